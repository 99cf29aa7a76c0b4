import { useMemo } from 'react';
import { CreatePage } from '../../../resource/CreateScreen';
import type { ScreenProps } from '../../../routing/route';
import { useUser } from '../../../session/useSession';

const sections = [{ title: 'Wiadomość', fields: ['company_id', 'subject', 'post_body', 'post_file_ids', 'important'] }];
const company = ['company_id'];

/** A client writes to the office: about what, then the words and files. Whoever has one company is not asked for it. */
export default function Letter({ resource }: ScreenProps) {
  const several = useUser().companies.length > 1;
  const letter = useMemo(() => resource && { ...resource, sections }, [resource]);
  return letter ? <CreatePage key={letter.name} resource={letter} unasked={several ? undefined : company} /> : null;
}

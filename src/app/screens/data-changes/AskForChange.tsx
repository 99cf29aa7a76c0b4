import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { useUser } from '../../session/useSession';

const company = ['company_id'];

/** A client asks for another address, account or contact on their company's card. Whoever has one company is not asked for it. */
export default function AskForChange({ resource }: ScreenProps) {
  const several = useUser().companies.length > 1;
  return resource ? (
    <CreatePage key={resource.name} resource={resource} sends={true} unasked={several ? undefined : company} />
  ) : null;
}

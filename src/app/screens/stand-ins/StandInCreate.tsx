import { useMemo } from 'react';
import { useToday } from '../../pages/dashboard/useToday';
import { CreatePage } from '../../resource/CreateScreen';
import type { ScreenProps } from '../../routing/route';
import { useUser } from '../../session/useSession';
import { HandedPreview } from './HandedPreview';

/** Handing one's work over, or a colleague's, with what goes with it. */
export default function StandInCreate({ resource }: ScreenProps) {
  const { id } = useUser();
  const today = useToday();
  const given = useMemo(() => ({ person_id: id, from: today }), [id, today]);
  return resource ? <CreatePage resource={resource} given={given} inside={<HandedPreview />} /> : null;
}

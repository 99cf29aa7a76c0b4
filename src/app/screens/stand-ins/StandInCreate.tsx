import { useMemo } from 'react';
import { useToday } from '../../records/useToday';
import { CreatePage } from '../../resource/CreateScreen';
import { useUser } from '../../session/useSession';
import { HandedPreview } from './HandedPreview';

/** Handing one's work over, or a colleague's, with what goes with it. */
export default function StandInCreate() {
  const { id } = useUser();
  const today = useToday();
  const given = useMemo(() => ({ person_id: id, from: today }), [id, today]);
  return <CreatePage given={given} inside={<HandedPreview />} />;
}

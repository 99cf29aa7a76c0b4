import { useShown } from '../../records/useDeclared';
import { RecordPage } from '../../resource/ShowScreen';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { MeasureButton } from '../../timer/MeasureButton';
import { Dependencies } from './Dependencies';

/** A task with what it waits for, what waits for it, and its own measuring of time. */
export default function TaskShow() {
  const measures = useTenant().has('uptime');
  return <RecordPage actions={() => measures && <MeasureTask />} after={() => <Dependencies />} />;
}

/** The time of a task that is not done yet. */
function MeasureTask() {
  const { record } = useShown();
  const { access } = useUser();
  if (record.completed_at) return null;
  // Who sees no companies cannot name one; the task says it anyway.
  const company = access.includes('companies') ? { company_id: record.company_id } : {};
  return <MeasureButton of="zadania" values={{ task_id: record.id, ...company }} />;
}

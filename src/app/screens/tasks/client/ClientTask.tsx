import { RecordPage } from '../../../resource/ShowScreen';
import { useUser } from '../../../session/useSession';

/** How the office plans a task, and what its head says already. */
const office = ['title', 'status', 'category', 'priority', 'audience', 'due_nominal'];

/** A task as its client sees it: by when, what it is about, what was agreed. */
export default function ClientTask() {
  const several = useUser().companies.length > 1;
  return <RecordPage without={several ? office : [...office, 'company_id']} />;
}

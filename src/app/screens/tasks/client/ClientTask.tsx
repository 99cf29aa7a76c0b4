import { useParams } from 'react-router';
import { RecordPage } from '../../../resource/ShowScreen';
import type { ScreenProps } from '../../../routing/route';
import { useUser } from '../../../session/useSession';

/** How the office plans a task, and what its head says already. */
const office = ['title', 'status', 'category', 'priority', 'audience', 'due_nominal'];

/** A task as its client sees it: by when, what it is about, what was agreed. */
export default function ClientTask({ resource }: ScreenProps) {
  const { id } = useParams();
  const several = useUser().companies.length > 1;
  if (!resource || !id) return null;
  return <RecordPage key={id} resource={resource} id={id} without={several ? office : [...office, 'company_id']} />;
}

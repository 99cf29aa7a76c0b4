import type { RaRecord } from 'ra-core';
import { useUser } from '../../session/useSession';
import { MeasureButton } from '../../timer/MeasureButton';

/** The time of a task that is not done yet. */
export function MeasureTask({ record }: { record: RaRecord }) {
  const { access } = useUser();
  if (record.completed_at) return null;
  // Who sees no companies cannot name one; the task says it anyway.
  const company = access.includes('companies') ? { company_id: record.company_id } : {};
  return <MeasureButton of="zadania" values={{ task_id: record.id, ...company }} />;
}

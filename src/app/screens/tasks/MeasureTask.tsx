import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useNotify } from 'ra-core';
import { toWarsaw } from '../../../lib/dates';
import { OtherButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { useUser } from '../../session/useSession';
import { Icon } from '../../theme/Icon';
import { useOpenEntry } from '../../timer/useOpenEntry';
import { useTimer } from '../../timer/useTimer';

/** Begins measuring the time of a task; while another measuring runs there is nothing to begin. */
export function MeasureTask({ record }: { record: RaRecord }) {
  const { entry } = useOpenEntry();
  const { startedAt } = useTimer();
  const { access } = useUser();
  const [create, { isPending }] = useCreate();
  const client = useQueryClient();
  const notify = useNotify();
  if (entry || startedAt !== null || record.completed_at) return null;

  async function start(): Promise<void> {
    // Who sees no companies cannot name one; the task says it anyway.
    const company = access.includes('companies') ? { company_id: record.company_id } : {};
    try {
      const data = { start_date: toWarsaw(new Date()), task_id: record.id, ...company, source: 'timer' };
      await create('uptimes', { data }, { returnPromise: true });
      notify('Pomiar czasu zadania trwa. Zatrzymasz go na górnym pasku.', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['uptimes'] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (
    <OtherButton aria-disabled={isPending} onClick={() => isPending || void start()}>
      <Icon name="play" size={18} />
      Mierz czas zadania
    </OtherButton>
  );
}

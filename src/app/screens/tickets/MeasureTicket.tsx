import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify } from 'ra-core';
import { toWarsaw } from '../../../lib/dates';
import { OtherButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { Icon } from '../../theme/Icon';
import { useOpenEntry } from '../../timer/useOpenEntry';
import { useTimer } from '../../timer/useTimer';
import type { Ticket } from './ticket';

/** Begins measuring the time of a case; while another measuring runs there is nothing to begin. */
export function MeasureTicket({ ticket }: { ticket: Ticket }) {
  const { entry } = useOpenEntry();
  const { startedAt } = useTimer();
  const [create, { isPending }] = useCreate();
  const client = useQueryClient();
  const notify = useNotify();
  if (entry || startedAt !== null) return null;

  async function start(): Promise<void> {
    try {
      const data = { start_date: toWarsaw(new Date()), ticket_id: ticket.id, company_id: ticket.company_id, source: 'timer' };
      await create('uptimes', { data }, { returnPromise: true });
      notify('Pomiar czasu sprawy trwa. Zatrzymasz go na górnym pasku.', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['uptimes'] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (
    <OtherButton size="small" aria-disabled={isPending} onClick={() => isPending || void start()}>
      <Icon name="play" size={18} />
      Mierz czas sprawy
    </OtherButton>
  );
}

import { formatDate } from '../../lib/dates';
import type { HookContext } from '../handlers/define';
import { notify } from '../notices/notify';

interface Due {
  training_id: string;
  title: string;
  due_on: string | null;
}

/** Tells people of a training that was given to them, or that must soon be done. */
export function tellOf(
  event: 'training_assigned' | 'training_due',
  { training_id, title, due_on }: Due,
  to: readonly string[],
  { tx, scope }: HookContext,
  isPlanned = true,
): Promise<string[]> {
  return notify(tx, scope, {
    event,
    to,
    record: { resource: 'trainings', id: training_id },
    isPlanned,
    values: { nazwa: title, termin: due_on ? formatDate(due_on) : 'bez terminu' },
  });
}

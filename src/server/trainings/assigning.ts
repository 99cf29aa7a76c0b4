import { addDays } from '../../lib/dates';
import type { HookContext } from '../handlers/define';
import { todayOf } from '../records/present';
import { put } from '../settlements/put';
import { completionsResource, trainingOf } from './records';
import { peopleToAssign } from './rows';
import { tellOf } from './telling';

/** Gives a mandatory training to everybody it is for who has it neither before them nor behind them, and tells them; nobody gets it twice. */
export async function assign(trainingId: string, { tx, scope }: HookContext): Promise<number> {
  const today = todayOf(scope);
  const training = await trainingOf(tx, scope.tenant.id, trainingId);
  if (!training?.mandatory || training.status !== 'published') return 0;
  if ((training.valid_from ?? today) > today || (training.valid_to ?? today) < today) return 0;
  const people = await peopleToAssign(tx, scope.tenant.id, training);
  const due_on = addDays(today, training.due_days ?? 14);
  for (const { id, rounds } of people)
    await put(tx, scope, completionsResource, {
      training_id: training.id,
      user_id: id,
      due_on,
      revision: training.revision,
      round: rounds + 1,
    });
  const told = { training_id: training.id, title: training.title, due_on };
  if (people.length > 0)
    await tellOf(
      'training_assigned',
      told,
      people.map(({ id }) => id),
      { tx, scope },
    );
  return people.length;
}

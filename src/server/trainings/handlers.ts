import { resources } from '../../../resources';
import { asked } from '../../domain/trainings/quiz';
import type { Tx } from '../db/database';
import { conflict, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { trailOf } from '../records/audit';
import { list } from '../records/list';
import { patch } from '../records/patch';
import { actorOf, type Scope } from '../scope';
import { sees } from './audience';
import { type Category, categoryOf, completionsResource, type Training, trainingOf } from './records';
import { currentCompletions, questionsOf, roundsOf, unfinishedOf } from './rows';
import { acknowledge, answer, read, start } from './steps';
import { tellOf } from './telling';

export const assignJob = 'trainings.assign';

/** What is learnt: who sees it, who has begun, what they answered. */
export const trainings = defineHandlers(resources.trainings, {
  create: (_values, { scope }) => ({ author_id: actorOf(scope) }),
  update: async (changes, before, { tx, scope }) => ({
    ...changes,
    visible_to: await seenBy({ ...before, ...changes }, { tx, scope }),
  }),
  transitions: {
    async publish(training, context) {
      if (!training.content && !training.lessons?.length && !training.video_url && !training.attachment_ids?.length)
        throw invalid({ content: 'Dodaj treść, lekcję, film albo plik, zanim opublikujesz szkolenie' });
      return { visible_to: await seenBy({ ...training, status: 'published' }, context) };
    },
    withdraw: () => ({ visible_to: [] }),
    archive: () => ({ visible_to: [] }),
  },
  async saved(after, before, { tx, scope }) {
    if (after?.mandatory && after.status === 'published' && !(before?.mandatory && before.status === 'published'))
      await enqueue(tx, scope.tenant.id, assignJob, { training: after.id });
  },
  actions: {
    start: ([training], body, context) => withTraining(training, (known) => start(known, body, context)),
    read: ([training], body, context) => withTraining(training, (known) => read(known, body, context)),
    answer: ([training], body, context) => withTraining(training, (known) => answer(known, body, context)),
    acknowledge: ([training], body, context) => withTraining(training, (known) => acknowledge(known, body, context)),
    renew: ([training], _body, context) => withTraining(training, (known) => renew(known, context)),
    remind: ([training], _body, context) => withTraining(training, (known) => remind(known, context)),
  },
  async present(record, scope, db) {
    const [newest] = await roundsOf(db, scope.tenant.id, record.id, scope.who.id);
    const questions = await questionsOf(db, scope.tenant.id, record.id);
    return {
      mine: newest ? await mineOf(db, scope, newest.id) : null,
      quiz: questions.map(asked),
    };
  },
});

async function withTraining<T>(training: Training | undefined, act: (training: Training) => Promise<T>): Promise<T | null> {
  return training ? act(training) : null;
}

/** The asker's own completion, as its own resource shows it. */
async function mineOf(db: Pick<Tx, 'query'>, scope: Scope, id: string): Promise<unknown> {
  const own = [{ key: 'id', is: 'any' as const, values: [id] }];
  const { data } = await list(db, scope, completionsResource, { page: 1, limit: 1, sort: [], search: '', filters: own });
  return data[0] ?? null;
}

async function seenBy(training: Training, { tx, scope }: HookContext) {
  return sees(training, await categoryOf(tx, scope.tenant.id, training.category_id));
}

/** A new edition: whoever has done the earlier one, or is at it, begins anew. */
async function renew(training: Training, { tx, scope }: HookContext) {
  const trail = trailOf(scope);
  const after = await patch(tx, trail, resources.trainings, training.id, { revision: training.revision + 1 });
  for (const { id } of await currentCompletions(tx, scope.tenant.id, training.id))
    await patch(tx, trail, completionsResource, id, { status: 'expired' });
  await enqueue(tx, scope.tenant.id, assignJob, { training: training.id });
  return after;
}

/** Reminds everybody who has not finished yet; at once, as somebody asked for it. */
async function remind(training: Training, context: HookContext) {
  if (training.status !== 'published') throw conflict('To szkolenie nie jest opublikowane.', undefined, 'not_published');
  const late = await unfinishedOf(context.tx, context.scope.tenant.id, training.id);
  if (late.length === 0) throw conflict('Nie ma komu przypominać: wszyscy skończyli.', undefined, 'nobody');
  const byDay = new Map<string | null, string[]>();
  for (const { user_id, due_on } of late) byDay.set(due_on, [...(byDay.get(due_on) ?? []), user_id]);
  for (const [due_on, to] of byDay)
    await tellOf('training_due', { training_id: training.id, title: training.title, due_on }, to, context, false);
  return { id: training.id, reminded: late.length };
}

/** Keeps whom a category's trainings exist for when the category changes. */
export async function keepAudience(category: Category, { tx, scope }: HookContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const training = await trainingOf(tx, scope.tenant.id, id);
    if (training) await patch(tx, trailOf(scope), resources.trainings, id, { visible_to: sees(training, category) });
  }
}

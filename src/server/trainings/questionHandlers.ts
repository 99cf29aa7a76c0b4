import { resources } from '../../../resources';
import { defineHandlers } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { actorOf } from '../scope';
import { countQuestions } from './rows';

/** Questions of tests; a training knows how many it has. */
export const trainingQuestions = defineHandlers(resources['training-questions'], {
  create: (_values, { scope }) => ({ author_id: actorOf(scope) }),
  async saved(after, before, { tx, scope }) {
    const id = after?.training_id ?? before?.training_id;
    if (!id || (after && before)) return;
    const quiz_questions = await countQuestions(tx, scope.tenant.id, id);
    await patch(tx, trailOf(scope), resources.trainings, id, { quiz_questions });
  },
});

import { resources } from '../../../resources';
import { monthOf } from '../../lib/dates';
import { invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { todayOf } from '../records/present';
import { actorOf, type Scope } from '../scope';
import { waitingQuestions } from './asking';

/** What happened in a month: a no is known once the month is over, a yes as soon as it happened. */
export const monthAnswers = defineHandlers(resources['month-answers'], {
  waiting: { ask: ({ scope, db }) => waitingQuestions(db, scope) },
  create({ period, answer }, { scope }) {
    refuseEarly(period, answer, scope);
    return { answered_by_id: actorOf(scope) };
  },
  update({ answer }, { period }, { scope }) {
    refuseEarly(period, answer, scope);
    return { answered_by_id: actorOf(scope) };
  },
});

function refuseEarly(period: string | null | undefined, answer: boolean | null | undefined, scope: Scope): void {
  const thisMonth = monthOf(todayOf(scope));
  if (!period) return;
  if (period > thisMonth) throw invalid({ period: 'Ten miesiąc jeszcze się nie zaczął' });
  if (period === thisMonth && answer === false)
    throw invalid({ answer: 'Miesiąc jeszcze trwa: „nie” można odpowiedzieć po jego końcu' });
}

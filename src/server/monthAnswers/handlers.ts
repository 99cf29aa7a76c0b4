import { resources } from '../../../resources';
import { followsFrom } from '../../domain/deadlines/monthFacts';
import { addMonths, formatMonth, lastDayOf, monthOf } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { keepDecision, standsForGood, takenBack } from '../decisions/keep';
import { invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { todayOf } from '../records/present';
import { actorOf, type Scope } from '../scope';
import { waitingQuestions } from './asking';
import { followAnswer } from './following';

const answers = resources['month-answers'];
type MonthAnswer = RecordOf<typeof answers>;

/** What happened in a month: a no is known once the month is over, a yes as soon as it happened. */
export const monthAnswers = defineHandlers(answers, {
  waiting: { ask: ({ scope, db }) => waitingQuestions(db, scope) },
  create({ period, answer }, { scope }) {
    refuseEarly(period, answer, scope);
    return { answered_by_id: actorOf(scope) };
  },
  update({ answer }, { period }, { scope }) {
    refuseEarly(period, answer, scope);
    return { answered_by_id: actorOf(scope) };
  },
  async saved(after, before, context) {
    if (after && !before) await keep(after, context);
    else if (after && before && after.answer !== before.answer) await standsForGood('month-answers', after.id, context);
    else if (before && !after) await takenBack('month-answers', before.id, context);
    await followAnswer(after, before, context);
  },
});

/** A client's answer is a decision. It goes back as long as the month would be asked of again: two months after its own. */
function keep({ id, company_id, fact, period, answer }: MonthAnswer, context: HookContext): Promise<void> {
  const what = answers.fields.fact.choices?.[fact]?.label ?? fact;
  return keepDecision(
    {
      company_id,
      kind: 'month_answer',
      title: `${what}, ${formatMonth(period)}: ${answer ? 'tak' : 'nie'}`,
      effect: followsFrom(fact, answer),
      about: 'month-answers',
      record_id: id,
      back_until: `${lastDayOf(addMonths(period, 2))} 23:59:59`,
    },
    context,
  );
}

function refuseEarly(period: string | null | undefined, answer: boolean | null | undefined, scope: Scope): void {
  const thisMonth = monthOf(todayOf(scope));
  if (!period) return;
  if (period > thisMonth) throw invalid({ period: 'Ten miesiąc jeszcze się nie zaczął' });
  if (period === thisMonth && answer === false)
    throw invalid({ answer: 'Miesiąc jeszcze trwa: „nie” można odpowiedzieć po jego końcu' });
}

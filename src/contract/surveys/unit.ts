import { readFormula } from '../../domain/surveys/formula';
import { formatMoney } from '../../lib/money';
import { kinds } from './kinds';
import type { Question } from './question';

type Find = (key: string) => Question | undefined;

/** Whether numbers of a question are amounts in whole grosze; a calculated one is what it is counted from. */
export function isMoney({ type, key, formula }: Question, find: Find): boolean {
  if (type !== 'calculated') return type === 'money';
  const named = (readFormula(formula ?? '') ?? []).flatMap(({ of }) => (typeof of === 'string' && of !== key ? [of] : []));
  const first = find(named[0] ?? '');
  return first !== undefined && isMoney(first, find);
}

/** An answer as people read it, amounts calculated from amounts as amounts. */
export function answerText(question: Question, questions: readonly Question[], value: unknown): string {
  const find: Find = (key) => questions.find((each) => each.key === key);
  if (question.type === 'calculated' && typeof value === 'number' && isMoney(question, find)) return formatMoney(value);
  return value === null || value === undefined ? '' : kinds[question.type].text(value, question);
}

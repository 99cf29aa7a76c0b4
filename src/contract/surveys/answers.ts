import { formulaValue, readFormula } from '../../domain/surveys/formula';
import { requiredFault } from '../../schema/validate';
import { isMasked } from '../mask';
import { isEmpty, kinds, valuesOf } from './kinds';
import type { Answers, Condition, Question } from './question';
import { isMoney } from './unit';

/** Answers in the questions' order, without those of hidden questions; calculated ones are added. What was sent and belongs to no question is left out. */
export function settled(questions: readonly Question[], answers: Answers): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const question of questions) {
    if (!meets(question, kept)) continue;
    const { key, type } = question;
    if (type === 'calculated') {
      const value = calculated(question, questions, kept);
      if (value !== null) kept[key] = value;
    } else if (!kinds[type].isSilent && Object.hasOwn(answers, key) && !isEmpty(answers[key]))
      kept[key] = read(type, answers[key]);
  }
  return kept;
}

/** The questions that stand before somebody who answered so far; one whose condition rests on a hidden question is judged as unanswered. */
export function visibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const kept = settled(questions, answers);
  return questions.filter((question) => meets(question, kept));
}

/**
 * What is wrong, by question. `isFinal` asks for required answers too; while one is still answering, only what is there is looked at.
 * Hidden questions are asked nothing, and what stands masked was judged when it was given.
 */
export function answerFaults(questions: readonly Question[], answers: Answers, isFinal: boolean): Record<string, string> {
  const kept = settled(questions, answers);
  const faults: Record<string, string> = {};
  for (const question of questions) {
    const { key, type, required } = question;
    const kind = kinds[type];
    if (kind.isSilent || !meets(question, kept)) continue;
    if (!Object.hasOwn(kept, key)) {
      if (isFinal && required) faults[key] = requiredFault;
      continue;
    }
    if (kind.isClosed && isMasked(kept[key])) continue;
    const says = kind.check(kept[key], isFinal ? question : { ...question, required: false });
    if (says) faults[key] = says;
  }
  return faults;
}

/** How far one is: required and optional questions that are visible and ask for something, and those answered. */
export function progressOf(questions: readonly Question[], answers: Answers): { asked: number; answered: number } {
  const kept = settled(questions, answers);
  const asked = questions.filter((question) => !kinds[question.type].isSilent && meets(question, kept));
  return { asked: asked.length, answered: asked.filter(({ key }) => Object.hasOwn(kept, key)).length };
}

const read = (type: Question['type'], value: unknown) =>
  typeof value === 'string' && !isMasked(value) ? (kinds[type].read?.(value) ?? value) : value;

function meets({ visible_if, visible_join }: Question, kept: Answers): boolean {
  if (visible_if.length === 0) return true;
  const holds = (condition: Condition) => conditionHolds(condition, kept);
  return visible_join === 'any' ? visible_if.some(holds) : visible_if.every(holds);
}

function conditionHolds({ question, test, value }: Condition, kept: Answers): boolean {
  const given = Object.hasOwn(kept, question) ? kept[question] : undefined;
  const isThere = !isEmpty(given);
  const number = typeof given === 'number' ? given : null;
  const limit = Number(value ?? Number.NaN);
  switch (test) {
    case 'answered':
      return isThere;
    case 'unanswered':
      return !isThere;
    case 'is':
      return valuesOf(given).includes(value ?? '');
    case 'is_not':
      return isThere && !valuesOf(given).includes(value ?? '');
    case 'more':
      return number !== null && number > limit;
    case 'less':
      return number !== null && number < limit;
  }
}

function calculated(question: Question, questions: readonly Question[], kept: Answers): number | null {
  const terms = readFormula(question.formula ?? '');
  if (!terms) return null;
  const find = (key: string) => questions.find((each) => each.key === key);
  // Numbers written in a formula over amounts are złoty.
  const scale = isMoney(question, find) ? 100 : 1;
  const scaled = terms.map(({ sign, of }) => ({ sign, of: typeof of === 'number' ? of * scale : of }));
  return formulaValue(scaled, (key) => {
    const type = find(key)?.type;
    const number = type && Object.hasOwn(kept, key) ? kinds[type].number?.(kept[key]) : undefined;
    return number ?? null;
  });
}

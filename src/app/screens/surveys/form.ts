import { kinds } from '../../../contract/surveys/kinds';
import { blankQuestion, type Question, type Section } from '../../../contract/surveys/question';
import { fieldsFor } from '../../../domain/surveys/mapped';
import type { QuestionType } from '../../../domain/surveys/words';

/** A form being made: parts and questions in their order. */
export interface Form {
  sections: readonly Section[];
  questions: readonly Question[];
}

/** The first name of that kind that nothing has yet: `p1`, `p2`. */
export function freeKey(letter: string, taken: readonly string[]): string {
  for (let nth = taken.length + 1; ; nth += 1) if (!taken.includes(`${letter}${nth}`)) return `${letter}${nth}`;
}

/** A new question, of the type and in the part given, with two empty options where it needs any. */
export function newQuestion(questions: readonly Question[], type: QuestionType, section: string | null): Question {
  const key = freeKey(
    'p',
    questions.map((question) => question.key),
  );
  return withType({ ...blankQuestion, key, label: '', type, section }, type);
}

/** The question with another type; what the new one has no use for goes. */
export function withType(question: Question, type: QuestionType): Question {
  const needs = kinds[type].options === true;
  const two = [
    { value: 'o1', label: '' },
    { value: 'o2', label: '' },
  ];
  return {
    ...question,
    type,
    required: kinds[type].isSilent ? false : question.required,
    options: needs ? (question.options.length > 0 ? question.options : two) : [],
    lines: type === 'matrix' ? (question.lines.length > 0 ? question.lines : [{ value: 'w1', label: '' }]) : [],
    min: null,
    max: null,
    max_length: null,
    maps_to: fieldsFor(type).find((key) => key === question.maps_to) ?? null,
    formula: type === 'calculated' ? question.formula : null,
  };
}

/** The list with one item moved to another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** Questions without one, and without conditions and sums that spoke of it. */
export function without(questions: readonly Question[], key: string): Question[] {
  return questions
    .filter((question) => question.key !== key)
    .map((question) => ({ ...question, visible_if: question.visible_if.filter((condition) => condition.question !== key) }));
}

import { kinds, valuesOf } from './kinds';
import type { Answers, Question } from './question';
import { isMoney } from './unit';

/** What many people answered to one question. */
export interface QuestionResults {
  key: string;
  /** How many answered it. */
  answered: number;
  /** How often each value was chosen; null where answers are no choice. For a table of ratings and an order, one entry a line. */
  counts: readonly { label: string; count: number }[] | null;
  /** Of numbers and ratings; amounts in whole grosze. */
  average: number | null;
  isMoney: boolean;
  /** Promoters (9–10) less critics (0–6) in percent of all, from −100 to 100. */
  nps: number | null;
  /** Of a table of ratings: each line with how often each rating was given; of an order: each option with its mean place. */
  lines: readonly { label: string; counts: readonly number[]; mean: number | null }[] | null;
}

/** The score of ratings from 0 to 10, rounded; null without ratings. */
export function npsOf(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  const share = (holds: (rating: number) => boolean) => ratings.filter(holds).length / ratings.length;
  return Math.round((share((rating) => rating >= 9) - share((rating) => rating <= 6)) * 100);
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Counts, averages and scores of every question that asks for something countable; texts are only counted. */
export function resultsOf(questions: readonly Question[], all: readonly Answers[]): QuestionResults[] {
  const find = (key: string) => questions.find((question) => question.key === key);
  return questions
    .filter(({ type }) => type !== 'statement')
    .map((question) => {
      const { key, type } = question;
      const kind = kinds[type];
      const given = all.flatMap((answers) => (Object.hasOwn(answers, key) ? [answers[key]] : []));
      const numbers = given.flatMap((value) => kind.number?.(value) ?? []);
      const choices = kind.choices?.(question) ?? null;
      return {
        key,
        answered: given.length,
        counts:
          choices?.map(({ value, label }) => ({
            label,
            count: given.filter((answer) => valuesOf(answer).includes(value)).length,
          })) ?? null,
        average: mean(numbers),
        isMoney: isMoney(question, find),
        nps: type === 'nps' ? npsOf(numbers) : null,
        lines: linesOf(question, given),
      };
    });
}

function linesOf({ type, options, lines }: Question, given: readonly unknown[]): QuestionResults['lines'] {
  if (type === 'ranking')
    return options.map(({ value, label }) => {
      const places = given.flatMap((answer) =>
        Array.isArray(answer) && answer.includes(value) ? [answer.indexOf(value) + 1] : [],
      );
      return { label, counts: options.map((_, at) => places.filter((place) => place === at + 1).length), mean: mean(places) };
    });
  if (type !== 'matrix') return null;
  return lines.map((line) => {
    const rated = given.map((answer) => (answer as Record<string, string>)[line.value]);
    return { label: line.label, counts: options.map(({ value }) => rated.filter((each) => each === value).length), mean: null };
  });
}

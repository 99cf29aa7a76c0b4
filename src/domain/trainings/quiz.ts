import { sortKey } from '../../lib/sortKey';

/** A question of a test with its answers, as those who make trainings keep it. */
export interface Question {
  id: string;
  text: string;
  type: 'single' | 'multi' | 'true_false' | 'order' | 'number';
  options: readonly { text: string; correct: boolean; explanation: string | null }[];
  is_true: boolean | null;
  /** Hundredths, as is the tolerance. */
  number: number | null;
  tolerance: number | null;
  explanation: string | null;
  points: number;
}

/** A question as whoever is examined gets it: nothing in it tells the answer. */
export interface AskedQuestion {
  id: string;
  text: string;
  type: Question['type'];
  points: number;
  options: string[];
}

/** What was answered: places of the chosen answers among those shown, yes or no, or a number in hundredths. */
export type Given = readonly number[] | boolean | number | null;

/** One question judged. `correct` is told only once no further try could profit from it. */
export interface Verdict {
  id: string;
  right: boolean;
  explanations: string[];
  correct: string | null;
}

/** The answers in the order they are shown in: those to be put in order stand by the alphabet. */
function shownOptions({ type, options }: Question): Question['options'] {
  if (type !== 'order') return options;
  const byAlphabet = options.map((option) => ({ option, key: `${sortKey(option.text)}\u0000${option.text}` }));
  return byAlphabet.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ option }) => option);
}

export function asked(question: Question): AskedQuestion {
  const { id, text, type, points } = question;
  const choosing = type === 'single' || type === 'multi' || type === 'order';
  return { id, text, type, points, options: choosing ? shownOptions(question).map((option) => option.text) : [] };
}

/** What is wrong with the form of an answer, in Polish, or null; leaving a question out is no fault of form. */
export function formFault(question: Question, given: unknown): string | null {
  if (given === null) return null;
  if (question.type === 'true_false') return typeof given === 'boolean' ? null : 'Odpowiedz: prawda albo fałsz';
  if (question.type === 'number') return Number.isSafeInteger(given) ? null : 'Podaj liczbę';
  const places = question.options.length;
  const fits =
    Array.isArray(given) &&
    given.every((place) => Number.isInteger(place) && place >= 0 && place < places) &&
    new Set(given).size === given.length;
  if (!fits) return 'Wybierz odpowiedzi z listy';
  return question.type === 'single' && given.length > 1 ? 'Wybierz jedną odpowiedź' : null;
}

/** Whether the answer is right, the whole of it. */
export function isRight(question: Question, given: Given): boolean {
  if (given === null) return false;
  switch (question.type) {
    case 'true_false':
      return given === question.is_true;
    case 'number':
      return question.number !== null && Math.abs(Number(given) - question.number) <= (question.tolerance ?? 0);
    case 'order': {
      const put = (given as readonly number[]).map((place) => shownOptions(question)[place]?.text);
      return put.length === question.options.length && question.options.every(({ text }, at) => put[at] === text);
    }
    default: {
      const chosen = new Set(given as readonly number[]);
      return question.options.every(({ correct }, at) => correct === chosen.has(at));
    }
  }
}

/** The share of points, in whole percent rounded down, so that nobody passes by rounding. */
export function scoreOf(questions: readonly Question[], given: ReadonlyMap<string, Given>): number {
  const total = questions.reduce((sum, { points }) => sum + points, 0);
  const won = questions.reduce(
    (sum, question) => sum + (isRight(question, given.get(question.id) ?? null) ? question.points : 0),
    0,
  );
  return total === 0 ? 0 : Math.floor((won * 100) / total);
}

/** How one answer is explained; `tells` opens the right answer too. */
export function verdictOn(question: Question, given: Given, tells: boolean, formatNumber: (value: number) => string): Verdict {
  const right = isRight(question, given);
  const chosen =
    Array.isArray(given) && question.type !== 'order' ? given.flatMap((at: number) => question.options[at] ?? []) : [];
  const explanations = [
    ...chosen.flatMap(({ explanation }) => explanation ?? []),
    ...((right || tells) && question.explanation ? [question.explanation] : []),
  ];
  return { id: question.id, right, explanations, correct: tells && !right ? correctOf(question, formatNumber) : null };
}

function correctOf({ type, options, is_true, number }: Question, formatNumber: (value: number) => string): string {
  if (type === 'true_false') return is_true ? 'Prawda' : 'Fałsz';
  if (type === 'number') return formatNumber(number ?? 0);
  if (type === 'order') return options.map(({ text }, at) => `${at + 1}. ${text}`).join(' ');
  return options
    .filter(({ correct }) => correct)
    .map(({ text }) => text)
    .join('; ');
}

import { run as check } from './law/check';
import { run as deadlines } from './law/deadlines';
import { run as holidays } from './law/holidays';
import { run as invoice } from './law/invoice';
import { run as limits } from './law/limits';
import { run as micro } from './law/micro';
import { run as obligations } from './law/obligations';
import { run as page } from './law/page';
import { commandOf, QUESTIONS, type QuestionName } from './law/questions';
import { run as words } from './law/words';

const ANSWERS: Record<QuestionName, (args: string[]) => void | Promise<void>> = {
  deadlines,
  obligations,
  holidays,
  limits,
  check,
  micro,
  words,
  invoice,
  page,
};

const isQuestion = (name: string): name is QuestionName => Object.hasOwn(QUESTIONS, name);
const usage = (name: QuestionName) => `  ${commandOf(name)}`;

/** Polish law without the product: one JSON line an answer on standard output. 0 when answered, 2 when the question is unclear. */
export async function main(args: string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (!isQuestion(name)) {
    console.error(['Co policzyć?', ...Object.keys(QUESTIONS).filter(isQuestion).map(usage)].join('\n'));
    return 2;
  }
  try {
    await ANSWERS[name](rest);
    return 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage(name)}`);
    return 2;
  }
}

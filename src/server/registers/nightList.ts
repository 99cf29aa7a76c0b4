import { MOST_AT_ONCE } from '../../domain/registers/whiteList/requests';
import type { JobContext } from '../jobs/define';
import type { Answered } from './ask';
import type { Registers } from './registers';

/** So many of a day's searches of the list of VAT payers a night leaves to persons, of all firms. */
const LEFT_TO_PERSONS = 30;

/** What the list says of each NIP. For whom its day has no search to spare there is no answer: nobody was asked about them. */
export async function askListByNight({ tools, signal }: JobContext, nips: readonly string[]): Promise<Map<string, Answered>> {
  const answers = new Map<string, Answered>();
  for (let at = 0; at < nips.length && searchesLeft(tools.registers) > LEFT_TO_PERSONS; at += MOST_AT_ONCE) {
    signal.throwIfAborted();
    const some = await tools.registers.askList(nips.slice(at, at + MOST_AT_ONCE));
    const taken = [...some].filter(([, answer]) => !isTooMany(answer));
    for (const [nip, answer] of taken) answers.set(nip, answer);
    if (taken.length < some.size) break;
  }
  return answers;
}

const isTooMany = (answer: Answered) => !answer.ok && answer.problem.code === 'too_many';

const searchesLeft = (registers: Registers) =>
  registers
    .states()
    .find(({ register }) => register === 'white_list')
    ?.left.find(({ of }) => of === 'search')?.left ?? 0;

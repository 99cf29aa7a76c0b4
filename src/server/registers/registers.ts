import { join } from 'node:path';
import type { Register, RegisterLeft, RegisterState } from '../../contract/registers';
import type { RateLimit, Reading } from '../../domain/registers/exchange';
import type { WhiteListAccount } from '../../domain/registers/whiteList/answers';
import { MOST_AT_ONCE } from '../../domain/registers/whiteList/requests';
import { toWarsaw } from '../../lib/dates';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { type Answered, type Asked, askListOfAccount, askListOfMany, ofTheAsked, ways } from './ask';
import { type AccountList, openAccountList } from './flatFile/accountList';
import { type Line, openLine } from './line';
import { registerNames, registerVariables } from './places';

/** The public registers as this server reaches them. */
export interface Registers {
  readonly on: readonly Register[];
  /** What the register says of the company; null where it is off or can't be asked by these numbers. Never throws. */
  ask(register: Register, asked: Asked): Promise<Answered | null>;
  /** What the list of VAT payers says of each of so many NIPs, thirty a search; empty where it is off. Never throws. */
  askList(nips: readonly string[]): Promise<Map<string, Answered>>;
  /** Whether the list has the account for the NIP, by a question of its own; null where it is off. Never throws. */
  askAccount(nip: string, account: string): Promise<Reading<WhiteListAccount> | null>;
  /** The same by the file of the day, which asks nobody. */
  readonly accounts: AccountList;
  states(): RegisterState[];
}

type Settings = Pick<Config, 'registers' | 'limits'> & Partial<Pick<Config, 'whiteListDir' | 'dataDir'>>;

export function openRegisters(
  { registers: places, limits, whiteListDir = null, dataDir = '.' }: Settings,
  clock: Clock,
): Registers {
  const lines = new Map<Register, Line>();
  for (const register of registerNames) {
    const place = places[register];
    if (place) lines.set(register, openLine(place, limits.registers, ways[register].limits, clock));
  }
  const moment = (at: Date | null | undefined) => (at ? toWarsaw(at) : null);
  return {
    on: [...lines.keys()],
    async ask(register, asked) {
      const line = lines.get(register);
      if (!line) return null;
      const today = toWarsaw(clock()).slice(0, 10);
      const answer = await ways[register].ask(line, asked, places[register]?.key ?? '', today);
      return answer && ofTheAsked(answer, asked);
    },
    async askList(nips) {
      const line = lines.get('white_list');
      const answers = new Map<string, Answered>();
      const today = toWarsaw(clock()).slice(0, 10);
      for (let at = 0; line && at < nips.length; at += MOST_AT_ONCE)
        for (const [nip, answer] of await askListOfMany(line, nips.slice(at, at + MOST_AT_ONCE), today))
          answers.set(nip, ofTheAsked(answer, { nip, regon: null, krs: null }));
      return answers;
    },
    async askAccount(nip, account) {
      const line = lines.get('white_list');
      return line ? askListOfAccount(line, nip, account, toWarsaw(clock()).slice(0, 10)) : null;
    },
    accounts: openAccountList(whiteListDir, join(dataDir, 'white-list'), clock),
    states: () =>
      registerNames.map((register) => {
        const line = lines.get(register);
        const rests = line?.restsUntil && line.restsUntil > clock() ? line.restsUntil : null;
        return {
          register,
          isOn: line !== undefined,
          variables: registerVariables[register].filter((name) => name !== undefined),
          answered_at: moment(line?.answeredAt),
          failed_at: moment(line?.failed?.at),
          failure: line?.failed?.problem.message ?? null,
          rests_until: moment(rests),
          left: (line?.left() ?? []).map(leftOf),
        };
      }),
  };
}

const kinds = { '/search/': 'search', '/check/': 'check' } as const;

const leftOf = ({ limit: { of, seconds, requests: most }, requests }: { limit: RateLimit; requests: number }): RegisterLeft => ({
  of: of ? kinds[of] : null,
  seconds,
  left: requests,
  most,
});

import { setTimeout as wait } from 'node:timers/promises';
import {
  DAY_SECONDS,
  type Problem,
  problem,
  type RateLimit,
  type Reading,
  type RegisterAnswer,
  type RegisterRequest,
} from '../../domain/registers/exchange';
import { addDays, fromWarsaw, toWarsaw } from '../../lib/dates';
import type { Clock } from '../clock';
import type { Limits } from '../limits';
import type { RegisterPlace } from './places';
import { send } from './send';

/** The way to one register: what it takes, how often, and how it has answered lately. */
export interface Line {
  /** One call, tried again where another try may be answered; `read` makes of the answer what was asked for. */
  call<Value>(request: RegisterRequest, read: (answer: RegisterAnswer) => Reading<Value>): Promise<Reading<Value>>;
  readonly answeredAt: Date | null;
  readonly failed: { at: Date; problem: Problem } | null;
  /** Until then it is not asked, after failures in a row. */
  readonly restsUntil: Date | null;
  /** How much of each of the register's limits is left now, counted by this server since it began. */
  left(): { limit: RateLimit; requests: number }[];
}

/** What a register says of itself that a moment mends. */
const passing = ({ problem: { retry } }: { problem: Problem }) => retry;

const pathOf = ({ url }: RegisterRequest) => new URL(url).pathname;

export function openLine(place: RegisterPlace, limits: Limits['registers'], rates: readonly RateLimit[], clock: Clock): Line {
  let asked: { at: number; path: string }[] = [];
  let inRow = 0;
  const state = { answeredAt: null as Date | null, failed: null as Line['failed'], restsUntil: null as Date | null };
  const longest = Math.max(0, ...rates.map(({ seconds }) => seconds));

  const covers = ({ of }: RateLimit, path: string) => of === undefined || path.includes(of);
  const midnight = (now: Date, days: number) =>
    fromWarsaw(`${addDays(toWarsaw(now).slice(0, 10), days)} 00:00:00`)?.getTime() ?? now.getTime();

  /** The calls that a limit counts now. */
  function counted(limit: RateLimit, now: Date) {
    const from = limit.seconds === DAY_SECONDS ? midnight(now, 0) : now.getTime() - limit.seconds * 1000 + 1;
    return asked.filter(({ at, path }) => at >= from && covers(limit, path));
  }

  /** Seconds until the register takes such a call; 0 is now. */
  function fullFor(path: string, now: Date): number {
    asked = asked.filter(({ at }) => at > now.getTime() - longest * 1000);
    const waits = rates.map((limit) => {
      const within = covers(limit, path) ? counted(limit, now) : [];
      const first = within[within.length - limit.requests];
      if (first === undefined) return 0;
      const until = limit.seconds === DAY_SECONDS ? midnight(now, 1) : first.at + limit.seconds * 1000;
      return Math.ceil((until - now.getTime()) / 1000);
    });
    return Math.max(0, ...waits);
  }

  /** What keeps the call from being made at all. */
  function held(path: string, now: Date): Reading<never> | null {
    if (state.restsUntil && state.restsUntil > now)
      return problem(
        'unavailable',
        `Rejestr nie odpowiadał kilka razy z rzędu. Panel zapyta go znowu po ${toWarsaw(state.restsUntil).slice(11, 16)}.`,
      );
    const seconds = fullFor(path, now);
    if (seconds === 0) return null;
    const isOver = rates.some(
      (limit) => limit.seconds === DAY_SECONDS && counted(limit, now).length >= limit.requests && covers(limit, path),
    );
    const says = isOver
      ? 'Dzienny limit zapytań do tego rejestru jest wyczerpany. Panel zapyta go znowu po północy.'
      : 'Rejestr przyjmuje teraz zbyt wiele zapytań; spróbuj później.';
    return problem('too_many', says, null, seconds);
  }

  function note<Value>(reading: Reading<Value>): Reading<Value> {
    const now = clock();
    const isDown = !reading.ok && passing(reading) && !reading.problem.of_country;
    if (!isDown) inRow = 0;
    if (reading.ok) state.answeredAt = now;
    else {
      state.failed = { at: now, problem: reading.problem };
      if (isDown) inRow += 1;
      if (inRow >= limits.failures) state.restsUntil = new Date(now.getTime() + limits.restMs);
    }
    return reading;
  }

  async function once<Value>(request: RegisterRequest, read: (answer: RegisterAnswer) => Reading<Value>, ms: number) {
    const now = clock();
    const path = pathOf(request);
    const kept = held(path, now);
    if (kept) return kept;
    asked.push({ at: now.getTime(), path });
    const answer = await send(request, place.url, ms);
    return note('status' in answer ? read(answer) : (answer as Reading<Value>));
  }

  return {
    get answeredAt() {
      return state.answeredAt;
    },
    get failed() {
      return state.failed;
    },
    get restsUntil() {
      return state.restsUntil;
    },
    left() {
      const now = clock();
      return rates.map((limit) => ({ limit, requests: Math.max(0, limit.requests - counted(limit, now).length) }));
    },
    async call(request, read) {
      const until = performance.now() + limits.wholeMs;
      const left = () => until - performance.now();
      for (let nth = 1; ; nth += 1) {
        const reading = await once(request, read, Math.max(1, Math.min(limits.answerMs, left())));
        if (reading.ok || !passing(reading) || nth >= limits.tries || held(pathOf(request), clock())) return reading;
        const pause = Math.max(limits.pauseMs * 2 ** (nth - 1), (reading.problem.retry_after ?? 0) * 1000);
        if (pause >= left()) return reading;
        await wait(pause);
      }
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import {
  type Problem,
  problem,
  type RateLimit,
  type Reading,
  type RegisterAnswer,
  type RegisterRequest,
} from '../../domain/registers/exchange';
import { toWarsaw } from '../../lib/dates';
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
}

/** What a register says of itself that a moment mends. */
const passing = ({ problem: { retry } }: { problem: Problem }) => retry;

export function openLine(place: RegisterPlace, limits: Limits['registers'], rates: readonly RateLimit[], clock: Clock): Line {
  let asked: number[] = [];
  let inRow = 0;
  const state = { answeredAt: null as Date | null, failed: null as Line['failed'], restsUntil: null as Date | null };
  // Figures that nobody has confirmed are the register's to enforce: kept here they would stop an office that may ask more.
  const sure = rates.filter(({ verified }) => verified);
  const longest = Math.max(0, ...sure.map(({ seconds }) => seconds));

  /** Seconds until the register takes another call; 0 is now. */
  function fullFor(now: number): number {
    asked = asked.filter((at) => at > now - longest * 1000);
    const waits = sure.map(({ requests, seconds }) => {
      const within = asked.filter((at) => at > now - seconds * 1000);
      const first = within[within.length - requests];
      return first === undefined ? 0 : Math.ceil((first + seconds * 1000 - now) / 1000);
    });
    return Math.max(0, ...waits);
  }

  /** What keeps the call from being made at all. */
  function held(now: Date): Reading<never> | null {
    if (state.restsUntil && state.restsUntil > now)
      return problem(
        'unavailable',
        `Rejestr nie odpowiadał kilka razy z rzędu. Panel zapyta go znowu po ${toWarsaw(state.restsUntil).slice(11, 16)}.`,
      );
    const seconds = fullFor(now.getTime());
    return seconds > 0
      ? problem('too_many', 'Rejestr przyjmuje teraz zbyt wiele zapytań; spróbuj później.', null, seconds)
      : null;
  }

  function note<Value>(reading: Reading<Value>): Reading<Value> {
    const now = clock();
    if (reading.ok || !passing(reading)) inRow = 0;
    if (reading.ok) state.answeredAt = now;
    else {
      state.failed = { at: now, problem: reading.problem };
      if (passing(reading)) inRow += 1;
      if (inRow >= limits.failures) state.restsUntil = new Date(now.getTime() + limits.restMs);
    }
    return reading;
  }

  async function once<Value>(request: RegisterRequest, read: (answer: RegisterAnswer) => Reading<Value>, ms: number) {
    const now = clock();
    const kept = held(now);
    if (kept) return kept;
    asked.push(now.getTime());
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
    async call(request, read) {
      const until = performance.now() + limits.wholeMs;
      const left = () => until - performance.now();
      for (let nth = 1; ; nth += 1) {
        const reading = await once(request, read, Math.max(1, Math.min(limits.answerMs, left())));
        if (reading.ok || !passing(reading) || nth >= limits.tries || held(clock())) return reading;
        const pause = Math.max(limits.pauseMs * 2 ** (nth - 1), (reading.problem.retry_after ?? 0) * 1000);
        if (pause >= left()) return reading;
        await wait(pause);
      }
    },
  };
}

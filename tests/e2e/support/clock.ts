import { inject } from 'vitest';
import { toWarsaw } from '../../../src/lib/dates';

/** What time it is for the product under test. */
export const now = (): Date => new Date(Date.now() + inject('panel').aheadMs);

/** The office's date, `YYYY-MM-DD`. */
export const today = (): string => toWarsaw(now()).slice(0, 10);

let given = 0;
/** A number that no other name in this run bears, for what a test makes; letters where digits would be looked for by others. */
export const unique = (): string => {
  given += 1;
  return `${process.pid}${String(given).padStart(4, '0')}`;
};

/** Runs in the page: its clock is ahead of the machine's by so many milliseconds, and goes on as time does. */
export function moveClock(aheadMs: number): void {
  const real = Date;
  const moved = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [target.now() + aheadMs] : given, made),
    apply: (target) => new target(target.now() + aheadMs).toString(),
    get: (target, key) => (key === 'now' ? () => target.now() + aheadMs : Reflect.get(target, key)),
  });
  globalThis.Date = moved;
}

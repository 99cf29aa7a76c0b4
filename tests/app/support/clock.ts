import { testDay } from '../../support/testDay';

const real = Date;
let ahead = 0;

/** Moves the clock of the process by as much as was told last; it goes on as time does, and answers grow stale by it. */
globalThis.Date = new Proxy(real, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [target.now() + ahead] : given, made),
  get: (target, key) => (key === 'now' ? () => target.now() + ahead : Reflect.get(target, key)),
});

/** It is the tests' day once more. A test that stops the clock puts its own in its place. */
export function beginTestDay(): void {
  ahead = testDay.getTime() - real.now();
}

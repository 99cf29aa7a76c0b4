import { describe, expect, test } from 'vitest';
import { addWorkingMinutes } from '../../../src/domain/calendar/workingTime';
import { answered, begun, type Clocks, resumed, retimed, stopped, warningOf } from '../../../src/domain/tickets/clocks';
import fc from '../../support/properties';

const friday = '2026-11-20 09:00:00';
const later = (from: string, minutes: number) => addWorkingMinutes(from, minutes);
const hours = fc.record({ first: fc.integer({ min: 1, max: 40 }), solution: fc.integer({ min: 1, max: 200 }) });
const steps = fc.array(fc.record({ run: fc.integer({ min: 0, max: 600 }), wait: fc.integer({ min: 1, max: 3_000 }) }), {
  minLength: 1,
  maxLength: 6,
});

describe('the clocks of a case', () => {
  test('begin with the case, the first answer’s before the solution’s', () => {
    expect(begun(friday, { first: 8, solution: 40 })).toEqual({
      first_response_due: '2026-11-23 09:00:00',
      first_response_at: null,
      solution_due: '2026-11-27 09:00:00',
      first_left_minutes: null,
      solution_left_minutes: null,
      next_due: '2026-11-23 09:00:00',
    });
  });

  test('the first answer hands over to the solution’s clock, once', () => {
    const clocks = answered(begun(friday, { first: 8, solution: 40 }), '2026-11-20 12:00:00');
    expect(clocks).toMatchObject({ first_response_at: '2026-11-20 12:00:00', next_due: '2026-11-27 09:00:00' });
    expect(answered(clocks, '2026-11-24 12:00:00')).toBe(clocks);
  });

  test('a clock that is stopped never runs: however long it stands, as much is left as before', () => {
    fc.assert(
      fc.property(hours, steps, (promised, walk) => {
        let now = friday;
        let clocks: Clocks = begun(now, promised);
        let ran = 0;
        for (const { run, wait } of walk) {
          now = later(now, run);
          ran += run;
          const still = stopped(clocks, now);
          expect(still.next_due).toBeNull();
          expect(stopped(still, later(now, wait))).toBe(still);
          now = later(now, wait);
          clocks = resumed(still, now);
          const left = promised.solution * 60 - ran;
          if (left > 0) expect(clocks.solution_due).toBe(later(now, left));
          else return;
        }
      }),
    );
  });

  test('one that ran out stays late through any wait', () => {
    const late = begun(friday, { first: 1, solution: 2 });
    const back = resumed(stopped(late, '2026-11-25 10:00:00'), '2026-12-02 10:00:00');
    expect(back).toEqual(late);
  });

  test('an answer while the case waits ends the first clock and starts none', () => {
    const still = stopped(begun(friday, { first: 8, solution: 40 }), '2026-11-20 11:00:00');
    const clocks = answered(still, '2026-11-24 09:00:00');
    expect(clocks).toMatchObject({ first_left_minutes: null, next_due: null, first_response_at: '2026-11-24 09:00:00' });
    expect(resumed(clocks, '2026-11-25 09:00:00').next_due).toBe(later('2026-11-25 09:00:00', 38 * 60));
  });

  test('another priority moves what is left, of clocks that run and that stand', () => {
    const running = begun(friday, { first: 8, solution: 40 });
    expect(retimed(running, friday, { first: -6, solution: -32 })).toEqual(begun(friday, { first: 2, solution: 8 }));
    const still = stopped(running, friday);
    const less = retimed(still, '2026-11-24 09:00:00', { first: -6, solution: -32 });
    expect(less).toMatchObject({ first_left_minutes: 120, solution_left_minutes: 480, next_due: null });
    expect(retimed(running, friday, { first: -60, solution: -60 }).first_response_due).toBe(friday);
  });

  test('a warning comes with a quarter of the time left', () => {
    expect(warningOf(friday, '2026-11-23 09:00:00')).toBe('2026-11-20 15:00:00');
  });
});

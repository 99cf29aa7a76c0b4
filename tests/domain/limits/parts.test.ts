import { describe, expect, test } from 'vitest';
import { since } from '../../../src/domain/limits/limit';
import { limitDefinition, limitOn } from '../../../src/domain/limits/lookup';
import { numberIn, partsOf, withParts } from '../../../src/domain/limits/parts';
import { LIMITS } from '../../../src/domain/limits/table';
import { entered } from './enteredValue';

const car = limitDefinition('car_limit');

describe('the parts of a limit', () => {
  test('are those of its last known value', () => {
    expect(partsOf(car)).toEqual(['elektryczny_wodor', 'co2_ponizej_50', 'co2_50_i_wiecej']);
    expect(partsOf(limitDefinition('health_ryczalt'))).toEqual(['do_60000', '60000_300000', 'powyzej_300000']);
    expect(partsOf(limitDefinition('pit_rates'))).toEqual(['0', '1']);
  });
  test('are none where it is one number, or where none was ever known', () => {
    expect(partsOf(limitDefinition('minimum_wage'))).toEqual([]);
    expect(partsOf({ ...car, values: [since('2027-01-01', null, 'unknown')] })).toEqual([]);
    expect(partsOf({ ...car, values: [] })).toEqual([]);
  });
});

describe('one number of a value', () => {
  test.each([
    [5, null, 5],
    [0, null, 0],
    [5, '0', null],
    [null, null, null],
    [null, 'maly', null],
    [{ maly: 9, standard: 19 }, 'maly', 9],
    [{ maly: 9 }, 'estonski', null],
    [{ maly: 9 }, null, null],
    [[12, 32], '1', 32],
    [[12, 32], '2', null],
    [[12, 32], null, null],
  ])('%j, part %s: %s', (value, part, number) => expect(numberIn(value, part)).toBe(number));

  test('is found for every part of every row of the table, and for nothing else', () => {
    for (const { values } of LIMITS.map(({ key }) => limitDefinition(key)))
      for (const { value } of values) {
        const own = value !== null && typeof value === 'object' ? Object.entries(value) : [];
        for (const [part, number] of own) expect(numberIn(value, part)).toBe(number);
        expect(numberIn(value, null)).toBe(typeof value === 'number' ? value : null);
        expect(numberIn(value, 'nieznana')).toBeNull();
      }
  });
});

describe('other numbers in the place of parts', () => {
  test('go where the value has such a part, whatever parts it has later', () => {
    const value = { elektryczny_wodor: 225_000, pozostale: 150_000 };
    expect(withParts(car, value, new Map([['pozostale', 160_000]]))).toEqual({ elektryczny_wodor: 225_000, pozostale: 160_000 });
    expect(withParts(car, value, new Map([['co2_ponizej_50', 1]]))).toEqual(value);
    const own = entered('car_limit', 2025, 160_000, { part: 'pozostale', overLaw: true });
    expect(limitOn('car_limit', '2025-06-30', [own])?.value).toEqual({ elektryczny_wodor: 225_000, pozostale: 160_000 });
  });
  test('keep a list a list', () =>
    expect(withParts(limitDefinition('pit_rates'), [12, 32], new Map([['0', 11]]))).toEqual([11, 32]));
  test('make as much of an unknown value as there is, in the order of its parts', () => {
    const made = withParts(
      car,
      null,
      new Map([
        ['co2_50_i_wiecej', 90_000],
        ['elektryczny_wodor', 250_000],
      ]),
    );
    expect(Object.entries(made ?? {})).toEqual([
      ['elektryczny_wodor', 250_000],
      ['co2_50_i_wiecej', 90_000],
    ]);
  });
});

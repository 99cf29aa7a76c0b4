import { describe, expect, test } from 'vitest';
import type { LimitDefinition, LimitValue } from '../../../src/domain/limits/limit';
import { limitDefinition } from '../../../src/domain/limits/lookup';
import { LIMITS } from '../../../src/domain/limits/table';
import vectors from '../vectors/limits.json';

const limits: readonly LimitDefinition[] = LIMITS.map(({ key }) => limitDefinition(key));
const keys = new Set(limits.map(({ key }) => key));
const numbersIn = (value: LimitValue): number[] => (typeof value === 'number' ? [value] : Object.values(value ?? {}));
const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;
/** Written to people as a sentence of its own. */
const SENTENCE = /^[A-ZĄĆĘŁŃÓŚŹŻ0-9].*[^ ]\.$/s;

describe.each(limits.map((limit) => [limit.key, limit] as const))('%s', (key, limit) => {
  const { name, basis, note, until, yearFrom, euro, follows, use, unit, values } = limit;

  test('is called and founded on law in words for people', () => {
    expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    for (const text of [name, basis]) expect(text).toBe(text.trim());
    expect(basis).toMatch(/art\.|ustaw|rozp\./);
    if (note !== undefined) expect(note).toMatch(SENTENCE);
    if (use) expect(use.effect).toMatch(SENTENCE);
  });

  test('names its sources without addresses, and says its notes in sentences', () => {
    for (const { source, note: own } of values) {
      expect(source).toBe(source.trim());
      expect(source).not.toMatch(/https?:|www\.|\/$/);
      if (own !== null) expect(own).toMatch(SENTENCE);
    }
  });

  test('has whole, believable numbers of its unit', () => {
    for (const value of values.flatMap((row) => numbersIn(row.value))) {
      expect(Number.isFinite(value)).toBe(true);
      if (unit === '%') expect(value).toBeLessThanOrEqual(100);
      else expect(value).toBeGreaterThan(0);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(decimals(value)).toBeLessThanOrEqual(unit === 'PLN/EUR' || unit === 'PLN/km' ? 4 : 2);
      if (unit === 'months') expect(Number.isInteger(value)).toBe(true);
    }
  });

  test('is a forecast only of years after the one the vectors were made in', () => {
    for (const { from, certainty } of values)
      if (certainty === 'draft') expect(Number(from.slice(0, 4))).toBeGreaterThan(vectors.meta.current_year);
  });

  test('begins its values with its own year, ends after the last of them, and rests on limits of the table', () => {
    if (yearFrom !== undefined) for (const { from } of values) expect(from.slice(5)).toBe(yearFrom);
    if (until !== undefined) expect(values.every(({ from }) => from <= until)).toBe(true);
    const named = follows ? ('of' in follows ? [follows.of] : [follows.base, ...follows.rates]) : [];
    expect(named.filter((each) => !keys.has(each) || each === key)).toEqual([]);
    const days = (euro ?? []).map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].sort());
    expect((euro ?? []).every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
  });

  test('warns in steps that rise and end by the limit', () => {
    const [watch, warning, critical] = use?.warn ?? [70, 85, 95];
    expect(watch).toBeLessThan(warning);
    expect(warning).toBeLessThan(critical);
    expect(critical).toBeLessThanOrEqual(100);
  });
});

test('no two limits have one key or one name', () => {
  expect(keys.size).toBe(limits.length);
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
});

test('the euro rate of a year is the one of the first working day of October before it', () => {
  const rows = limitDefinition('eur_rate_limits').values.filter(({ value }) => value !== null);
  expect(rows.map(({ from, note }) => [Number(from.slice(0, 4)) - 1, note?.match(/^Kurs z [1-3]\.10\.(\d{4})\.$/)?.[1]])).toEqual(
    [2021, 2022, 2023, 2024, 2025].map((year) => [year, String(year)]),
  );
});

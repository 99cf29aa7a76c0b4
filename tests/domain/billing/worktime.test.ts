import { describe, expect, test } from 'vitest';
import { chargesOf, includedMinutes, type WorkedEntry } from '../../../src/domain/billing/worktime';
import fc from '../../support/properties';

const entry = (id: string, minutes: number, kind: string | null = 'in_plan', charged: number | null = null): WorkedEntry => ({
  id,
  minutes,
  kind,
  charged,
});

describe('hours in the price', () => {
  test.each([
    [null, null, null],
    [null, 4, 240],
    ['fixed', 4, null],
    ['tiered_documents', 4, null],
    ['mixed', 4, 240],
    ['mixed', null, null],
    ['per_hour', null, 0],
    ['per_hour', 2, 120],
  ] as const)('by the model %s with %s hours are %s minutes', (model, hours, minutes) => {
    expect(includedMinutes(model, hours)).toBe(minutes);
  });
});

describe('a month’s charges', () => {
  test('are paid work whole, and of the subscription the latest beyond its hours', () => {
    const entries = [entry('a', 100), entry('b', 50, 'billable'), entry('c', 60), entry('d', 30), entry('e', 500, 'internal')];
    expect(chargesOf(entries, 120)).toEqual({
      billable: { entries: [{ id: 'b', minutes: 50 }], minutes: 50 },
      over: {
        entries: [
          { id: 'c', minutes: 40 },
          { id: 'd', minutes: 30 },
        ],
        minutes: 70,
      },
    });
    expect(chargesOf(entries, null).over.entries).toEqual([]);
  });
  test('name no entry without minutes, and of the subscription none before its hours are used up', () => {
    const entries = [entry('a', 0, 'billable'), entry('b', 130), entry('c', 0)];
    expect(chargesOf(entries, 120)).toEqual({
      billable: { entries: [], minutes: 0 },
      over: { entries: [{ id: 'b', minutes: 10 }], minutes: 10 },
    });
    expect(chargesOf(entries, 130).over).toEqual({ entries: [], minutes: 0 });
    expect(chargesOf(entries, 131).over).toEqual({ entries: [], minutes: 0 });
  });
  test('of what came later are that alone', () => {
    const entries = [entry('a', 100), entry('c', 60, 'in_plan', 40), entry('d', 30)];
    expect(chargesOf(entries, 120).over).toEqual({ entries: [{ id: 'd', minutes: 30 }], minutes: 30 });
  });
  test('of chosen entries leave the others for another time', () => {
    const entries = [entry('a', 60, 'billable'), entry('b', 60, 'billable')];
    expect(chargesOf(entries, null, new Set(['b'])).billable.entries).toEqual([{ id: 'b', minutes: 60 }]);
  });

  const months = fc.array(
    fc.record({ minutes: fc.integer({ min: 0, max: 600 }), kind: fc.constantFrom('in_plan', 'billable', 'internal', null) }),
    { maxLength: 20 },
  );
  test('never charge a minute twice, nor one that the price holds', () => {
    fc.assert(
      fc.property(months, fc.nat(20), fc.nat(1_000), (made, split, included) => {
        const all = made.map(({ minutes, kind }, at) => entry(String(at), minutes, kind));
        const charged = new Map<string, number>();
        const run = (known: readonly WorkedEntry[]) => {
          const now = known.map((each) => ({ ...each, charged: charged.get(each.id) ?? null }));
          const { billable, over } = chargesOf(now, included);
          for (const { id, minutes } of [...billable.entries, ...over.entries]) {
            expect(charged.has(id)).toBe(false);
            charged.set(id, minutes);
          }
        };
        run(all.slice(0, split));
        run(all);
        run(all);
        const total = (kind: string, of: (each: WorkedEntry) => number) =>
          all.filter((each) => each.kind === kind).reduce((sum, each) => sum + of(each), 0);
        const taken = ({ id }: WorkedEntry) => charged.get(id) ?? 0;
        expect(total('billable', taken)).toBe(total('billable', ({ minutes }) => minutes));
        expect(total('in_plan', taken)).toBeLessThanOrEqual(Math.max(0, total('in_plan', ({ minutes }) => minutes) - included));
        expect(total('internal', taken)).toBe(0);
      }),
    );
  });
  test('at once come to exactly what goes beyond the price', () => {
    fc.assert(
      fc.property(months, fc.nat(1_000), (made, included) => {
        const all = made.map(({ minutes, kind }, at) => entry(String(at), minutes, kind));
        const plan = all.filter(({ kind }) => kind === 'in_plan').reduce((sum, { minutes }) => sum + minutes, 0);
        expect(chargesOf(all, included).over.minutes).toBe(Math.max(0, plan - included));
      }),
    );
  });
});

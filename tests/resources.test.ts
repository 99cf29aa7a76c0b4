import { describe, expect, test } from 'vitest';
import { resources } from '../resources';
import { enteredIn } from '../resources/choiceLists/enteredLimits';
import { partName } from '../src/domain/limits/describe';
import type { LimitDefinition } from '../src/domain/limits/limit';
import { partsOf } from '../src/domain/limits/parts';
import { isYearly } from '../src/domain/limits/position';
import { LIMITS } from '../src/domain/limits/table';
import type { Field, Resource } from '../src/schema';
import { columnOf } from '../src/schema/columns';
import { typeOf } from '../src/schema/fields';
import { blank, readFields } from '../src/schema/validate';

/** A good value of a field, for what is computed of it. */
function sampleOf(field: Field): unknown {
  return Object.keys(field.choices ?? {})[0] ?? typeOf(field).examples.good[0] ?? null;
}

/** The battery over every declaration; what reaches the database and the wire is under `tests/server`. */
describe.each(Object.entries<Resource>(resources))('%s', (_, resource) => {
  test('shows a table narrow enough to read', () => expect(resource.list.columns.length).toBeLessThanOrEqual(8));
  test('starts a new record with defaults that its own fields take', () => {
    const given = Object.fromEntries(Object.entries(blank(resource)).filter(([, value]) => value !== null));
    expect(readFields(given, resource.fields).faults).toEqual({});
  });
  test('says every field’s class of data (R01)', () => {
    for (const field of Object.values(resource.fields))
      expect(field.options.data ?? typeOf(field).data ?? resource.privacy.data).toBeTruthy();
    expect(resource.privacy.purpose).not.toBe('');
  });
  test('names in columns, filters and search what exists', () => {
    for (const key of resource.list.columns) expect(columnOf(resource, key)).not.toBeNull();
    for (const key of resource.list.filters ?? [])
      expect(typeOf(resource.fields[key] ?? { type: '', label: '', options: {} }).filtering).not.toBe('none');
  });
  test.each(Object.entries(resource.computed ?? {}))('computes %s of nothing but what it says', (_key, { from, of }) => {
    for (const key of from) expect(Object.keys(resource.fields)).toContain(key);
    const choices = Object.values(resource.fields).flatMap((field) => Object.keys(field.choices ?? {}));
    // One record for each value that some field can choose, so that every branch that a choice opens is walked.
    for (const choice of ['', ...choices]) {
      const read = new Set<string>();
      const record = new Proxy<Record<string, unknown>>(
        Object.fromEntries(
          Object.entries(resource.fields).map(([key, field]) => [key, field.choices?.[choice] ? choice : sampleOf(field)]),
        ),
        {
          get: (target, key) => {
            if (typeof key === 'string') read.add(key);
            return Reflect.get(target, key);
          },
        },
      );
      of(record as never, '2026-11-25');
      expect([...read].filter((key) => !from.includes(key))).toEqual([]);
    }
  });
  test('keeps beside its columns what exists', () => {
    for (const key of resource.list.beside ?? []) expect(columnOf(resource, key)).not.toBeNull();
  });
  test('hides from clients whatever it calls internal', () => {
    if (!resource.client) return;
    for (const key of Object.keys(resource.fields).filter((name) => name.includes('internal')))
      expect(resource.client.hidden).toContain(key);
  });
});

/** Words that are a decision's reason and go on being written without one, and why. */
const writtenOn: Readonly<Record<string, string>> = {
  'tasks.completion_note': 'remarks on the result, which a task that is simply done has too',
  'partner-referrals.note': 'remarks on the talks, of which a resignation is the last',
  'system-tickets.public_note': 'the answer to who reported it, which a mended fault has too',
};

test('the reason of a decision stays as it was given', () => {
  const reasons = Object.values<Resource>(resources).flatMap(({ name, fields }) =>
    Object.values(fields)
      .flatMap(({ transitions }) => Object.values(transitions ?? {}))
      .flatMap(({ reason }) => (reason ? [{ of: `${name}.${reason}`, isFixed: fields[reason]?.options.readOnly === true }] : [])),
  );
  expect(reasons.length).toBeGreaterThan(10);
  const changeable = new Set(reasons.filter(({ isFixed }) => !isFixed).map(({ of }) => of));
  expect([...changeable].sort()).toEqual(Object.keys(writtenOn).sort());
});

test('a company’s stage of the month has the words of a settlement’s', () => {
  expect(resources.companies.fields.accounting_status.choices).toEqual(resources.settlements.fields.status.choices);
});

test('the limits kept for companies are those that the law counts over a year in złote, by its names', () => {
  const { choices } = resources['company-limits'].fields.limit_code;
  const labels = Object.entries(choices ?? {}).map(([key, { label }]) => [key, label]);
  expect(labels).toEqual(LIMITS.filter(({ key }) => isYearly(key)).map(({ key, name }) => [key, name]));
});

test('every number of the law’s table may be entered by an office, by the law’s names and units', () => {
  const { choices } = resources['limit-values'].fields.limit_code;
  const codes = (LIMITS as readonly LimitDefinition[]).flatMap((limit) => {
    const parts = partsOf(limit);
    return parts.length === 0
      ? [{ ...limit, code: limit.key, label: limit.name }]
      : parts.map((part) => ({ ...limit, code: `${limit.key}.${part}`, label: `${limit.name}: ${partName(part)}` }));
  });
  const labels = Object.entries(choices ?? {}).map(([key, { label }]) => [key, label]);
  expect(labels.sort()).toEqual(codes.map(({ code, label }) => [code, label]).sort());
  for (const { code, unit } of codes) {
    const field =
      unit === '%' ? 'rate' : unit === 'PLN/EUR' ? 'eur_rate' : /^PLN(\/(month|year|day))?$/.test(unit) ? 'pln_amount' : 'number';
    expect([code, enteredIn(code)]).toEqual([code, field]);
  }
});

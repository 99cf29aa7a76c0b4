import { expectTypeOf, test } from 'vitest';
import type { companies } from '../../resources/companies';
import type { tasks } from '../../resources/tasks';
import { defineResource, type RecordOf, type Resource, text } from '../../src/schema';

test('a record is inferred from its declaration', () => {
  type Company = RecordOf<typeof companies>;
  expectTypeOf<Company['title']>().toEqualTypeOf<string>();
  expectTypeOf<Company['vat_number']>().toEqualTypeOf<string | null>();
  expectTypeOf<Company['vat_eu']>().toEqualTypeOf<boolean>();
  expectTypeOf<Company['accident_rate']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<typeof tasks>['audience']>().toEqualTypeOf<'office' | 'client'>();
  expectTypeOf<RecordOf<typeof tasks>['status']>().toExtend<string>();
  expectTypeOf<typeof tasks>().toExtend<Resource>();
});

const base = {
  labels: { one: 'Notatka', few: 'Notatki', many: 'Notatek' },
  area: 'companies',
  privacy: { purpose: 'Próba', retention: 'operation', data: 'internal' },
  fields: { title: text('Tytuł', { required: true }) },
} as const;

const list = { columns: ['title'], sort: 'title:asc' } as const;

test('a wrong word in a declaration does not compile', () => {
  // @ts-expect-error titel is not a field
  defineResource('notes', { ...base, title: 'titel', list });
  // @ts-expect-error titel is not a column
  defineResource('notes', { ...base, title: 'title', list: { ...list, columns: ['titel'] } });
  // @ts-expect-error up is not an order
  defineResource('notes', { ...base, title: 'title', list: { ...list, sort: 'title:up' } });
  // @ts-expect-error body is not a field
  defineResource('notes', { ...base, title: 'title', list, rules: [{ on: 'body', says: '', holds: () => true }] });
  // @ts-expect-error kitchen is not an area
  defineResource('notes', { ...base, area: 'kitchen', title: 'title', list });
});

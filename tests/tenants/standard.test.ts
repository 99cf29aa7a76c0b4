import { expect, test } from 'vitest';
import { shipped } from '../../src/tenants';
import { standard, withChanges } from '../../src/tenants/standard';

const base = standard('demo');

test("the companies list is the specification's, in its order and words", () => {
  expect(base.modules.company?.columns.map(({ key, title }) => [key, title])).toEqual([
    ['title', 'Nazwa'],
    ['company_type', 'Typ'],
    ['tasks', 'Zadania'],
    ['owner', 'Opiekun'],
    ['vat_number', 'NIP'],
    ['accounting_status', 'Status rozliczenia'],
    ['documents', 'Dokumenty'],
  ]);
});
test('the five modules of the specification are there', () => {
  expect(Object.keys(base.modules)).toEqual(expect.arrayContaining(['dashboard', 'documents', 'reports', 'company', 'uptime']));
});
test('a column or component the product no longer has is dropped and told, never a crash', () => {
  const dropped: string[] = [];
  const config = withChanges(
    base,
    {
      modules: {
        company: { columns: [{ key: 'fax' }, { key: 'title', title: 'Klient' }] },
        dashboard: { components: { tfaAlert: { variant: 'neon' }, clock: {} } },
        fax: {},
      },
    },
    (what) => dropped.push(what),
  );
  expect(dropped).toEqual(['kolumna company.fax', 'składnik dashboard.tfaAlert', 'składnik dashboard.clock', 'moduł fax']);
  expect(config.modules.company?.columns).toEqual([
    { key: 'title', title: 'Klient', align: 'left', sortable: true, visible: true },
  ]);
});
test('T02: the shipped firms differ in modules, columns and colours, and have keys of their own', () => {
  const dropped: string[] = [];
  const [one, two] = ['demo', 'kancelaria'].map((id) =>
    withChanges(standard(id), shipped[id]?.changes ?? {}, (what) => dropped.push(what)),
  );
  expect(dropped).toEqual([]);
  expect(one?.modules.documents?.enabled).toBe(true);
  expect(two?.modules.documents?.enabled).toBe(false);
  expect(two?.modules.company?.columns).not.toEqual(one?.modules.company?.columns);
  expect(two?.tenant.colors).not.toEqual(one?.tenant.colors);
  expect(new Set(Object.values(shipped).map(({ apiKey }) => apiKey)).size).toBe(2);
});

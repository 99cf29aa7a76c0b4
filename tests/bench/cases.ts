import { resources } from '../../resources';
import type { ListQuery } from '../../src/contract/listQuery';
import { completeNip } from '../../src/domain/identifiers/nip';
import { columnOf } from '../../src/schema/columns';
import { fieldsFor } from '../../src/schema/rowFields';
import { company } from '../../src/server/demo/companies';
import { chance, idOf } from '../../src/server/demo/random';
import type { Office } from './office';

/** What a case asks the server for; an operator's address is opened by the token of figures. */
export type Ask =
  | { list: ListQuery }
  | { one: string }
  | { create: Readonly<Record<string, unknown>> }
  | { path: string; operator?: true };

export interface Case {
  /** As it stands in the table. */
  says: string;
  /** CPU milliseconds of server and database that a request may cost. */
  goal: number;
  /** Leaves records behind. */
  creates?: true;
  /** Asked one after another, over and over. */
  asks(office: Office): Ask[];
}

/** What the panel asks for: the columns of the default list, and what a row needs. */
const { companies } = resources;
const columns = companies.list.columns.flatMap((key) => columnOf(companies, key)?.key ?? []);
const fields = fieldsFor(companies, columns, companies.fields);
const page: ListQuery = { page: 1, limit: 25, sort: [{ key: 'title', order: 'asc' }], search: '', filters: [], fields };
const by = (key: string, order: 'asc' | 'desc'): Ask => ({ list: { ...page, sort: [{ key, order }] } });
const typeAndStatus: ListQuery['filters'] = [
  { key: 'company_type', is: 'any', values: ['llc'] },
  { key: 'status', is: 'any', values: ['active'] },
];

/** What people type: a part of a surname or brand, alone or with a part of another word. */
const parts = ['kowalsk', 'źrebiec', 'burszt', 'wiśniew', 'cuk burszt', 'fotow śnież', 'stol grabow', 'mróz halina'];

export const cases: Readonly<Record<string, Case>> = {
  list: { says: 'list, 25 by name, total', goal: 1, asks: () => [{ list: page }] },
  filter: {
    says: 'two filters, sort, total',
    goal: 1.3,
    asks: ({ keepers }) =>
      keepers.slice(0, 8).map((id) => ({
        list: {
          ...page,
          filters: [
            { key: 'owner_id', is: 'any', values: [id] },
            { key: 'company_type', is: 'any', values: ['llc'] },
          ],
        },
      })),
  },
  typeStatus: {
    says: 'type + status, the newest first',
    goal: 1.3,
    asks: () => [{ list: { ...page, sort: [{ key: 'created_at', order: 'desc' }], filters: typeAndStatus } }],
  },
  byColumn: {
    says: 'sort by type, status, number',
    goal: 5,
    asks: () => [by('company_type', 'asc'), by('accounting_status', 'desc'), by('vat_number', 'asc'), by('created_at', 'desc')],
  },
  byTitle: { says: 'sort by keeper', goal: 5, asks: () => [by('owner_id', 'asc')] },
  byCount: { says: 'sort by open tasks', goal: 5, asks: () => [by('tasks', 'desc')] },
  byFewest: { says: 'sort by open tasks, fewest first', goal: 5, asks: () => [by('tasks', 'asc')] },
  deep: { says: 'page 400 by name', goal: 5, asks: () => [{ list: { ...page, page: 400 } }] },
  waiting: { says: 'what waits for me', goal: 5, asks: () => [{ path: '/api/waiting' }] },
  palette: {
    says: 'palette',
    goal: 5,
    asks: () => parts.map((search) => ({ path: `/api/search?${new URLSearchParams({ q: search })}` })),
  },
  reportCompanies: { says: 'report of companies, by time', goal: 20, asks: () => report('companies?sort=real:desc&') },
  reportSettlements: { says: 'report of settlements', goal: 20, asks: () => report('settlements?') },
  reportStaff: { says: 'report of staff', goal: 20, asks: () => report('staff?') },
  metrics: { says: 'metrics, a thousand firms', goal: 5, asks: () => [{ path: '/metrics', operator: true }] },
  search: {
    says: 'search by a part',
    goal: 2,
    asks: () => parts.map((search) => ({ list: { ...page, search } })),
  },
  one: {
    says: 'one record',
    goal: 0.4,
    asks: ({ companies }) => companies.filter((_, index) => index % 97 === 0).map((id) => ({ one: id })),
  },
  create: {
    says: 'create',
    goal: 1.2,
    creates: true,
    asks: ({ keepers }) => [{ create: newCompany(keepers) }],
  },
};

/** Of the two months before the day that the office is made up for. */
const report = (name: string): Ask[] => [{ path: `/api/reports/${name}year=2026&from=9&to=10` }];

/** A limited company as a person would send it, with the tax number `placeholder`. */
function newCompany(keepers: readonly string[]): Record<string, unknown> {
  const luck = chance(2_026);
  const { id, version, created_at, updated_at, ...made } = company(luck, idOf(luck, 0), keepers, new Set(), '2026-11-20', {
    form: 'llc',
  });
  const filled = Object.entries(made).filter(([, value]) => value !== null && value !== undefined);
  return { ...Object.fromEntries(filled), vat_number: placeholder };
}

/** The office's companies have numbers that begin with other digits. */
const prefix = '999';
let next = 0;

/** A tax number that no company of the office has, another one each time. */
export function freshNip(): string {
  for (;;) {
    const nip = completeNip(`${prefix}${String(next++ % 1_000_000).padStart(6, '0')}`);
    if (nip !== null && nip !== placeholder) return nip;
  }
}

/** Stands for a fresh tax number where a request or a statement was written beforehand. */
export const placeholder = '9999999999';

/** Stands for a fresh id in a recorded statement. */
export const placeholderId = '00000000-0000-7000-8000-000000000000';

import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import type { ProfileLine } from '../../../src/domain/deadlines/timeLine';
import { ownerMonth } from '../../../src/domain/zus/owner/month';
import { blank } from '../../../src/schema/validate';
import { ownersOf } from '../../../src/server/contributions/owners';
import type { KeptFigure, KeptOwner } from '../../../src/server/contributions/rows';
import type { Company } from '../../../src/server/demo/companies';
import type { Employee } from '../../../src/server/demo/employees';
import { demoOffice, demoSizes } from '../../../src/server/demo/office';
import { payrollOf } from '../../../src/server/demo/payroll';
import type { Settlement } from '../../../src/server/demo/work';

const none = { companies: 0, rich: 0, colleagues: 0 };
type Owned = { company_id: string };
type Item = Owned & { period: string; kind: string; amount: number; tax_period: string };
type Holiday = Owned & { person_id: string | null; month_chosen: string | null; status: string };

/** One made anew takes seconds. */
const firms = new Map<string, ReturnType<typeof makeFirm>>();
function firmIn(key: string, today: string): ReturnType<typeof makeFirm> {
  const firm = firms.get(`${key} ${today}`) ?? makeFirm(key, today);
  firms.set(`${key} ${today}`, firm);
  return firm;
}

/** A firm's records and the owners of its companies, as the page of contributions reads them. */
function makeFirm(key: string, today: string) {
  const office = demoOffice(key, demoSizes[key] ?? none, today);
  const rows = <Row extends Owned>(name: string) => {
    const all = new Map<string, Row[]>();
    for (const row of (office[name] ?? []) as readonly Row[]) all.set(row.company_id, [...(all.get(row.company_id) ?? []), row]);
    return (id: string) => all.get(id) ?? [];
  };
  const settlements = rows<Settlement>('settlements');
  const figures = rows<KeptFigure & Owned>('contribution-figures');
  const persons = rows<KeptOwner & Owned & { first_name: string; last_name: string }>('company-persons');
  const lines = rows<ProfileLine & Owned>('profile-lines');
  const holidays = rows<Holiday>('zus-vacations');
  const employees = rows<Employee>('employees');
  const line = blank(resources['profile-lines']) as unknown as ProfileLine;

  const known = new Map<string, ReturnType<typeof ownersOf>>();
  const ownersIn = (company: Company) => {
    const owners = known.get(company.id) ?? askOwners(company);
    known.set(company.id, owners);
    return owners;
  };
  const askOwners = (company: Company) => {
    const people = persons(company.id).map((each) => ({ ...each, name: `${each.first_name} ${each.last_name}` }));
    const staff = {
      has_staff: false,
      staff_fte: 0,
      has_employees: false,
      staff_insured: 0,
      staff_ppk: false,
      staff_ppk_resigned: false,
      knows_address: false,
      month_answers: null,
    };
    const client = { ...company, ...staff, persons: people, lines: lines(company.id).map((each) => ({ ...line, ...each })) };
    const kept = {
      ...company,
      persons: people,
      figures: figures(company.id),
      settled: settlements(company.id)
        .filter(({ profit_amount, revenue_amount }) => profit_amount !== null || revenue_amount !== null)
        .map(({ period, profit_amount, revenue_amount }) => ({ period, profit: profit_amount, revenue: revenue_amount })),
      holidays: holidays(company.id)
        .filter(({ status }) => status === 'granted')
        .map(({ person_id, month_chosen }) => ({ person_id, month: month_chosen ?? '' })),
    };
    return ownersOf(client, kept, { today, entered: [] });
  };

  const items = (office['settlement-items'] ?? []) as readonly Item[];
  return { office, items, ownersIn, employees };
}

/** Each position of a sole trader's contributions beside what the page of contributions counts from the records that are kept. */
function comparedIn(key: string, today: string) {
  const { office, items, ownersIn, employees } = firmIn(key, today);
  const companies = new Map(office.companies.map((company) => [company.id, company]));
  return items.flatMap(({ kind, company_id, period, amount }) => {
    const company = companies.get(company_id);
    if (kind !== 'zus_total' || company?.company_type !== 'jdg') return [];
    const months = ownersIn(company).map(({ facts }) => ownerMonth(facts, period));
    const { zus } = payrollOf(employees(company_id), period);
    return [
      {
        of: `${company.title}, ${company.taxation_form}, ${company.zus_scheme}, ${period}`,
        scheme: company.zus_scheme,
        form: company.taxation_form,
        settled: amount,
        counted: zus + months.reduce((sum, month) => sum + (month?.total ?? Number.NaN), 0),
        missing: months.flatMap((month) => month?.missing ?? ['nie ma ubezpieczenia']),
        least: months.every((month) => month?.health?.least),
      },
    ];
  });
}

const november = comparedIn('demo', '2026-11-20');

describe.each([
  ['the larger firm in November', november],
  ['the larger firm in August', comparedIn('demo', '2026-08-14')],
  ['the smaller firm in November', comparedIn('kancelaria', '2026-11-20')],
])('contributions in the settlements of %s', (_, compared) => {
  const wrong = (is: (one: (typeof compared)[number]) => boolean) => compared.filter(is).slice(0, 5);

  test('are those that the page of contributions counts, for every owner and month', () => {
    expect(compared.length).toBeGreaterThan(60);
    expect(wrong(({ settled, counted }) => settled !== counted)).toEqual([]);
  });
  test('have all that they are counted from entered or settled', () =>
    expect(wrong(({ missing }) => missing.length > 0)).toEqual([]));
});

test('owners of every stage and form of tax are among them, with health by their own income and revenue', () => {
  expect(new Set(november.map(({ scheme }) => scheme))).toEqual(
    new Set(['full', 'maly_plus', 'preferential', 'start_relief', 'health_only']),
  );
  for (const form of ['pit_scale', 'pit_flat', 'lump_sum'])
    expect(november.filter((one) => one.form === form && !one.least).length).toBeGreaterThan(10);
});

test('partners whose month was reckoned have the income that their health hangs on', () => {
  const { office, items, ownersIn } = firmIn('demo', '2026-11-20');
  const partnerships = office.companies.filter(({ company_type }) =>
    ['civil_partnership', 'general_partnership'].includes(company_type),
  );
  const periodsOf = new Map<string, Set<string>>(partnerships.map(({ id }) => [id, new Set()]));
  for (const { company_id, period } of items) periodsOf.get(company_id)?.add(period);
  const months = partnerships.flatMap((company) => {
    const periods = [...(periodsOf.get(company.id) ?? [])];
    return periods.flatMap((period) => ownersIn(company).map(({ facts }) => ownerMonth(facts, period)));
  });
  expect(months.length).toBeGreaterThan(20);
  expect(months.filter((month) => month === null || month.missing.length > 0)).toEqual([]);
  expect(months.filter((month) => month?.health?.least === false).length).toBeGreaterThan(months.length / 3);
});

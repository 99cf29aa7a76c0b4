import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { isWorkingDay, shiftDate } from '../../../src/domain/calendar/workingDays';
import { addMonths } from '../../../src/lib/dates';
import type { Resource } from '../../../src/schema';
import { storedFields } from '../../../src/schema/columns';
import { blank, brokenRules, readFields } from '../../../src/schema/validate';
import { jobsOf, officeJobs } from '../../../src/server/demo/jobs';
import { demoOffice, demoSizes } from '../../../src/server/demo/office';

const today = '2026-11-20';
const size = demoSizes.demo ?? { companies: 0, rich: 0, colleagues: 0 };
const office = demoOffice('demo', size, today);

describe.each(Object.entries<Resource>(resources))('%s', (name, resource) => {
  // What a record leaves out is written as a new one's.
  const records = ((office[name] ?? []) as Record<string, unknown>[]).map((record) => ({ ...blank(resource), ...record }));

  test('hold what the declaration asks', () => {
    const fields = Object.fromEntries(storedFields(resource));
    const faults = records.flatMap((record) =>
      Object.entries({ ...readFields(record, fields).faults, ...brokenRules(resource, record) }),
    );
    expect(faults.slice(0, 5)).toEqual([]);
    expect(records.length).toBeGreaterThan(0);
  });
  test('have ids of their own', () => expect(new Set(records.map(({ id }) => id)).size).toBe(records.length));
  test('keep what must be unique unique', () => {
    const sets = [
      ...(resource.unique ?? []),
      ...Object.entries(resource.fields)
        .filter(([, { options }]) => options.unique)
        .map(([key]) => [key]),
    ];
    for (const keys of sets) {
      const values = records
        .map((record) => keys.map((key) => record[key]))
        .filter((parts) => !parts.includes(null))
        .map((parts) => parts.join());
      expect(new Set(values).size).toBe(values.length);
    }
  });
});

test('five thousand companies of every legal and tax form', () => {
  expect(office.companies).toHaveLength(5_000);
  for (const key of ['company_type', 'taxation_form'] as const)
    expect(new Set(office.companies.map((company) => company[key]))).toEqual(
      new Set(Object.keys(resources.companies.fields[key].choices ?? {})),
    );
});
test('a hundred and fifty of them are rich: employees, tasks, time', () => {
  expect(new Set(office.employees.map(({ company_id }) => company_id)).size).toBe(150);
  expect(new Set(office.tasks.map(({ company_id }) => company_id)).size).toBe(150);
  expect(new Set(office.uptimes.map(({ company_id }) => company_id)).size).toBe(150);
});
describe('the demonstration is lawful', () => {
  const companyOf = new Map(office.companies.map((company) => [company.id, company]));
  const tasksNamed = (start: string) => office.tasks.filter(({ title }) => title.startsWith(start));

  test('nothing is due on a day off', () => {
    const days = [
      ...office.tasks.map(({ due_date }) => due_date),
      ...(office['settlement-items'] as { due_effective: string }[]).map(({ due_effective }) => due_effective),
      ...office.settlements.map(({ documents_due }) => documents_due),
      ...(office['document-requests'] as { due_date: string }[]).map(({ due_date }) => due_date),
    ].filter((day) => day !== null && day !== undefined);
    expect(days.length).toBeGreaterThan(1_000);
    expect(days.filter((day) => !isWorkingDay(day))).toEqual([]);
  });
  test('JPK_V7M is due on the 25th of the next month, or the working day after, and of monthly payers alone', () => {
    const tasks = tasksNamed('JPK_V7M za ');
    expect(tasks.length).toBeGreaterThan(10);
    for (const { company_id, period, due_date, due_nominal } of tasks) {
      expect(companyOf.get(company_id ?? '')).toMatchObject({ vat_status: 'active', vat_period: 'monthly' });
      expect(due_nominal).toBe(`${addMonths(period ?? '', 1)}-25`);
      expect(due_date).toBe(shiftDate(due_nominal ?? '', 'forward'));
    }
  });
  test('contributions are due on the 15th of legal persons, on the 20th of others', () => {
    for (const { company_id, due_nominal } of tasksNamed('Deklaracja i składki ZUS'))
      expect(due_nominal?.slice(8)).toBe(
        /^(llc|.*joint_stock|foundation|cooperative)$/.test(companyOf.get(company_id ?? '')?.company_type ?? '') ? '15' : '20',
      );
  });
  test('people do what their company’s trade needs, for at least the minimum wage of their hours', () => {
    for (const { company_id, position, fte, wage_amount, contract_type } of office.employees) {
      const jobs = [...jobsOf(companyOf.get(company_id)?.pkd_main ?? null), ...officeJobs].map(([name]) => name);
      expect(jobs).toContain(position);
      if (contract_type.startsWith('employment')) expect(wage_amount).toBeGreaterThanOrEqual((480_600 * (fte ?? 0)) / 10_000);
    }
  });
});
test('nobody works on two things at once', () => {
  const sorted = office.uptimes.toSorted((a, b) => `${a.user_id}${a.start_date}`.localeCompare(`${b.user_id}${b.start_date}`));
  expect(
    sorted.filter(
      (entry, index) => sorted[index - 1]?.user_id === entry.user_id && (sorted[index - 1]?.end_date ?? '') > entry.start_date,
    ),
  ).toEqual([]);
});
test('the same day tells the same story again', () =>
  expect(JSON.stringify(demoOffice('demo', { companies: 40, rich: 5, colleagues: 2 }, today))).toBe(
    JSON.stringify(demoOffice('demo', { companies: 40, rich: 5, colleagues: 2 }, today)),
  ));

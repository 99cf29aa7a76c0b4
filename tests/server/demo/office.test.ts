import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { amlState } from '../../../src/domain/aml/review';
import { isWorkingDay, shiftDate } from '../../../src/domain/calendar/workingDays';
import { stretchAt } from '../../../src/domain/deadlines/overTime';
import { watchedDates } from '../../../src/domain/hr/watch';
import { expectedPowers } from '../../../src/domain/powers/expected';
import { type PowerFacts, powerState } from '../../../src/domain/powers/state';
import { addDays, addMonths, daysBetween } from '../../../src/lib/dates';
import type { Resource } from '../../../src/schema';
import { storedFields } from '../../../src/schema/columns';
import { blank, brokenRules, readFields } from '../../../src/schema/validate';
import { byCompany, clientsIn } from '../../../src/server/demo/clients';
import { demoOffice, demoSizes } from '../../../src/server/demo/office';
import { profilesOf } from '../../../src/server/recurring/client';

const today = '2026-11-20';
const size = demoSizes.demo ?? { companies: 0, rich: 0, colleagues: 0 };
const office = demoOffice('demo', size, today);
const facts = (one: (typeof office.employees)[number]) => ({
  ...one,
  earlier_fixed_contracts: one.earlier_fixed_contracts ?? [],
});

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
  test('people are paid at least the minimum wage of their hours', () => {
    for (const { fte, wage_amount, contract_type } of office.employees) {
      if (contract_type.startsWith('employment')) expect(wage_amount).toBeGreaterThanOrEqual((480_600 * (fte ?? 0)) / 10_000);
    }
  });
  test('trials last three months at the most, contracts for a fixed term 33 and three of them', () => {
    const limits = ['trial_limit', 'fixed_term_limit', 'fixed_term_count'];
    const terms = office.employees.flatMap((one) => watchedDates(facts(one), today)).map(({ code }) => code as string);
    expect(terms.filter((code) => limits.includes(code))).toEqual([]);
    expect(office.employees.some(({ contract_type }) => contract_type === 'employment_trial')).toBe(true);
    expect(office.employees.some(({ earlier_fixed_contracts }) => earlier_fixed_contracts?.length)).toBe(true);
  });
  test('employees’ dates of every paper are there, soon, later and past', () => {
    const found = office.employees
      .flatMap((one) => watchedDates(facts(one), today, [90]))
      .filter(({ tone }) => tone !== 'ok')
      .map(({ code, tone }) => `${code} ${tone}`);
    const papers = ['residence', 'work_permit', 'sanitary', 'other_exam', 'disability', 'driver_card', 'student'];
    expect([...new Set(found.map((each) => each.split(' ')[0]))]).toEqual(expect.arrayContaining(papers));
    expect(new Set(found.map((each) => each.split(' ')[1]))).toEqual(new Set(['danger', 'warning', 'info']));
  });
  test('nobody is on leave before they came, on leave and ill at once, or for more hours than the days have', () => {
    const away = office.absences as { employee_id: string; kind: string; from: string; to: string; hours: number | null }[];
    const employeeOf = new Map(office.employees.map((one) => [one.id, one]));
    for (const one of away) {
      const { start_date = '', fte } = employeeOf.get(one.employee_id) ?? {};
      expect(one.from > start_date).toBe(true);
      const others = away.filter((other) => other !== one && other.employee_id === one.employee_id);
      expect(others.filter(({ from, to }) => from <= one.to && one.from <= to)).toEqual([]);
      const days = Array.from({ length: daysBetween(one.from, one.to) + 1 }, (_, nth) => addDays(one.from, nth)).filter(
        isWorkingDay,
      );
      if (one.kind === 'leave') expect(one.hours).toBe((days.length * 8 * (fte ?? 0)) / 100);
    }
    expect(away.some(({ kind, from, to }) => kind === 'sick' && daysBetween(from, to) > 30)).toBe(true);
  });
});
describe('there is something of each kind to try', () => {
  const rows = <Row>(made: object, name: string) => ((made as Record<string, unknown>)[name] ?? []) as Row[];
  test.each(['demo', 'kancelaria'])('whoever can log in as a client of %s has an open survey to answer', (key) => {
    const made = key === 'demo' ? office : demoOffice(key, demoSizes[key] ?? size, today);
    const open = rows<{ id: string; status: string; audience?: string }>(made, 'surveys').filter(
      ({ status }) => status === 'open',
    );
    const asked = rows<{ survey_id: string; company_id: string | null; state: string }>(made, 'survey-invitations').filter(
      ({ survey_id, state }) => state === 'invited' && open.some(({ id }) => id === survey_id),
    );
    for (const { company_id } of made.memberships) expect(asked.map((each) => each.company_id)).toContain(company_id);
    expect(made.memberships.length).toBeGreaterThan(0);
  });

  test('powers and AML files are in order for nearly all clients; a few are lacking or run out', () => {
    const served = office.companies.filter(({ status }) => ['active', 'onboarding', 'notice', 'suspended'].includes(status));
    const staffed = office.employees.filter(({ end_date }) => (end_date ?? today) >= today);
    const clientOf = clientsIn({
      persons: rows(office, 'company-persons'),
      lines: rows(office, 'profile-lines'),
      employers: new Set(staffed.map(({ company_id }) => company_id)),
    });
    const powers = byCompany(rows<PowerFacts & { company_id: string }>(office, 'powers'));
    const states = served.flatMap((company) =>
      expectedPowers(stretchAt(profilesOf(clientOf(company)), today), today).map(({ kind }) => {
        const power = powers.get(company.id)?.find((each) => each.kind === kind);
        return power ? powerState(power, today) : 'missing';
      }),
    );
    const reviews = new Map(
      rows<{ company_id: string; next_review_on: string }>(office, 'aml-reviews').map((each) => [each.company_id, each]),
    );
    const looks = served.map(({ id }) => amlState(reviews.get(id)?.next_review_on ?? null, today));
    const share = (of: readonly string[], ...which: string[]) => of.filter((each) => which.includes(each)).length / of.length;
    expect(share(states, 'valid')).toBeGreaterThan(0.9);
    expect(share(looks, 'current')).toBeGreaterThan(0.88);
    for (const state of ['missing', 'expired', 'prepared', 'expiring']) expect(share(states, state)).toBeGreaterThan(0.005);
    for (const state of ['missing', 'overdue', 'soon']) expect(share(looks, state)).toBeGreaterThan(0.005);
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

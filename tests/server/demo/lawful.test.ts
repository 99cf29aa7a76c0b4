import { describe, expect, test } from 'vitest';
import { isWorkingDay } from '../../../src/domain/calendar/workingDays';
import { impossibleStates } from '../../../src/domain/deadlines/impossibleStates';
import type { TaxPerson } from '../../../src/domain/deadlines/taxProfile';
import { type ProfileLine, stretchesOf } from '../../../src/domain/deadlines/timeLine';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { readUpo } from '../../../src/domain/ksef/upo';
import { contributionLadder, stepOn } from '../../../src/domain/zus/ladder/ladder';
import { addMonths, lastDayOf, monthOf } from '../../../src/lib/dates';
import type { Company } from '../../../src/server/demo/companies';
import { hasOffice, jobsOf, makesWorks, officeJobs } from '../../../src/server/demo/jobs';
import { demoOffice, demoSizes } from '../../../src/server/demo/office';
import { payrollOf } from '../../../src/server/demo/payroll';
import { tradeIn, trades, tradesOf } from '../../../src/server/demo/trades';
import { men, surnames, women } from '../../../src/server/demo/words';
import { xmlFiles } from '../../../src/server/demo/xmlFiles';

const today = '2026-11-20';
const none = { companies: 0, rich: 0, colleagues: 0 };
const office = demoOffice('demo', demoSizes.demo ?? none, today);
const other = demoOffice('kancelaria', demoSizes.kancelaria ?? none, today);
const companies = [...office.companies, ...other.companies];
const employees = [...office.employees, ...other.employees];
const companyOf = new Map(companies.map((company) => [company.id, company]));
const of = (id: string): Company => companyOf.get(id) as Company;
interface Row {
  company_id: string;
  period: string;
  kind: string;
  amount: number;
  subject: string;
  first_name: string;
  last_name: string;
  zus_scheme: string;
  zus_scheme_from: string;
  taxation_form: string;
  accounting_type: string;
  valid_from: string;
}
const rows = (name: string) => [...((office[name] ?? []) as unknown as Row[]), ...((other[name] ?? []) as unknown as Row[])];

describe('a company is one thing throughout', () => {
  test.each([
    ['Piekarnia „Kłos” Jan Kłos', '10.71.Z', ['Piekarz', 'Cukiernik', 'Cukierniczka', 'Sprzedawca', 'Sprzedawczyni']],
    ['Studio Graficzne „Bursztyn” Anna Zielińska', '74.12.Z', ['Grafik', 'Graficzka']],
    [
      'Źródło Nieruchomości Sp. z o.o.',
      '68.31.Z',
      ['Pośrednik w obrocie nieruchomościami', 'Pośredniczka w obrocie nieruchomościami'],
    ],
    ['Kwiaciarnia „Wrzos” Ewa Malinowska', '47.76.A', ['Florysta', 'Florystka', 'Sprzedawca', 'Sprzedawczyni']],
  ])('%s is %s and employs those of its trade', (title, pkd, trade) => {
    const company = companies.find((each) => each.title === title);
    expect(company?.pkd_main).toBe(pkd);
    const positions = employees.filter(({ company_id }) => company_id === company?.id).map(({ position }) => position);
    const known = [...trade, ...officeJobs.flatMap(({ M, F }) => [M, F])];
    expect(positions.filter((position) => !known.includes(position ?? ''))).toEqual([]);
    expect(positions.length).toBeGreaterThan(0);
  });
  test('its name tells the trade that its PKD is of, and that its form may run', () => {
    const traders = companies.filter(({ pkd_main }) => pkd_main !== null);
    expect(traders.length).toBeGreaterThan(4_000);
    for (const { title, company_type, pkd_main } of traders) {
      const trade = tradeIn(title);
      expect([title, trade?.pkd]).toEqual([title, pkd_main]);
      expect(tradesOf(company_type).map(({ name }) => name)).toContain(trade?.name);
    }
  });
  test('its people do what the trade needs, called as fits their sex, which their PESEL says too', () => {
    for (const { company_id, first_name, position, pesel } of employees) {
      const company = of(company_id);
      const sex = women.includes(first_name) ? 'F' : 'M';
      const jobs = [...jobsOf(company), ...(hasOffice(company) ? officeJobs : [])];
      expect(jobs.map((job) => job[sex])).toContain(position);
      expect(Number(pesel?.[9]) % 2).toBe(sex === 'M' ? 1 : 0);
      if (sex === 'M') expect(men).toContain(first_name);
    }
  });
  test('no PKD is of the classification of 2007, which is gone', () => {
    const gone = ['43.39.Z', '47.76.Z', '52.29.C', '96.01.Z', '96.02.Z', '96.10.A'];
    const used = new Set([...trades.map(({ pkd }) => pkd), ...companies.map(({ pkd_main }) => pkd_main)]);
    expect(gone.filter((pkd) => used.has(pkd))).toEqual([]);
    for (const pkd of ['43.35.Z', '47.76.A', '52.31.Z', '96.10.Z']) expect(used).toContain(pkd);
    // Each trade has people of its own, so a code and its jobs change together.
    expect(trades.filter(({ pkd }) => jobsOf({ pkd_main: pkd, company_type: 'jdg' }) === officeJobs)).toEqual([]);
  });
  test('a contract for specific work is of a work, and ends (art. 627 KC)', () => {
    const works = employees.filter(({ contract_type }) => contract_type === 'specific_work');
    expect(works.length).toBeGreaterThan(0);
    for (const { company_id, position, end_date, start_date } of works) {
      const job = jobsOf(of(company_id)).find(({ M, F }) => position === M || position === F);
      expect([position, job && makesWorks(job), (end_date ?? '') > start_date]).toEqual([position, true, true]);
    }
  });
  test('nobody leads, drives or has a diploma before the age for it', () => {
    for (const { birth_date, position, start_date, work_kind } of employees) {
      const least = work_kind === 'managerial' ? 27 : work_kind === 'engineering' ? 22 : position === 'Kierowca' ? 21 : 18;
      expect([position, addMonths(birth_date ?? '', least * 12) <= start_date]).toEqual([position, true]);
    }
  });
  test('nobody works there before they are of age or before the business was begun', () => {
    for (const { company_id, birth_date, start_date } of employees)
      expect(
        [addMonths(birth_date ?? '', 18 * 12), of(company_id).ceidg_start_date ?? ''].filter((day) => day > start_date),
      ).toEqual([]);
  });
  test('an examination, leave and earlier work fit the day one came and one’s age', () => {
    const examined = employees.filter(({ medical_exam_date }) => medical_exam_date !== null);
    expect(examined.length).toBeGreaterThan(100);
    for (const one of examined) {
      const { medical_exam_type, medical_exam_date, medical_exam_valid_to, start_date, birth_date } = one;
      expect(medical_exam_type).toBe(String(medical_exam_date) < start_date ? 'initial' : 'periodic');
      expect(String(medical_exam_valid_to) > String(medical_exam_date)).toBe(true);
      const worked = (one.seniority_months ?? 0) + (one.seniority_other_months ?? 0);
      expect(addMonths(start_date, -worked) >= addMonths(birth_date, 18 * 12)).toBe(true);
      if (start_date > `${today.slice(0, 7)}-01`) expect(one.leave_used_days).toBeLessThanOrEqual(1);
    }
  });
  test('partners bear the names that the company is called by, in the form of their sex', () => {
    const named = rows('company-persons').filter(({ company_id }) => /s\.c\.$|Sp\. [jkp]\.$/.test(of(company_id).title));
    expect(named.length).toBeGreaterThan(200);
    for (const id of new Set(named.map(({ company_id }) => company_id)))
      expect(named.some(({ company_id, last_name }) => company_id === id && of(id).title.includes(` ${last_name}`))).toBe(true);
    for (const { first_name, last_name } of named) {
      const forms = surnames.find((pair) => pair.includes(last_name)) ?? [];
      expect(forms[women.includes(first_name) ? 1 : 0]).toBe(last_name);
    }
  });
  test('the office’s own people are called as fits their sex', () => {
    for (const { first_name, position } of office.users.filter(({ isAdmin }) => isAdmin))
      if (/Księgow|księgow|Specjalist/.test(position ?? ''))
        expect(/(Księgowa|księgowa|Specjalistka|Kierowniczka)/.test(position ?? ''), `${first_name}: ${position}`).toBe(
          women.includes(first_name),
        );
  });
  test('cases and conversations are of what can happen to it', () => {
    const about = (name: string, word: string) => rows(name).filter(({ subject }) => subject.includes(word));
    for (const { company_id } of about('tickets', 'Ulga na start')) expect(of(company_id).zus_scheme).toBe('start_relief');
    for (const { company_id } of [...about('tickets', 'leasing'), ...about('messages', 'leasing'), ...about('tickets', 'VAT')])
      expect(of(company_id).vat_status).toBe('active');
    for (const { company_id } of [...about('tickets', 'rachunku firmowego'), ...about('tickets', 'na ryczałt')])
      expect(of(company_id).company_type).toBe('jdg');
    for (const { company_id, kind } of rows('company-events'))
      if (kind === 'first_revenue') expect(of(company_id).zus_scheme).toBe('start_relief');
    expect(about('tickets', 'Ulga na start').length).toBeGreaterThan(0);
  });
});

const estonian = ['llc', 'simple_joint_stock', 'joint_stock', 'limited_partnership', 'limited_joint_stock'];
const entrepreneurs = 'ulga i składki preferencyjne są dla osób fizycznych prowadzących działalność';
const started = ({ ceidg_start_date }: Company) => ceidg_start_date ?? '9999';

/** What the acts do not let stand together: what it is, its act, and who would break it. */
const exclusions: readonly (readonly [what: string, act: string, broken: (company: Company) => boolean])[] = [
  [
    'a pharmacy on the lump sum',
    'art. 8 ust. 1 pkt 3 lit. a ustawy o zryczałtowanym PIT',
    ({ taxation_form, pkd_main }) => taxation_form === 'lump_sum' && pkd_main === '47.73.Z',
  ],
  [
    'a pharmacy of a company with share capital',
    'art. 99 ust. 4 Prawa farmaceutycznego',
    ({ pkd_main, company_type }) =>
      pkd_main === '47.73.Z' && !['jdg', 'general_partnership', 'professional_partnership'].includes(company_type),
  ],
  [
    'a tax card begun in 2022 or later',
    'art. 25 ust. 1 ustawy o zryczałtowanym PIT (od 1.01.2022)',
    (company) => company.taxation_form === 'tax_card' && started(company) >= '2022-01-01',
  ],
  [
    'a tax card outside its annex',
    'załącznik nr 3 do ustawy o zryczałtowanym PIT',
    ({ taxation_form, title }) => taxation_form === 'tax_card' && !tradeIn(title)?.card,
  ],
  [
    'Mały ZUS Plus with a tax card',
    'art. 18c ust. 11 u.s.u.s.',
    ({ taxation_form, zus_scheme }) => taxation_form === 'tax_card' && zus_scheme === 'maly_plus',
  ],
  [
    'a lump sum of another trade’s rate',
    'art. 12 ust. 1 ustawy o zryczałtowanym PIT',
    ({ taxation_form, title, company_type, lump_sum_rates }) =>
      taxation_form === 'lump_sum' && company_type === 'jdg' && lump_sum_rates?.[0] !== tradeIn(title)?.lumpSum,
  ],
  [
    'rent at a rate that rent has not',
    'art. 12 ust. 1 pkt 4 lit. a ustawy o zryczałtowanym PIT',
    ({ company_type, lump_sum_rates }) => company_type === 'private_rental' && lump_sum_rates?.join() !== '8.5',
  ],
  [
    'simplified advances of the lump sum',
    'art. 21 ust. 1–1c ustawy o zryczałtowanym PIT',
    ({ taxation_form, advance_mode }) => taxation_form === 'lump_sum' && advance_mode === 'simplified',
  ],
  [
    'quarters of VAT in the first twelve months',
    'art. 99 ust. 3a pkt 3 VAT',
    (company) => company.vat_period === 'quarterly' && company.ceidg_start_date !== null && started(company) > '2025-11-20',
  ],
  [
    'preferential contributions or Mały ZUS Plus without their first day',
    'art. 18a i 18c u.s.u.s.',
    ({ zus_scheme, zus_scheme_from }) => ['preferential', 'maly_plus'].includes(zus_scheme ?? '') && zus_scheme_from === null,
  ],
  [
    'a stage of contributions before the business, or to come',
    'art. 13 pkt 4 u.s.u.s.',
    (company) =>
      company.zus_scheme_from !== null && (company.zus_scheme_from < started(company) || company.zus_scheme_from > today),
  ],
  [
    'preferential contributions for more than 24 months',
    'art. 18a ust. 1 u.s.u.s.',
    ({ zus_scheme, zus_scheme_from }) =>
      zus_scheme === 'preferential' && addMonths(monthOf(zus_scheme_from ?? today), 24) <= monthOf(today),
  ],
  [
    'Mały ZUS Plus from another day than a 1 January, or for more than 36 months',
    'art. 18c ust. 1 i 10 u.s.u.s.',
    ({ zus_scheme, zus_scheme_from }) =>
      zus_scheme === 'maly_plus' &&
      (!zus_scheme_from?.endsWith('-01-01') || addMonths(monthOf(zus_scheme_from), 36) <= monthOf(today)),
  ],
  [
    'simplified advances in the first two years',
    'art. 44 ust. 6b PIT',
    (company) => company.advance_mode === 'simplified' && company.ceidg_start_date !== null && started(company) >= '2025-01-01',
  ],
  [
    'the Estonian tax of who is no company',
    'art. 28j ust. 1 pkt 4 CIT',
    ({ taxation_form, company_type }) => taxation_form === 'cit_estonian' && !estonian.includes(company_type),
  ],
  [
    'advice exempt by its size',
    'art. 113 ust. 13 pkt 2 VAT',
    ({ vat_status, pkd_main }) => vat_status === 'exempt_limit' && pkd_main === '70.20.Z',
  ],
  [
    'a VAT exemption by kind of what is not exempt',
    'art. 43 ust. 1 VAT',
    ({ vat_status, title }) => vat_status === 'exempt_activity' && tradeIn(title)?.vat !== 'exempt',
  ],
  [
    'a suspended business that employs',
    'art. 22 ust. 1 Prawa przedsiębiorców',
    ({ id, status, suspended_from }) =>
      (status === 'suspended' || suspended_from !== null) && employees.some(({ company_id }) => company_id === id),
  ],
  [
    'a business suspended before it was begun',
    'art. 22 ust. 1 Prawa przedsiębiorców',
    (company) =>
      company.suspended_from !== null && company.ceidg_start_date !== null && company.suspended_from < started(company),
  ],
  [
    'contractors beside a tax card',
    'art. 25 ust. 1 pkt 2 ustawy o zryczałtowanym PIT',
    ({ id, taxation_form }) =>
      taxation_form === 'tax_card' &&
      employees.some(({ company_id, contract_type }) => company_id === id && !contract_type.startsWith('employment')),
  ],
  [
    'contributions of a sole trader at another form',
    entrepreneurs,
    ({ company_type, zus_scheme }) => company_type !== 'jdg' && zus_scheme !== null,
  ],
];

describe('a profile holds what the law lets stand together', () => {
  test.each(exclusions)('no company has %s (%s)', (_, __, broken) =>
    expect(
      companies
        .filter(broken)
        .map(({ title }) => title)
        .slice(0, 3),
    ).toEqual([]),
  );
  test('and nothing that the law does not know or that hangs on a fact, with what was entered ahead', () => {
    const lines = rows('profile-lines') as unknown as (ProfileLine & { company_id: string })[];
    const persons = rows('company-persons') as unknown as (TaxPerson & { company_id: string })[];
    const found = companies.flatMap((company) => {
      const of = <Row extends { company_id: string }>(all: Row[]) => all.filter(({ company_id }) => company_id === company.id);
      const stretches = stretchesOf({ ...company, persons: of(persons) }, of(lines));
      return impossibleStates(stretches, today).map(({ rule }) => `${company.title}: ${rule}`);
    });
    expect(found.slice(0, 5)).toEqual([]);
  });
  test('a sole trader’s stage of contributions is the one that the ladder gives on this day', () => {
    const traders = companies.filter(({ company_type }) => company_type === 'jdg');
    expect(new Set(traders.map(({ zus_scheme }) => zus_scheme))).toEqual(
      new Set(['full', 'maly_plus', 'preferential', 'start_relief', 'health_only']),
    );
    const beginners = traders.filter(({ zus_scheme }) => zus_scheme !== 'full');
    for (const company of [...beginners, ...traders.slice(0, 300)]) {
      const { title, zus_scheme, ceidg_start_date } = company;
      if (zus_scheme === 'health_only') continue;
      const small = zus_scheme === 'maly_plus';
      const facts = {
        business_start: ceidg_start_date ?? '',
        earlier_business_end: null,
        former_employer: false,
        krus: false,
        start_relief_waived_on: null,
        suspensions: [],
        closed_at: null,
        small_plus_from: small ? '2026-01' : null,
        small_plus_excluded: false,
        revenue: { 2025: 10_000_000 },
      };
      const step = stepOn(contributionLadder(facts, monthOf(today)), today);
      expect([title, step?.scheme]).toEqual([title, zus_scheme]);
    }
  });
  test('a beginner’s relief is said to begin with the business, and to end with this month', () => {
    const beginners = rows('company-persons').filter(({ zus_scheme }) => zus_scheme === 'start_relief');
    expect(beginners.length).toBeGreaterThan(0);
    for (const { company_id, zus_scheme_from } of beginners) {
      expect(zus_scheme_from).toBe(of(company_id).ceidg_start_date);
      expect(monthOf(zus_scheme_from)).toBe(addMonths(monthOf(today), -6));
    }
  });
  test('a coming form of tax is one that the trade may have', () => {
    const coming = rows('profile-lines').filter(({ taxation_form }) => taxation_form === 'lump_sum');
    expect(coming.length).toBeGreaterThan(0);
    for (const { company_id } of coming) expect(of(company_id).pkd_main).not.toBe('47.73.Z');
  });
  test('a form of tax that comes brings the books that go with it', () => {
    const lines = rows('profile-lines').filter(({ valid_from }) => valid_from);
    const fitting: Record<string, string[]> = { lump_sum: ['lump_sum_register'], pit_scale: ['kpir'], pit_flat: ['kpir'] };
    const coming = lines.filter(({ subject }) => subject === 'tax');
    expect(coming.length).toBeGreaterThan(0);
    for (const { company_id, taxation_form } of coming) {
      const books = lines.find((line) => line.subject === 'books' && line.company_id === company_id);
      expect(fitting[String(taxation_form)]).toContain(books?.accounting_type ?? of(company_id).accounting_type);
    }
  });
});

describe('a settlement carries the contributions of those there are', () => {
  const staffed = (id: string, period: string) =>
    employees.some(
      (one) => one.company_id === id && one.start_date <= lastDayOf(period) && (one.end_date ?? '9999') >= `${period}-01`,
    );
  const items = rows('settlement-items').filter(({ kind }) => kind === 'zus_total');
  const alone = items.filter(({ company_id, period }) => !staffed(company_id, period));
  const amounts = (scheme: string) =>
    alone.filter(({ company_id }) => of(company_id).zus_scheme === scheme).map(({ amount }) => amount);

  test('without staff they are of a sole trader alone: health in the relief, more with each step of the ladder', () => {
    expect(alone.length).toBeGreaterThan(100);
    for (const { company_id } of alone) expect(of(company_id).company_type).toBe('jdg');
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    // The whole social contributions of 2026 are 1 926,76 zł, the least health contribution 432,54 zł.
    for (const amount of amounts('full')) expect(amount).toBeGreaterThanOrEqual(192_676 + 43_254);
    for (const amount of amounts('preferential')) expect(amount).toBeGreaterThanOrEqual(45_000 + 43_254);
    for (const scheme of ['start_relief', 'health_only'])
      for (const amount of amounts(scheme)) expect(amount).toBeGreaterThanOrEqual(31_500);
    expect(median(amounts('start_relief'))).toBeLessThan(median(amounts('preferential')));
    expect(median(amounts('preferential'))).toBeLessThan(median(amounts('full')));
  });
  test('with staff they are in proportion to the wages', () => {
    const paid = items.filter(({ company_id, period }) => staffed(company_id, period));
    expect(paid.length).toBeGreaterThan(100);
    for (const { company_id, period, amount } of paid) {
      const { wages, zus } = payrollOf(
        employees.filter((one) => one.company_id === company_id),
        period,
      );
      expect(amount).toBeGreaterThanOrEqual(zus);
      expect(zus).toBeLessThanOrEqual(wages * 0.43);
      if (of(company_id).company_type !== 'jdg') expect(amount).toBe(zus);
    }
  });
  test('the months of those one can log in as say how many people and how much pay there was', () => {
    const jan = companies.find(({ title }) => title.includes('Jan Kłos'));
    const months = office.settlements.filter(({ company_id }) => company_id === jan?.id);
    expect(months).toHaveLength(12);
    for (const { period, employees_count, payroll_amount, revenue_amount } of months) {
      const { people, wages } = payrollOf(
        employees.filter(({ company_id }) => company_id === jan?.id),
        period,
      );
      expect([employees_count, payroll_amount]).toEqual([people, wages]);
      expect(revenue_amount ?? 0).toBeGreaterThan(wages);
    }
  });
});

describe('the office works on working days', () => {
  test('what it books, approves, sends, files and closes has such a day', () => {
    const moments = [
      ...[...office.settlements, ...other.settlements].flatMap(
        ({ booking_started_at, booking_finished_at, approved_at, published_at, closed_at }) => [
          booking_started_at,
          booking_finished_at,
          approved_at,
          published_at,
          closed_at,
        ],
      ),
      ...(rows('settlement-items') as unknown as { filed_at: string | null }[]).map(({ filed_at }) => filed_at),
      ...[...office.tasks, ...other.tasks].map(({ completed_at }) => completed_at),
    ].flatMap((moment) => moment ?? []);
    expect(moments.length).toBeGreaterThan(1_000);
    expect(moments.filter((moment) => !isWorkingDay(moment.slice(0, 10)))).toEqual([]);
  });
  test('a month is booked after its documents came, then approved and sent', () => {
    for (const each of [...office.settlements, ...other.settlements]) {
      const steps = [
        each.documents_declared_at,
        each.booking_started_at,
        each.booking_finished_at,
        each.approved_at,
        each.published_at,
        each.closed_at,
      ].flatMap((moment) => moment ?? []);
      expect(steps).toEqual(steps.toSorted());
    }
  });
});

test('the ledger of VAT has the very invoices that came from KSeF, with their numbers and sums', () => {
  const owner = { title: 'Piekarnia', vat_number: '5260250274', month: '2026-10' };
  const made = (title: string) => xmlFiles[title]?.(owner) ?? { title: '', name: '', xml: '' };
  const ledger = made('JPK_V7M').xml;
  const all = (pattern: RegExp) => [...ledger.matchAll(pattern)].map((found) => found.slice(1));
  const invoices = ['Zakup z KSeF', 'Korekta z KSeF', 'Energia z KSeF'].map((title) => {
    const { net_amount, vat_amount, number } = readInvoice(made(title).xml);
    return [
      number,
      made(title).name.replace('.xml', ''),
      ...[net_amount, vat_amount].map((sum) => ((sum ?? 0) / 100).toFixed(2)),
    ];
  });
  expect(all(/<DowodZakupu>(.+?)<.*?<NrKSeF>(.+?)<.*?<K_42>(.+?)<.*?<K_43>(.+?)</g)).toEqual(invoices);
  const [confirmed] = readUpo(made('UPO z KSeF').xml).documents;
  expect(all(/<DowodSprzedazy>(.+?)<.*?<NrKSeF>(.+?)</g)).toEqual([[confirmed?.invoice_number, confirmed?.ksef_number]]);
});

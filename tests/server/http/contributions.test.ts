import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyContributions } from '../../../src/contract/contributions';
import { inAll } from '../../support/inAll';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const painter = (values: Values = {}) =>
  office.add('companies', {
    title: 'Malarz Jan Kowal',
    company_type: 'jdg',
    taxation_form: 'pit_scale',
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
    zus_scheme: 'full',
    ceidg_start_date: '2019-03-01',
    employs: false,
    monthly_fee_amount: null,
    status: 'active',
    ...values,
  });
const of = async ({ id }: Added, who = staff()): Promise<CompanyContributions> =>
  (await who.get(`/api/companies/${id}/contributions`)).data;
const figure = (company: Added, values: Values) =>
  staff().post('/api/contribution-figures/', { company_id: company.id, ...values });
const config = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!found) throw new Error('no firm');
  return found;
};
beforeEach(() => {
  config().switches.teamWalls = false;
  config().switches.fourEyes = false;
  config().deniedAreas = [];
});

describe('the contributions of a company’s owners', () => {
  test('reach from the month before to twelve ahead, part by part with formula, act and certainty', async () => {
    const { from, to, owners } = await of(await painter());
    expect([from, to]).toEqual(['2026-10', '2027-11']);
    expect(owners.map(({ name, role, months }) => [name, role, months.length])).toEqual([['Właściciel', 'owner', 14]]);
    const [october] = owners[0]?.months ?? [];
    expect(october).toMatchObject({ month: '2026-10', due: { social_amount: 1926_76, health: { amount: 432_54, least: true } } });
    for (const part of october?.due?.social ?? []) expect([part.formula, part.basis, part.source]).not.toContain('');
    expect(owners[0]?.years.map(({ year, settle_by }) => [year, settle_by])).toEqual([
      [2025, '2026-05-20'],
      [2026, '2027-05-20'],
    ]);
  });

  test('follow the dated lines of the profile: stage and tax form of each month', async () => {
    const company = await painter({ zus_scheme: 'preferential' });
    const line = { company_id: company.id, reason: 'Oświadczenie' };
    await staff().post('/api/profile-lines/', { ...line, subject: 'zus', valid_from: '2027-03-01', zus_scheme: 'full' });
    await staff().post('/api/profile-lines/', { ...line, subject: 'tax', valid_from: '2027-01-01', taxation_form: 'pit_flat' });
    const [owner] = (await of(company)).owners;
    const month = (which: string) => owner?.months.find((each) => each.month === which)?.due;
    expect(month('2026-12')).toMatchObject({ form: 'scale', social_amount: 456_18 });
    expect(month('2027-02')).toMatchObject({ form: 'flat', stages: [{ scheme: 'preferential' }] });
    expect(month('2027-03')?.stages).toEqual([{ scheme: 'full', days: 31 }]);
    expect([owner?.now?.scheme, owner?.next]).toMatchObject(['preferential', { scheme: 'full', from: '2027-03-01' }]);
  });

  test('ask about the revenue of Mały ZUS Plus alone, until the year’s is entered on the card or in the year', async () => {
    const asked = async (company: Added) =>
      (await of(company)).owners[0]?.ladder.warnings.filter(({ code }) => code === 'check_revenue').map(({ says }) => says);
    expect(await asked(await painter({ zus_scheme: 'start_relief', ceidg_start_date: '2026-08-01' }))).toEqual([]);
    const small = { zus_scheme: 'maly_plus', zus_scheme_from: '2026-01-01' };
    const company = await painter(small);
    expect(await asked(company)).toEqual([expect.stringMatching(/^Mały ZUS Plus w 2027 r\. zależy od przychodu za 2026 r\./)]);
    expect(await asked(await painter({ ...small, yearly_revenues: [{ year: 2026, amount: 90_000_00 }] }))).toEqual([]);
    expect((await figure(company, { period: '2026', revenue_amount: 130_000_00 })).status).toBe(201);
    expect(await asked(company)).toEqual(['Mały ZUS Plus w 2027 r. nie przysługuje: przychód za 2026 r. przekroczył limit.']);
  });

  inAll(
    'after an end that hangs on what nobody entered are counted as stated, and say so',
    'domain/zus/ownerLadder.test.ts',
    async () => {
      const [owner] = (await of(await painter({ zus_scheme: 'preferential', ceidg_start_date: '2024-10-23' }))).owners;
      expect([owner?.now?.to, owner?.next?.scheme]).toEqual(['2027-04-30', 'full']);
      expect(owner?.ladder.warnings[0]).toMatchObject({ code: 'end_unknown', act: expect.stringContaining('na karcie firmy') });
      const due = (which: string) => owner?.months.find(({ month }) => month === which)?.due;
      expect(due('2027-04')?.missing.filter((each) => each.includes('etap'))).toEqual([]);
      expect(due('2027-05')).toMatchObject({
        stages: [{ scheme: 'preferential', days: 31 }],
        missing: expect.arrayContaining(['z przepisów etap ZUS mógł się skończyć 30.04.2027: policzono, jak wpisano']),
      });
    },
  );

  inAll(
    'of a stage that cannot be are counted as the law has them, with a plain warning',
    'domain/zus/ownerLadder.test.ts',
    async () => {
      const [owner] = (await of(await painter({ zus_scheme: 'start_relief', ceidg_start_date: '2010-05-01' }))).owners;
      expect(owner?.now).toMatchObject({ scheme: 'full', stated: false });
      expect(owner?.ladder.warnings[0]).toMatchObject({
        code: 'impossible',
        near: 7,
        says: expect.stringContaining('01.05.2010'),
      });
      expect(owner?.months.filter(({ due }) => due?.social_amount === 0)).toEqual([]);
      expect(owner?.months[0]?.due).toMatchObject({
        social_amount: 1926_76,
        missing: [expect.stringContaining('nie może'), expect.anything()],
      });
    },
  );

  inAll('go on by the law where a relief ends in the months ahead', 'domain/zus/ownerLadder.test.ts', async () => {
    const [owner] = (await of(await painter({ zus_scheme: 'start_relief', ceidg_start_date: '2026-07-01' }))).owners;
    const social = (which: string) => owner?.months.find(({ month }) => month === which)?.due?.stages;
    expect([social('2026-12'), social('2027-01')]).toEqual([
      [{ scheme: 'start_relief', days: 31 }],
      [{ scheme: 'preferential', days: 31 }],
    ]);
    expect(owner?.ladder.warnings.filter(({ code }) => code === 'impossible')).toEqual([]);
  });

  test('are counted from the income that the office enters, else from the settlement’s result', async () => {
    const company = await painter();
    await office.add('settlements', { company_id: company.id, period: '2026-09', profit_amount: 10_000_00 });
    const october = async () => (await of(company)).owners[0]?.months[0];
    expect(await october()).toMatchObject({ due: { health: { amount: 900_00, missing: null } } });
    expect((await figure(company, { period: '2026-09', income_amount: 12_000_00 })).status).toBe(201);
    expect(await october()).toMatchObject({ due: { health: { amount: 1080_00 } } });
  });

  test('name each person, with what their own card says', async () => {
    const company = await painter({ company_type: 'civil_partnership', taxation_form: 'transparent', zus_scheme: null });
    const partner = (last_name: string, values: Values) =>
      office.add('company-persons', { company_id: company.id, first_name: 'Ewa', last_name, role: 'partner', ...values });
    await partner('Adamska', { zus_scheme: 'full', taxation_form: 'pit_flat', zus_voluntary_sickness: false });
    await partner('Bober', { zus_scheme: 'preferential', taxation_form: 'lump_sum', health_step: 'over_300' });
    await partner('Cichy', { zus_scheme: 'full', role: 'board_member' });
    const { owners } = await of(company);
    expect(owners.map(({ name, months }) => [name, months[0]?.due?.social_amount, months[0]?.due?.health?.amount])).toEqual([
      ['Ewa Adamska', 1788_29, 432_54],
      ['Ewa Bober', 456_18, 1495_04],
    ]);
    expect(owners[0]?.deduction).toMatchObject({ limit: 14_100_00 });
  });

  test('Mały ZUS Plus stands on the income of the year before, and a helper’s base on three quarters of the average wage', async () => {
    const company = await painter({ zus_scheme: 'maly_plus' });
    await figure(company, { period: '2025', income_amount: 60_000_00 });
    const [owner] = (await of(company)).owners;
    expect(owner?.small_plus).toMatchObject({ year: 2026, days: 365, base: 2465_76 });
    expect(owner?.months[0]?.due?.social_amount).toBe(780_17);
  });

  test('a year is settled by what was entered for it', async () => {
    const company = await painter();
    await figure(company, { period: '2025', income_amount: 120_000_00, health_due_amount: 10_500_00 });
    const [year] = (await of(company)).owners[0]?.years ?? [];
    expect(year).toMatchObject({ year: 2025, amount: 10_800_00, due: 10_500_00, difference: 300_00, missing: [] });
  });

  test('a month granted as a contribution holiday bears health alone', async () => {
    const company = await painter();
    await office.add('zus-vacations', {
      company_id: company.id,
      person_id: null,
      year: 2026,
      answer: 'yes',
      month_chosen: '2026-12',
      status: 'granted',
    });
    const due = (await of(company)).owners[0]?.months.find(({ month }) => month === '2026-12')?.due;
    expect(due).toMatchObject({ holiday: true, social_amount: 0, total: 432_54 });
  });
});

describe('the owner of a one-person business, entered as a person', () => {
  /** Preferential on the card, in full from May by a dated line. */
  const dated = async () => {
    const company = await painter({ zus_scheme: 'preferential', ceidg_start_date: '2023-10-23' });
    await line(company, { valid_from: '2026-05-01', zus_scheme: 'full' });
    return company;
  };
  const line = ({ id }: Added, values: Values) =>
    staff().post('/api/profile-lines/', { company_id: id, subject: 'zus', reason: 'Pismo', ...values });
  const enter = ({ id }: Added, values: Values = {}) =>
    staff().post('/api/company-persons/', { company_id: id, role: 'owner', first_name: 'Jan', last_name: 'Kowal', ...values });
  const steps = async (company: Added) => (await of(company)).owners[0]?.ladder.steps.map(({ scheme, from }) => [scheme, from]);
  const card = async ({ id }: { id: string }) => (await staff().get(`/api/company-persons/${id}`)).body;

  test('takes the company’s dated ZUS lines over, so that no stage is lost', async () => {
    const company = await dated();
    const before = await of(company);
    const entered = await enter(company, { zus_scheme: 'full', zus_scheme_from: '2026-05-01' });
    expect(entered.status).toBe(201);
    const after = await of(company);
    expect(after.owners.map(({ name, person_id }) => [name, person_id])).toEqual([['Jan Kowal', entered.body.id]]);
    expect(await steps(company)).toEqual([
      ['preferential', null],
      ['full', '2026-05-01'],
    ]);
    const due = ({ owners }: CompanyContributions) => owners[0]?.months.map((each) => [each.month, each.due?.total]);
    expect(due(after)).toEqual(due(before));
    const { data } = await staff().get(`/api/profile-lines/?filters=company_id:${company.id}`);
    expect(data.map(({ person_id }: { person_id: string }) => person_id)).toEqual([entered.body.id, entered.body.id]);
    expect(await card(entered.body)).toMatchObject({ zus_scheme: 'full', zus_scheme_from: '2026-05-01', zus_scheme_to: null });
  });

  test('adds another stage typed with its day to them, and is asked for the day', async () => {
    const company = await dated();
    expect(await enter(company, { zus_scheme: 'maly_plus' })).toMatchObject({
      status: 422,
      body: { errors: { zus_scheme_from: 'Podaj, od którego dnia obowiązuje zmiana' } },
    });
    const { body } = await enter(company, {
      zus_scheme: 'maly_plus',
      zus_scheme_from: '2026-09-01',
      zus_scheme_to: '2027-03-31',
    });
    expect((await steps(company))?.slice(0, 3)).toEqual([
      ['preferential', null],
      ['full', '2026-05-01'],
      ['maly_plus', '2026-09-01'],
    ]);
    expect(await card(body)).toMatchObject({
      zus_scheme: 'maly_plus',
      zus_scheme_from: '2026-09-01',
      zus_scheme_to: '2027-03-31',
    });
    expect((await of(company)).owners[0]?.now).toMatchObject({ scheme: 'maly_plus', to: '2027-03-31' });
  });

  test('is the one whom a later line without a person speaks of; among two owners the line is refused', async () => {
    const company = await dated();
    const { body } = await enter(company);
    const later = await line(company, { valid_from: '2027-02-01', zus_scheme: 'none' });
    expect(later.body.person_id).toBe(body.id);
    await enter(company, { first_name: 'Anna' });
    const refused = await line(company, { valid_from: '2027-03-01', zus_scheme: 'full' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['person_id']]);
  });

  test('takes nothing as a partner, nor of a partnership', async () => {
    const company = await dated();
    await enter(company, { role: 'helper' });
    const partnership = await painter({ company_type: 'civil_partnership', zus_scheme: null });
    await line(partnership, { valid_from: '2026-05-01', zus_scheme: 'full' });
    await enter(partnership);
    for (const { id } of [company, partnership]) {
      const { data } = await staff().get(`/api/profile-lines/?filters=company_id:${id}`);
      expect(data.map(({ person_id }: { person_id: string | null }) => person_id)).toEqual([null, null]);
    }
  });
});

describe('figures of contributions', () => {
  test('stand once for a person and period, of a person of that company', async () => {
    const [company, other] = [await painter(), await painter()];
    expect((await figure(company, { period: '2026-09', income_amount: 1_00 })).status).toBe(201);
    expect((await figure(company, { period: '2026-09', income_amount: 2_00 })).status).toBe(422);
    const stranger = await office.add('company-persons', {
      company_id: other.id,
      first_name: 'Ewa',
      last_name: 'Obca',
      role: 'owner',
    });
    expect((await figure(company, { period: '2026-08', income_amount: 1_00, person_id: stranger.id })).status).toBe(422);
    expect((await figure(company, { period: 'wrzesień', income_amount: 1_00 })).status).toBe(422);
    expect((await figure(company, { period: '2026-07', health_due_amount: 1_00, income_amount: 1_00 })).status).toBe(422);
  });
});

describe('who was appointed to a board for pay', () => {
  const payroll = () => office.as('kadry');
  /** A company without staff, with a president of its own. */
  const firm = async (values: Values = {}) => {
    const company = await painter({
      company_type: 'llc',
      taxation_form: 'cit_small',
      advance_mode: 'quarterly',
      accounting_type: 'full_books',
      zus_scheme: null,
      ...values,
    });
    const board = await office.add('company-persons', {
      company_id: company.id,
      first_name: 'Ewa',
      last_name: 'Zarządna',
      role: 'board_member',
      zus_scheme: 'health_only',
    });
    return { company, board };
  };
  const paid = (company: Added, board: Added, pay_amount: number, who = payroll()) =>
    who.post('/api/contribution-figures/', { company_id: company.id, person_id: board.id, period: '2026-10', pay_amount });

  test('bears 9% of what was paid in the month, for who may see pay; others see neither', async () => {
    const { company, board } = await firm();
    expect((await paid(company, board, 10_000_00)).status).toBe(201);
    const [known] = (await of(company, payroll())).owners;
    expect(known).toMatchObject({
      name: 'Ewa Zarządna',
      closed: false,
      now: { label: 'tylko zdrowotna (powołanie)', basis: 'art. 66 ust. 1 pkt 35a u.ś.o.z.' },
      years: [],
    });
    expect(known?.months[0]).toMatchObject({ due: { total: 900_00 }, figure: { pay: 10_000_00, from: 'entered' } });
    const [closed] = (await of(company)).owners;
    expect(closed).toMatchObject({ closed: true });
    expect(closed?.months[0]).toMatchObject({ due: { total: null, health: { base: null } }, figure: { pay: null, id: null } });
    const { data } = await staff().get(`/api/contribution-figures/?filters=company_id:${company.id}`);
    expect(data.map((each: Values) => Object.keys(each).includes('pay_amount'))).toEqual([false]);
    // The row without amounts says what it is.
    expect(data.map(({ given }: Values) => given)).toEqual(['wynagrodzenie z powołania (kwotę widać z dostępem do płac)']);
    await figure(company, { period: '2026-09', income_amount: 1_00, revenue_amount: 2_00 });
    const both = await staff().get(`/api/contribution-figures/?filters=company_id:${company.id},period:2026-09`);
    expect(both.data.map(({ given }: Values) => given)).toEqual(['dochód, przychód']);
    expect((await paid(company, board, 1_00, staff())).status).toBe(422);
  });

  test('P08: is named in the company’s own position, without an amount that tells the pay, entered or not', async () => {
    const zus = async (values: Values, paidThen: boolean) => {
      const { company, board } = await firm(values);
      if (paidThen) await paid(company, board, 10_000_00);
      const settlement = await office.add('settlements', { company_id: company.id, period: '2026-10', status: 'booking' });
      await staff().post(`/api/settlements/${settlement.id}/actions/propose`, {});
      const { data } = await staff().get(`/api/settlement-items/?filters=settlement_id:${settlement.id},kind:zus_total`);
      return data.map(({ amount, proposed_amount, proposed_how, due_effective, declaration_code }: Values) => ({
        ...{ amount, proposed_amount, proposed_how, due_effective, declaration_code },
      }));
    };
    const alone = {
      amount: null,
      proposed_amount: null,
      proposed_how:
        'Ewa Zarządna: zdrowotna z powołania; dolicz zdrowotną z powołania (jest w „ZUS i zdrowotna” dla osób z dostępem do płac)',
      due_effective: '2026-11-16',
      declaration_code: 'DRA',
    };
    expect(await zus({}, true)).toEqual([alone]);
    expect(await zus({}, false)).toEqual([alone]);
    const withStaff = { employs: true, employees_fte: 2, insured_count: 3 };
    expect(await zus(withStaff, true)).toEqual([
      { ...alone, proposed_how: `${alone.proposed_how}; dolicz składki za pracowników` },
    ]);
  });

  test('P08: an amount that a position took over once goes, and its words are laid anew, once a figure is entered', async () => {
    const { company, board } = await firm();
    const settlement = await office.add('settlements', { company_id: company.id, period: '2026-10', status: 'booking' });
    const position = {
      ...{ settlement_id: settlement.id, company_id: company.id, period: '2026-10', kind: 'zus_total', person_id: null },
      ...{ amount: 900_00, amount_proposed: true, proposed_amount: 900_00, proposed_how: 'Ewa Zarządna: zdrowotna 900,00 zł' },
    };
    const { id } = await office.add('settlement-items', position);
    await paid(company, board, 10_000_00);
    expect((await staff().get(`/api/settlement-items/${id}`)).body).toMatchObject({
      ...{ amount: null, amount_proposed: false, proposed_amount: null },
      proposed_how: expect.not.stringMatching(/\d/),
    });
  });

  test('P08: beside the owner of a one-person business leaves the owner’s part alone, to be added to', async () => {
    const company = await painter();
    const settlement = await office.add('settlements', { company_id: company.id, period: '2026-10', status: 'booking' });
    const propose = async () => {
      await staff().post(`/api/settlements/${settlement.id}/actions/propose`, {});
      return (await staff().get(`/api/settlement-items/?filters=settlement_id:${settlement.id},kind:zus_total`)).data;
    };
    expect(await propose()).toMatchObject([{ amount: 2359_30, amount_proposed: true }]);
    const person = { company_id: company.id, first_name: 'Jan', last_name: 'Adam', role: 'owner', zus_scheme: 'full' };
    await office.add('company-persons', person);
    const proxy = { ...person, first_name: 'Ewa', last_name: 'Prokura', role: 'proxy', zus_scheme: 'health_only' };
    const { id } = await office.add('company-persons', proxy);
    const owners = {
      ...{ amount: null, amount_proposed: false, proposed_amount: 2359_30 },
      proposed_how: expect.stringMatching(
        /Jan Adam: społeczne .*; Ewa Prokura: zdrowotna z powołania; dolicz zdrowotną z powołania/,
      ),
    };
    expect(await propose()).toMatchObject([owners]);
    await paid(company, { id } as Added, 10_000_00);
    expect(await propose()).toMatchObject([owners]);
  });

  test('P08: who may not see pay neither deletes it nor hears that it was entered', async () => {
    const { company, board } = await firm();
    const own = (person_id: string) => figure(company, { person_id, period: '2026-10', income_amount: 1_00 });
    const unpaid = await own(board.id);
    expect([unpaid.status, Object.keys(unpaid.body.errors)]).toEqual([422, ['person_id']]);
    const { body } = await paid(company, board, 10_000_00);
    expect((await own(board.id)).body.errors).toEqual(unpaid.body.errors);
    expect((await staff().delete(`/api/contribution-figures/${body.id}`)).status).toBe(403);
    expect((await of(company, payroll())).owners[0]?.months[0]).toMatchObject({ due: { total: 900_00 } });
    expect((await payroll().delete(`/api/contribution-figures/${body.id}`)).status).toBe(200);
  });

  test('leaves the owner of a one-person business whose own results are theirs alone', async () => {
    const company = await painter();
    await office.add('company-persons', {
      company_id: company.id,
      first_name: 'Jan',
      last_name: 'Adam',
      role: 'owner',
      zus_scheme: 'full',
    });
    await office.add('company-persons', {
      company_id: company.id,
      first_name: 'Ewa',
      last_name: 'Prokura',
      role: 'proxy',
      zus_scheme: 'health_only',
    });
    await office.add('settlements', { company_id: company.id, period: '2026-09', profit_amount: 10_000_00 });
    const { owners } = await of(company, payroll());
    expect(owners.map(({ name, months }) => [name, months[0]?.due?.health?.amount, months[0]?.due?.lacks])).toEqual([
      ['Jan Adam', 900_00, []],
      ['Ewa Prokura', 0, ['pay']],
    ]);
  });

  test('a pay is of a month, and no year', async () => {
    const { company, board } = await firm();
    const refused = await payroll().post('/api/contribution-figures/', {
      company_id: company.id,
      person_id: board.id,
      period: '2026',
      pay_amount: 1_00,
    });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['pay_amount']]);
  });
});

describe('who may read contributions', () => {
  const closed = (company: Added) => `/api/companies/${company.id}/contributions`;

  test('P04: no client, not even the company’s own: amounts come with the settlement that the office sends', async () => {
    const company = await painter();
    const client = await office.client(company);
    expect((await client.get(closed(company))).status).toBe(404);
    expect((await client.get('/api/contribution-figures/')).status).toBeGreaterThanOrEqual(403);
  });

  test('P02, P03: no worker of tasks alone, and nobody where the firm has no companies', async () => {
    const company = await painter();
    expect((await office.as('pracownik').get(closed(company))).status).toBe(403);
    config().deniedAreas = ['companies'];
    expect((await staff().get(closed(company))).status).toBe(404);
  });

  test('P04, P05: behind a wall between teams nobody who does not keep the company', async () => {
    const company = await painter({ owner_id: office.idOf('szef'), payroll_owner_id: null, deputy_id: null });
    expect((await staff().get(closed(company))).status).toBe(200);
    config().switches.teamWalls = true;
    expect((await staff().get(closed(company))).status).toBe(404);
    expect((await figure(company, { period: '2026-09', income_amount: 1_00 })).status).toBe(422);
  });

  test('T04: nobody of another firm', async () => {
    const foreign = await office.add('companies', {}, 'kancelaria');
    expect((await staff().get(closed(foreign))).status).toBe(404);
  });
});

describe('amounts of a settlement’s positions', () => {
  const opened = (company: Added, values: Values = {}) =>
    office.add('settlements', { company_id: company.id, period: '2026-10', status: 'booking', ...values });
  const propose = async (settlement: Added, who = staff()) =>
    (await who.post(`/api/settlements/${settlement.id}/actions/propose`, {})).body;
  const item = async (settlement: Added, kind: string) =>
    (await staff().get(`/api/settlement-items/?filters=settlement_id:${settlement.id},kind:${kind}`)).data[0];

  test('a year’s tax is proposed once, beside the advance of its month', async () => {
    const company = await office.add('companies', {
      ...{ company_type: 'jdg', taxation_form: 'pit_scale', advance_mode: 'monthly', accounting_type: 'kpir' },
      ceidg_start_date: '2020-01-01',
    });
    const settlement = await opened(company, { period: '2027-03' });
    const owed = async () => {
      await propose(settlement);
      const { data } = await staff().get(`/api/settlement-items/?filters=settlement_id:${settlement.id},kind:pit_owner`);
      return data.map(({ tax_period, due_effective, declaration_code }: Values) => [tax_period, due_effective, declaration_code]);
    };
    const both = [
      ['2027-M03', '2027-04-20', null],
      ['2026-R', '2027-04-30', 'PIT-36'],
    ];
    expect(await owed()).toEqual(both);
    expect(await owed()).toEqual(both);
  });

  test('of ZUS and of the fee are proposed from law and card, with the way they were counted', async () => {
    const settlement = await opened(await painter({ monthly_fee_amount: 400_00 }));
    await propose(settlement);
    const zus = await item(settlement, 'zus_total');
    expect(zus).toMatchObject({ amount: 2359_30, proposed_amount: 2359_30, amount_proposed: true });
    expect(zus.proposed_how).toContain('najniższa; wpisz dochód za wrzesień 2026');
    expect(await item(settlement, 'office_fee')).toMatchObject({ amount: 492_00, proposed_how: expect.stringContaining('23%') });
  });

  test('of a base that is not announced yet are a forecast beside the position, and no amount in it until it is announced', async () => {
    const company = await painter();
    const january = await opened(company, { period: '2027-01' });
    await propose(january);
    const forecast = await item(january, 'zus_total');
    expect(forecast).toMatchObject({ amount: null, amount_proposed: false });
    expect(forecast.proposed_amount).toBeGreaterThan(2359_30);
    expect(forecast.proposed_how).toMatch(/^Prognoza: podstawa składek na 2027 r\. pochodzi z projektu/);
    const client = await office.client(company);
    expect(JSON.stringify((await client.get(`/api/settlement-items/?filters=settlement_id:${january.id}`)).data)).not.toContain(
      String(forecast.proposed_amount),
    );
    const known = await opened(await painter({ zus_scheme: 'preferential' }), { period: '2027-01' });
    await propose(known);
    expect(await item(known, 'zus_total')).toMatchObject({ amount: expect.any(Number), amount_proposed: true });
  });

  test('are proposed once however often it is asked', async () => {
    const settlement = await opened(await painter({ monthly_fee_amount: 400_00 }));
    expect((await propose(settlement)).added).toBeGreaterThan(2);
    expect(await propose(settlement)).toMatchObject({ added: 0, filled: 0 });
  });

  test('that somebody typed stay, also the law’s own number, and the law stands beside them', async () => {
    const company = await painter();
    const settlement = await opened(company);
    await propose(settlement);
    const zus = await item(settlement, 'zus_total');
    await staff().put('/api/settlement-items/', { id: zus.id, version: zus.version, amount: 1926_76 });
    await figure(company, { period: '2026-09', income_amount: 12_000_00 });
    await propose(settlement);
    expect(await item(settlement, 'zus_total')).toMatchObject({
      amount: 1926_76,
      proposed_amount: 3006_76,
      amount_proposed: false,
    });
  });

  test('follow an income entered later, and stay once they are approved', async () => {
    const company = await painter();
    const settlement = await opened(company);
    await propose(settlement);
    await figure(company, { period: '2026-09', income_amount: 12_000_00 });
    const zus = await item(settlement, 'zus_total');
    expect(zus).toMatchObject({ amount: 3006_76, proposed_how: expect.not.stringContaining('wpisz') });

    const approved = await office.add('settlements', { company_id: company.id, period: '2026-11', status: 'booking' });
    await office.add('settlement-items', {
      settlement_id: approved.id,
      company_id: company.id,
      period: '2026-11',
      kind: 'zus_total',
      person_id: null,
      stage: 'approved',
      amount: 2000_00,
      amount_proposed: true,
    });
    await figure(company, { period: '2026-10', income_amount: 20_000_00 });
    expect(await item(approved, 'zus_total')).toMatchObject({ amount: 2000_00, proposed_amount: 3726_76 });
  });

  test('with staff are told for the owner alone, and left for the office to add up', async () => {
    const settlement = await opened(await painter({ employs: true }));
    await propose(settlement);
    expect(await item(settlement, 'zus_total')).toMatchObject({
      amount: null,
      proposed_amount: 2359_30,
      proposed_how: expect.stringContaining('dolicz składki za pracowników'),
    });
  });

  test('of whom nobody said whether they employ are told, but not taken over, and no comparison is made', async () => {
    const company = await painter({ employs: null });
    const settlement = await opened(company);
    await propose(settlement);
    expect(await item(settlement, 'zus_total')).toMatchObject({
      amount: null,
      proposed_amount: 2359_30,
      proposed_how: expect.stringContaining('nie podano, czy firma zatrudnia'),
    });
    const alone = async () => {
      const { data } = await staff().get(`/api/companies/${company.id}/contributions`);
      return data.owners[0].months.flatMap((month: { item: { alone: boolean } | null }) => month.item?.alone ?? []);
    };
    expect(await alone()).toEqual([false]);
    await staff().put('/api/companies/', { id: company.id, employs: false });
    expect(await alone()).toEqual([true]);
  });

  test('four eyes: what is being checked keeps its amounts, and who took an amount over has prepared it', async () => {
    config().switches.fourEyes = true;
    const company = await painter();
    const settlement = await opened(company);
    await propose(settlement);
    expect(await item(settlement, 'zus_total')).toMatchObject({ prepared_by_id: office.idOf('ksiegowa') });
    await staff().post(`/api/settlements/${settlement.id}/actions/review`, {});
    await figure(company, { period: '2026-09', income_amount: 12_000_00 });
    expect(await item(settlement, 'zus_total')).toMatchObject({ amount: 2359_30, proposed_amount: 3006_76 });
  });

  test('P05: a client is told of no proposal', async () => {
    const company = await painter();
    const settlement = await opened(company, { status: 'published' });
    await office.add('settlement-items', {
      settlement_id: settlement.id,
      company_id: company.id,
      period: '2026-10',
      kind: 'zus_total',
      stage: 'published',
      person_id: null,
      amount: 1_00,
      proposed_amount: 2_00,
      proposed_how: 'z prawa',
    });
    const { data } = await (await office.client(company)).get('/api/settlement-items/');
    expect(data).toHaveLength(1);
    expect(Object.keys(data[0])).not.toContain('proposed_amount');
  });
});

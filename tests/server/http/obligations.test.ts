import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientDuties, Duty, DutyGroup } from '../../../src/contract/obligations';
import { positionFor } from '../../../src/domain/settlement/usualItems';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const painter = (values: Values = {}) =>
  office.add('companies', {
    title: 'Malarz Jan Kowal',
    company_type: 'jdg',
    taxation_form: 'pit_flat',
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
    zus_scheme: 'full',
    employs: false,
    status: 'active',
    ...values,
  });
const dutiesOf = async ({ id }: Added, who = staff()): Promise<Duty[]> =>
  (await who.get(`/api/companies/${id}/obligations`)).data.duties;
const named = (duties: readonly Duty[], name: string, period: string) =>
  duties.find((duty) => duty.name.startsWith(name) && duty.period === period);
const month = async (query: string, who: PrincipalName = 'ksiegowa') => office.as(who).get(`/api/obligations?${query}`);
const config = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!found) throw new Error('no firm');
  return found;
};
/** What is over all companies at once. */
const overAll = [
  '/api/obligations',
  '/api/obligations/duties',
  '/api/obligations/clients',
  '/api/obligations.ics',
  '/api/obligations/questions',
];
beforeEach(() => {
  config().switches.teamWalls = false;
  config().deniedAreas = [];
});

describe('the obligations of a company', () => {
  test('reach from the month before to twelve ahead, with both days, act, source, certainty and why they are its own', async () => {
    const { data } = await staff().get(`/api/companies/${(await painter()).id}/obligations`);
    expect([data.from, data.to]).toEqual(['2026-10-01', '2027-11-30']);
    const vat = named(data.duties, 'JPK_V7M', 'listopad 2026');
    expect(vat).toMatchObject({ area: 'vat', nominal: '2026-12-25', due: '2026-12-28', person: null, certainty: 'verified' });
    expect(vat?.basis).toContain('art. 99');
    expect(vat?.shifted).toMatch(/^Termin przesunięty z 25\.12\.2026 na 28\.12\.2026/);
    expect(vat?.why).toEqual(['Status VAT: Czynny podatnik VAT', 'Okres VAT: Miesięczny (JPK_V7M)']);
    expect(vat?.source).not.toBe('');
    expect(data.duties.map(({ due }: Duty) => due)).toEqual(data.duties.map(({ due }: Duty) => due).toSorted());
  });

  test('of a profile that changes are told with the facts of their own day', async () => {
    const company = await painter();
    const line = { subject: 'tax', valid_from: '2027-01-01', taxation_form: 'lump_sum', reason: 'Oświadczenie' };
    expect((await staff().post('/api/profile-lines/', { company_id: company.id, ...line })).status).toBe(201);
    const duties = await dutiesOf(company);
    expect(named(duties, 'Zaliczka na PIT', 'grudzień 2026')?.why).toContain('Forma opodatkowania: Podatek liniowy 19%');
    expect(named(duties, 'Ryczałt', 'styczeń 2027')?.why).toContain(
      'Forma opodatkowania: Ryczałt od przychodów ewidencjonowanych',
    );
    expect(named(duties, 'Zaliczka na PIT', 'styczeń 2027')).toBeUndefined();
  });

  test('follow their tasks, and say why one does not apply', async () => {
    const company = await painter();
    await staff().post('/api/recurring-tasks/generate', { days: 40 });
    const before = named(await dutiesOf(company), 'JPK_V7M', 'październik 2026');
    expect(before).toMatchObject({ state: { code: 'open' }, task: { title: expect.stringContaining('JPK_V7M') } });
    const id = before?.task?.id ?? '';
    const act = (name: string, body: Values = {}) => staff().post(`/api/tasks/${id}/actions/${name}`, body);
    expect((await act('not_applicable', { reason: 'Rejestracja dopiero od grudnia' })).status).toBe(200);
    expect(named(await dutiesOf(company), 'JPK_V7M', 'październik 2026')?.state).toEqual({
      code: 'not_applicable',
      because: 'Rejestracja dopiero od grudnia',
    });
    const advance = named(await dutiesOf(company), 'Zaliczka na PIT', 'listopad 2026')?.task?.id;
    expect((await staff().post(`/api/tasks/${advance}/actions/done`, {})).status).toBe(200);
    expect(named(await dutiesOf(company), 'Zaliczka na PIT', 'listopad 2026')?.state.code).toBe('done');
  });

  test('are filed once their position has the proof, and name its settlement', async () => {
    const company = await painter();
    const settlement = await office.add('settlements', { company_id: company.id, period: '2026-10', status: 'published' });
    const values = {
      settlement_id: settlement.id,
      company_id: company.id,
      period: '2026-10',
      kind: 'vat_refund',
      stage: 'published',
    };
    await office.add('settlement-items', {
      ...values,
      tax_period: '2026-M10',
      person_id: null,
      amount: 123_00,
      amount_type: 'refund',
      filing_status: 'accepted',
      filed_at: '2026-11-18 12:00:00',
    });
    const vat = named(await dutiesOf(company), 'JPK_V7M', 'październik 2026');
    expect(vat?.state).toEqual({ code: 'filed', because: 'złożono 18.11.2026' });
    expect(vat?.item).toEqual({ settlement_id: settlement.id, amount: 123_00 });
  });

  test('that hang on what nobody knows are due perhaps, with what must be found out', async () => {
    const pit38 = named(await dutiesOf(await painter()), 'PIT-38', 'rok 2026');
    expect(pit38?.state.code).toBe('perhaps');
    expect(pit38?.condition).toMatch(/^Tylko /);
  });

  test('of a doubt stand once, with how many more days hang on it, and not in every month', async () => {
    const own = await painter({ title: 'Wątpliwy Adam', employs: null, owner_id: office.idOf('kierownik') });
    const pit4 = (await dutiesOf(own)).filter(({ rule }) => rule === 'pit4');
    expect(pit4).toHaveLength(1);
    expect(pit4[0]).toMatchObject({ period: 'październik 2026', due: '2026-11-20', more: 12, state: { code: 'perhaps' } });
    const inMonth = async (asked: string) => {
      const query = `month=${asked}&keeper=${office.idOf('kierownik')}`;
      const { duties } = (await month(query)).data as { duties: Duty[] };
      const told = (await staff().get(`/api/obligations/duties?${query}`)).data;
      return { told, of: (rule: string) => duties.filter((each) => each.company.id === own.id && each.rule === rule) };
    };
    const [november, december, february] = [await inMonth('2026-11'), await inMonth('2026-12'), await inMonth('2027-02')];
    expect(november.of('pit4')).toHaveLength(1);
    expect(november.told.perhaps.rows).toBeGreaterThan(0);
    expect(december.of('pit4')).toEqual([]);
    expect(december.of('jpk_v7m')).toHaveLength(1);
    // Of a year, its day comes first in February.
    expect(february.of('pit4r')).toMatchObject([{ state: { code: 'perhaps' } }]);
  });

  describe('of whom nobody said whether they employ', () => {
    const company = () =>
      painter({ company_type: 'llc', taxation_form: 'cit_small', accounting_type: 'full_books', employs: null });
    const why = async (found: Added, name = 'PIT-4R') => named(await dutiesOf(found), name, 'rok 2026');
    const questionsAt = async ({ id }: Added): Promise<{ field: string; label: string }[]> =>
      (await staff().get(`/api/companies/${id}/questions`)).data;
    const employment = (values: Values) =>
      office.add('employees', { contract_type: 'employment_indefinite', status: 'active', start_date: '2026-01-01', ...values });

    test('are perhaps, with a question of one click, and make no task until it is answered', async () => {
      const unknown = await company();
      expect(await why(unknown)).toMatchObject({
        state: { code: 'perhaps' },
        why: expect.arrayContaining(['Zatrudnia (płatnik PIT i ZUS): nie podano']),
      });
      expect(named(await dutiesOf(unknown), 'ZUS DRA', 'październik 2026')?.state.code).toBe('perhaps');
      expect(await questionsAt(unknown)).toContainEqual(
        expect.objectContaining({ field: 'employs', label: expect.stringContaining('zatrudnia pracowników') }),
      );
      const made = async () => {
        await staff().post('/api/recurring-tasks/generate', { days: 60 });
        const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${unknown.id}`);
        return data.filter(({ title }: Values) => /PIT-4R|DRA/.test(String(title))).length;
      };
      expect(await made()).toBe(0);
      expect((await staff().put('/api/companies/', { id: unknown.id, employs: true })).status).toBe(200);
      expect(await why(unknown)).toMatchObject({ condition: null, why: ['Zatrudnia (płatnik PIT i ZUS): tak (wpisano)'] });
      expect((await questionsAt(unknown)).map(({ field }) => field)).not.toContain('employs');
      expect(await made()).toBeGreaterThan(0);
    });

    test('follow the list of employees, and say so', async () => {
      const listed = await company();
      await employment({ company_id: listed.id });
      expect(await why(listed)).toMatchObject({
        condition: null,
        why: ['Zatrudnia (płatnik PIT i ZUS): tak (wynika z listy pracowników)'],
      });
      expect(named(await dutiesOf(listed), 'ZUS IWA', 'rok 2026')?.why).toContain(
        'Liczba ubezpieczonych: 1 (wynika z listy pracowników)',
      );
      expect((await questionsAt(listed)).map(({ field }) => field)).not.toContain('employs');
      await staff().put('/api/companies/', { id: listed.id, employs: false, profile_from: '2026-01-01' });
      expect(await why(listed)).toBeUndefined();
    });

    test('are answered in one click where only a line ahead tells it, for the time until then', async () => {
      const ahead = await company();
      const line = { company_id: ahead.id, subject: 'employer', valid_from: '2027-01-01', employs: true, reason: 'Umowa' };
      expect((await staff().post('/api/profile-lines/', line)).status).toBe(201);
      expect(await why(ahead)).toMatchObject({ state: { code: 'perhaps' } });
      expect((await staff().put('/api/companies/', { id: ahead.id, employs: false })).status).toBe(200);
      const { data } = await staff().get(`/api/profile-lines/?sort=valid_from:asc&filters=company_id:${ahead.id}`);
      expect(data.map(({ valid_from, employs }: Values) => [valid_from, employs])).toEqual(
        expect.arrayContaining([
          [null, false],
          ['2027-01-01', true],
        ]),
      );
      expect(data).toHaveLength(2);
      expect(await why(ahead)).toBeUndefined();
      expect(named(await dutiesOf(ahead), 'Zaliczki na PIT pobrane', 'styczeń 2027')?.condition).toBeNull();
    });
  });

  test('tell the office which of them its rules make no task of', async () => {
    const company = await painter();
    await staff().post('/api/recurring-tasks/generate', { days: 1 });
    const { data } = await staff().get('/api/recurring-tasks/?limit=100&filters=kind:statutory');
    const rule = data.find(({ code }: Values) => code === 'jpk_v7m');
    await office.as('kierownik').put('/api/recurring-tasks/', { id: rule.id, exclude_companies: [{ company_id: company.id }] });
    expect(named(await dutiesOf(company), 'JPK_V7M', 'styczeń 2027')?.state).toEqual({
      code: 'without_task',
      because: 'firma jest wyłączona z reguły zadań',
    });
  });

  test('are a calendar that programmes read, without what is only perhaps, and taking it leaves a trace', async () => {
    const company = await painter();
    const { status, text, headers } = await staff().get(`/api/companies/${company.id}/obligations.ics`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/calendar');
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('SUMMARY:JPK_V7M i zapłata VAT za listopad 2026');
    expect(lines[lines.indexOf('SUMMARY:JPK_V7M i zapłata VAT za listopad 2026') - 2]).toBe('DTSTART;VALUE=DATE:20261228');
    expect(text).not.toContain('PIT-38');
    const { body } = await office.as('super').get(`/api/companies/${company.id}/history`);
    expect(body.data.map(({ action }: Values) => action)).toContain('export');
  });
});

describe('who may look', () => {
  test('P04: a client reads those of their own company and of no other, and nothing of the office’s tasks and rules', async () => {
    const [own, other] = [await painter(), await painter({ title: 'Inny klient' })];
    await staff().post('/api/recurring-tasks/generate', { days: 40 });
    const client = await office.client(own);
    const duties = await dutiesOf(own, client);
    const vat = named(duties, 'JPK_V7M', 'październik 2026');
    expect(vat).toMatchObject({ task: null, item: null, state: { code: 'planned' } });
    expect(duties.some(({ state }) => state.code === 'without_task')).toBe(false);
    for (const path of ['obligations', 'obligations.ics'])
      expect((await client.get(`/api/companies/${other.id}/${path}`)).status).toBe(404);
    for (const path of overAll) expect((await client.get(path)).status).toBeGreaterThanOrEqual(403);
  });
  test('P07: a client is told no fact that their company’s card hides from them', async () => {
    const own = await painter({ has_capital_gains: true });
    const why = (duties: readonly Duty[]) => named(duties, 'PIT-38', 'rok 2026')?.why;
    expect(why(await dutiesOf(own))).toContain('Dochody kapitałowe (PIT-38): tak');
    expect(why(await dutiesOf(own, await office.client(own)))?.join()).not.toContain('dochody kapitałowe');
  });
  test('P03: a firm that switches the list off shows clients none, and its own people theirs', async () => {
    const own = await painter();
    const list = config().modules.company?.components.obligationList;
    if (!list) throw new Error('no component');
    list.visible = false;
    try {
      expect((await (await office.client(own)).get(`/api/companies/${own.id}/obligations`)).status).toBe(404);
      expect((await dutiesOf(own)).length).toBeGreaterThan(20);
    } finally {
      list.visible = true;
    }
  });
  test('P03: where the firm has no companies there are no obligations', async () => {
    const own = await painter();
    config().deniedAreas = ['companies'];
    for (const path of [`/api/companies/${own.id}/obligations`, ...overAll]) expect((await staff().get(path)).status).toBe(404);
  });
  test('P02: a worker of tasks alone reads none', async () => {
    const own = await painter();
    for (const path of [`/api/companies/${own.id}/obligations`, ...overAll])
      expect((await office.as('pracownik').get(path)).status).toBe(403);
  });
  test('P04, P05: behind a wall between teams they do not exist, alone or among all', async () => {
    const theirs = await painter({ title: 'Za murem', owner_id: office.idOf('szef'), payroll_owner_id: null, deputy_id: null });
    expect((await dutiesOf(theirs)).length).toBeGreaterThan(20);
    config().switches.teamWalls = true;
    expect((await staff().get(`/api/companies/${theirs.id}/obligations`)).status).toBe(404);
    const { data } = await month('month=2026-12');
    expect(data.duties.map(({ company }: Duty) => company.id)).not.toContain(theirs.id);
    const questions = (await staff().get('/api/obligations/questions')).data as { companies: { id: string }[] }[];
    expect(questions.flatMap(({ companies }) => companies).map(({ id }) => id)).not.toContain(theirs.id);
  });
  test('T04: another firm’s company has none', async () => {
    const foreign = await office.add('companies', {}, 'kancelaria');
    for (const path of ['obligations', 'obligations.ics'])
      expect((await staff().get(`/api/companies/${foreign.id}/${path}`)).status).toBe(404);
    expect((await month('month=2026-12')).data.duties.map(({ company }: Duty) => company.id)).not.toContain(foreign.id);
  });
});

describe('a month of all companies', () => {
  test('stands by the day and then by the company, a page at a time, narrowed by area, keeper and state', async () => {
    const [one, other] = [await painter({ title: 'Ącki' }), await painter({ title: 'Abacki', owner_id: office.idOf('szef') })];
    const all = (await month('month=2026-12&area=vat')).data;
    const vat = all.duties.filter(({ rule, company }: Duty) => rule === 'jpk_v7m' && [one.id, other.id].includes(company.id));
    expect(vat.map(({ company }: Duty) => company.title)).toEqual(['Abacki', 'Ącki']);
    expect(new Set(all.duties.map(({ area }: Duty) => area))).toEqual(new Set(['vat']));
    const kept = (await month(`month=2026-12&keeper=${office.idOf('szef')}`)).data.duties as Duty[];
    expect(kept.map(({ company }) => company.id)).toContain(other.id);
    expect(kept.map(({ company }) => company.id)).not.toContain(one.id);
    expect((await month('month=2027-04&state=perhaps')).data.duties.every(({ condition }: Duty) => condition !== null)).toBe(
      true,
    );
    const april = (await month('month=2027-04')).data.total;
    const sure = (await month('month=2027-04&state=sure')).data;
    expect(sure.duties.every(({ condition }: Duty) => condition === null)).toBe(true);
    expect(sure.total).toBeLessThan(april);
    for (let nth = 0; nth < 12; nth += 1) await painter({ employs: true });
    const first = (await month('month=2027-01')).data;
    expect(first.total).toBeGreaterThan(100);
    expect(first.duties).toHaveLength(100);
    const second = (await month('month=2027-01&page=2')).data.duties as Duty[];
    expect(second.some(({ key }) => first.duties.some((duty: Duty) => duty.key === key))).toBe(false);
  });
  test('stands once for all who owe it, and opens to each of them with why it is theirs', async () => {
    const two = [await painter({ title: 'Wspólny Adam' }), await painter({ title: 'Wspólna Ewa', vat_period: 'quarterly' })];
    const groups = async (query: string): Promise<DutyGroup[]> =>
      (await staff().get(`/api/obligations/duties?month=2026-12&${query}`)).data.groups;
    const pit = (all: readonly DutyGroup[]) => all.find(({ name }) => name.startsWith('Zaliczka na PIT'));
    const shared = pit(await groups('state=sure'));
    expect(shared).toMatchObject({ due: '2026-12-21', period: 'listopad 2026', perhaps: 0 });
    const opened = (await month(`month=2026-12&state=sure&duty=${encodeURIComponent(shared?.key ?? '')}`)).data;
    expect(opened.total).toBe(shared?.companies);
    const theirs = opened.duties.filter(({ company }: Duty) => two.some(({ id }) => id === company.id));
    expect(theirs.map(({ company }: Duty) => company.title)).toEqual(['Wspólna Ewa', 'Wspólny Adam']);
    for (const { why, period } of theirs)
      expect([why, period]).toEqual([expect.arrayContaining(['Forma opodatkowania: Podatek liniowy 19%']), 'listopad 2026']);
    // What only one of them owes has that one alone.
    const vat = (await groups('state=sure&area=vat')).find(({ rule }) => rule === 'jpk_v7m');
    const monthly = (await month(`month=2026-12&duty=${encodeURIComponent(vat?.key ?? '')}`)).data.duties as Duty[];
    expect(monthly.map(({ company }) => company.id)).toContain(two[0]?.id);
    expect(monthly.map(({ company }) => company.id)).not.toContain(two[1]?.id);
    expect((await month('month=2026-12&duty=nic')).data).toMatchObject({ duties: [], total: 0 });
    expect((await groups('state=planned')).every(({ due }) => due >= '2026-11-20')).toBe(true);
  });
  test('of partners of one company is one client with two obligations, each by their own name', async () => {
    const company = await painter({
      company_type: 'civil_partnership',
      title: 'Kowal i Lis s.c.',
      owner_id: office.idOf('szef'),
    });
    for (const last_name of ['Kowal', 'Lis'])
      await office.add('company-persons', {
        company_id: company.id,
        first_name: 'Jan',
        last_name,
        role: 'partner',
        taxation_form: 'pit_flat',
        zus_scheme: 'full',
      });
    const query = `month=2026-12&area=pit&keeper=${office.idOf('szef')}`;
    const { groups } = (await staff().get(`/api/obligations/duties?${query}`)).data;
    const pit = groups.find(({ name }: DutyGroup) => name.startsWith('Zaliczka na PIT'));
    const rows = (await month(`${query}&duty=${encodeURIComponent(pit?.key)}`)).data.duties as Duty[];
    const names = rows.filter(({ company: of }) => of.id === company.id).map(({ person }) => person?.name);
    expect(names.toSorted()).toEqual(['Jan Kowal', 'Jan Lis']);
    expect(pit.companies).toBe(new Set(rows.map(({ company: of }) => of.id)).size);
  });
  test('stands by client: who owes how much, what is late and what comes next, and opens to what is theirs', async () => {
    const owner_id = office.idOf('szef');
    const [late, other] = [await painter({ title: 'Żuraw Adam', owner_id }), await painter({ title: 'Łoś Ewa', owner_id })];
    const clients = async (query: string) => (await staff().get(`/api/obligations/clients?keeper=${owner_id}&${query}`)).data;
    const theirs = (all: { clients: ClientDuties[] }) =>
      all.clients.filter(({ company }) => [late.id, other.id].includes(company.id));
    const december = await clients('month=2026-12&state=sure');
    expect(theirs(december).map(({ company }) => company.title)).toEqual(['Łoś Ewa', 'Żuraw Adam']);
    expect(december.clients.reduce((sum: number, { duties }: ClientDuties) => sum + duties, 0)).toBe(december.rows);
    const [first] = theirs(december);
    expect(first).toMatchObject({ perhaps: 0, late: 0 });
    const opened = (await month(`month=2026-12&state=sure&client=${other.id}`)).data;
    expect(opened.total).toBe(first?.duties);
    expect(new Set(opened.duties.map(({ company }: Duty) => company.id))).toEqual(new Set([other.id]));
    expect(first?.next?.due).toBe(opened.duties[0].due);
    expect(opened.duties.map(({ name }: Duty) => name)).toContain(first?.next?.name);
    // What was done before its day is not what comes next.
    const sent = await office.add('settlements', { company_id: other.id, period: '2026-11', status: 'published' });
    const position = positionFor({ rule: opened.duties[0].rule, period: '2026-11' });
    await office.add('settlement-items', {
      ...{ settlement_id: sent.id, company_id: other.id, period: '2026-11', kind: position?.kinds[0], stage: 'published' },
      ...{ tax_period: position?.tax_period, person_id: null, amount: 123_00, filing_status: 'sent' },
    });
    const left = (await month(`month=2026-12&state=sure&client=${other.id}`)).data.duties as Duty[];
    expect(left[0]?.state.code).toBe('sent');
    const [then] = theirs(await clients('month=2026-12&state=sure'));
    expect(then?.next?.name).toBe(left.find(({ state }) => state.code !== 'sent')?.name);
    // What was not filed by its day is late, of that client alone.
    const settlement = await office.add('settlements', { company_id: late.id, period: '2026-09', status: 'published' });
    await office.add('settlement-items', {
      ...{ settlement_id: settlement.id, company_id: late.id, period: '2026-09', kind: 'vat_refund', stage: 'published' },
      ...{ tax_period: '2026-M09', person_id: null, amount: 123_00, amount_type: 'refund', filing_status: 'prepared' },
    });
    const october = theirs(await clients('month=2026-10'));
    expect(october.map(({ late: count, next }) => [count, next])).toEqual([
      [0, null],
      [1, null],
    ]);
    // Of what is past nobody wrote a word else.
    expect(october.map(({ duties, perhaps, untraced }) => duties - perhaps - untraced)).toEqual([0, 1]);
    expect((await clients('month=2026-12&page=2')).clients).toEqual([]);
  });

  test('is a calendar of what the filters leave, each duty once with its clients, and taking it leaves a trace', async () => {
    const owner_id = office.idOf('kadry');
    await painter({ title: 'Kalendarz, Adam', owner_id });
    await painter({ title: 'Kalendarz Ewa', owner_id });
    const { status, text, headers } = await staff().get(
      `/api/obligations.ics?month=2026-12&area=vat&state=sure&keeper=${owner_id}`,
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const at = lines.indexOf('SUMMARY:JPK_V7M i zapłata VAT za listopad 2026 · 2\u00a0klientów');
    expect(lines[at - 2]).toBe('DTSTART;VALUE=DATE:20261228');
    expect(lines[at + 1]).toMatch(/^DESCRIPTION:Kalendarz Ewa\\nKalendarz\\, Adam\\nart\. 99/);
    expect(text).not.toContain('Zaliczka na PIT');
    expect(
      await office.services.db.query({
        text: "select entity_id, fields from audit where action = 'export' and entity = 'companies' and entity_id is null",
        values: [],
      }),
    ).toEqual([{ entity_id: null, fields: expect.arrayContaining(['month', 'area', 'keeper']) }]);
  });
  test('V01: refuses what no list can be narrowed by, on its name', async () => {
    for (const [query, field] of [
      ['month=2030-01', 'month'],
      ['area=kosmos', 'area'],
      ['state=dziwny', 'state'],
      ['keeper=nikt', 'keeper'],
      ['client=nikt', 'client'],
      ['page=0', 'page'],
    ])
      expect((await month(String(query))).body.errors).toEqual({ [String(field)]: expect.any(String) });
  });
  test('has the questions of all companies, answered for several at once', async () => {
    const two = [await painter({ title: 'Pierwsza' }), await painter({ title: 'Druga' })];
    const asked = async () => {
      const { data } = await staff().get('/api/obligations/questions');
      const question = data.find(({ field }: Values) => field === 'has_capital_gains');
      return (question?.companies ?? []) as { id: string; perhaps: Values }[];
    };
    const mine = (await asked()).filter(({ id }) => two.some((company) => company.id === id));
    expect(mine).toHaveLength(2);
    expect(mine[0]?.perhaps).toMatchObject({ name: 'PIT-38', period: 'rok 2026', due: '2027-04-30' });
    const ids = two.map(({ id }) => id);
    const body = { ids, data: { has_capital_gains: false } };
    expect((await staff().post('/api/companies/actions/update', body)).status).toBe(200);
    expect((await asked()).filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});

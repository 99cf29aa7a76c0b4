// Also on a PostgreSQL server: calls at once.

import { beforeEach, describe, expect, test } from 'vitest';
import type { FollowingTerm } from '../../../src/contract/companyEvents';
import type { Duty } from '../../../src/contract/obligations';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { eventTerms } from '../../../src/server/happenings/job';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const trader = (values: Values = {}) =>
  office.add('companies', { company_type: 'jdg', status: 'active', zus_scheme: 'full', employs: false, ...values });
const llc = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'llc',
    status: 'active',
    krs: '0000127206',
    taxation_form: 'cit_standard',
    accounting_type: 'full_books',
    ...values,
  });
const enter = async (company: Added, kind: string, occurred_on: string, values: Values = {}) => {
  const answer = await staff().post('/api/company-events/', { company_id: company.id, kind, occurred_on, ...values });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body as Added;
};
const hire = async (company: Added, values: Values = {}) => {
  const person = { first_name: 'Zenon', last_name: 'Tajemny', birth_date: '1990-01-01', position: 'Piekarz', ...values };
  const answer = await staff().post('/api/employees/', {
    company_id: company.id,
    contract_type: 'employment_indefinite',
    start_date: '2026-11-16',
    ...person,
  });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body as Added;
};
const tasksOf = async ({ id }: Added, who = staff()): Promise<Values[]> =>
  (await who.get(`/api/tasks/?sort=due_date:asc&limit=100&filters=company_id:${id}`)).data;
const daysOf = async (company: Added) =>
  (await tasksOf(company)).map(({ title, due_nominal, due_date, status }) => [title, due_nominal, due_date, status]);
const dutiesOf = async ({ id }: Added, who = staff()): Promise<Duty[]> =>
  (await who.get(`/api/companies/${id}/obligations`)).data.duties.filter(({ by_event }: Duty) => by_event);
const change = async (resource: string, { id }: Added, values: Values) => {
  const answer = await staff().put(`/api/${resource}/`, { id, ...values });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
};
const config = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!found) throw new Error('no firm');
  return found;
};
beforeEach(() => {
  config().switches.teamWalls = false;
});

/** By rule: what raises it, for whom, on which day; the day in the act, the day in effect. */
const each: Record<string, [raises: () => Promise<Added>, title: string, nominal: string, due: string]> = {
  pcc3: [() => raised('pcc', '2026-11-07'), 'PCC-3: umowa z PCC (zakup, pożyczka) 07.11.2026', '2026-11-21', '2026-11-23'],
  sd_z2: [() => raised('gift', '2026-08-31'), 'SD-Z2: darowizna lub spadek 31.08.2026', '2027-02-28', '2027-03-01'],
  zua: [
    () => hired({ start_date: '2026-11-15' }),
    'ZUS ZUA lub ZZA – zgłoszenie: zatrudnienie 15.11.2026',
    '2026-11-22',
    '2026-11-23',
  ],
  zaw_nr: [
    () => raised('off_list_transfer', '2026-11-14'),
    'ZAW-NR: przelew na rachunek spoza białej listy 14.11.2026',
    '2026-11-21',
    '2026-11-23',
  ],
  crbr: [
    () => raised('krs_change', '2026-11-07', llc),
    'Zgłoszenie do CRBR: wpis lub zmiana w KRS 07.11.2026',
    '2026-11-21',
    '2026-11-21',
  ],
  sf_cit_nonkrs: [
    () => raised('accounts_approved', '2026-11-11', () => llc({ company_type: 'housing_community', krs: null })),
    'Sprawozdanie finansowe do Szefa KAS – podatnik CIT spoza rejestru przedsiębiorców KRS: zatwierdzenie sprawozdania finansowego 11.11.2026',
    '2026-11-21',
    '2026-11-23',
  ],
  ksef_offline24: [
    () => raised('ksef_offline', '2026-12-23'),
    'Dosłanie faktury offline24 do KSeF: faktura w trybie offline24 23.12.2026',
    '2026-12-28',
    '2026-12-28',
  ],
  ksef_niedostepnosc: [
    () => raised('ksef_unavailable', '2026-11-10'),
    'Dosłanie faktury do KSeF po zapowiedzianej niedostępności: koniec niedostępności KSeF 10.11.2026',
    '2026-11-12',
    '2026-11-12',
  ],
  ksef_awaria: [
    () => raised('ksef_failure', '2026-11-06'),
    'Dosłanie faktury do KSeF po awarii: koniec awarii KSeF 06.11.2026',
    '2026-11-18',
    '2026-11-18',
  ],
  cash_after_limit: [
    () => raised('cash_limit', '2026-11-07'),
    'Kasa rejestrująca po przekroczeniu zwolnienia: sprzedaż prywatnym ponad zwolnienie z kasy 07.11.2026',
    '2027-02-01',
    '2027-02-01',
  ],
  in1: [
    () => raised('property', '2026-11-07'),
    'IN-1, IR-1, IL-1 (osoby fizyczne): nabycie lub zmiana nieruchomości 07.11.2026',
    '2026-11-21',
    '2026-11-23',
  ],
  vat_r: [
    () => raised('vat_data', '2026-11-15'),
    'VAT-R – zmiana danych: zmiana danych z VAT-R 15.11.2026',
    '2026-11-22',
    '2026-11-23',
  ],
  vat26: [
    () => raised('car', '2026-11-03', () => trader({ vat_status: 'active', vat_period: 'monthly' })),
    'VAT-26 – samochód wyłącznie do działalności: samochód wyłącznie do działalności 03.11.2026',
    '2026-12-25',
    '2026-12-28',
  ],
  swiadectwo: [
    () => hired({ start_date: '2020-01-01', end_date: '2026-11-21' }),
    'Świadectwo pracy: koniec umowy 21.11.2026',
    '2026-11-21',
    '2026-11-21',
  ],
  sf_krs: [
    () => raised('accounts_approved', '2026-11-20', llc),
    'Złożenie sprawozdania finansowego do KRS (RDF): zatwierdzenie sprawozdania finansowego 20.11.2026',
    '2026-12-05',
    '2026-12-05',
  ],
  forma_opodatkowania: [
    () => raised('first_revenue', '2026-11-30'),
    'Wybór formy opodatkowania: pierwszy przychód w roku 30.11.2026',
    '2026-12-20',
    '2026-12-21',
  ],
};
async function raised(kind: string, day: string, whose: () => Promise<Added> = trader): Promise<Added> {
  const company = await whose();
  await enter(company, kind, day);
  return company;
}
async function hired(values: Values): Promise<Added> {
  const company = await llc();
  await hire(company, values);
  return company;
}

describe('a term that something raised', () => {
  testOnce('is tried for every rule that runs from an event', () =>
    expect(Object.keys(each).sort()).toEqual([...new Set(EVENT_RULES.map(({ id }) => id))].sort()),
  );

  describeOnce('of each rule', () => {
    test.each(Object.entries(each))(
      '%s is a task with its day, moved where that is off, and an obligation',
      async (rule, how) => {
        const [raises, title, nominal, due] = how;
        const company = await raises();
        const task = (await tasksOf(company)).find((each) => each.title === title);
        expect([title, task?.due_nominal, task?.due_date, task?.status]).toEqual([title, nominal, due, 'new']);
        expect(task?.assignee_id).toBe(office.base().keeper);
        const basis = EVENT_RULES.find(({ id }) => id === rule)?.basis ?? '?';
        expect(task?.description ?? (await staff().get(`/api/tasks/${task?.id}`)).body.description).toContain(basis);
        const duty = (await dutiesOf(company)).find((each) => each.rule === rule);
        expect(duty).toMatchObject({ nominal, due, basis, task: { id: task?.id } });
        expect(title).toBe(`${duty?.name}: ${duty?.period}`);
      },
    );
  });

  testOnce('of ZUS on a Saturday stands on it, as that is no day off there', async () => {
    const company = await hired({ start_date: '2026-11-14' });
    const ofZus = (await daysOf(company)).filter(([title]) => String(title).startsWith('ZUS'));
    expect(ofZus).toEqual([['ZUS ZUA lub ZZA – zgłoszenie: zatrudnienie 14.11.2026', '2026-11-21', '2026-11-21', 'new']]);
  });

  testOnce('is made once, however often its record is saved', async () => {
    const company = await trader();
    const event = await enter(company, 'pcc', '2026-11-07', { amount: 2_500_000 });
    await change('company-events', event, { note: 'Samochód' });
    await change('company-events', event, { note: 'Samochód od osoby prywatnej' });
    expect(await tasksOf(company)).toHaveLength(1);
  });

  test('keeps its task when others of the company are entered at the same moment', async () => {
    const company = await trader();
    const days = ['02', '03', '04', '05', '06', '09', '10', '12'];
    await Promise.all(days.map((day) => enter(company, 'pcc', `2026-11-${day}`)));
    expect((await tasksOf(company)).map(({ status }) => status)).toEqual(days.map(() => 'new'));
  });

  testOnce('of a corrected day moves while it is open, and stays once it is done or a person set its day', async () => {
    const company = await trader();
    const [first, second, third] = await Promise.all([
      enter(company, 'pcc', '2026-11-07'),
      enter(company, 'vat_data', '2026-11-16'),
      enter(company, 'property', '2026-11-16'),
    ]);
    const [vat, land] = ['VAT-R', 'IN-1'];
    const named = async (name: string) => (await tasksOf(company)).find(({ title }) => String(title).startsWith(name)) as Added;
    expect((await staff().post(`/api/tasks/${(await named(vat)).id}/actions/done`, {})).body).toMatchObject({ status: 'done' });
    await change('tasks', await named(land), { due_date: '2026-11-25' });
    await change('company-events', first, { occurred_on: '2026-11-10' });
    await change('company-events', second, { occurred_on: '2026-11-18' });
    await change('company-events', third, { occurred_on: '2026-11-18' });
    expect(await named('PCC-3')).toMatchObject({
      title: 'PCC-3: umowa z PCC (zakup, pożyczka) 10.11.2026',
      due_date: '2026-11-24',
    });
    expect(await named(vat)).toMatchObject({ status: 'done', due_date: '2026-11-23' });
    expect(await named(land)).toMatchObject({ status: 'new', due_date: '2026-11-25' });
  });

  testOnce('goes with its event while nobody touched it, and comes back with it', async () => {
    const company = await trader();
    const [untouched, taken] = [await enter(company, 'pcc', '2026-11-07'), await enter(company, 'vat_data', '2026-11-16')];
    const vat = (await tasksOf(company)).find(({ title }) => String(title).startsWith('VAT-R'));
    await staff().post(`/api/tasks/${vat?.id}/actions/take`, {});
    for (const { id } of [untouched, taken]) expect((await staff().delete(`/api/company-events/${id}`)).status).toBe(200);
    const states = async () =>
      Object.fromEntries((await daysOf(company)).map(([title, , , status]) => [String(title).slice(0, 5), status]));
    expect(await states()).toEqual({ 'PCC-3': 'cancelled', 'VAT-R': 'in_progress' });
    expect(await dutiesOf(company)).toEqual([]);
    expect((await staff().post(`/api/company-events/${untouched.id}/restore`, {})).status).toBe(200);
    expect(await states()).toEqual({ 'PCC-3': 'new', 'VAT-R': 'in_progress' });
  });

  test('is never lost to who takes it in the moment in which its event goes: whoever is first has it', async () => {
    const company = await trader();
    const days = ['02', '03', '04', '05', '06', '09', '10', '12'];
    const events = await Promise.all(days.map((day) => enter(company, 'pcc', `2026-11-${day}`)));
    const found = async () => {
      const tasks = await tasksOf(company);
      return days.map((day) => tasks.find(({ title }) => String(title).endsWith(` ${day}.11.2026`)));
    };
    const tasks = await found();
    const pairs = await Promise.all(
      events.map(({ id }, nth) =>
        Promise.all([staff().post(`/api/tasks/${tasks[nth]?.id}/actions/take`, {}), staff().delete(`/api/company-events/${id}`)]),
      ),
    );
    expect(pairs.map(([, gone]) => gone.status)).toEqual(days.map(() => 200));
    const stands = (await found()).map((task) => task?.status);
    expect(stands).toEqual(pairs.map(([taken]) => (taken.status === 200 ? 'in_progress' : 'cancelled')));
    expect(pairs.every(([taken]) => [200, 409].includes(taken.status))).toBe(true);
  });

  testOnce('that a person cancelled or deleted is not made again', async () => {
    const company = await trader();
    const event = await enter(company, 'pcc', '2026-11-07');
    const [task] = await tasksOf(company);
    await staff().post(`/api/tasks/${task?.id}/actions/cancel`, { reason: 'Umowa rozwiązana' });
    await change('company-events', event, { occurred_on: '2026-11-10' });
    expect((await tasksOf(company)).map(({ status }) => status)).toEqual(['cancelled']);
    const other = await enter(company, 'vat_data', '2026-11-16');
    const made = (await tasksOf(company)).find(({ status }) => status === 'new');
    await staff().delete(`/api/tasks/${made?.id}`);
    await change('company-events', other, { note: 'Jeszcze raz' });
    expect(await tasksOf(company)).toHaveLength(1);
  });

  testOnce('has no act where it is the office’s own: a name and a day', async () => {
    const company = await trader();
    const answer = await staff().post('/api/company-events/', {
      company_id: company.id,
      kind: 'other',
      occurred_on: '2026-11-20',
    });
    expect(answer.body.errors).toEqual({ name: 'Nazwij zdarzenie', due_date: 'Podaj termin' });
    await enter(company, 'other', '2026-11-20', { name: 'Odpowiedź na wezwanie', due_date: '2026-12-04' });
    expect(await daysOf(company)).toEqual([['Odpowiedź na wezwanie', '2026-12-04', '2026-12-04', 'new']]);
  });
});

describeOnce('a field of a record raises its terms by itself', () => {
  test('an employee’s end: the certificate and ZWUA, made when it is near and at night', async () => {
    const company = await llc();
    const person = await hire(company, { start_date: '2020-01-01', end_date: '2027-06-30', contract_type: 'employment_fixed' });
    expect(await tasksOf(company)).toEqual([]);
    expect((await dutiesOf(company)).map(({ name, due, state }) => [name, due, state.code])).toEqual([
      ['Świadectwo pracy', '2027-06-30', 'planned'],
      ['ZUS ZWUA – wyrejestrowanie', '2027-07-07', 'planned'],
    ]);
    await change('employees', person, { end_date: '2026-12-31' });
    expect((await daysOf(company)).map(([title, , due]) => [title, due])).toEqual([
      ['Świadectwo pracy: koniec umowy 31.12.2026', '2026-12-31'],
      ['ZUS ZWUA – wyrejestrowanie: koniec umowy 31.12.2026', '2027-01-07'],
    ]);
    await change('employees', person, { end_date: null, contract_type: 'employment_indefinite' });
    expect((await tasksOf(company)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  test('one registered already asks for nothing, and registering does the task that nobody touched', async () => {
    const company = await llc();
    const mandate = { contract_type: 'mandate' };
    await hire(company, { ...mandate, zus_registered_on: '2026-11-17' });
    expect(await tasksOf(company)).toEqual([]);
    expect((await dutiesOf(company)).map(({ state }) => state)).toEqual([{ code: 'done', because: 'zgłoszono 17.11.2026' }]);
    const other = await hire(company, { ...mandate, last_name: 'Drugi' });
    await change('employees', other, { zus_registered_on: '2026-11-19' });
    expect(await tasksOf(company)).toMatchObject([{ status: 'done' }]);
  });

  test('an employment asks for the information on its terms within seven days, which no registration with ZUS does', async () => {
    const company = await llc();
    await hire(company, { zus_registered_on: '2026-11-17' });
    expect(await daysOf(company)).toEqual([
      ['Informacja o warunkach zatrudnienia: zatrudnienie 16.11.2026', '2026-11-23', '2026-11-23', 'new'],
    ]);
    const [duty] = (await dutiesOf(company)).filter(({ rule }) => rule === 'employment_terms');
    expect(duty).toMatchObject({ basis: 'art. 29 § 3 KP', state: { code: expect.not.stringContaining('done') } });
  });

  test('by the kind of contract: B2B nothing, a specific work RUD from its conclusion', async () => {
    const company = await llc();
    await hire(company, { contract_type: 'b2b' });
    await hire(company, { contract_type: 'specific_work', contract_signed_on: '2026-11-13', end_date: '2026-12-31' });
    expect(await daysOf(company)).toEqual([
      ['ZUS RUD – umowa o dzieło: umowa o dzieło 13.11.2026', '2026-11-20', '2026-11-20', 'new'],
    ]);
  });

  test('people employed for years bring no task, nor does a candidate', async () => {
    const company = await llc();
    await hire(company, { start_date: '2019-03-01' });
    await hire(company, { status: 'candidate' });
    expect(await tasksOf(company)).toEqual([]);
  });

  test('a suspension and its end: ZWUA and ZUA of the owner, moved with the line and gone with it', async () => {
    const company = await trader();
    const line = {
      company_id: company.id,
      subject: 'suspension',
      valid_from: '2026-12-01',
      valid_to: '2026-12-31',
      reason: 'Zima',
    };
    const { body } = await staff().post('/api/profile-lines/', line);
    expect((await daysOf(company)).map(([title, , due]) => [title, due])).toEqual([
      ['ZUS ZWUA – wyrejestrowanie: zawieszenie 01.12.2026', '2026-12-08'],
      ['ZUS ZUA lub ZZA – zgłoszenie: wznowienie 01.01.2027', '2027-01-08'],
    ]);
    await change('profile-lines', body, { valid_from: '2026-12-15' });
    expect((await daysOf(company))[0]?.slice(0, 3)).toEqual([
      'ZUS ZWUA – wyrejestrowanie: zawieszenie 15.12.2026',
      '2026-12-22',
      '2026-12-22',
    ]);
    await staff().delete(`/api/profile-lines/${body.id}`);
    expect((await tasksOf(company)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  test('a registration for VAT, on a line or typed on the card: VAT-R the day before; another period: within seven days', async () => {
    const company = await trader({ vat_status: 'exempt_limit' });
    await change('companies', company, { vat_status: 'active', vat_period: 'monthly', profile_from: '2026-12-01' });
    expect((await daysOf(company)).map(([title, , due]) => [title, due])).toEqual([
      ['VAT-R – rejestracja: początek VAT 01.12.2026', '2026-11-30'],
    ]);
    const line = { subject: 'vat', vat_status: 'active', vat_period: 'quarterly', valid_from: '2027-01-01', reason: 'Wniosek' };
    // Quarters are for who has been registered for a year.
    const old = await trader({ vat_status: 'active', vat_period: 'monthly' });
    await staff().post('/api/profile-lines/', { company_id: old.id, ...line });
    expect((await daysOf(old))[0]?.slice(0, 3)).toEqual([
      'VAT-R – zmiana danych: zmiana VAT 01.01.2027',
      '2027-01-08',
      '2027-01-08',
    ]);
  });

  test('a partner who comes or goes, and another scheme of ZUS, under the person’s name', async () => {
    const company = await llc({ company_type: 'general_partnership', taxation_form: 'transparent' });
    const person = {
      company_id: company.id,
      first_name: 'Ewa',
      last_name: 'Kot',
      role: 'partner',
      joined_on: '2026-11-16',
      zus_scheme: 'start_relief',
    };
    const { body } = await staff().post('/api/company-persons/', person);
    expect((await daysOf(company)).map(([title, , due]) => [title, due])).toEqual([
      ['ZUS ZUA lub ZZA – zgłoszenie: przystąpienie wspólnika 16.11.2026 – Ewa Kot', '2026-11-23'],
      ['Zgłoszenie do CRBR: przystąpienie wspólnika 16.11.2026 – Ewa Kot', '2026-11-30'],
    ]);
    await change('company-persons', body, { zus_scheme: 'preferential', profile_from: '2026-12-01' });
    expect((await daysOf(company)).at(-1)?.slice(0, 3)).toEqual([
      'ZUS ZWUA i ZUA (ZZA) – zmiana kodu tytułu: zmiana ZUS 01.12.2026 – Ewa Kot',
      '2026-12-08',
      '2026-12-08',
    ]);
  });

  test('a partner’s last day ends what is theirs from the next period on, and nobody else’s', async () => {
    const company = await llc({ company_type: 'general_partnership', taxation_form: 'transparent', krs: null });
    const partner = (last_name: string, left_on: string | null) =>
      office.add('company-persons', {
        company_id: company.id,
        first_name: 'Ewa',
        last_name,
        role: 'partner',
        zus_scheme: 'full',
        left_on,
      });
    await partner('Kot', '2026-12-15');
    await partner('Lis', null);
    const { duties } = (await staff().get(`/api/companies/${company.id}/obligations`)).data as { duties: Duty[] };
    const zus = (name: string) =>
      duties.filter(({ rule, person }) => rule === 'zus_20' && person?.name === name).map(({ due }) => due);
    expect(zus('Ewa Kot')).toEqual(zus('Ewa Lis').filter((due) => due <= '2027-01-20'));
    expect(zus('Ewa Lis').at(-1)).toBe('2027-11-22');
    const { owners } = (await staff().get(`/api/companies/${company.id}/contributions`)).data;
    const months = (at: number) => owners[at].months.filter(({ due }: { due: unknown }) => due !== null).length;
    expect([months(0), months(1)]).toEqual([3, 14]);
  });

  test('a new company in the court register: NIP-8 and CRBR', async () => {
    const values = office.sample('companies', {
      company_type: 'llc',
      krs: '0000127206',
      status: 'active',
      taxation_form: 'cit_standard',
      accounting_type: 'full_books',
      ceidg_start_date: '2026-11-16',
    });
    const { status, body } = await staff().post('/api/companies/', values);
    expect(status).toBe(201);
    expect((await daysOf(body)).map(([title, , due]) => [title, due])).toEqual([
      ['NIP-8 – dane uzupełniające: wpis do KRS 16.11.2026', '2026-11-23'],
      ['Zgłoszenie do CRBR: wpis do KRS 16.11.2026', '2026-11-30'],
    ]);
  });

  test('what came in past the forms gets its tasks at night, of terms ahead alone, each once', async () => {
    const company = await llc();
    const file = { company_id: company.id, status: 'active', start_date: '2026-11-18' };
    await office.add('employees', file);
    await office.add('employees', { ...file, start_date: '2026-11-02', end_date: '2026-12-10' });
    await office.add('company-events', { company_id: company.id, kind: 'pcc', occurred_on: '2026-11-12' });
    const night = () => openJobs(office.services, [eventTerms]).drain();
    await night();
    await night();
    const made = (await daysOf(company)).map(([title, , due]) => [String(title), String(due)] as const);
    expect(made.toSorted(([one, a], [other, b]) => a.localeCompare(b) || one.localeCompare(other))).toEqual([
      ['Informacja o warunkach zatrudnienia: zatrudnienie 18.11.2026', '2026-11-25'],
      ['ZUS ZUA lub ZZA – zgłoszenie: zatrudnienie 18.11.2026', '2026-11-25'],
      ['PCC-3: umowa z PCC (zakup, pożyczka) 12.11.2026', '2026-11-26'],
      ['Świadectwo pracy: koniec umowy 10.12.2026', '2026-12-10'],
      ['ZUS ZWUA – wyrejestrowanie: koniec umowy 10.12.2026', '2026-12-17'],
    ]);
  });
});

describeOnce('before it is saved', () => {
  const follows = async (body: Values, who = staff()): Promise<FollowingTerm[]> =>
    (await who.post('/api/company-events/preview', body)).data;

  test('a form tells what follows: both days, why they differ, act, certainty and source', async () => {
    const company = await trader();
    const values = { company_id: company.id, kind: 'pcc', occurred_on: '2026-11-07' };
    expect(await follows({ values })).toEqual([
      {
        rule: 'pcc3',
        kind: 'pcc',
        name: 'PCC-3',
        occasion: 'umowa z PCC (zakup, pożyczka) 07.11.2026',
        nominal: '2026-11-21',
        due: '2026-11-23',
        shifted: 'Termin przesunięty z 21.11.2026 na 23.11.2026: sobota, niedziela.',
        basis: 'art. 10 ust. 1 u.p.c.c.',
        source: expect.any(String),
        certainty: 'statute',
        note: null,
        condition: null,
        left_out: false,
        registered: null,
      },
    ]);
    expect(await tasksOf(company)).toEqual([]);
    expect(await follows({ values: { ...values, company_id: null } })).toEqual([]);
    expect(await follows({ values: { ...values, kind: 'accounts_approved' } })).toEqual([]);
  });

  test('an employee’s card does, and a partner’s and a line of the profile', async () => {
    const company = await llc();
    const person = await hire(company, { start_date: '2020-01-01' });
    const leaving = await follows({ resource: 'employees', id: person.id, values: { end_date: '2026-12-31' } });
    expect(leaving.filter(({ kind }) => kind === 'left').map(({ rule, due }) => [rule, due])).toEqual([
      ['swiadectwo', '2026-12-31'],
      ['zua', '2027-01-07'],
    ]);
    const partner = { resource: 'company-persons', values: { company_id: company.id, joined_on: '2026-11-16' } };
    expect((await follows(partner)).map(({ rule }) => rule)).toEqual(['crbr']);
    const rest = { company_id: (await trader()).id, subject: 'suspension', valid_from: '2026-12-01', reason: 'Zima' };
    expect((await follows({ resource: 'profile-lines', values: rest })).map(({ kind, rule }) => [kind, rule])).toEqual([
      ['suspended', 'zua'],
    ]);
  });

  test('what cannot be read is refused on its field, and of other records nothing is told', async () => {
    const answer = await staff().post('/api/company-events/preview', { values: { occurred_on: '2026-02-30' } });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['occurred_on']]);
    expect((await staff().post('/api/company-events/preview', { resource: 'users', values: {} })).status).toBe(422);
  });
});

describeOnce('a pack', () => {
  const rulesOf = async (company: Added, kind: string) => {
    const values = { company_id: company.id, kind, occurred_on: '2026-11-16' };
    const { data } = await staff().post('/api/company-events/preview', { values });
    return (data as FollowingTerm[]).map(({ rule }) => rule).sort();
  };

  test('of an opening goes by the legal form, VAT and who is insured', async () => {
    expect(await rulesOf(await trader({ vat_status: 'active', vat_period: 'monthly' }), 'opening')).toEqual(
      ['cash_opening', 'forma_opodatkowania', 'opening_inventory', 'vat_r_first', 'zpa', 'zua'].sort(),
    );
    expect(await rulesOf(await llc({ employs: false }), 'opening')).toEqual([
      'cash_opening',
      'crbr',
      'nip8',
      'opening_books',
      'pcc3',
    ]);
    expect(await rulesOf(await llc(), 'opening')).toContain('zpa');
    expect(await rulesOf(await llc({ employs: true }), 'opening')).toContain('zpa');
  });

  test('of a closing: VAT-Z, the inventory, ZWUA and ZWPA, the register', async () => {
    const vat = { vat_status: 'active', vat_period: 'monthly' };
    expect(await rulesOf(await trader(vat), 'closing')).toEqual(
      ['ceidg_closing', 'closing_inventory', 'vat_inventory', 'vat_z', 'zua', 'zwpa'].sort(),
    );
    expect(await rulesOf(await llc({ ...vat, employs: true }), 'closing')).toEqual(
      ['closing_books', 'closing_pit11', 'krs_closing', 'nip8_closing', 'vat_inventory', 'vat_z', 'zua', 'zwpa'].sort(),
    );
  });

  test('of a closing: what hangs on staff that nobody told of is due perhaps, and gets its task with the answer', async () => {
    const company = await llc();
    await enter(company, 'closing', '2026-11-30');
    const ofStaff = ['closing_pit11', 'zua', 'zwpa'];
    const perhaps = async () =>
      (await dutiesOf(company))
        .filter(({ condition }) => condition === 'Nie wiadomo, czy zatrudnia.')
        .map(({ rule }) => rule)
        .sort();
    const titles = async () =>
      (await tasksOf(company)).filter(({ title }) => /^(PIT-11|ZUS)/.test(String(title))).map(({ status }) => status);
    expect(await perhaps()).toEqual(ofStaff);
    expect(await titles()).toEqual([]);
    await change('companies', company, { employs: true });
    expect(await perhaps()).toEqual([]);
    expect(await titles()).toEqual(['new', 'new', 'new']);
    await change('companies', company, { employs: false, profile_from: '2020-01-01' });
    expect(await titles()).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('makes tasks of what was picked; what is left out goes, and comes back when it is picked again', async () => {
    const company = await trader({ vat_status: 'active', vat_period: 'monthly' });
    const event = await enter(company, 'closing', '2026-11-30', { left_out: 'zwpa ceidg_closing' });
    expect((await daysOf(company)).map(([title, , due]) => [String(title).split(':')[0], due])).toEqual([
      ['Remanent likwidacyjny i wykaz składników majątku', '2026-11-30'],
      ['VAT-Z', '2026-12-07'],
      ['ZUS ZWUA – wszyscy ubezpieczeni', '2026-12-07'],
      ['Informacja o spisie z natury do VAT', '2026-12-28'],
    ]);
    await change('company-events', event, { left_out: 'zwpa ceidg_closing vat_z' });
    const vat = async () => (await tasksOf(company)).find(({ title }) => String(title).startsWith('VAT-Z'))?.status;
    expect(await vat()).toBe('cancelled');
    await change('company-events', event, { left_out: null });
    expect(await vat()).toBe('new');
    expect(await tasksOf(company)).toHaveLength(6);
    const answer = await staff().put('/api/company-events/', { id: event.id, left_out: 'nic_takiego' });
    expect(answer.body.errors).toEqual({ left_out: 'Nie ma obowiązku „nic_takiego”' });
  });
});

describeOnce('who may know of it', () => {
  test('a task names no employee to those who see tasks alone; the obligation does to those who see employees (P09)', async () => {
    const company = await llc();
    await hire(company);
    const [task] = await tasksOf(company);
    const told = (await office.as('pracownik').get(`/api/tasks/${task?.id}`)).body;
    expect(JSON.stringify(told)).not.toContain('Tajemny');
    expect((await staff().get(`/api/tasks/${task?.id}`)).body.employee).toMatchObject({ title: 'Zenon Tajemny' });
    expect(new Set((await dutiesOf(company)).map(({ person }) => person?.name))).toEqual(new Set(['Zenon Tajemny']));
    expect((await office.as('pracownik').get(`/api/companies/${company.id}/obligations`)).status).toBe(403);
  });

  test('behind a wall between teams there is no event, no preview and no term (P05)', async () => {
    const company = await trader({ owner_id: office.idOf('kadry') });
    const event = await office.add('company-events', { company_id: company.id, kind: 'pcc', occurred_on: '2026-11-12' });
    const values = { company_id: company.id, kind: 'pcc', occurred_on: '2026-11-12' };
    config().switches.teamWalls = true;
    await office.logInAgain();
    expect((await staff().get(`/api/company-events/${event.id}`)).status).toBe(404);
    expect((await staff().post('/api/company-events/preview', { values })).status).toBe(404);
    expect((await staff().post('/api/company-events/', values)).status).toBe(422);
    expect((await office.as('kadry').get(`/api/company-events/${event.id}`)).status).toBe(200);
    const month = await staff().get('/api/obligations?month=2026-11');
    expect(JSON.stringify(month.data)).not.toContain(company.id);
  });

  test('a client reads the obligation, and knows nothing of the event, its record or the office’s own terms', async () => {
    const company = await trader();
    await enter(company, 'pcc', '2026-11-12');
    await enter(company, 'other', '2026-11-12', { name: 'Rozmowa o podwyżce', due_date: '2026-11-30' });
    const client = await office.client(company);
    expect((await dutiesOf(company, client)).map(({ rule, raised_by, task }) => [rule, raised_by, task])).toEqual([
      ['pcc3', null, null],
    ]);
    expect((await client.get('/api/company-events/')).status).toBe(404);
    expect((await client.post('/api/company-events/preview', { values: { company_id: company.id } })).status).toBe(404);
  });

  test('over all companies its terms stand in the month they are due in, and in the calendar', async () => {
    const company = await trader();
    await enter(company, 'gift', '2026-08-31');
    const { data } = await staff().get('/api/obligations?month=2027-03&area=registers');
    expect(data.duties.filter(({ company: { id } }: Duty) => id === company.id)).toMatchObject([
      { rule: 'sd_z2', due: '2027-03-01', period: 'darowizna lub spadek 31.08.2026' },
    ]);
    const ics = await staff().get(`/api/companies/${company.id}/obligations.ics`);
    expect(String(ics.text).replaceAll('\r\n ', '')).toContain('SUMMARY:SD-Z2: darowizna lub spadek 31.08.2026');
  });

  test('one entered from a case leads its task back there', async () => {
    const company = await trader();
    const ticket = await office.add('tickets', { subject: 'Kupiliśmy auto', company_id: company.id });
    await enter(company, 'pcc', '2026-11-12', { ticket_id: ticket.id });
    const [task] = await tasksOf(company);
    expect((await staff().get(`/api/tasks/${task?.id}`)).body).toMatchObject({ ticket_id: ticket.id });
  });
});

describeOnce('a student by mandate', () => {
  const mandate = { contract_type: 'mandate', end_date: '2027-06-30' };
  const reports = async (values: Values) => {
    const company = await trader();
    await hire(company, { ...mandate, ...values });
    return (await dutiesOf(company)).filter(({ rule }) => rule === 'zua').map(({ name }) => name.slice(0, 8));
  };
  test('is reported to ZUS neither at the beginning nor at the end, and everybody else is', async () => {
    expect(await reports({ birth_date: '2004-05-05', student: true })).toEqual([]);
    expect(await reports({ birth_date: '2004-05-05', student: false })).toEqual(['ZUS ZUA ', 'ZUS ZWUA']);
    expect(await reports({ birth_date: '1990-05-05', student: true })).toEqual(['ZUS ZUA ', 'ZUS ZWUA']);
  });
  test('who becomes insured before the end is taken off at the end', async () => {
    expect(await reports({ birth_date: '2001-03-03', student: true })).toEqual(['ZUS ZWUA']);
  });
});

describeOnce('a duty of which the calendar tells the last possible day', () => {
  const filings = async ({ id }: Added): Promise<[due: string, byEvent: boolean][]> =>
    (await staff().get(`/api/companies/${id}/obligations`)).data.duties
      .filter(({ rule }: Duty) => rule === 'sf_krs')
      .map(({ due, by_event }: Duty) => [due, by_event]);
  const overAll = async (): Promise<string[]> =>
    (await staff().get('/api/obligations?month=2026-12&area=books')).data.duties
      .filter(({ rule, by_event }: Duty) => rule === 'sf_krs' && !by_event)
      .map(({ company }: Duty) => company.title);
  const filingTasks = async ({ id }: Added) =>
    (await staff().get(`/api/tasks/?search=RDF&limit=100&filters=company_id:${id}`)).data.map(({ due_date }: Values) => due_date);

  test('is told once, by the earlier term of its event, and again by the calendar once the event is withdrawn', async () => {
    const company = await llc({ title: 'Zatwierdzone wcześnie', fiscal_year_start_month: 6 });
    expect(await filings(company)).toEqual([['2026-12-15', false]]);
    const event = await enter(company, 'accounts_approved', '2026-11-18');
    expect(await filings(company)).toEqual([['2026-12-03', true]]);
    expect(await overAll()).not.toContain('Zatwierdzone wcześnie');
    await staff().post('/api/recurring-tasks/generate', { days: 40 });
    expect(await filingTasks(company)).toEqual(['2026-12-03']);

    expect((await staff().delete(`/api/company-events/${event.id}`)).status).toBe(200);
    expect(await filings(company)).toEqual([['2026-12-15', false]]);
    expect(await overAll()).toContain('Zatwierdzone wcześnie');
    await staff().post('/api/recurring-tasks/generate', { days: 40 });
    expect(await filingTasks(company)).toContain('2026-12-15');
  });

  const ofCalendar = async ({ id }: Added) => {
    const made: Values[] = (await staff().get(`/api/tasks/?search=RDF&limit=100&filters=company_id:${id}`)).data;
    const task = made.find(({ due_date }) => due_date === '2026-12-15');
    return (await staff().get(`/api/tasks/${task?.id}`)).body as Added;
  };
  const approvedLate = async () => {
    const company = await llc({ fiscal_year_start_month: 6 });
    await staff().post('/api/recurring-tasks/generate', { days: 40 });
    return company;
  };
  const replacedBy = (day: string) =>
    `Zastąpione przez zadanie ze zdarzenia „Złożenie sprawozdania finansowego do KRS (RDF): zatwierdzenie sprawozdania finansowego ${day}”.`;

  test('whose task the calendar made first: it goes for the event’s, is not made again, and comes back', async () => {
    const company = await approvedLate();
    expect(await filingTasks(company)).toEqual(['2026-12-15']);
    const event = await enter(company, 'accounts_approved', '2026-11-18');
    expect(await ofCalendar(company)).toMatchObject({ status: 'cancelled', completion_note: replacedBy('18.11.2026') });
    await staff().post('/api/recurring-tasks/generate', { days: 40 });
    expect((await filingTasks(company)).sort()).toEqual(['2026-12-03', '2026-12-15']);

    await change('company-events', event, { occurred_on: '2026-12-05' });
    expect(await ofCalendar(company)).toMatchObject({ status: 'new', completion_note: null });
    await change('company-events', event, { occurred_on: '2026-11-19' });
    expect(await ofCalendar(company)).toMatchObject({ status: 'cancelled', completion_note: replacedBy('19.11.2026') });
    await staff().delete(`/api/company-events/${event.id}`);
    expect(await ofCalendar(company)).toMatchObject({ status: 'new', completion_note: null });
  });

  test.each<[string, string, (task: Added) => Promise<unknown>]>([
    ['took', 'in_progress', ({ id }) => staff().post(`/api/tasks/${id}/actions/take`, {})],
    ['gave to somebody else', 'new', (task) => change('tasks', task, { assignee_id: office.idOf('kadry') })],
    ['wrote about', 'new', ({ id }) => staff().post(`/api/tasks/${id}/posts`, { body: '<p>Czekam na podpisy</p>' })],
    [
      'put time on',
      'new',
      ({ id, company_id }) =>
        office.add('uptimes', { task_id: id, company_id, start_date: '2026-11-19T10:00:00', end_date: '2026-11-19T10:20:00' }),
    ],
  ])('whose task somebody %s stays, and says once which task tells the same', async (_, status, touch) => {
    const company = await approvedLate();
    await touch(await ofCalendar(company));
    const event = await enter(company, 'accounts_approved', '2026-11-18');
    await change('company-events', event, { note: 'Uchwała nr 1' });
    const task = await ofCalendar(company);
    expect(task).toMatchObject({ status });
    const posts: Values[] = (await staff().get(`/api/tasks/${task.id}/posts`)).data;
    const notes = posts.filter(({ body }) => String(body).includes('zamknij jedno z nich'));
    expect(notes).toMatchObject([{ internal: true }]);
    expect(notes[0]?.body).toContain('zatwierdzenie sprawozdania finansowego 18.11.2026');
  });

  test('stands beside its event’s where that is due later: what is approved past the day is filed a second time', async () => {
    const company = await llc();
    await enter(company, 'accounts_approved', '2027-07-10');
    expect(await filings(company)).toEqual([
      ['2027-07-15', false],
      ['2027-07-25', true],
    ]);
  });

  test('of a form of tax is that of the year’s first revenue alone, not of the year before', async () => {
    const forms = async ({ id }: Added) =>
      (await staff().get(`/api/companies/${id}/obligations`)).data.duties
        .filter(({ rule }: Duty) => rule === 'forma_opodatkowania')
        .map(({ due, by_event }: Duty) => [due, by_event]);
    const [now, next] = [await trader(), await trader()];
    await enter(now, 'first_revenue', '2026-12-05');
    expect(await forms(now)).toContainEqual(['2027-02-22', false]);
    await enter(next, 'first_revenue', '2027-01-08');
    expect(await forms(next)).toEqual([['2027-02-22', true]]);
  });
});

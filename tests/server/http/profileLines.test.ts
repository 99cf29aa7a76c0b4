import { describe, expect, test } from 'vitest';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { profileDaily } from '../../../src/server/profile/job';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const painter = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'lump_sum',
    lump_sum_rates: ['8.5'],
    advance_mode: 'monthly',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'lump_sum_register',
    zus_scheme: 'full',
    employs: false,
    ...values,
  });
const card = async ({ id }: Added) => (await staff().get(`/api/companies/${id}`)).body;
const change = ({ id }: Added, values: Values) => staff().put('/api/companies/', { id, ...values });
const enter = ({ id }: Added, values: Values) =>
  staff().post('/api/profile-lines/', { company_id: id, reason: 'Oświadczenie klienta', ...values });
const lines = async ({ id }: Added, subject: string): Promise<Values[]> =>
  (await staff().get(`/api/profile-lines/?sort=valid_from:asc&limit=100&filters=company_id:${id},subject:${subject}`)).data;
const spans = async (company: Added, subject: string) =>
  (await lines(company, subject))
    .map(({ valid_from, valid_to, state }) => [valid_from, valid_to, state])
    .sort(([one], [other]) => String(one ?? '').localeCompare(String(other ?? '')));
const generated = async ({ id }: Added, days: number): Promise<string[]> => {
  await staff().post('/api/recurring-tasks/generate', { days });
  const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${id}`);
  return data.map(({ title }: Values) => String(title)).sort();
};

describe('a tax form changed on the card', () => {
  test('asks since when, and refuses a day in the middle of the year with the act', async () => {
    const company = await painter();
    const unasked = await change(company, { taxation_form: 'pit_flat' });
    expect(unasked.status).toBe(422);
    expect(unasked.body.errors).toEqual({ profile_from: 'Podaj, od którego dnia obowiązuje zmiana' });
    const midYear = await change(company, { taxation_form: 'pit_flat', profile_from: '2026-11-22' });
    expect(midYear.body.errors.profile_from).toMatch(
      /^Forma obowiązuje cały rok: zmienia się od 1 stycznia, na przykład 1\.01\.2027 \(art\. 9a/,
    );
    expect(await lines(company, 'tax')).toEqual([]);
    expect((await card(company)).taxation_form).toBe('lump_sum');
  });

  test('entered ahead leaves the card as it is today and the old year its payments', async () => {
    const company = await painter();
    const { status, body } = await change(company, { taxation_form: 'pit_flat', profile_from: '2027-01-01' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ taxation_form: 'lump_sum', profile_from: null });
    expect(await spans(company, 'tax')).toEqual([
      [null, '2026-12-31', 'Ryczałt od przychodów ewidencjonowanych, zaliczki: Miesięczne'],
      ['2027-01-01', null, 'Podatek liniowy 19%, zaliczki: Miesięczne'],
    ]);
    const ahead = (await lines(company, 'tax')).find(({ valid_from }) => valid_from !== null);
    expect(ahead).toMatchObject({ reason: 'Zmiana na karcie', entered_by_id: office.idOf('ksiegowa') });
    const titles = await generated(company, 92);
    expect(titles).toContain('Ryczałt od przychodów – miesięczny za grudzień 2026');
    expect(titles).not.toContain('Ryczałt od przychodów – miesięczny za styczeń 2027');
    expect(titles).not.toContain('Zaliczka na PIT – miesięczna (skala, podatek liniowy) za grudzień 2026');
  });

  test('fills in what was not known without asking', async () => {
    const company = await painter({ zus_scheme: null, employs: null });
    expect((await change(company, { zus_scheme: 'preferential', employs: true })).body).toMatchObject({ employs: true });
    expect(await lines(company, 'zus')).toEqual([]);
  });
});

test('Mały ZUS Plus from 1 January is registered once, by the end of the month; in the year within seven days', async () => {
  const told = async (day: string) => {
    const company = await painter({ may_join_small_plus: null });
    await enter(company, { subject: 'zus', valid_from: day, zus_scheme: 'maly_plus' });
    const { data } = await staff().get(`/api/companies/${company.id}/obligations`);
    const registers = data.duties.filter(
      ({ rule, due }: Values) => ['zus_mzp', 'zua'].includes(String(rule)) && String(due) > '2027',
    );
    return registers.map(({ rule, due, condition }: Values) => [rule, due, condition]);
  };
  expect(await told('2027-01-01')).toEqual([['zus_mzp', '2027-02-01', null]]);
  expect(await told('2027-03-01')).toEqual([
    ['zus_mzp', '2027-02-01', expect.stringContaining('limicie')],
    ['zua', '2027-03-08', null],
  ]);
});

describe('a registration for VAT-UE changed on the card', () => {
  test('asks since when, and leaves the months before it without VAT-UE', async () => {
    const company = await painter({ vat_eu: false });
    expect((await change(company, { vat_eu: true })).body.errors).toEqual({
      profile_from: 'Podaj, od którego dnia obowiązuje zmiana',
    });
    expect((await change(company, { vat_eu: true, profile_from: '2027-01-15' })).body).toMatchObject({ vat_eu: false });
    expect(await spans(company, 'vat_eu')).toEqual([
      [null, '2027-01-14', 'niezarejestrowana'],
      ['2027-01-15', null, 'zarejestrowana'],
    ]);
    const { data } = await staff().get(`/api/companies/${company.id}/obligations`);
    const told = data.duties.filter(({ rule }: Values) => rule === 'vat_ue').map(({ period }: Values) => period);
    expect(told[0]).toBe('styczeń 2027');
    const first = data.duties.find(({ rule }: Values) => rule === 'vat_r_eu');
    expect(first).toMatchObject({ due: '2027-01-14', basis: 'art. 97 ust. 1-3 VAT', period: 'początek VAT-UE 15.01.2027' });
  });

  test('is told before it is saved: what comes, and nothing of the months that stay without it', async () => {
    const { id } = await painter({ vat_eu: false });
    const { body } = await staff().post('/api/profile-lines/card-preview', {
      company_id: id,
      person_id: null,
      changes: { vat_eu: true, profile_from: '2027-01-15' },
    });
    const { appears, disappears, also } = body.data;
    expect(appears.find(({ name }: Values) => String(name).startsWith('VAT-UE'))).toMatchObject({ due: '2027-02-25' });
    expect(disappears).toEqual([]);
    expect(also).toEqual(['VAT-R – rejestracja do VAT-UE: 14.01.2027 (art. 97 ust. 1-3 VAT).']);
  });

  test('says whether it is registered, or is refused', async () => {
    const company = await painter();
    expect((await enter(company, { subject: 'vat_eu', valid_from: '2027-01-01' })).body.errors).toEqual({
      vat_eu: 'Podaj, czy jest zarejestrowana do VAT-UE',
    });
  });
});

describe('a line of the profile', () => {
  test('ends where the next begins: an end sent with it is refused, and not left out in silence', async () => {
    const company = await painter();
    const values = { subject: 'vat_eu', valid_from: '2026-11-10', vat_eu: true };
    const refused = { valid_to: 'Koniec podaje się tylko przy zawieszeniu: ta zmiana trwa do następnej' };
    const sent = await enter(company, { ...values, valid_to: '2026-12-31' });
    expect([sent.status, sent.body.errors]).toEqual([422, refused]);
    const { body: line } = await enter(company, values);
    const put = (changes: Values) => office.as('ksiegowa').put('/api/profile-lines/', { id: line.id, ...changes });
    const changed = await put({ valid_to: '2026-12-31' });
    expect([changed.status, changed.body.errors]).toEqual([422, refused]);
    expect((await put({ valid_to: null, reason: 'Zgłoszenie z 9.11.2026' })).status).toBe(200);
  });

  test('of a lost right may begin in the middle of the year, and the card follows', async () => {
    const company = await painter();
    const values = { subject: 'tax', valid_from: '2026-11-10', taxation_form: 'pit_scale', advance_mode: 'monthly' };
    expect((await enter(company, values)).body.errors).toHaveProperty('valid_from');
    const { status, body } = await enter(company, { ...values, right_lost: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ valid_to: null, entered_by_id: office.idOf('ksiegowa') });
    expect((await card(company)).taxation_form).toBe('pit_scale');
    const titles = await generated(company, 40);
    expect(titles).toContain('Ryczałt od przychodów – miesięczny za listopad 2026');
    expect(titles).toContain('Zaliczka na PIT – miesięczna (skala, podatek liniowy) za listopad 2026');
  });

  test('between two others ends and begins where they do, and gives its days back when it goes', async () => {
    const company = await painter();
    const vat = (valid_from: string, vat_period: string) =>
      enter(company, { subject: 'vat', valid_from, vat_status: 'active', vat_period });
    await vat('2027-04-01', 'monthly');
    const { body } = await vat('2026-10-01', 'quarterly');
    expect((await card(company)).vat_period).toBe('quarterly');
    const bounds = async () => (await spans(company, 'vat')).map(([from, to]) => [from, to]);
    expect(await bounds()).toEqual([
      [null, '2026-09-30'],
      ['2026-10-01', '2027-03-31'],
      ['2027-04-01', null],
    ]);
    expect((await vat('2026-10-01', 'monthly')).body.errors).toEqual({ valid_from: 'Od tego dnia jest już wpis: zmień tamten' });
    await staff().delete(`/api/profile-lines/${body.id}`);
    expect(await bounds()).toEqual([
      [null, '2027-03-31'],
      ['2027-04-01', null],
    ]);
    expect((await card(company)).vat_period).toBe('monthly');
  });

  test('is for one company: nobody puts another company’s person into it', async () => {
    const [one, other] = [await painter(), await painter()];
    const person = await office.add('company-persons', {
      company_id: other.id,
      first_name: 'Ewa',
      last_name: 'Kot',
      role: 'partner',
    });
    const { status } = await enter(one, { subject: 'zus', person_id: person.id, valid_from: '2026-10-01', zus_scheme: 'none' });
    expect(status).toBe(422);
    expect(await lines(one, 'zus')).toEqual([]);
  });
});

describe('the books', () => {
  const flat = { subject: 'tax', valid_from: '2027-01-01', taxation_form: 'pit_flat' };
  const books = async (company: Added) => (await spans(company, 'books')).map(([from, to, says]) => [from, to, says]);
  const ledger = [
    [null, '2026-12-31', 'Ewidencja przychodów'],
    ['2027-01-01', null, 'Księga przychodów i rozchodów'],
  ];
  const stock = 'Remanent początkowy (spis z natury na pierwszy dzień KPiR)';
  const asked = async ({ id }: Added, values: Values) =>
    (await staff().post('/api/profile-lines/preview', { company_id: id, ...values })).data;

  test('go from the lump sum’s register to the ledger with the tax, with a stock-taking at both ends of 2027, told before', async () => {
    const company = await painter();
    const told = await asked(company, flat);
    expect(told.also).toEqual([
      'Ewidencja księgowa od 01.01.2027: Księga przychodów i rozchodów. Wpisze się sama; możesz ją potem zmienić w profilu.',
      expect.stringMatching(/^Remanent początkowy .*: 01\.01\.2027 \(rozp\. KPiR/),
    ]);
    expect(told.appears).toContainEqual(
      expect.objectContaining({ name: 'Remanent na koniec roku (KPiR)', periods: ['rok 2027', 'rok 2028'], due: '2027-12-31' }),
    );
    expect((await enter(company, flat)).status).toBe(201);
    expect(await books(company)).toEqual(ledger);
    expect((await card(company)).accounting_type).toBe('lump_sum_register');
    const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${company.id}`);
    expect(data.find(({ title }: Values) => String(title).startsWith(stock))).toMatchObject({ due_date: '2027-01-01' });
  });
  test('follow a change on the card, and say so of many at once', async () => {
    const company = await painter();
    const changes = { taxation_form: 'pit_flat', profile_from: '2027-01-01' };
    const { data } = await staff().post('/api/profile-lines/cards-preview', { company_ids: [company.id], changes });
    expect(data.also).toContainEqual({ name: expect.stringMatching(/^Ewidencja księgowa od 01\.01\.2027/), companies: 1 });
    expect((await change(company, changes)).body.accounting_type).toBe('lump_sum_register');
    expect(await books(company)).toEqual(ledger);
  });
  test('go back with a corrected form, and to none with a tax card', async () => {
    const company = await painter();
    // Nobody has come to the card since 2022.
    const { body } = await enter(company, { ...flat, valid_from: '2021-01-01' });
    await staff().put('/api/profile-lines/', { id: body.id, taxation_form: 'tax_card' });
    expect((await books(company)).at(-1)).toEqual(['2021-01-01', null, 'Brak']);
    await staff().put('/api/profile-lines/', { id: body.id, taxation_form: 'lump_sum' });
    expect((await books(company)).at(-1)?.[2]).toBe('Ewidencja przychodów');
  });
  test('go when the tax that brought them is taken back, which is told, and come back with it', async () => {
    const company = await painter();
    const { body } = await enter(company, flat);
    const tasks = async () => {
      const { data } = await staff().get(`/api/tasks/?limit=100&filters=company_id:${company.id}`);
      const taking = data.find(({ title }: Values) => String(title).startsWith(stock));
      return taking?.status;
    };
    expect((await staff().post('/api/profile-lines/deletion', { ids: [body.id] })).data).toEqual({
      along: [{ resource: 'profile-lines', count: 1 }],
      held: null,
    });
    expect(await tasks()).toBe('new');
    expect((await staff().delete(`/api/profile-lines/${body.id}`)).status).toBe(200);
    expect(await books(company)).toEqual([[null, null, 'Ewidencja przychodów']]);
    expect(await tasks()).toBe('cancelled');
    expect((await staff().post(`/api/profile-lines/${body.id}/restore`)).status).toBe(200);
    expect(await books(company)).toEqual(ledger);
  });
  test('go with the tax of a card too, and with a selection of both', async () => {
    const company = await painter();
    await change(company, { taxation_form: 'pit_flat', profile_from: '2027-01-01' });
    const ids = [...(await lines(company, 'books')), ...(await lines(company, 'tax'))]
      .filter(({ valid_from }) => valid_from !== null)
      .map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (const order of [ids, ids.toReversed()]) {
      expect((await staff().post('/api/profile-lines/actions/delete', { ids: order })).status).toBe(200);
      expect(await books(company)).toEqual([[null, null, 'Ewidencja przychodów']]);
      expect((await staff().post('/api/profile-lines/actions/restore', { ids: order })).status).toBe(200);
      expect(await books(company)).toEqual(ledger);
    }
    await office.as('super').delete(`/api/companies/${company.id}`);
    await office.as('super').post(`/api/companies/${company.id}/restore`);
    expect(await books(company)).toEqual(ledger);
  });
  test('stay where a person said them since', async () => {
    const company = await painter();
    const { body } = await enter(company, flat);
    const own = (await lines(company, 'books')).find(({ valid_from }) => valid_from !== null);
    await staff().put('/api/profile-lines/', { id: own?.id, accounting_type: 'full_books' });
    await staff().delete(`/api/profile-lines/${body.id}`);
    expect((await books(company)).at(-1)).toEqual(['2027-01-01', null, 'Księgi rachunkowe']);
  });
  test('typed as a line of their own tell the stock-taking once: by the form’s own terms, and on a card by the preview', async () => {
    const company = await painter({ taxation_form: 'pit_scale', lump_sum_rates: null, accounting_type: 'lump_sum_register' });
    const line = { subject: 'books', valid_from: '2027-01-01', accounting_type: 'kpir' };
    expect((await asked(company, line)).also).toEqual([]);
    const { data } = await staff().post('/api/company-events/preview', {
      resource: 'profile-lines',
      values: { company_id: company.id, ...line },
    });
    expect(data.map(({ name }: Values) => name)).toEqual([stock]);
    const changes = { accounting_type: 'kpir', profile_from: '2027-01-01' };
    const card = await staff().post('/api/profile-lines/card-preview', { company_id: company.id, person_id: null, changes });
    expect(card.data.also).toEqual([expect.stringMatching(/^Remanent początkowy /)]);
  });
  test('are left where they fit, where the change says them itself, and where full books are kept, which is told', async () => {
    const [fits, said, full] = [
      await painter({ taxation_form: 'pit_scale', lump_sum_rates: null, accounting_type: 'kpir' }),
      await painter(),
      await painter({ taxation_form: 'pit_scale', lump_sum_rates: null, accounting_type: 'full_books' }),
    ];
    await enter(fits, flat);
    expect(await books(fits)).toEqual([]);
    await change(said, { taxation_form: 'pit_flat', accounting_type: 'full_books', profile_from: '2027-01-01' });
    expect((await books(said)).at(-1)?.[2]).toBe('Księgi rachunkowe');
    const lumpSum = { ...flat, taxation_form: 'lump_sum' };
    expect(await asked(full, lumpSum)).toMatchObject({
      also: [],
      warnings: [expect.stringContaining('W profilu zostaje: księgi rachunkowe')],
    });
    await enter(full, lumpSum);
    expect(await books(full)).toEqual([]);
  });
  test('of a partnership stay when one partner’s tax changes, and the office is told to look', async () => {
    const company = await painter({ company_type: 'civil_partnership', taxation_form: 'transparent', zus_scheme: null });
    const values = { company_id: company.id, first_name: 'Ewa', last_name: 'Kot', role: 'partner', taxation_form: 'lump_sum' };
    const { id } = await office.add('company-persons', values);
    const told = await asked(company, { ...flat, person_id: id });
    expect(told.warnings).toEqual([expect.stringContaining('Przy tej formie podatku właściwa jest: KPiR')]);
    await enter(company, { ...flat, person_id: id });
    expect(await books(company)).toEqual([]);
  });
});

describe('many companies at once', () => {
  const changeAll = (ids: string[], data: Values) => office.as('kierownik').post('/api/companies/actions/update', { ids, data });
  const load = async (text: string, query = '', on = 'companies') => {
    const { token } = office.as('kierownik');
    const headers = {
      'content-type': 'text/csv',
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${token}`,
    };
    const { statusCode, body } = await office.app.inject({
      method: 'POST',
      url: `/api/${on}/import${query}`,
      headers,
      payload: text,
    });
    return { status: statusCode, body: JSON.parse(body) };
  };
  const two = async () => [await painter(), await painter()];

  test('are changed from a day on, each with a line of its own, and refused without the day in a sentence', async () => {
    const companies = await two();
    const ids = companies.map(({ id }) => String(id));
    const undated = await changeAll(ids, { vat_period: 'quarterly' });
    expect([undated.status, undated.body.errors]).toEqual([422, { profile_from: 'Podaj, od którego dnia obowiązuje zmiana' }]);
    const { status, body } = await changeAll(ids, { vat_period: 'quarterly', profile_from: '2027-01-01' });
    // Nobody could give a line back by the values alone.
    expect([status, body]).toEqual([200, { ids, undo: null }]);
    for (const company of companies) {
      expect((await card(company)).vat_period).toBe('monthly');
      expect((await lines(company, 'vat')).map(({ valid_from, vat_period }) => [valid_from, vat_period])).toEqual(
        expect.arrayContaining([
          [null, 'monthly'],
          ['2027-01-01', 'quarterly'],
        ]),
      );
    }
  });
  test('are told beforehand what comes and goes, counted over them, and which would refuse', async () => {
    const [one, other] = await two();
    const flat = await painter({ taxation_form: 'pit_flat', lump_sum_rates: null, accounting_type: 'kpir' });
    const company_ids = [one, other, flat].map((each) => each?.id);
    const ask = (changes: Values, who: 'ksiegowa' | 'klient' = 'ksiegowa', ids: unknown = company_ids) =>
      office.as(who).post('/api/profile-lines/cards-preview', { company_ids: ids, changes });
    const { data } = await ask({ taxation_form: 'pit_flat', profile_from: '2027-01-01' });
    expect(data).toMatchObject({ asked: 3, changed: 2, refused: [] });
    expect(data.appears).toContainEqual({ name: 'PIT-36L', companies: 2 });
    expect(data.disappears).toContainEqual({ name: 'PIT-28', companies: 2 });
    expect((await ask({ taxation_form: 'pit_flat' })).data.refused).toEqual([
      { says: 'Podaj, od którego dnia obowiązuje zmiana', companies: 2 },
    ]);
    const changes = { vat_period: 'quarterly', profile_from: '2027-01-01' };
    expect((await ask(changes, 'klient')).status).toBeGreaterThanOrEqual(403);
    const strange = await office.add('companies', {}, 'kancelaria');
    expect((await ask(changes, 'ksiegowa', [strange.id])).status).toBe(404);
    expect((await ask(changes, 'ksiegowa', [])).status).toBe(422);
    expect(one && (await lines(one, 'tax'))).toEqual([]);
  });
  test('are read from a file with a column of the day, all that is dated alike, and a row without it says what is missing', async () => {
    const [company, other] = await two();
    if (!company || !other) throw new Error('no companies');
    const head =
      'ID;Forma opodatkowania;Okres VAT;Schemat ZUS;Rodzaj ewidencji;Zatrudnia (płatnik PIT i ZUS);Miejscowość;Zmiana obowiązuje od\n';
    const row = ({ id }: Added, day: string) => `${id};pit_flat;quarterly;maly_plus;kpir;Tak;Sopot;${day}\n`;
    const refused = await load(head + row(company, '01.01.2027') + row(other, ''));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { '3.profile_from': 'Podaj, od którego dnia obowiązuje zmiana' },
    ]);
    expect(await lines(company, 'tax')).toEqual([]);

    const loaded = await load(head + row(company, '01.01.2027'));
    expect([loaded.status, loaded.body.updated]).toEqual([200, 1]);
    for (const [subject, says] of [
      ['tax', { taxation_form: 'pit_flat' }],
      ['vat', { vat_period: 'quarterly' }],
      ['zus', { zus_scheme: 'maly_plus' }],
      ['books', { accounting_type: 'kpir' }],
      ['employer', { employs: true }],
      ['seat', { address_city: 'Sopot' }],
    ] as const)
      expect(await lines(company, subject)).toContainEqual(expect.objectContaining({ valid_from: '2027-01-01', ...says }));
    expect(await card(company)).toMatchObject({
      taxation_form: 'lump_sum',
      vat_period: 'monthly',
      zus_scheme: 'full',
      employs: false,
    });
    expect((await card(company)).address_city).not.toBe('Sopot');
  });
  test('of a file are told with its trial: what comes and goes counted over them, what to look at, and nothing where nothing is dated', async () => {
    const [one, other] = await two();
    if (!one || !other) throw new Error('no companies');
    const head = 'ID;Forma opodatkowania;Okres VAT;Zmiana obowiązuje od\n';
    const file = `${head}${one.id};pit_flat;quarterly;01.01.2027\n${other.id};lump_sum;quarterly;01.01.2027\n`;
    const { body } = await load(file, '?dry_run=1');
    expect(body).toMatchObject({ updated: 2, foreseen: { asked: 2, changed: 2, refused: [] } });
    expect(body.foreseen.appears).toEqual(
      expect.arrayContaining([
        { name: 'PIT-36L', companies: 1 },
        { name: expect.stringMatching(/^JPK_V7K/), companies: 2 },
      ]),
    );
    expect(body.foreseen.disappears).toContainEqual({ name: 'PIT-28', companies: 1 });
    expect(await lines(one, 'tax')).toEqual([]);
    const refused = await load(`${head}${one.id};pit_flat;;\n`, '?dry_run=1');
    expect([refused.body.refused, refused.body.foreseen]).toEqual([1, undefined]);
    expect((await load(`ID;Nazwa\n${one.id};Nowa nazwa\n`, '?dry_run=1')).body.foreseen).toBeNull();
    expect((await load(file)).body.foreseen).toBeUndefined();
  });
  test('of a file of people are told by what their own cards say', async () => {
    const company = await painter({ company_type: 'general_partnership', taxation_form: 'transparent', zus_scheme: null });
    const role = { company_id: company.id, role: 'partner', last_name: 'Kot', taxation_form: 'pit_scale' };
    const ewa = await office.add('company-persons', { ...role, first_name: 'Ewa' });
    const file = `ID;Forma opodatkowania;Zmiana obowiązuje od\n${ewa.id};pit_flat;01.01.2027\n`;
    const { body } = await load(file, '?dry_run=1', 'company-persons');
    expect(body).toMatchObject({ updated: 1, foreseen: { changed: 1 } });
    expect(body.foreseen.appears).toContainEqual({ name: 'PIT-36L', companies: 1 });
  });
  test('warn of quarters of VAT in the first twelve months, one by one, of many and in a file', async () => {
    const young = await painter({ ceidg_start_date: '2026-03-02' });
    const old = await painter({ ceidg_start_date: '2014-03-03' });
    const says = expect.stringMatching(/^VAT kwartalnie nie wolno .*najwcześniej od 01\.04\.2027 \(art\. 99 ust\. 3a VAT\)/);
    const changes = { vat_period: 'quarterly', profile_from: '2027-01-01' };
    const card = { company_id: young.id, person_id: null, changes };
    expect((await staff().post('/api/profile-lines/card-preview', card)).data.warnings).toEqual([says]);
    const line = { subject: 'vat', valid_from: '2027-01-01', vat_status: 'active', vat_period: 'quarterly', reason: 'Wniosek' };
    expect((await staff().post('/api/profile-lines/preview', { company_id: young.id, ...line })).data.warnings).toEqual([says]);
    const company_ids = [young.id, old.id];
    expect((await staff().post('/api/profile-lines/cards-preview', { company_ids, changes })).data.warnings).toEqual([
      { name: says, companies: 1 },
    ]);
    const file = company_ids.map((id) => `${id};quarterly;01.01.2027\n`).join('');
    const { body } = await load(`ID;Okres VAT;Zmiana obowiązuje od\n${file}`, '?dry_run=1');
    expect(body.foreseen.warnings).toEqual([{ name: says, companies: 1 }]);
  });
  test('warn of quarters of VAT where annex 15 bars them, one by one, of many and in a file; the answer is a reason of JPK_V7K', async () => {
    const told = await painter({ supplies_annex_15: true });
    const silent = await painter();
    const says = expect.stringMatching(/^VAT kwartalnie nie wolno .*załącznika 15 .*\(art\. 99 ust\. 3a pkt 2 VAT\)/);
    const changes = { vat_period: 'quarterly', profile_from: '2027-01-01' };
    const card = { person_id: null, changes };
    const line = { subject: 'vat', valid_from: '2027-01-01', vat_status: 'active', vat_period: 'quarterly', reason: 'Wniosek' };
    for (const [{ id }, warned] of [[told, [says]] as const, [silent, []] as const]) {
      const preview = async (path: string, body: object) =>
        (await staff().post(`/api/profile-lines/${path}`, { company_id: id, ...body })).data.warnings;
      expect([await preview('card-preview', card), await preview('preview', line)]).toEqual([warned, warned]);
    }
    const company_ids = [told.id, silent.id];
    const many = await staff().post('/api/profile-lines/cards-preview', { company_ids, changes });
    expect(many.data.warnings).toEqual([{ name: says, companies: 1 }]);
    const file = company_ids.map((id) => `${id};quarterly;01.01.2027\n`).join('');
    const { body } = await load(`ID;Okres VAT;Zmiana obowiązuje od\n${file}`, '?dry_run=1');
    expect(body.foreseen.warnings).toEqual([{ name: says, companies: 1 }]);

    const quarterly = async (values: Values) => {
      const { id } = await painter({ vat_status: 'active', vat_period: 'quarterly', ...values });
      const { duties } = (await staff().get(`/api/companies/${id}/obligations`)).data;
      const asked = (await staff().get(`/api/companies/${id}/questions`)).data.map(({ field }: Values) => field);
      const { state, why } = duties.find(({ rule }: Values) => rule === 'jpk_v7k');
      return { state: state.code, why: why.join(), asked: asked.includes('supplies_annex_15') };
    };
    const unanswered = await quarterly({});
    expect(unanswered).toMatchObject({ asked: true });
    expect(unanswered.state).not.toBe('perhaps');
    const answered = await quarterly({ supplies_annex_15: true });
    expect(answered).toMatchObject({ asked: false, why: expect.stringContaining('Załącznik 15 ponad 50 tys. zł') });
  });
  test('are suspended by a file with the days of the suspension themselves', async () => {
    const company = await painter();
    const loaded = await load(`ID;Zawieszenie od;Zawieszenie do\n${company.id};01.12.2026;31.03.2027\n`);
    expect([loaded.status, loaded.body.updated]).toEqual([200, 1]);
    expect(await card(company)).toMatchObject({ suspended_from: '2026-12-01', suspended_to: '2027-03-31' });
  });
  test('an address without a day corrects that of today', async () => {
    const company = await painter();
    await changeAll([String(company.id)], { address_city: 'Sopot' });
    expect((await card(company)).address_city).toBe('Sopot');
    expect(await lines(company, 'seat')).toEqual([]);
  });
});

describe('a preview', () => {
  const preview = ({ id }: Added, values: Values, who: 'ksiegowa' | 'klient' = 'ksiegowa') =>
    office.as(who).post('/api/profile-lines/preview', { company_id: id, reason: 'Oświadczenie', ...values });
  const names = (touched: Values[]) => touched.map(({ name }) => name).sort();

  test('tells what comes, what goes and what the past keeps, and writes nothing', async () => {
    const company = await painter();
    const { data } = await preview(company, { subject: 'tax', valid_from: '2027-01-01', taxation_form: 'pit_flat' });
    expect(names(data.appears)).toEqual([
      'PIT-36L',
      'Remanent na koniec roku (KPiR)',
      'Zaliczka na PIT – miesięczna (skala, podatek liniowy)',
    ]);
    expect(names(data.disappears)).toEqual(['PIT-28', 'Ryczałt od przychodów – miesięczny']);
    const kept = data.stays.find(({ name }: Values) => name === 'Ryczałt od przychodów – miesięczny');
    expect([kept.periods[0], kept.periods.at(-1)]).toEqual(['październik 2026', 'grudzień 2026']);
    expect(data.stays.find(({ name }: Values) => name === 'PIT-28').periods).toEqual(['rok 2026']);
    expect(data.warnings).toEqual([]);
    expect(
      (await preview(company, { subject: 'tax', valid_from: '2027-01-01', taxation_form: 'pit_flat', reason: '' })).data,
    ).toEqual(data);
    const rest = (await preview(company, { subject: 'suspension', valid_from: '2026-12-01', valid_to: '2027-03-31' })).data;
    expect([...rest.disappears, ...rest.loosens]).not.toEqual([]);
    expect(await lines(company, 'tax')).toEqual([]);
  });
  test('reaches as far as the last duties of the first whole year, which is the company’s own tax year', async () => {
    const trader = await painter({ taxation_form: 'pit_scale', lump_sum_rates: null, accounting_type: 'kpir' });
    const books = (await preview(trader, { subject: 'books', valid_from: '2027-01-01', accounting_type: 'full_books' })).data;
    // JPK of the books of 2027 goes in July 2028.
    expect(books.appears.map(({ due }: Values) => due)).toContain('2028-07-31');

    const company = await office.add('companies', {
      company_type: 'llc',
      taxation_form: 'cit_exempt',
      vat_status: 'exempt_limit',
      accounting_type: 'full_books',
      fiscal_year_start_month: 7,
    });
    const cit = (await preview(company, { subject: 'tax', valid_from: '2027-01-01', taxation_form: 'cit_small' })).data;
    const [instalment] = cit.appears.filter(({ name }: Values) => String(name).startsWith('Zaliczka na CIT'));
    expect(instalment.periods).toContain('czerwiec 2028');
    const periods = Object.values(cit as Record<string, { periods: string[] }[]>).flatMap((all) =>
      all.flatMap((each) => each.periods ?? []),
    );
    expect(periods).toContain('okres 07.2027–06.2028');
  });
  test('warns of a day with the act, and says faults as saving would', async () => {
    const company = await painter();
    const midYear = await preview(company, { subject: 'tax', valid_from: '2026-11-10', taxation_form: 'pit_flat' });
    expect(midYear.data.warnings[0]).toMatch(/^Forma obowiązuje cały rok/);
    const quarter = { subject: 'vat', valid_from: '2026-12-01', vat_status: 'active', vat_period: 'quarterly' };
    expect((await preview(company, quarter)).data.warnings[0]).toContain('art. 99 ust. 3 VAT');
    expect((await preview(company, { subject: 'vat' })).body.errors).toEqual({ vat_status: 'Podaj status VAT' });
  });
  test('of a change on the card tells the same, asks since when, and is silent about what is not dated', async () => {
    const company = await painter();
    const typed = (changes: Values, who: 'ksiegowa' | 'klient' = 'ksiegowa') =>
      office.as(who).post('/api/profile-lines/card-preview', { company_id: company.id, person_id: null, changes });
    expect((await typed({ taxation_form: 'pit_flat' })).body.errors).toEqual({
      profile_from: 'Podaj, od którego dnia obowiązuje zmiana',
    });
    const { data } = await typed({ taxation_form: 'pit_flat', employs: true, profile_from: '2027-01-01' });
    expect(names(data.appears)).toEqual(expect.arrayContaining(['PIT-36L', 'PIT-4R']));
    expect(names(data.disappears)).toEqual(expect.arrayContaining(['PIT-28', 'Ryczałt od przychodów – miesięczny']));
    expect((await typed({ title: 'Inna nazwa', taxation_form: 'lump_sum' })).data).toBeNull();
    expect((await typed({ taxation_form: 'pit_flat', profile_from: '2026-11-10' })).body.errors.profile_from).toMatch(/^Forma/);
    expect((await typed({ profile_from: '2027-01-01' }, 'klient')).status).toBeGreaterThanOrEqual(403);
    expect(await lines(company, 'tax')).toEqual([]);
  });
  test('of a person’s card tells what their own ZUS or tax does', async () => {
    const company = await office.add('companies', {
      company_type: 'general_partnership',
      vat_status: 'exempt_limit',
      employs: false,
    });
    const role = {
      company_id: company.id,
      role: 'partner',
      last_name: 'Kot',
      zus_scheme: 'preferential',
      taxation_form: 'pit_scale',
    };
    const person = await office.add('company-persons', { ...role, first_name: 'Ewa' });
    const changes = { taxation_form: 'pit_flat', profile_from: '2027-01-01' };
    const { data } = await staff().post('/api/profile-lines/card-preview', {
      company_id: company.id,
      person_id: person.id,
      changes,
    });
    expect(data.appears.find(({ name }: Values) => name === 'PIT-36L')).toMatchObject({ person: 'Ewa Kot' });
  });
  test('is not for clients, nor of another firm’s company', async () => {
    const company = await painter();
    const line = { subject: 'books', valid_from: '2027-01-01', accounting_type: 'kpir' };
    expect((await preview(company, line, 'klient')).status).toBeGreaterThanOrEqual(403);
    const other = await office.add('companies', {}, 'kancelaria');
    expect((await preview(other, line)).status).toBe(404);
  });
});

describe('a suspension', () => {
  test('typed on the card again keeps the earlier one, and neither wakes the other’s months', async () => {
    const company = await painter({ suspended_from: '2026-03-01', suspended_to: '2026-05-31' });
    await change(company, { suspended_from: '2026-10-01', suspended_to: null });
    expect((await spans(company, 'suspension')).map(([from, to]) => [from, to])).toEqual([
      ['2026-03-01', '2026-05-31'],
      ['2026-10-01', null],
    ]);
    expect(await card(company)).toMatchObject({ suspended_from: '2026-10-01', suspended_to: null });
    expect(await generated(company, 5)).not.toContain('JPK_V7M i zapłata VAT za październik 2026');
    await change(company, { suspended_to: '2026-10-30' });
    expect(await generated(company, 5)).toContain('JPK_V7M i zapłata VAT za październik 2026');
  });
  test('does not meet another one', async () => {
    const company = await painter();
    await enter(company, { subject: 'suspension', valid_from: '2026-12-01', valid_to: '2027-02-28' });
    expect((await enter(company, { subject: 'suspension', valid_from: '2027-02-28' })).body.errors).toHaveProperty('valid_from');
    expect(await card(company)).toMatchObject({ suspended_from: '2026-12-01', suspended_to: '2027-02-28' });
  });
});

describe('a person', () => {
  test('changes the scheme from its own day, and owes by it', async () => {
    const company = await painter({ company_type: 'civil_partnership', taxation_form: 'transparent', zus_scheme: null });
    const values = { company_id: company.id, first_name: 'Ewa', last_name: 'Kot', role: 'partner', zus_scheme: 'preferential' };
    const { id } = await office.add('company-persons', { ...values, zus_scheme_from: '2025-01-01' });
    const put = (more: Values) => staff().put('/api/company-persons/', { id, ...more });
    expect((await put({ zus_scheme: 'none' })).body.errors).toHaveProperty('zus_scheme_from');
    const { body } = await put({ zus_scheme: 'none', zus_scheme_from: '2027-01-01' });
    expect(body).toMatchObject({ zus_scheme: 'preferential', zus_scheme_from: '2025-01-01', zus_scheme_to: '2026-12-31' });
    expect((await spans(company, 'zus')).map(([from, to]) => [from, to])).toEqual([
      ['2025-01-01', '2026-12-31'],
      ['2027-01-01', null],
    ]);
    const titles = (await generated(company, 92)).filter((title) => title.startsWith('ZUS DRA'));
    expect(titles.some((title) => title.includes('za grudzień 2026'))).toBe(true);
    expect(titles.some((title) => title.includes('za styczeń 2027'))).toBe(false);
  });
});

describe('an exemption from VAT of which nobody said what it rests on', () => {
  const exempt = () => painter({ vat_status: 'exempt', vat_period: null });
  const tasks = async ({ id }: Added) => (await staff().get(`/api/tasks/?limit=100&filters=company_id:${id}`)).data;

  test('is filled in without a day, and nothing follows from that', async () => {
    const company = await exempt();
    const { status, body } = await change(company, { vat_status: 'exempt_activity' });
    expect([status, body.vat_status]).toEqual([200, 'exempt_activity']);
    expect(await lines(company, 'vat')).toEqual([]);
    expect(await tasks(company)).toEqual([]);
  });

  test('is filled in where a later line stands already, in the line that left it open', async () => {
    const company = await exempt();
    await enter(company, { subject: 'vat', valid_from: '2027-01-01', vat_status: 'active', vat_period: 'monthly' });
    expect((await change(company, { vat_status: 'exempt_limit' })).status).toBe(200);
    expect((await spans(company, 'vat')).map(([from, to]) => [from, to])).toEqual([
      [null, '2026-12-31'],
      ['2027-01-01', null],
    ]);
    expect((await lines(company, 'vat')).find(({ valid_from }) => valid_from === null)).toMatchObject({
      vat_status: 'exempt_limit',
    });
  });

  test('asks since when, as any change does, where it ends', async () => {
    const { body } = await change(await exempt(), { vat_status: 'active', vat_period: 'monthly' });
    expect(body.errors).toEqual({ profile_from: 'Podaj, od którego dnia obowiązuje zmiana' });
  });
});

test('a card takes over at night what was entered ahead, and says it no sooner', async () => {
  const company = await painter();
  await enter(company, { subject: 'books', valid_from: '2026-11-25', accounting_type: 'full_books' });
  const night = () => openJobs(office.services, [profileDaily]).drain();
  await night();
  expect((await card(company)).accounting_type).toBe('lump_sum_register');
  office.pass(6 * 86_400_000);
  await office.logInAgain();
  await night();
  expect((await card(company)).accounting_type).toBe('full_books');
});

describe('a question', () => {
  const questions = ({ id }: Added, who: 'ksiegowa' | 'klient' = 'ksiegowa') =>
    office.as(who).get(`/api/companies/${id}/questions`);

  test('stands with what is due perhaps, until one answer is written', async () => {
    const company = await painter();
    const asked = (await questions(company)).data.find(({ field }: Values) => field === 'has_capital_gains');
    expect(asked).toMatchObject({
      label: 'Czy w 2026 roku sprzedałeś lub sprzedałaś akcje, udziały, obligacje albo kryptowaluty?',
    });
    expect(asked.perhaps).toEqual([
      { name: 'PIT-38', period: 'rok 2026', due: '2027-04-30', basis: 'art. 45 ust. 1 i ust. 1a pkt 1 PIT' },
    ]);
    expect((await change(company, { has_capital_gains: false })).status).toBe(200);
    expect((await questions(company)).data.map(({ field }: Values) => field)).not.toContain('has_capital_gains');
  });
  test('is the office’s alone, and of its own companies', async () => {
    expect((await questions(await painter(), 'klient')).status).toBeGreaterThanOrEqual(403);
    expect((await questions(await office.add('companies', {}, 'kancelaria'))).status).toBe(404);
  });
});

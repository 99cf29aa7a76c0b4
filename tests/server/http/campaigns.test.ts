import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignRow, CampaignState } from '../../../src/contract/campaigns';
import { campaignsDaily } from '../../../src/server/campaigns/job';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import { runDaily } from '../../support/runDaily';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const firm = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo');
  if (!found) throw new Error('no firm');
  return found;
};
beforeEach(() => {
  firm().config.switches.clientSurveys = true;
  firm().config.switches.teamWalls = false;
});

const trader = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'lump_sum',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'lump_sum_register',
    zus_scheme: 'full',
    employs: false,
    status: 'active',
    owner_id: office.idOf('ksiegowa'),
    ...values,
  });
const path = (campaign: string, year = 2027) => `/api/campaigns/${campaign}/${year}`;
const keeperOnly = () => `?keeper=${office.idOf('ksiegowa')}`;
async function rowOf({ id }: Added, campaign = 'tax_form', state = '', who: Caller = staff()): Promise<CampaignRow | undefined> {
  const { body } = await who.get(`${path(campaign)}${keeperOnly()}${state && `&state=${state}`}`);
  return body.data.rows.find(({ company }: CampaignRow) => company.id === id);
}
const stateOf = async (company: Added): Promise<CampaignState | undefined> => (await rowOf(company))?.state;
const send = (companies: readonly Added[], campaign = 'tax_form', who: Caller = staff()) =>
  who.post(`${path(campaign)}/send`, { company_ids: companies.map(({ id }) => id) });
async function answer(company: Added, answers: Values): Promise<void> {
  const client = await office.client(company);
  const [mine] = (await client.get('/api/surveys/mine')).body.data;
  const survey = `/api/surveys/mine/${mine.survey_id}`;
  expect((await client.put(survey, { answers })).status).toBe(200);
  expect((await client.post(`${survey}/submit`)).status).toBe(200);
}

/** What every morning does, as on that day. */
const morning = (today: string) => runDaily(office, campaignsDaily, { today, now: new Date(`${today}T08:05:00Z`) });

describe('a campaign', () => {
  test('goes from nobody asked to a dated line and a task, and each state is told', async () => {
    const company = await trader();
    expect(await rowOf(company)).toMatchObject({ state: 'not_sent', due: '2027-02-22', keeper: expect.any(String) });
    expect((await send([company])).body.data).toEqual({ sent: 1 });
    expect(await rowOf(company)).toMatchObject({ state: 'sent', sent_on: '2026-11-20' });

    await morning('2027-02-08');
    expect(await rowOf(company)).toMatchObject({ state: 'reminded', reminded_on: '2027-02-08' });
    await answer(company, { form: { picked: ['pit_flat'] } });
    expect(await stateOf(company)).toBe('answered');

    const { body } = await staff().get(`${path('tax_form')}/companies/${company.id}`);
    expect(body.data).toMatchObject({
      says: 'Od 01.01.2027: podatek liniowy (w 2026: ryczałt od przychodów ewidencjonowanych).',
      answers: [{ label: 'Jak chcesz rozliczać podatek dochodowy w 2027 roku?', text: 'Podatek liniowy' }],
    });
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(body.data.preview.appears)).toContain('PIT-36L');
    expect(names(body.data.preview.disappears)).toContain('PIT-28');
    expect(names(body.data.preview.appears)).toContain('Remanent na koniec roku (KPiR)');

    const agreed = await staff().post(`${path('tax_form')}/agree`, { company_id: company.id });
    expect(agreed.status).toBe(200);
    expect(await rowOf(company)).toMatchObject({ state: 'task_ready', task: { id: agreed.body.data.task_id } });
    const lines = (await staff().get(`/api/profile-lines/?filters=company_id:${company.id},subject:tax`)).body.data;
    expect(lines.map(({ valid_from, taxation_form }: Values) => [valid_from, taxation_form])).toEqual(
      expect.arrayContaining([['2027-01-01', 'pit_flat']]),
    );
    const books = (await staff().get(`/api/profile-lines/?filters=company_id:${company.id},subject:books`)).body.data;
    expect(books).toContainEqual(expect.objectContaining({ valid_from: '2027-01-01', accounting_type: 'kpir' }));
    expect((await staff().get(`/api/companies/${company.id}`)).body.taxation_form).toBe('lump_sum');
    expect((await staff().get(`/api/tasks/${agreed.body.data.task_id}`)).body).toMatchObject({
      company_id: company.id,
      due_date: '2027-02-22',
      category: 'tax',
      assignee_id: office.idOf('ksiegowa'),
    });
    const again = await staff().post(`${path('tax_form')}/agree`, { company_id: company.id });
    expect([again.status, again.body.code]).toEqual([409, 'agreed']);
  });

  test('an answer corrects what was entered from that day already', async () => {
    const company = await trader();
    const line = {
      company_id: company.id,
      subject: 'tax',
      valid_from: '2027-01-01',
      taxation_form: 'pit_flat',
      reason: 'Telefon',
    };
    expect((await staff().post('/api/profile-lines/', line)).status).toBe(201);
    await send([company]);
    await answer(company, { form: { picked: ['pit_scale'] } });
    const agreed = await staff().post(`${path('tax_form')}/agree`, { company_id: company.id });
    expect([agreed.status, agreed.body.errors]).toEqual([200, undefined]);
    const lines = (await staff().get(`/api/profile-lines/?filters=company_id:${company.id},subject:tax`)).body.data;
    expect(lines.map(({ valid_from, taxation_form }: Values) => [valid_from, taxation_form])).toContainEqual([
      '2027-01-01',
      'pit_scale',
    ]);
    expect(lines).toHaveLength(2);
  });
  test('asks each client once, in one survey, however often it is sent', async () => {
    const [one, other] = [await trader(), await trader()];
    expect((await send([one])).body.data.sent).toBe(1);
    expect((await send([one, other])).body.data.sent).toBe(1);
    expect((await send([one, other])).body.data.sent).toBe(0);
    const rows = (await staff().get(`/api/campaign-clients/?limit=100&filters=campaign:tax_form,year:2027`)).body.data;
    const mine = rows.filter(({ company_id }: Values) => company_id === one.id || company_id === other.id);
    expect(mine).toHaveLength(2);
    expect(new Set(mine.map(({ survey_id }: Values) => survey_id)).size).toBe(1);
    const invited = (await staff().get(`/api/survey-invitations/?limit=100&filters=survey_id:${mine[0].survey_id}`)).body.data;
    expect(invited.filter(({ company_id }: Values) => company_id === one.id)).toHaveLength(1);
  });

  test('reminds the silent once at each step, and no one who answered', async () => {
    const [silent, quick] = [await trader(), await trader()];
    await send([silent, quick], 'small_plus');
    await answer(quick, { within_limit: true, sixty_days: true, former_employer: false, wants: false });
    const reminded = async (company: Added) => {
      const rows = (await staff().get(`/api/campaign-clients/?filters=company_id:${company.id}`)).body.data;
      const invited = (
        await staff().get(`/api/survey-invitations/?filters=survey_id:${rows[0].survey_id},company_id:${company.id}`)
      ).body;
      return [rows[0].reminded_step, invited.data[0].reminded_count];
    };
    for (const [today, expected] of [
      ['2027-01-17', [null, 0]],
      ['2027-01-18', [14, 1]],
      ['2027-01-18', [14, 1]],
      ['2027-01-20', [14, 1]],
      ['2027-01-25', [7, 2]],
      ['2027-01-29', [3, 3]],
      ['2027-01-31', [3, 3]],
      ['2027-02-02', [3, 3]],
    ] as const) {
      await morning(today);
      expect([today, await reminded(silent)]).toEqual([today, expected]);
    }
    expect(await reminded(quick)).toEqual([null, 0]);
  });

  test('of a partnership is written to the partner whose it is, once the office says so', async () => {
    const company = await trader({ company_type: 'civil_partnership', taxation_form: 'transparent', zus_scheme: null });
    const partner = (first_name: string, taxation_form: string) =>
      office.add('company-persons', {
        company_id: company.id,
        first_name,
        last_name: 'Kos',
        role: 'partner',
        taxation_form,
        zus_scheme: 'full',
      });
    const [anna, piotr, flat] = [
      await partner('Anna', 'lump_sum'),
      await partner('Piotr', 'pit_scale'),
      await partner('Ewa', 'pit_flat'),
    ];
    await send([company]);
    await answer(company, { form: { picked: ['pit_flat'] } });

    const at = `${path('tax_form')}/companies/${company.id}`;
    const { data: open } = (await staff().get(at)).body;
    expect(open.among.map(({ name }: Values) => name).sort()).toEqual(['Anna Kos', 'Piotr Kos']);
    expect([open.says, open.preview]).toEqual([
      'Klient wybiera: podatek liniowy. Zaznacz, którego wspólnika dotyczy odpowiedź.',
      null,
    ]);
    const agree = (whose?: string[]) => staff().post(`${path('tax_form')}/agree`, { company_id: company.id, whose });
    for (const wrong of [undefined, [], [flat.id], [anna.id, company.id]]) {
      const { status, body } = await agree(wrong);
      expect([status, body.errors]).toEqual([422, { whose: 'Zaznacz, którego wspólnika dotyczy odpowiedź' }]);
    }
    const { data: chosen } = (await staff().get(`${at}?whose=${anna.id}`)).body;
    expect(chosen.says).toBe('Od 01.01.2027: podatek liniowy, w profilu wspólnika.');
    expect(chosen.preview.appears).toContainEqual(expect.objectContaining({ name: 'PIT-36L', person: 'Anna Kos' }));

    expect((await agree([anna.id])).status).toBe(200);
    const lines = (await staff().get(`/api/profile-lines/?filters=company_id:${company.id},subject:tax`)).body.data;
    expect(lines.map(({ person_id, valid_from, taxation_form }: Values) => [person_id, valid_from, taxation_form])).toEqual(
      expect.arrayContaining([
        [anna.id, null, 'lump_sum'],
        [anna.id, '2027-01-01', 'pit_flat'],
      ]),
    );
    expect(lines.some(({ person_id }: Values) => person_id === piotr.id || person_id === null)).toBe(false);
    expect((await staff().get(`/api/company-persons/${anna.id}`)).body.taxation_form).toBe('lump_sum');
  });

  test('of the one partner that a form is left for is written without asking whose', async () => {
    const company = await trader({ company_type: 'general_partnership', taxation_form: 'transparent', zus_scheme: null });
    const one = await office.add('company-persons', {
      company_id: company.id,
      first_name: 'Jan',
      last_name: 'Kos',
      role: 'partner',
      taxation_form: 'pit_scale',
    });
    await send([company]);
    await answer(company, { form: { picked: ['pit_flat'] } });
    expect((await staff().post(`${path('tax_form')}/agree`, { company_id: company.id })).status).toBe(200);
    const lines = (await staff().get(`/api/profile-lines/?filters=company_id:${company.id},person_id:${one.id}`)).body.data;
    expect(lines).toContainEqual(expect.objectContaining({ valid_from: '2027-01-01', taxation_form: 'pit_flat' }));
  });

  test('an answer that changes the card alone leaves no task: the right is not taken', async () => {
    const company = await trader();
    await send([company], 'small_plus');
    await answer(company, { within_limit: false, sixty_days: true, former_employer: false, wants: true });
    expect((await staff().post(`${path('small_plus')}/agree`, { company_id: company.id })).body.data).toEqual({ task_id: null });
    expect((await staff().get(`/api/companies/${company.id}`)).body.may_join_small_plus).toBe(false);
    expect(await rowOf(company, 'small_plus')).toMatchObject({ state: 'agreed' });
  });

  test('of Mały ZUS Plus writes the owner’s scheme from 1 January', async () => {
    const company = await trader();
    await send([company], 'small_plus');
    await answer(company, { within_limit: true, sixty_days: true, former_employer: false, wants: true });
    expect((await staff().post(`${path('small_plus')}/agree`, { company_id: company.id })).status).toBe(200);
    const lines = (await staff().get(`/api/profile-lines/?filters=company_id:${company.id},subject:zus`)).body.data;
    expect(lines.map(({ valid_from, zus_scheme }: Values) => [valid_from, zus_scheme])).toContainEqual([
      '2027-01-01',
      'maly_plus',
    ]);
  });

  test('of JPK lists what is missing for each client who answered', async () => {
    const company = await trader();
    await send([company], 'jpk_income');
    await answer(company, {
      electronic: true,
      marks: true,
      tax_numbers: false,
      assets: true,
      exports: true,
      sender: { picked: ['office'] },
    });
    expect(await rowOf(company, 'jpk_income')).toMatchObject({
      state: 'answered',
      missing: ['NIP-y kontrahentów przy zapisach'],
    });
  });

  test('sets a client aside with a reason and takes them back; whom it does not concern is told why', async () => {
    const [company, bakery] = [await trader(), await trader({ company_type: 'llc', taxation_form: 'cit_standard' })];
    const aside = (reason: string | null) => staff().post(`${path('tax_form')}/aside`, { company_id: company.id, reason });
    expect((await aside(' ')).body.errors).toHaveProperty('reason');
    expect((await aside('Zostaje przy ryczałcie')).status).toBe(200);
    expect(await rowOf(company, 'tax_form', 'not_applicable')).toMatchObject({ because: 'Zostaje przy ryczałcie' });
    expect((await send([company])).body.data.sent).toBe(0);
    await aside(null);
    expect(await stateOf(company)).toBe('not_sent');
    expect(await rowOf(bakery)).toBeUndefined();
    expect((await rowOf(bakery, 'tax_form', 'not_applicable'))?.because).toMatch(/^Dotyczy tylko: JDG/);
  });

  test('is not sent after its deadline, nor where the firm’s clients have no surveys', async () => {
    const company = await trader();
    const late = await staff().post(`/api/campaigns/tax_form/2026/send`, { company_ids: [company.id] });
    expect([late.status, late.body.code]).toEqual([409, 'over']);
    firm().config.switches.clientSurveys = false;
    expect((await send([company])).body.code).toBe('switched_off');
  });

  test('of more than a hundred goes on beside the request, which answers where to follow it', async () => {
    const many = await Promise.all(Array.from({ length: 101 }, () => trader()));
    const begun = await send(many, 'health_yearly');
    expect([begun.status, begun.body.data.state]).toEqual([202, 'waiting']);
  });
});

describe('who may', () => {
  test('P02, P04: nobody outside the office, no worker, no other firm', async () => {
    const company = await trader();
    const client = await office.client(company);
    for (const who of [client, office.as('pracownik')]) {
      expect([403, 404]).toContain((await who.get(path('tax_form'))).status);
      expect([403, 404]).toContain((await send([company], 'tax_form', who)).status);
      expect([403, 404]).toContain((await who.post(`${path('tax_form')}/agree`, { company_id: company.id })).status);
      expect([403, 404]).toContain((await who.post(`${path('tax_form')}/aside`, { company_id: company.id, reason: 'x' })).status);
      expect([403, 404]).toContain((await who.get(`${path('tax_form')}/companies/${company.id}`)).status);
    }
    const strange = await office.add('companies', {}, 'kancelaria');
    expect((await send([strange])).status).toBe(404);
    expect((await staff().get(`${path('tax_form')}/companies/${strange.id}`)).status).toBe(404);
  });

  test('P07: behind a wall a company is neither listed, asked nor agreed', async () => {
    const company = await trader({ owner_id: office.idOf('kadry') });
    firm().config.switches.teamWalls = true;
    expect((await send([company])).status).toBe(404);
    expect((await staff().post(`${path('tax_form')}/agree`, { company_id: company.id })).status).toBe(404);
    const { rows } = (await staff().get(path('tax_form'))).body.data;
    expect(rows.map((row: CampaignRow) => row.company.id)).not.toContain(company.id);
  });

  test('P05: a client sees their own survey alone', async () => {
    const [one, other] = [await trader(), await trader()];
    await send([one]);
    const mine = (await (await office.client(one)).get('/api/surveys/mine')).body.data;
    expect(mine.map(({ title }: Values) => title)).toEqual(['Forma opodatkowania 2027']);
    const stranger = await office.client(other);
    expect((await stranger.get('/api/surveys/mine')).body.data).toEqual([]);
    expect((await stranger.get(`/api/surveys/mine/${mine[0].survey_id}`)).status).toBe(404);
  });

  test.each(['/api/campaigns/nic/2027', '/api/campaigns/tax_form/1999', '/api/campaigns/tax_form/x'])(
    '%s does not exist',
    async (wrong) => expect((await staff().get(wrong)).status).toBe(404),
  );
});

describe('PIT-2 where nobody knows whether the client employs', () => {
  const unknown = () => trader({ title: 'Bez słowa o zatrudnianiu', employs: null });
  const cardOf = async ({ id }: Added) => (await staff().get(`/api/companies/${id}`)).body.employs;
  const agree = async ({ id }: Added) => (await staff().post(`${path('pit2')}/agree`, { company_id: id })).status;

  test('asks it first; an agreed „nie” stands on the card and takes the client out', async () => {
    const company = await unknown();
    await send([company], 'pit2');
    const client = await office.client(company);
    const [mine] = (await client.get('/api/surveys/mine')).body.data;
    const { questions } = (await client.get(`/api/surveys/mine/${mine.survey_id}`)).body;
    expect(questions.map(({ key }: Values) => key)).toEqual(['employs', 'changes', 'who', 'collected']);
    await answer(company, { employs: false });
    expect(await rowOf(company, 'pit2')).toMatchObject({ state: 'answered' });
    expect((await staff().get(`${path('pit2')}/companies/${company.id}`)).body.data).toMatchObject({
      says: 'Klient nikogo nie zatrudnia: tak będzie na karcie, a kampania go nie dotyczy.',
      answers: [{ text: 'Nie' }],
      task: null,
    });
    expect(await agree(company)).toBe(200);
    expect(await cardOf(company)).toBe(false);
    expect(await rowOf(company, 'pit2', 'not_applicable')).toMatchObject({
      because: 'Klient odpowiedział, że nikogo nie zatrudnia',
    });
  });

  test('an agreed „tak” stands on the card, and the client stays in', async () => {
    const company = await unknown();
    await send([company], 'pit2');
    await answer(company, { employs: true, changes: false });
    expect(await agree(company)).toBe(200);
    expect(await cardOf(company)).toBe(true);
    expect(await rowOf(company, 'pit2')).toMatchObject({ state: 'agreed', condition: null });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { plainQuestion } from '../../../src/domain/deadlines/plainQuestions';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const staff = () => office.as('ksiegowa');
const config = () => {
  const found = office.services.tenants.all().find(({ key }) => key === 'demo')?.config;
  if (!found) throw new Error('no firm');
  return found;
};
beforeEach(() => {
  config().switches.clientSurveys = true;
  config().switches.teamWalls = false;
});

const painter = (values: Values = {}) =>
  office.add('companies', {
    company_type: 'jdg',
    taxation_form: 'pit_flat',
    vat_status: 'active',
    vat_period: 'monthly',
    accounting_type: 'kpir',
    zus_scheme: 'full',
    employs: false,
    status: 'onboarding',
    owner_id: office.idOf('ksiegowa'),
    ...values,
  });
const questions = async ({ id }: Added): Promise<{ field: string; sent_on: string | null }[]> =>
  (await staff().get(`/api/companies/${id}/questions`)).data;
const send = ({ id }: Added, who = staff()) => who.post(`/api/companies/${id}/questions`, {});

describe('questions sent to a client', () => {
  test('are one survey of yes and no in plain words, and each says since when it is there', async () => {
    const company = await painter();
    const client = await office.client(company);
    const open = await questions(company);
    expect(open.map(({ sent_on }) => sent_on)).toEqual(open.map(() => null));
    const { status, data } = await send(company);
    expect(status).toBe(200);
    const mine = (await client.get(`/api/surveys/mine/${data.survey_id}`)).body;
    const labels = JSON.stringify(mine);
    expect(labels).toContain(plainQuestion('has_capital_gains', '2026'));
    expect(labels).toContain('Od tego zależy: PIT-38 za rok 2026, do 30.04.2027.');
    expect((await questions(company)).map(({ sent_on }) => sent_on)).toEqual(open.map(() => '2026-11-20'));
    const again = await send(company);
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_ask']);
  });

  test('come back as changes of the card, which it takes once the office agrees', async () => {
    const company = await painter();
    const client = await office.client(company);
    const { data } = await send(company);
    const mine = `/api/surveys/mine/${data.survey_id}`;
    expect((await client.put(mine, { answers: { has_capital_gains: true, has_employment_income: false } })).status).toBe(200);
    expect((await client.post(`${mine}/submit`)).status).toBe(200);
    const card = async () => (await staff().get(`/api/companies/${company.id}`)).body;
    expect(await card()).toMatchObject({ has_capital_gains: null, has_employment_income: null });
    const [response] = (await staff().get(`/api/survey-responses/?filters=survey_id:${data.survey_id}`)).data;
    const { body } = await staff().get(`/api/survey-responses/${response.id}`);
    expect(body.proposals.map(({ key, value }: Values) => [key, value]).sort()).toEqual([
      ['has_capital_gains', true],
      ['has_employment_income', false],
    ]);
    const fields = ['has_capital_gains', 'has_employment_income'];
    expect((await staff().post(`/api/survey-responses/${response.id}/actions/apply`, { fields })).status).toBe(200);
    expect(await card()).toMatchObject({ has_capital_gains: true, has_employment_income: false });
    const left = await questions(company);
    expect(left.map(({ field }) => field)).not.toContain('has_capital_gains');
    // What the client passed over may be asked again.
    expect(left.every(({ sent_on }) => sent_on === null)).toBe(true);
  });

  test('P02, P04: are sent by nobody who may not change the company', async () => {
    const company = await painter();
    expect([403, 404]).toContain((await send(company, await office.client(company))).status);
    expect((await send(company, office.as('pracownik'))).status).toBe(403);
    expect((await send(await office.add('companies', {}, 'kancelaria'))).status).toBe(404);
    const theirs = await painter({ owner_id: office.idOf('szef'), payroll_owner_id: null, deputy_id: null });
    config().switches.teamWalls = true;
    expect((await send(theirs)).status).toBe(404);
  });

  test('P03: need the firm’s surveys for clients', async () => {
    const company = await painter();
    config().switches.clientSurveys = false;
    expect(await send(company)).toMatchObject({ status: 409, body: { code: 'switched_off' } });
    const surveys = config().modules.surveys;
    if (!surveys) throw new Error('no module');
    surveys.enabled = false;
    try {
      expect((await send(company)).status).toBe(404);
    } finally {
      surveys.enabled = true;
    }
    const drafts = (await staff().get('/api/surveys/?limit=100&filters=status:draft')).data as Values[];
    expect(drafts.map(({ title }) => String(title)).filter((title) => title.startsWith('Pytania biura'))).toEqual([]);
  });
});

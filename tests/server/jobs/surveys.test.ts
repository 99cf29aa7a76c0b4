import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { blankQuestion } from '../../../src/contract/surveys/question';
import { toWarsaw } from '../../../src/lib/dates';
import type { Resource } from '../../../src/schema';
import { blank } from '../../../src/schema/validate';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { toldAtOnce } from '../../../src/server/surveys/sending';
import { openOffice } from '../../support/office';
import { nip } from '../../support/samples';

const office = openOffice({ daily: ['surveys.daily'] });
const firm = 'kancelaria';
const day = 86_400_000;

test('O06: a planned survey opens when its time comes, reminds the silent so many times, and closes when it is over', async () => {
  const ksiegowa = office.as('ksiegowa', firm);
  const company = await office.add('companies', { status: 'active' }, firm);
  const values = { title: 'Dane do PIT', company_filter: `id:${company.id}`, remind_every_days: 2, remind_most: 2 };
  const { id } = (await ksiegowa.post('/api/surveys', values)).body;
  const questions = [{ ...blankQuestion, key: 'dzieci', label: 'Czy są dzieci?', type: 'yes_no' }];
  expect((await ksiegowa.post(`/api/surveys/${id}/actions/questions`, { questions })).status).toBe(200);
  const without = await ksiegowa.post(`/api/surveys/${id}/actions/schedule`, {});
  expect(without.body.errors).toEqual({ opens_at: 'Podaj, kiedy ankieta ma się otworzyć' });
  const planned = { opens_at: '2026-11-21 08:00:00', closes_at: '2026-11-30 12:00:00' };
  expect((await ksiegowa.post(`/api/surveys/${id}/actions/schedule`, planned)).body.status).toBe('scheduled');

  const read = async (text: string) => (await office.services.db.query<Record<string, unknown>>({ text, values: [id] }))[0];
  const standing = async () => (await read('select status from surveys where id = $1'))?.status;
  const reminded = async () => (await read('select reminded_count from survey_invitations where survey_id = $1'))?.reminded_count;
  const pass = async (days: number) => {
    for (let nth = 0; nth < days; nth += 1) {
      office.pass(day);
      await office.services.jobs.drain();
    }
  };
  await office.services.jobs.drain();
  expect(await standing()).toBe('scheduled');
  await pass(1);
  expect([await standing(), await reminded()]).toEqual(['open', 0]);
  await pass(3);
  expect(await reminded()).toBe(1);
  await pass(5);
  expect([await standing(), await reminded()]).toEqual(['open', 2]);
  await pass(2);
  expect(await standing()).toBe('closed');
});

test('P24: a planned survey goes to those whom its author may see on the day that it opens, never over the wall of another team', async () => {
  const tenant = office.services.tenants.all().find(({ key }) => key === firm);
  if (!tenant) throw new Error('No firm');
  const owned = (owner: 'ksiegowa' | 'szef', title: string) =>
    office.add('companies', { title, status: 'active', short_name: 'Murowana', owner_id: office.idOf(owner, firm) }, firm);
  const [own, given, behind] = [
    await owned('ksiegowa', 'Swoja'),
    await owned('ksiegowa', 'Oddana'),
    await owned('szef', 'Cudza'),
  ];
  tenant.config.switches.teamWalls = true;
  await office.logInAgain(firm);
  const author = office.as('ksiegowa', firm);
  const { id } = (await author.post('/api/surveys', { title: 'Za murem', company_filter: 'short_name:Murowana' })).body;
  const questions = [{ ...blankQuestion, key: 'dzieci', label: 'Czy są dzieci?', type: 'yes_no' }];
  await author.post(`/api/surveys/${id}/actions/questions`, { questions });
  const opens_at = toWarsaw(new Date(office.services.clock().getTime() + day));
  expect((await author.post(`/api/surveys/${id}/actions/schedule`, { opens_at })).body.status).toBe('scheduled');
  // What was the author's when it was planned is another's when it opens.
  const moved = { id: given.id, owner_id: office.idOf('szef', firm) };
  expect((await office.as('szef', firm).put('/api/companies/', moved)).status).toBe(200);
  office.pass(2 * day);
  await office.services.jobs.drain();
  const rows = await office.services.db.query<{ company_id: string }>({
    text: 'select company_id from survey_invitations where survey_id = $1',
    values: [id],
  });
  tenant.config.switches.teamWalls = false;
  expect(rows.map(({ company_id }) => company_id)).toEqual([own.id]);
  expect([given.id, behind.id]).not.toContain(rows[0]?.company_id);
});

describe('O07: a survey of more firms than a request takes', () => {
  const firms = toldAtOnce + 20;
  let survey = '';
  const ksiegowa = () => office.as('ksiegowa', firm);
  const drain = () => office.services.jobs.drain();
  const invited = async () =>
    (
      await office.services.db.query<{ company_id: string; reminded_count: number }>({
        text: 'select company_id, reminded_count from survey_invitations where survey_id = $1',
        values: [survey],
      })
    ).map(({ reminded_count }) => reminded_count);
  const made = async (title: string): Promise<string> => {
    const { id } = (await ksiegowa().post('/api/surveys', { title, company_filter: 'short_name:Ankietowana' })).body;
    const questions = [{ ...blankQuestion, key: 'dzieci', label: 'Czy są dzieci?', type: 'yes_no' }];
    await ksiegowa().post(`/api/surveys/${id}/actions/questions`, { questions });
    return id;
  };
  const work = async () => (await ksiegowa().get('/api/jobs')).data[0];

  beforeAll(async () => {
    const { db, tenants, clock } = office.services;
    const tenantId = tenants.all().find(({ key }) => key === firm)?.id ?? 0;
    const companies = Array.from({ length: firms }, (_, nth) => ({
      ...blank(resources.companies as Resource),
      ...office.sample('companies', { title: `Firma ${nth}`, vat_number: nip(30_000 + nth), short_name: 'Ankietowana' }, firm),
      status: 'active',
      id: newId(),
    }));
    await db.asOwner((tx) => fill(tx, { tenantId, at: clock() }, resources.companies as Resource, companies));
    await office.logInAgain(firm);
    survey = await made('Plany');
  });

  test('opens at once, and invites on its own with its progress shown, each once', async () => {
    const opened = await ksiegowa().post(`/api/surveys/${survey}/actions/open`, {});
    expect([opened.status, opened.body.status, (await invited()).length]).toEqual([200, 'open', 0]);
    expect(await work()).toMatchObject({
      state: 'waiting',
      title: 'Zaproszenia do ankiety „Plany”',
      total: firms,
      unit: 'zaproszeń',
    });
    await drain();
    expect(await invited()).toEqual(Array.from({ length: firms }, () => 0));
    expect(await work()).toMatchObject({ state: 'done', done: firms, says: `Zaproszono ${firms}\u00a0odbiorców.` });
  });

  test('reminds those who are silent in the same way', async () => {
    office.pass(day);
    await office.logInAgain(firm);
    const answer = await ksiegowa().post(`/api/surveys/${survey}/actions/remind`, {});
    expect(answer.body).toEqual({ reminded: firms, goes_on: true });
    await drain();
    expect(await invited()).toEqual(Array.from({ length: firms }, () => 1));
    expect(await work()).toMatchObject({ state: 'done', says: `Przypomniano ${firms}\u00a0odbiorcom.` });
  });

  test('stopped leaves the survey open for those whom it reached, and says so', async () => {
    survey = await made('Przerwana');
    await ksiegowa().post(`/api/surveys/${survey}/actions/open`, {});
    await ksiegowa().post(`/api/jobs/${(await work()).id}/cancel`);
    await drain();
    expect(await work()).toMatchObject({
      state: 'cancelled',
      says: 'Przerwano. Zaproszono 0\u00a0odbiorców; pozostali nie dostaną zaproszenia.',
    });
    expect([(await ksiegowa().get(`/api/surveys/${survey}`)).body.status, await invited()]).toEqual(['open', []]);
  });

  test('closed meanwhile invites nobody else', async () => {
    survey = await made('Zamknięta');
    await ksiegowa().post(`/api/surveys/${survey}/actions/open`, {});
    await ksiegowa().post(`/api/surveys/${survey}/actions/close`, {});
    await drain();
    expect(await invited()).toEqual([]);
  });
});

// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { blankQuestion, type Question } from '../../../src/contract/surveys/question';
import type { Caller } from '../../support/caller';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';
import { upload } from '../files/desk';

const office = openOffice();
const firm = 'kancelaria';
const ksiegowa = () => office.as('ksiegowa', firm);
const query = (text: string, values: unknown[] = []) => office.services.db.query<Record<string, unknown>>({ text, values });

const ask = (key: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...blankQuestion,
  key,
  label: `Pytanie ${key}`,
  type,
  ...more,
});
const options = ['a', 'b', 'c'].map((value) => ({
  value,
  label: `Odpowiedź ${value}`,
  exclusive: false,
  other_text: value === 'c',
}));
const form = [
  ask('dzieci', 'yes_no', { required: true }),
  ask('ile', 'number', { required: true, min: 1, max: 20, visible_if: [{ question: 'dzieci', test: 'is', value: 'tak' }] }),
  ask('forma', 'single', { options }),
  ask('uwagi', 'long_text'),
];

interface Opened {
  id: string;
  company: Added;
  client: Caller;
  /** The invitation's address. */
  mine: string;
}

/** A survey open to the people of one company. */
async function opened(questions: readonly Question[] = form, values: Values = {}): Promise<Opened> {
  const company = await office.add('companies', { status: 'active' }, firm);
  const client = await office.client(company, 'owner', firm);
  const id = await drafted(questions, { company_filter: `id:${company.id}`, ...values });
  const answer = await ksiegowa().post(`/api/surveys/${id}/actions/open`);
  expect(answer.body).toMatchObject({ status: 'open' });
  return { id, company, client, mine: `/api/surveys/mine/${id}` };
}
async function drafted(questions: readonly Question[], values: Values = {}): Promise<string> {
  const made = await ksiegowa().post('/api/surveys', { title: 'Dane do PIT', ...values });
  expect(made.status).toBe(201);
  const kept = await ksiegowa().post(`/api/surveys/${made.body.id}/actions/questions`, { questions });
  expect(kept.status).toBe(200);
  return made.body.id;
}
const give = (who: Caller, mine: string, answers: Values) => who.put(mine, { answers });
const invitationsOf = async (id: string) =>
  (await ksiegowa().get(`/api/survey-invitations/?filters=survey_id:${id}`)).data as Added[];

describeOnce('a form', () => {
  test('I03: is saved with its parts over the version it was begun with, and over no other person’s', async () => {
    const id = await drafted(form);
    const put = (body: Values) => ksiegowa().post(`/api/surveys/${id}/actions/questions`, body);
    const { version } = (await ksiegowa().get(`/api/surveys/${id}`)).body;
    const sections = [{ key: 'a', title: 'Rodzina', description: null }];
    const mine = await put({ version, sections, questions: form.slice(0, 1) });
    expect([mine.status, mine.body.sections, mine.body.questions.length]).toEqual([200, sections, 1]);
    const theirs = await put({ version, sections: [], questions: form });
    expect([theirs.status, theirs.body.current]).toEqual([412, { version: mine.body.version }]);
    expect((await ksiegowa().get(`/api/surveys/${id}`)).body).toMatchObject({ sections, questions: [{ key: form[0]?.key }] });
    // Where only questions change the version is another one too.
    const again = await put({ version: mine.body.version, questions: form });
    expect(again.body).toMatchObject({ version: mine.body.version + 1, sections });
    expect((await put({ questions: form, sections: [{ key: 'a', title: '' }] })).body.errors).toHaveProperty([
      'sections.0.title',
    ]);
  });
  test('keeps its questions in their order, and tells what is wrong with one by its place', async () => {
    const id = await drafted(form);
    expect((await ksiegowa().get(`/api/surveys/${id}`)).body.questions.map(({ key }: Question) => key)).toEqual([
      'dzieci',
      'ile',
      'forma',
      'uwagi',
    ]);
    const wrong = [ask('x', 'single'), ask('x', 'number', { min: 5, max: 1 }), ask('y', 'yes_no', { label: ' ' })];
    const refused = await ksiegowa().post(`/api/surveys/${id}/actions/questions`, { questions: wrong });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty(['questions.2.label']);
    const later = [ask('x', 'text' as Question['type'])];
    expect((await ksiegowa().post(`/api/surveys/${id}/actions/questions`, { questions: later })).body.errors).toHaveProperty([
      'questions.0.type',
    ]);
    const circle = [ask('a', 'yes_no', { visible_if: [{ question: 'b', test: 'answered', value: null }] }), ask('b', 'yes_no')];
    expect((await ksiegowa().post(`/api/surveys/${id}/actions/questions`, { questions: circle })).body.errors).toMatchObject({
      'questions.0.visible_if': 'Warunek może mówić tylko o wcześniejszym pytaniu',
    });
  });
  test('stays as it is once the survey is open; a copy is a draft with the same questions', async () => {
    const { id } = await opened();
    const refused = await ksiegowa().post(`/api/surveys/${id}/actions/questions`, { questions: [] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'opened' } });
    const copy = await ksiegowa().post(`/api/surveys/${id}/actions/copy`, {});
    expect(copy.body).toMatchObject({ title: 'Dane do PIT (kopia)', status: 'draft' });
    expect(copy.body.questions).toHaveLength(4);
  });
  test('does not open without a question, as a template, or for nobody', async () => {
    const open = (id: string) => ksiegowa().post(`/api/surveys/${id}/actions/open`);
    expect((await open(await drafted([ask('t', 'statement')]))).body.code).toBe('no_questions');
    expect((await open(await drafted(form, { template: true }))).body.code).toBe('template');
    const lonely = await office.add('companies', { status: 'active' }, firm);
    const nobody = await drafted(form, { company_filter: `id:${lonely.id}`, audience: 'contacts', one_per: 'person' });
    expect((await open(nobody)).body.code).toBe('nobody');
  });
});

testOnce('P10: whom a survey is for is asked by what its author may know, also where the server opens it later', async () => {
  const refused = async (company_filter: string) =>
    (await ksiegowa().post('/api/surveys', { title: 'Dane', company_filter })).body.errors;
  expect(await refused('pesel:44051401359')).toHaveProperty('company_filter');
  expect(await refused('bez sensu')).toHaveProperty('company_filter');
  const id = await drafted(form, { company_filter: 'company_type:jdg' });
  const changed = await ksiegowa().put('/api/surveys', { id, company_filter: 'pesel:44051401359' });
  expect(changed.body.errors).toHaveProperty('company_filter');
});

describe('answering', () => {
  testOnce('a survey resumes where one left off, on another device, and for a colleague of the same firm', async () => {
    const { client, mine, company } = await opened();
    expect((await give(client, mine, { dzieci: true, ile: 2 })).body).toMatchObject({
      state: 'started',
      answers: { dzieci: true, ile: 2 },
    });
    await give(client, mine, { uwagi: 'w trakcie' });
    expect((await client.get(mine)).body.answers).toEqual({ dzieci: true, ile: 2, uwagi: 'w trakcie' });
    const colleague = await office.client(company, 'payroll', firm);
    expect((await colleague.get(mine)).body.answers).toEqual({ dzieci: true, ile: 2, uwagi: 'w trakcie' });
    await give(colleague, mine, { uwagi: null });
    expect((await client.get(mine)).body.answers).toEqual({ dzieci: true, ile: 2 });
  });
  testOnce('asks for what is required and visible alone, and keeps nothing of hidden questions', async () => {
    const { client, mine, id } = await opened();
    expect((await client.post(`${mine}/submit`)).body.errors).toEqual({ 'answers.dzieci': 'To pole jest wymagane' });
    await give(client, mine, { dzieci: true });
    expect((await client.post(`${mine}/submit`)).body.errors).toEqual({ 'answers.ile': 'To pole jest wymagane' });
    await give(client, mine, { ile: 99 });
    expect((await client.post(`${mine}/submit`)).body.errors).toEqual({ 'answers.ile': 'Najwyżej 20' });
    await give(client, mine, { ile: 3 });
    await give(client, mine, { dzieci: false });
    expect((await client.post(`${mine}/submit`)).body).toMatchObject({ state: 'submitted', open: false });
    const { data } = (await ksiegowa().get(`/api/surveys/${id}/answers`)).body;
    expect(data).toMatchObject([{ answers: { dzieci: 'Nie' } }]);
    expect(data[0].answers).not.toHaveProperty('ile');
  });
  testOnce('refuses keys of no question, answers that are too long, and bodies of another shape', async () => {
    const { client, mine } = await opened();
    expect((await give(client, mine, { obcy: 1 })).body.errors).toEqual({ 'answers.obcy': 'Nie ma takiego pytania' });
    expect((await give(client, mine, { uwagi: 'x'.repeat(20_000) })).status).toBe(422);
    expect((await client.put(mine, { answers: [] })).status).toBe(422);
    expect((await client.put(mine, { answers: {}, state: 'submitted' })).body.errors).toEqual({ state: 'Nieznane pole' });
  });
  testOnce('is over once sent; with changes allowed one may send again, and the response stays one', async () => {
    const one = await opened();
    await give(one.client, one.mine, { dzieci: false });
    await one.client.post(`${one.mine}/submit`);
    expect((await give(one.client, one.mine, { dzieci: true })).body.code).toBe('submitted');
    expect((await one.client.post(`${one.mine}/submit`)).body.code).toBe('submitted');

    const two = await opened(form, { allow_edit_until_close: true });
    await give(two.client, two.mine, { dzieci: false });
    await two.client.post(`${two.mine}/submit`);
    expect((await give(two.client, two.mine, { dzieci: true, ile: 1 })).body).toMatchObject({
      changed: true,
      state: 'submitted',
    });
    await two.client.post(`${two.mine}/submit`);
    const { data } = (await ksiegowa().get(`/api/surveys/${two.id}/answers`)).body;
    expect(data).toMatchObject([{ answers: { dzieci: 'Tak', ile: '1' } }]);
  });
  test('I04: two sendings at once make one response', async () => {
    const { client, mine, id } = await opened();
    await give(client, mine, { dzieci: false });
    const both = await Promise.all([client.post(`${mine}/submit`), client.post(`${mine}/submit`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ksiegowa().get(`/api/surveys/${id}/answers`)).body.count).toBe(1);
  });
  testOnce('ends with the survey’s last moment, closed or not yet', async () => {
    const { client, mine, id } = await opened(form, { closes_at: '2026-11-20 09:05:00' });
    office.pass(360_000);
    expect((await give(client, mine, { dzieci: true })).body.code).toBe('closed');
    office.pass(-360_000);
    await ksiegowa().post(`/api/surveys/${id}/actions/close`);
    expect((await client.get(mine)).body).toMatchObject({ open: false });
  });
  testOnce('may be declined, and then waits for nobody', async () => {
    const { client, mine, id } = await opened();
    expect((await client.post(`${mine}/decline`)).body.state).toBe('declined');
    expect((await ksiegowa().post(`/api/surveys/${id}/actions/remind`, {})).body).toEqual({ reminded: 0, goes_on: false });
  });
});

describeOnce('who may answer', () => {
  test('P05: a stranger’s invitation, survey or id does not exist', async () => {
    const { mine, id } = await opened();
    const other = await office.client(await office.add('companies', {}, firm), 'owner', firm);
    const [{ id: invitation } = { id: '' }] = await invitationsOf(id);
    for (const address of [mine, `/api/surveys/mine/${invitation}`, '/api/surveys/mine/0199c3a2-1b2c-7d3e-8f40-123456789abc']) {
      expect((await other.get(address)).status).toBe(404);
      expect((await give(other, address, { dzieci: true })).status).toBe(404);
      expect((await other.post(`${address}/submit`)).status).toBe(404);
    }
    expect((await other.get('/api/surveys/mine')).data).toEqual([]);
  });
  test('T01: nor does another firm’s', async () => {
    const { mine } = await opened();
    expect((await office.as('ksiegowa', 'demo').get(mine)).status).toBe(404);
  });
  test('P03: where clients have no surveys there is nothing for them, and the office cannot invite them', async () => {
    const switches = office.services.tenants.all().find(({ key }) => key === 'demo')?.config.switches;
    if (!switches) throw new Error('no firm');
    switches.clientSurveys = false;
    const client = office.as('klient', 'demo');
    expect((await client.get('/api/surveys/mine')).status).toBe(404);
    const { id } = (await office.as('ksiegowa', 'demo').post('/api/surveys', { title: 'Opinia' })).body;
    await office.as('ksiegowa', 'demo').post(`/api/surveys/${id}/actions/questions`, { questions: form });
    expect((await office.as('ksiegowa', 'demo').post(`/api/surveys/${id}/actions/open`)).body.code).toBe('switched_off');
  });
  test('whoever only looks on in a company does not answer for it', async () => {
    const { company, mine } = await opened();
    const viewer = await office.client(company, 'viewer', firm);
    expect((await viewer.get(mine)).status).toBe(200);
    expect((await give(viewer, mine, { dzieci: true })).status).toBe(403);
  });
  test('people of the office answer theirs; a worker has no such area', async () => {
    const id = await drafted(form, { audience: 'staff', one_per: 'person' });
    await ksiegowa().post(`/api/surveys/${id}/actions/open`);
    const own = (await office.as('kadry', firm).get('/api/surveys/mine')).data as { survey_id: string }[];
    expect(own.map(({ survey_id }) => survey_id)).toContain(id);
    expect((await office.as('pracownik', firm).get('/api/surveys/mine')).status).toBe(403);
    const people = (await invitationsOf(id)).map(({ user_id }) => user_id);
    expect(people).not.toContain(office.idOf('pracownik', firm));
    expect(people).toContain(office.idOf('szef', firm));
  });
  test('P18: a client reads no record of surveys, of questions or of answers', async () => {
    const { client, id } = await opened();
    for (const name of ['surveys', 'survey-questions', 'survey-invitations', 'survey-responses'])
      expect((await client.get(`/api/${name}/`)).status).toBe(404);
    for (const address of ['results', 'answers', 'answers/export?format=csv'])
      expect((await client.get(`/api/surveys/${id}/${address}`)).status).toBe(404);
  });
});

describeOnce('closed answers', () => {
  const secret = [ask('pesel', 'pesel', { required: true }), ask('konto', 'bank_account')];
  const given = { pesel: '44051401359', konto: '61109010140000071219812874' };

  const masks = { pesel: '*******1359', konto: '*******2874' };
  const reveal = (who: Caller, address: string, field: string) => who.post(`${address}/reveal`, { field });
  const trailOf = (id: unknown) =>
    query(`select actor_id, action, fields from audit where entity_id = $1 and action in ('show', 'reveal') order by seq`, [id]);
  const responseOf = async (id: string) =>
    (await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`)).data[0].id as string;
  const idOf = async (who: Caller) => (await who.get('/api/auth')).body.id;

  test('K03: PESEL and account are encrypted while one writes and once sent', async () => {
    const { client, mine, id } = await opened(secret);
    await give(client, mine, given);
    const kept = async () =>
      JSON.stringify(await query('select draft from survey_invitations where survey_id = $1', [id])) +
      JSON.stringify(await query('select answers from survey_responses where survey_id = $1', [id]));
    expect(await kept()).not.toContain('44051401359');
    await client.post(`${mine}/submit`);
    expect(await kept()).not.toContain('44051401359');
  });

  test('P08, P23: the office reads them masked, in records, tables and files; the grant opens one, and the trail says so', async () => {
    const { client, mine, id } = await opened(secret);
    await give(client, mine, given);
    await client.post(`${mine}/submit`);
    const response = await responseOf(id);
    const address = `/api/survey-responses/${response}`;
    for (const who of ['ksiegowa', 'kadry', 'super'] as const)
      for (const path of [address, `/api/surveys/${id}/answers`, `/api/surveys/${id}/answers/export?format=csv`]) {
        const { text } = await office.as(who, firm).get(path);
        expect(text).toContain('*******1359');
        expect(text).not.toMatch(/44051401359|61109010140000071219812874/);
      }
    expect((await ksiegowa().get(address)).body.answered[0]).toMatchObject({ closed: 'answers.pesel', opens: false });
    expect((await office.as('kadry', firm).get(address)).body.answered[0]).toMatchObject({
      closed: 'answers.pesel',
      opens: true,
    });
    expect((await reveal(ksiegowa(), address, 'answers.pesel')).status).toBe(422);
    expect((await reveal(client, address, 'answers.pesel')).status).toBe(404);
    expect((await reveal(office.as('kadry'), address, 'answers.pesel')).status).toBe(404);
    expect((await reveal(office.as('kadry', firm), address, 'answers.dzieci')).status).toBe(422);
    expect(await trailOf(response)).toEqual([]);
    expect((await reveal(office.as('kadry', firm), address, 'answers.pesel')).body).toEqual({ data: { value: given.pesel } });
    expect(await trailOf(response)).toEqual([
      { actor_id: office.idOf('kadry', firm), action: 'reveal', fields: ['answers.pesel'] },
    ]);
  });

  test('P08, P23: of a firm’s people none reads another’s in full, sent or not; the owner and payroll there open them, and whoever gave them', async () => {
    const { client: owner, mine, company, id } = await opened(secret);
    const accountant = await office.client(company, 'accountant', firm);
    const payroll = await office.client(company, 'payroll', firm);
    const viewer = await office.client(company, 'viewer', firm);
    const stranger = await office.client(await office.add('companies', {}, firm), 'owner', firm);
    await give(owner, mine, { pesel: given.pesel });
    await give(accountant, mine, { konto: given.konto });
    const opens = async (who: Caller) => (await who.get(mine)).body.opens;
    const seen = async () => {
      for (const who of [owner, accountant, payroll, viewer]) expect((await who.get(mine)).body.answers).toEqual(masks);
      expect(await opens(owner)).toEqual(['pesel', 'konto']);
      expect(await opens(payroll)).toEqual(['pesel', 'konto']);
      expect(await opens(accountant)).toEqual(['konto']);
      expect(await opens(viewer)).toEqual([]);
      expect((await reveal(accountant, mine, 'answers.pesel')).status).toBe(422);
      expect((await reveal(viewer, mine, 'answers.konto')).status).toBe(422);
      expect((await reveal(stranger, mine, 'answers.pesel')).status).toBe(404);
      expect((await reveal(accountant, mine, 'answers.konto')).body.data.value).toBe(given.konto);
      expect((await reveal(payroll, mine, 'answers.pesel')).body.data.value).toBe(given.pesel);
    };
    await seen();
    const opened2 = [
      { actor_id: await idOf(accountant), action: 'reveal', fields: ['answers.konto'] },
      { actor_id: await idOf(payroll), action: 'reveal', fields: ['answers.pesel'] },
    ];
    const [invitation] = await invitationsOf(id);
    expect(await trailOf(invitation?.id)).toEqual(opened2);
    await owner.post(`${mine}/submit`);
    await seen();
    expect(await trailOf(await responseOf(id))).toEqual(opened2);
  });

  test('S10: opening one asks who it is', async () => {
    const { client, mine } = await opened(secret);
    await give(client, mine, given);
    await query('update sessions set step_up_until = null where user_id = $1', [await idOf(client)]);
    expect(await reveal(client, mine, 'answers.pesel')).toMatchObject({ status: 403, body: { code: 'step_up' } });
  });

  test('a mask sent back leaves the answer and its giver as they are; a mask of nothing is no answer', async () => {
    const { client, mine, company, id } = await opened(secret);
    const accountant = await office.client(company, 'accountant', firm);
    await give(client, mine, { pesel: given.pesel });
    expect((await give(accountant, mine, masks)).body.errors).toEqual({ 'answers.konto': expect.any(String) });
    expect((await give(accountant, mine, { pesel: masks.pesel })).body).toMatchObject({
      answers: { pesel: masks.pesel },
      opens: [],
    });
    expect((await give(accountant, mine, { pesel: '*******9999' })).status).toBe(422);
    expect((await accountant.post(`${mine}/submit`)).status).toBe(200);
    const address = `/api/survey-responses/${await responseOf(id)}`;
    expect((await reveal(office.as('kadry', firm), address, 'answers.pesel')).body.data.value).toBe(given.pesel);
  });
  test('U01: the trail says that there are answers, and not which', async () => {
    const { client, mine, id } = await opened(form);
    await give(client, mine, { dzieci: false, uwagi: 'tajna uwaga' });
    await client.post(`${mine}/submit`);
    const trail = await query('select changes::text as changes from audit_values');
    expect(trail.some(({ changes }) => String(changes).includes('tajna uwaga'))).toBe(false);
    const [response] = await query('select id from survey_responses where survey_id = $1', [id]);
    expect(await query('select 1 from audit where entity_id = $1', [response?.id])).toHaveLength(1);
  });
});

describeOnce('an anonymous survey', () => {
  const opinion = [ask('ocena', 'scale5', { required: true }), ask('uwagi', 'long_text')];
  async function answeredBy(count: number) {
    const companies = await Promise.all(Array.from({ length: count }, () => office.add('companies', { status: 'active' }, firm)));
    const clients = await Promise.all(companies.map((company) => office.client(company, 'owner', firm)));
    const id = await drafted(opinion, { anonymous: true, company_filter: `id:${companies.map((each) => each.id).join('|')}` });
    expect((await ksiegowa().post(`/api/surveys/${id}/actions/open`)).status).toBe(200);
    for (const [nth, client] of clients.entries()) {
      await give(client, `/api/surveys/mine/${id}`, { ocena: 1 + (nth % 5), uwagi: `uwaga ${nth} z ankiety ${id}` });
      expect((await client.post(`/api/surveys/mine/${id}/submit`)).body).toMatchObject({ state: 'submitted', answers: {} });
    }
    return { id, clients };
  }

  test('R01: is answered on no day that the office could lay beside the invitations', async () => {
    const company = await office.add('companies', { status: 'active' }, firm);
    const client = await office.client(company, 'owner', firm);
    const id = await drafted(opinion, { anonymous: true, company_filter: `id:${company.id}` });
    await ksiegowa().post(`/api/surveys/${id}/actions/open`);
    await give(client, `/api/surveys/mine/${id}`, { ocena: 4 });
    office.pass(60_000);
    expect((await client.post(`/api/surveys/mine/${id}/submit`)).status).toBe(200);
    const { data } = await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`);
    const { created_at } = (await ksiegowa().get(`/api/surveys/${id}`)).body;
    expect(data).toMatchObject([{ submitted_on: null, submitted_at: null, created_at, updated_at: created_at }]);
  });

  test('keeps no tie to the person beyond “has answered”: not in rows, not in the trail, not in the export', async () => {
    const { id } = await answeredBy(3);
    const rows = await query('select * from survey_responses where survey_id = $1', [id]);
    expect(rows).toHaveLength(3);
    const [survey] = await query('select created_at from surveys where id = $1', [id]);
    for (const row of rows) {
      expect(row).toMatchObject({ invitation_id: null, company_id: null, user_id: null, submitted_at: null, created_by: null });
      expect(row).toMatchObject({ submitted_on: null, created_at: survey?.created_at, updated_at: survey?.created_at });
      expect(await query('select 1 from audit where entity_id = $1', [row.id])).toEqual([]);
      expect(String(row.id)[14]).toBe('4');
    }
    const invitations = await query('select state, draft, draft_saved_at from survey_invitations where survey_id = $1', [id]);
    expect(invitations).toEqual(Array.from({ length: 3 }, () => ({ state: 'submitted', draft: null, draft_saved_at: null })));
    const trail = await query('select changes::text as changes from audit_values');
    expect(trail.some(({ changes }) => String(changes).includes(`z ankiety ${id}`))).toBe(false);
    const file = (await ksiegowa().get(`/api/surveys/${id}/answers/export?format=csv`)).text;
    expect(file.split('\n')[0]).toContain('Pytanie ocena;Pytanie uwagi');
    expect(file).not.toContain('Firma');
  });
  test('shows nothing while so few answered that it would be known who', async () => {
    const { id } = await answeredBy(2);
    expect((await ksiegowa().get(`/api/surveys/${id}/results`)).body).toMatchObject({ count: 2, data: null });
    expect((await ksiegowa().get(`/api/surveys/${id}/answers`)).body.data).toBeNull();
    const [{ id: response } = { id: '' }] = (await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`)).data;
    expect((await ksiegowa().get(`/api/survey-responses/${response}`)).body.answered).toBeNull();
  });
  test('cannot ask what tells who one is, nor be changed after the first answer', async () => {
    const { body } = await ksiegowa().post('/api/surveys', { title: 'Opinia', anonymous: true });
    const asking = (questions: Question[]) => ksiegowa().post(`/api/surveys/${body.id}/actions/questions`, { questions });
    expect((await asking([ask('nip', 'nip')])).status).toBe(422);
    const { id } = await answeredBy(1);
    expect((await ksiegowa().put('/api/surveys', { id, anonymous: false })).body.code).toBe('answered');
    const named = await drafted([ask('nip', 'nip')]);
    expect((await ksiegowa().put('/api/surveys', { id: named, anonymous: true })).body.errors).toHaveProperty('anonymous');
    const both = await ksiegowa().post('/api/surveys', { title: 'Opinia', anonymous: true, allow_edit_until_close: true });
    expect(both.body.errors).toHaveProperty('allow_edit_until_close');
  });
});

describeOnce('results', () => {
  test('are for those whom the survey names', async () => {
    const { client, mine, id } = await opened(form, { results_visible: 'nobody' });
    await give(client, mine, { dzieci: false });
    await client.post(`${mine}/submit`);
    const status = async (who: 'ksiegowa' | 'kadry' | 'kierownik') =>
      (await office.as(who, firm).get(`/api/surveys/${id}/results`)).status;
    expect([await status('ksiegowa'), await status('kadry'), await status('kierownik')]).toEqual([200, 403, 200]);
    expect((await client.get(`${mine}/results`)).status).toBe(403);
    const [{ id: response } = { id: '' }] = (await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`)).data;
    expect((await office.as('kadry', firm).get(`/api/survey-responses/${response}`)).body.answered).toBeNull();
  });
  test('P07: files sent in are for those whom the survey names, like its answers', async () => {
    const { client, mine, id } = await opened([ask('pity', 'file')], { results_visible: 'nobody' });
    const sent = await upload(office, client, [{ name: 'pit-11.txt', content: 'Zaliczki pobrane przez płatnika' }], {}, firm);
    const file = sent.data[0].id;
    expect((await give(client, mine, { pity: [file] })).status).toBe(200);
    expect((await client.post(`${mine}/submit`)).status).toBe(200);
    const [{ id: response } = { id: '' }] = (await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`)).data;
    const fetched = async (who: 'ksiegowa' | 'kadry' | 'kierownik') =>
      (await office.as(who, firm).get(`/api/files/${file}`)).status;
    expect([await fetched('ksiegowa'), await fetched('kadry'), await fetched('kierownik')]).toEqual([200, 404, 200]);
    for (const path of [`/api/survey-responses/${response}`, `/api/survey-responses/?filters=survey_id:${id}`])
      expect((await office.as('kadry', firm).get(path)).text).not.toContain('pit-11');
    const own = (await ksiegowa().get(`/api/survey-responses/${response}`)).body;
    expect(own.answered[0].files).toMatchObject([{ id: file, name: 'pit-11.txt' }]);
  });
  test('V08: the export guards what a sheet would compute', async () => {
    const { client, mine, id } = await opened();
    await give(client, mine, { dzieci: false, uwagi: '=1+1' });
    await client.post(`${mine}/submit`);
    expect((await ksiegowa().get(`/api/surveys/${id}/answers/export?format=csv`)).text).toContain("'=1+1");
    expect((await ksiegowa().get(`/api/surveys/${id}/answers/export?format=xlsx`)).status).toBe(200);
    expect((await ksiegowa().get(`/api/surveys/${id}/answers/export?format=pdf`)).status).toBe(422);
  });
  test('a response is judged and made into one task', async () => {
    const { client, mine, id, company } = await opened();
    await give(client, mine, { dzieci: false });
    await client.post(`${mine}/submit`);
    const [{ id: response } = { id: '' }] = (await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`)).data;
    expect((await ksiegowa().post(`/api/survey-responses/${response}/actions/review`)).body.status).toBe('in_review');
    const made = await ksiegowa().post(`/api/survey-responses/${response}/actions/task`, {});
    expect(made.status).toBe(200);
    const task = (await ksiegowa().get(`/api/tasks/${made.body.task_id}`)).body;
    expect(task).toMatchObject({ company_id: company.id });
    expect(task.title).toContain('Dane do PIT');
    expect((await ksiegowa().post(`/api/survey-responses/${response}/actions/task`, {})).body.code).toBe('has_task');
  });
});

describeOnce('an answer meant for the company’s card', () => {
  const mapped = [
    ask('adres', 'short_text', { maps_to: 'address_street' }),
    ask('kod', 'short_text', { maps_to: 'address_postal_code' }),
    ask('osoby', 'number', { maps_to: 'insured_count' }),
  ];
  const answered = async (answers: Values) => {
    const { id, client, mine, company } = await opened(mapped);
    await office.services.db.query({
      text: 'update companies set owner_id = $1, address_street = $2 where id = $3',
      values: [office.idOf('ksiegowa', firm), 'Stara', company.id],
    });
    await give(client, mine, answers);
    expect((await client.post(`${mine}/submit`)).status).toBe(200);
    const [{ id: response } = { id: '' }] = (await ksiegowa().get(`/api/survey-responses/?filters=survey_id:${id}`)).data;
    return { response, company, client };
  };
  const streetOf = async (id: string) => (await ksiegowa().get(`/api/companies/${id}`)).body.address_street;

  test('is offered beside what the card says, told to the keeper, and written there only once the office agrees', async () => {
    const { response, company } = await answered({ adres: 'Nowa', kod: 'nie kod', osoby: 4 });
    const { body } = await ksiegowa().get(`/api/survey-responses/${response}`);
    expect(body.proposals).toMatchObject([
      { key: 'adres', field: 'address_street', value_text: 'Nowa', before_text: 'Stara' },
      { key: 'osoby', value_text: '4' },
    ]);
    expect(await streetOf(company.id)).toBe('Stara');
    const told = await query('select text from notices where user_id = $1 and event = $2 and text like $3', [
      office.idOf('ksiegowa', firm),
      'change_request',
      '%Ulica%',
    ]);
    expect(told).toHaveLength(1);
    const applied = await ksiegowa().post(`/api/survey-responses/${response}/actions/apply`, { fields: ['adres'] });
    expect(applied.status).toBe(200);
    expect(applied.body.proposals.map(({ key }: { key: string }) => key)).toEqual(['osoby']);
    expect(await streetOf(company.id)).toBe('Nowa');
    const again = await ksiegowa().post(`/api/survey-responses/${response}/actions/apply`, { fields: ['adres'] });
    expect([again.status, again.body.code]).toEqual([409, 'changed']);
  });

  test('P02, P04: is written by nobody who may not change the company', async () => {
    const { response, company, client } = await answered({ adres: 'Nowa' });
    const apply = (who: Caller) => who.post(`/api/survey-responses/${response}/actions/apply`, { fields: ['adres'] });
    expect([404, 403]).toContain((await apply(client)).status);
    expect((await apply(office.as('pracownik', firm))).status).toBe(403);
    expect((await apply(office.as('ksiegowa'))).status).toBe(404);
    expect(await streetOf(company.id)).toBe('Stara');
  });

  test('cannot be of another type than the field, nor of an anonymous survey', async () => {
    const id = await drafted(form);
    const put = (questions: Question[]) => ksiegowa().post(`/api/surveys/${id}/actions/questions`, { questions });
    expect((await put([ask('kiedy', 'date', { maps_to: 'address_street' })])).body.errors).toHaveProperty([
      'questions.0.maps_to',
    ]);
    expect((await put([ask('x', 'short_text', { maps_to: 'owner_id' })])).body.errors).toHaveProperty(['questions.0.maps_to']);
    const hidden = await drafted(form.slice(0, 1), { anonymous: true });
    const refused = await ksiegowa().post(`/api/surveys/${hidden}/actions/questions`, {
      questions: [ask('x', 'short_text', { maps_to: 'regon' })],
    });
    expect(refused.body.errors).toHaveProperty(['questions.0.maps_to']);
  });
});

describeOnce('reminding', () => {
  test('one who is silent may be reminded by hand; one who answered is not', async () => {
    const { client, mine, id } = await opened();
    const [{ id: invitation } = { id: '' }] = await invitationsOf(id);
    const remind = (body: Values) => ksiegowa().post(`/api/surveys/${id}/actions/remind`, body);
    expect((await remind({ invitation_ids: [invitation] })).body).toEqual({ reminded: 1, goes_on: false });
    await give(client, mine, { dzieci: false });
    await client.post(`${mine}/submit`);
    expect((await remind({ invitation_ids: [invitation] })).status).toBe(409);
    expect((await remind({ invitation_ids: ['nic'] })).status).toBe(404);
  });
});

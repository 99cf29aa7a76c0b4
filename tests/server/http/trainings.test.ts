// Also on a PostgreSQL server: calls at once.

import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
type Who = Parameters<typeof office.as>[0];

const everybody = ['clients', 'staff'];
const lessons = ['Czym jest KSeF', 'Jak wystawić fakturę'].map((title) => ({
  title,
  content: '<p>Treść</p>',
  video_url: null,
  minutes: 5,
}));
const published = (values: Values = {}) =>
  office.add('trainings', { status: 'published', visible_to: everybody, lessons: [], quiz_questions: 0, ...values });
const act = (who: Who, id: string, name: string, body: object = {}) =>
  office.as(who).post(`/api/trainings/${id}/actions/${name}`, body);
const show = async (who: Who, id: string) => (await office.as(who).get(`/api/trainings/${id}`)).body;

/** A training with a test of five kinds of questions, as the office makes it. */
async function examined(values: Values = {}) {
  const training = await published({ lessons: [], ...values });
  const add = async (question: Values) =>
    (await office.as('ksiegowa').post('/api/training-questions/', { training_id: training.id, options: [], ...question })).body
      .id;
  const option = (text: string, correct = false, explanation: string | null = null) => ({ text, correct, explanation });
  const ids = {
    single: await add({
      text: 'Kto nadaje numer KSeF?',
      type: 'single',
      options: [option('Sprzedawca', false, 'Sprzedawca nadaje tylko numer faktury'), option('System KSeF', true)],
      explanation: 'Numer nadaje system po przyjęciu faktury.',
    }),
    multi: await add({
      text: 'Co jest fakturą ustrukturyzowaną?',
      type: 'multi',
      options: [option('FA(3) w KSeF', true), option('PDF w mailu'), option('Korekta w KSeF', true)],
    }),
    truth: await add({ text: 'KSeF jest płatny', type: 'true_false', is_true: false }),
    order: await add({ text: 'Ułóż kroki', type: 'order', options: ['Zaloguj', 'Wystaw', 'Wyślij'].map((text) => option(text)) }),
    number: await add({ text: 'Ile lat przechowuje KSeF?', type: 'number', number: 1_000 }),
  };
  const right = { [ids.single]: [1], [ids.multi]: [0, 2], [ids.truth]: false, [ids.order]: [2, 0, 1], [ids.number]: '10' };
  return { id: training.id, ids, right };
}

describe('reading a training', () => {
  testOnce('begins with opening it, remembers each lesson, and ends with the word that it is understood', async () => {
    const { id } = await published({ lessons, repeat_months: 12, certificate: true });
    expect((await act('klient', id, 'start')).body.mine).toMatchObject({ status: 'started', progress: 0 });
    expect((await act('klient', id, 'acknowledge')).body).toMatchObject({ code: 'unread' });
    await act('klient', id, 'read', { lesson: 1 });
    await act('klient', id, 'read', { lesson: 1 });
    expect(await show('klient', id)).toMatchObject({ mine: { progress: 33, lessons_seen: [{ lesson: 1 }] } });
    await act('klient', id, 'read', { lesson: 2 });
    await act('klient', id, 'acknowledge');
    const { mine } = await show('klient', id);
    expect(mine).toMatchObject({ status: 'completed', progress: 100, valid_to: '2027-11-20' });
    expect(mine.certificate_number).toMatch(/^SZ\/2026\/\d{5}$/);
    const paper = await office.as('klient').get(`/api/training-completions/${mine.id}/papers/certificate`);
    expect(paper.status).toBe(200);
    expect(paper.headers['content-type']).toContain('application/pdf');
    expect((await office.as('pracownik').get(`/api/training-completions/${mine.id}/papers/certificate`)).status).toBe(404);
  });
  test('twice at once is one beginning', async () => {
    const { id } = await published();
    await Promise.all([act('kadry', id, 'start'), act('kadry', id, 'start')]);
    const { body } = await office.as('super').get(`/api/training-completions/?filters=training_id:${id}`);
    expect(body.total).toBe(1);
  });
  describeOnce('that is none', () => {
    test.each([
      ['read', { lesson: 3 }, 'lesson'],
      ['read', { lesson: '1' }, 'lesson'],
      ['read', { lesson: 1, status: 'passed' }, 'status'],
      ['start', { user_id: 'x' }, 'user_id'],
      ['acknowledge', { progress: 100 }, 'progress'],
    ])('V01: %s with %j is refused with its place', async (name, body, place) => {
      const { id } = await published({ lessons });
      expect((await act('klient', id, name, body)).body.errors).toHaveProperty(place);
    });
  });
  testOnce('P04: one’s own completions alone are there for a client and a worker, and nobody writes them by hand', async () => {
    const { id } = await published();
    for (const who of ['klient', 'pracownik', 'kadry'] as const) await act(who, id, 'start');
    for (const who of ['klient', 'pracownik'] as const) {
      const { data } = (await office.as(who).get('/api/training-completions/?limit=100')).body;
      expect(data.filter((each: Values) => each.training_id === id)).toHaveLength(1);
    }
    const { data } = (await office.as('ksiegowa').get(`/api/training-completions/?filters=training_id:${id}`)).body;
    expect(data).toHaveLength(3);
    expect((await office.as('klient').put('/api/training-completions/', { id: data[0].id, status: 'passed' })).status).not.toBe(
      200,
    );
  });
});

describe('a test', () => {
  testOnce('gates the end: read and acknowledged is not enough until it is passed', async () => {
    const { id, right } = await examined();
    await act('klient', id, 'acknowledge');
    expect((await show('klient', id)).mine).toMatchObject({ status: 'started' });
    const { body } = await act('klient', id, 'answer', { answers: right });
    expect(body.result).toMatchObject({ score: 100, passed: true });
    expect((await show('klient', id)).mine).toMatchObject({ status: 'passed', score: 100, attempts: 1, progress: 100 });
    expect((await act('klient', id, 'answer', { answers: right })).body.code).toBe('done');
  });
  testOnce('P07: never tells an answer before it is judged, whoever asks and however', async () => {
    const { id } = await examined();
    for (const who of ['klient', 'pracownik', 'kadry'] as const) {
      const training = await show(who, id);
      expect(training.quiz).toHaveLength(5);
      for (const question of training.quiz)
        expect(Object.keys(question).sort()).toEqual(['id', 'options', 'points', 'text', 'type']);
      expect(JSON.stringify(training)).not.toMatch(/correct|explanation|is_true|tolerance|Numer nadaje/);
      const order = training.quiz.find((question: Values) => question.type === 'order');
      expect(order.options).toEqual(['Wystaw', 'Wyślij', 'Zaloguj']);
    }
    expect((await office.as('klient').get('/api/training-questions/')).status).toBe(404);
    for (const who of ['pracownik', 'kadry'] as const) {
      const { body } = await office.as(who).get(`/api/training-questions/?filters=training_id:${id}`);
      expect(body.data).toEqual([]);
      expect((await office.as(who).get('/api/search?q=Kto nadaje numer')).body.data).toEqual([]);
    }
    expect((await office.as('kierownik').get(`/api/training-questions/?filters=training_id:${id}`)).body.total).toBe(5);
  });
  testOnce('explains what was wrong, and opens the right answers once no try is left', async () => {
    const { id, ids, right } = await examined({ max_attempts: 2 });
    const wrong = { ...right, [ids.single]: [0], [ids.number]: '5' };
    const first = (await act('klient', id, 'answer', { answers: wrong })).body.result;
    expect(first).toMatchObject({ score: 60, passed: false, exhausted: false });
    expect(first.verdicts[0]).toEqual({
      id: ids.single,
      right: false,
      explanations: ['Sprzedawca nadaje tylko numer faktury'],
      correct: null,
    });
    const last = (await act('klient', id, 'answer', { answers: {} })).body.result;
    expect(last).toMatchObject({ score: 0, exhausted: true });
    expect(last.verdicts.map(({ correct }: Values) => correct)).toEqual([
      'System KSeF',
      'FA(3) w KSeF; Korekta w KSeF',
      'Fałsz',
      '1. Zaloguj 2. Wystaw 3. Wyślij',
      '10',
    ]);
    expect((await show('klient', id)).mine).toMatchObject({ status: 'failed', attempts: 2, score: 60 });
    expect((await act('klient', id, 'answer', { answers: right })).body.code).toBe('exhausted');
    await act('klient', id, 'acknowledge');
    expect((await show('klient', id)).mine).toMatchObject({ status: 'failed' });
  });
  test('A09: tries sent together never come to more than are allowed', async () => {
    const { id } = await examined({ max_attempts: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => act('klient', id, 'answer', { answers: {} })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });
  testOnce('lets through whoever has no try left where the training says so', async () => {
    const { id } = await examined({ max_attempts: 1, rule: 'passed_or_exhausted' });
    await act('klient', id, 'answer', { answers: {} });
    await act('klient', id, 'acknowledge');
    expect((await show('klient', id)).mine).toMatchObject({ status: 'completed', score: 0 });
  });
  describeOnce('that is none', () => {
    test.each([
      [{ answers: 'wszystko' }, 'answers'],
      [{ answers: { x: [0] } }, 'answers.x'],
      [{ answers: {}, score: 100 }, 'score'],
    ])('V01: %j is refused with its place, and is no try', async (body, place) => {
      const { id } = await examined();
      expect((await act('klient', id, 'answer', body)).body.errors).toHaveProperty([place]);
      expect((await show('klient', id)).mine).toBeNull();
    });
  });
});

describeOnce('who a training exists for', () => {
  test('P04, P05: a draft, one of colleagues and one of a switched-off category do not exist for a client', async () => {
    const client = office.as('klient');
    const boss = office.as('ksiegowa');
    const category = (await boss.post('/api/training-categories/', { name: 'Dla klientów', audience: 'clients' })).body;
    const draft = (await boss.post('/api/trainings/', { category_id: category.id, title: 'Szkic', content: '<p>a</p>' })).body;
    expect((await client.get(`/api/trainings/${draft.id}`)).status).toBe(404);
    expect((await office.as('pracownik').get(`/api/trainings/${draft.id}`)).status).toBe(404);
    expect((await act('klient', draft.id, 'start')).status).toBe(404);
    await boss.post(`/api/trainings/${draft.id}/actions/publish`);
    expect((await client.get(`/api/trainings/${draft.id}`)).status).toBe(200);
    expect((await office.as('pracownik').get(`/api/trainings/${draft.id}`)).status).toBe(404);
    await boss.put('/api/trainings/', { id: draft.id, audience: 'staff' });
    expect((await client.get(`/api/trainings/${draft.id}`)).status).toBe(404);
    await boss.put('/api/trainings/', { id: draft.id, audience: 'both' });
    expect((await client.get(`/api/trainings/${draft.id}`)).status).toBe(200);
    await boss.put('/api/training-categories/', { id: category.id, active: false });
    expect((await client.get(`/api/trainings/${draft.id}`)).status).toBe(404);
    expect((await client.get(`/api/training-categories/${category.id}`)).status).toBe(404);
    expect((await boss.get(`/api/trainings/${draft.id}`)).status).toBe(200);
  });
  test('T01: another firm’s training is not found, nor anything that can be done with it', async () => {
    const { id } = await office.add(
      'trainings',
      { status: 'published', visible_to: everybody, content: '<p>a</p>' },
      'kancelaria',
    );
    expect((await office.as('klient').get(`/api/trainings/${id}`)).status).toBe(404);
    for (const name of ['start', 'answer', 'acknowledge', 'renew', 'remind'])
      expect((await act('kierownik', id, name)).status).toBe(404);
  });
  test('P02: a client and a worker neither renew a training nor remind anybody of it', async () => {
    const { id } = await published();
    for (const who of ['klient', 'pracownik'] as const)
      for (const name of ['renew', 'remind', 'publish', 'archive']) expect((await act(who, id, name)).status).toBe(403);
  });
  test('P03: nothing of it exists where trainings are switched off', async () => {
    const { db, tenants } = office.services;
    const changes = { modules: { trainings: { enabled: false } } };
    await db.query({ text: 'update tenants set changes = $1 where key = $2', values: [changes, 'kancelaria'] });
    await tenants.reload();
    for (const name of ['training-categories', 'trainings', 'training-questions', 'training-completions'])
      expect((await office.as('super', 'kancelaria').get(`/api/${name}/`)).status).toBe(404);
  });
});

describeOnce('making a training', () => {
  let category = '';
  beforeAll(async () => {
    category = (await office.as('ksiegowa').post('/api/training-categories/', { name: 'Warsztat' })).body.id;
  });
  const send = (values: Values) =>
    office.as('ksiegowa').post('/api/trainings/', { category_id: category, title: 'RODO', ...values });

  test('W05: cleans the text of each lesson as it does the whole', async () => {
    const dirty = '<p onclick="x()">Tekst<script>zle()</script></p>';
    const { body } = await send({
      content: dirty,
      lessons: [{ title: 'Pierwsza', content: dirty, video_url: null, minutes: null }],
    });
    expect(body.content).toBe('<p>Tekst</p>');
    expect(body.lessons[0].content).toBe('<p>Tekst</p>');
  });
  test.each(['javascript:alert(1)', 'http://przyklad.pl/film', 'https://', 'film.mp4'])(
    'takes no film at %s',
    async (address) => {
      expect((await send({ video_url: address })).body.errors).toHaveProperty('video_url');
      const lesson = { title: 'Film', content: null, video_url: address, minutes: null };
      expect((await send({ lessons: [lesson] })).body.errors).toHaveProperty('lessons');
    },
  );
  test('asks how long there is for a mandatory one, and publishes nothing empty', async () => {
    expect((await send({ mandatory: true })).body.errors).toHaveProperty('due_days');
    const { id } = (await send({})).body;
    expect((await act('ksiegowa', id, 'publish')).body.errors).toHaveProperty('content');
  });
  test('refuses questions that nobody could answer right', async () => {
    const { id } = await published();
    const ask = async (values: Values) =>
      (await office.as('ksiegowa').post('/api/training-questions/', { training_id: id, text: 'Co?', options: [], ...values }))
        .body.errors;
    const options = ['Tak', 'Nie'].map((text) => ({ text, correct: false, explanation: null }));
    expect(await ask({ type: 'single', options })).toHaveProperty('options');
    expect(await ask({ type: 'multi', options: options.slice(1) })).toHaveProperty('options');
    expect(await ask({ type: 'true_false' })).toHaveProperty('is_true');
    expect(await ask({ type: 'number' })).toHaveProperty('number');
  });
  test('counts its questions as they come and go', async () => {
    const { id, ids } = await examined();
    expect((await show('ksiegowa', id)).quiz_questions).toBe(5);
    await office.as('ksiegowa').delete(`/api/training-questions/${ids.truth}`);
    expect((await show('ksiegowa', id)).quiz_questions).toBe(4);
  });
  test('keeps a category that has trainings', async () => {
    await send({});
    expect((await office.as('ksiegowa').delete(`/api/training-categories/${category}`)).body.code).toBe('not_empty');
  });
  test('a new edition is asked of those who had finished the earlier one', async () => {
    const { id } = await published();
    await act('klient', id, 'acknowledge');
    expect((await show('klient', id)).mine.status).toBe('completed');
    await act('ksiegowa', id, 'renew');
    expect((await show('klient', id)).mine.status).toBe('expired');
    await act('klient', id, 'acknowledge');
    expect((await show('klient', id)).mine).toMatchObject({ status: 'completed', revision: 2, round: 2 });
  });
});

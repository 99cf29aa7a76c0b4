// On a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
type Who = Parameters<typeof office.as>[0];
const open = (values: Values = {}) => office.add('polls', { status: 'open', ...values });
const vote = (who: Who, id: string, body: object) => office.as(who).post(`/api/polls/${id}/actions/vote`, body);
const read = async (who: Who, id: string) => (await office.as(who).get(`/api/polls/${id}`)).body;

describe('a poll', () => {
  test('counts one vote of each person, and shows results to whoever voted', async () => {
    const { id } = await open();
    expect(await read('klient', id)).toMatchObject({ mine: null, results: null, votes: null });
    expect((await vote('klient', id, { picked: ['o2'] })).status).toBe(200);
    expect((await vote('klient', id, { picked: ['o1'] })).body).toMatchObject({ code: 'voted' });
    await vote('ksiegowa', id, { picked: ['o2'] });
    expect(await read('klient', id)).toMatchObject({
      mine: ['o2'],
      votes: 2,
      results: [
        { text: 'Tak', count: 0 },
        { text: 'Nie', count: 2 },
      ],
    });
  });
  test('takes two votes of one person sent together once', async () => {
    const { id } = await open();
    const answers = await Promise.all(['o1', 'o2'].map((key) => vote('kadry', id, { picked: [key] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('kadry', id)).votes).toBe(1);
  });
  test.each([
    [{ picked: [] }, 'picked'],
    [{ picked: ['o3'] }, 'picked'],
    [{ picked: ['o1', 'o2'] }, 'picked'],
    [{ picked: 'o1' }, 'picked'],
    [{ picked: ['o1'], comment: 'Chętnie' }, 'comment'],
    [{ picked: ['o1'], user_id: 'x' }, 'user_id'],
  ])('V01: %j is refused with its place', async (body, place) => {
    const { id } = await open();
    expect((await vote('klient', id, body)).body.errors).toHaveProperty(place);
    expect((await read('ksiegowa', id)).votes).toBe(0);
  });
  test('takes several answers and a comment where it says so; the comments are the office’s to read', async () => {
    const { id } = await open({ multiple: true, allow_comment: true });
    expect((await vote('klient', id, { picked: ['o1', 'o2'], comment: ' Byle nie w środę ' })).status).toBe(200);
    expect((await read('ksiegowa', id)).comments).toEqual(['Byle nie w środę']);
    expect((await read('klient', id)).comments).toEqual([]);
  });
  test('P09: of an anonymous one the comments stand in no order that its history gives away', async () => {
    const { id } = await open({ allow_comment: true, anonymous: true });
    await vote('klient', id, { picked: ['o1'], comment: 'Źle' });
    await vote('ksiegowa', id, { picked: ['o1'], comment: 'Dobrze' });
    expect((await read('super', id)).comments).toEqual(['Dobrze', 'Źle']);
  });
  test('is over on its day and when it is closed', async () => {
    const { id } = await open({ closes_on: '2026-11-19' });
    expect((await vote('klient', id, { picked: ['o1'] })).body.code).toBe('closed');
    const closed = await open();
    await office.as('ksiegowa').post(`/api/polls/${closed.id}/actions/close`);
    expect((await vote('klient', closed.id, { picked: ['o1'] })).body.code).toBe('closed');
    expect((await read('klient', closed.id)).results).toHaveLength(2);
  });
  test('P04: of colleagues, or not begun, does not exist for a client', async () => {
    for (const values of [{ audience: 'staff' }, { status: 'draft' }]) {
      const { id } = await open(values);
      expect((await office.as('klient').get(`/api/polls/${id}`)).status).toBe(404);
      expect((await vote('klient', id, { picked: ['o1'] })).status).toBe(404);
    }
  });
  test('P16: tells the office whose votes they are where it is not anonymous, and clients never', async () => {
    const named = await open({ anonymous: false });
    const secret = await open({ anonymous: true });
    for (const { id } of [named, secret]) await vote('klient', id, { picked: ['o1'] });
    expect((await read('ksiegowa', named.id)).results[0].people).toEqual(['klient Testowa']);
    expect((await read('klient', named.id)).results[0]).not.toHaveProperty('people');
    expect((await read('super', secret.id)).results[0]).not.toHaveProperty('people');
    const votes = await office.as('super').get('/api/poll-votes/');
    expect(votes.body.data).toEqual([]);
  });
  test('P09: whoever voted without a name stays without one', async () => {
    const { id } = await open({ anonymous: true });
    await vote('klient', id, { picked: ['o1'] });
    const unveiled = await office.as('super').put('/api/polls', { id, anonymous: false });
    expect(unveiled.body.errors).toHaveProperty('anonymous');
    expect((await read('super', id)).results[0]).not.toHaveProperty('people');
  });
  test('keeps its question once somebody voted', async () => {
    const { id } = await open();
    await vote('klient', id, { picked: ['o1'] });
    expect((await office.as('ksiegowa').put('/api/polls', { id, question: 'Inne?' })).body.code).toBe('voted');
    expect((await office.as('ksiegowa').put('/api/polls', { id, closes_on: '2026-12-01' })).status).toBe(200);
  });
  test('has from two to ten different answers', async () => {
    const sent = (...texts: string[]) =>
      office.as('ksiegowa').post('/api/polls', office.sample('polls', { options: texts.map((text) => ({ text })) }));
    for (const texts of [['Tak'], ['Tak', 'Tak'], Array.from({ length: 11 }, (_, at) => `${at}`)])
      expect((await sent(...texts)).body.errors).toHaveProperty('options');
    expect((await sent('Tak', 'Nie', 'Nie wiem')).body.author_id).toBe(office.idOf('ksiegowa'));
  });
});

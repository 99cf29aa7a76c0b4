// On a PostgreSQL server: calls at once.

import { beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { documents } from '../../../resources/documents';
import { tasks } from '../../../resources/tasks';
import { conflict } from '../../../src/server/errors';
import { act, actOnOne } from '../../../src/server/records/act';
import { trailOf } from '../../../src/server/records/audit';
import { create } from '../../../src/server/records/create';
import { history } from '../../../src/server/records/history';
import { one } from '../../../src/server/records/one';
import { patch } from '../../../src/server/records/patch';
import type { Answer } from '../../../src/server/records/reading';
import { newId, startRecords } from '../../../src/server/records/start';
import { transition } from '../../../src/server/records/transition';
import { update } from '../../../src/server/records/update';
import type { Scope } from '../../../src/server/scope';
import { keys, openOffice, person, scopeOf } from './office';

const office = openOffice();
let bakery: Answer;
let client: Scope;
beforeAll(async () => {
  bakery = await office().company({ title: 'Piekarnia' });
  client = scopeOf(person({ isAdmin: false, companies: [{ id: bakery.id, role: 'owner' }] }));
});
const refused = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error) => error,
  );

describe('a transition', () => {
  test('moves a record, out of turn it is 409 and says where the record stands', async () => {
    const { db, scope, task } = office();
    const made = await task();
    expect(made.status).toBe('new');
    expect(await transition(db, scope, tasks, made.id, 'take')).toMatchObject({ status: 'in_progress', version: 2 });
    const error = await refused(transition(db, scope, tasks, made.id, 'resume'));
    expect(error).toMatchObject({
      status: 409,
      code: 'out_of_turn',
      message: 'Nie można teraz wykonać „Popraw”: status to „W toku”.',
    });
  });

  test('is the only way: a body can’t move the state', async () => {
    const { db, scope, task } = office();
    const made = await task();
    expect(await update(db, scope, tasks, made.id, { status: 'done' })).toMatchObject({ status: 'new', version: 1 });
    expect(
      await create(db, scope, documents, { title: 'F', company_id: bakery.id, document_type: 'other', status: 'booked' }),
    ).toMatchObject({ status: 'new' });
  });

  test('asks for its reason, and keeps it where the declaration says', async () => {
    const { db, scope, task } = office();
    const made = await task();
    expect((await refused(transition(db, scope, tasks, made.id, 'cancel'))).more.errors).toEqual({
      reason: 'To pole jest wymagane',
    });
    expect((await refused(transition(db, scope, tasks, made.id, 'cancel', { reason: ' ' }))).status).toBe(422);
    expect((await refused(transition(db, scope, tasks, made.id, 'take', { reason: 'x' }))).more.errors).toEqual({
      reason: 'Nieznane pole',
    });
    expect(await transition(db, scope, tasks, made.id, 'cancel', { reason: 'Klient odszedł', version: 1 })).toMatchObject({
      status: 'cancelled',
      completion_note: 'Klient odszedł',
    });
    expect(await refused(transition(db, scope, tasks, made.id, 'reopen', { reason: 'x', version: 1 }))).toMatchObject({
      status: 412,
    });
  });

  test('may change more through the entity’s handler', async () => {
    const { db, scope, task } = office();
    startRecords({
      keys,
      handlers: { tasks: { transitions: { done: (before) => ({ completed_at: `2026-11-20 1${before.version}:00:00` }) } } },
    });
    const made = await task();
    expect(await transition(db, scope, tasks, made.id, 'done')).toMatchObject({
      completed_at: '2026-11-20 11:00:00',
      status: 'done',
    });
    startRecords({ keys });
  });

  test('is a client’s where the declaration opens it, on what they see', async () => {
    const { db, task } = office();
    const theirs = await task({ company_id: bakery.id, audience: 'client' });
    const inner = await task({ company_id: bakery.id });
    expect(await refused(transition(db, client, tasks, theirs.id, 'take'))).toMatchObject({ status: 403 });
    expect(await refused(transition(db, client, tasks, inner.id, 'done'))).toMatchObject({ status: 404 });
    expect(await refused(transition(db, client, tasks, inner.id, 'take'))).toMatchObject({ status: 404 });
    expect(await transition(db, client, tasks, theirs.id, 'done')).toMatchObject({ status: 'done' });
    expect(await transition(db, client, tasks, theirs.id, 'done').catch(({ status }) => status)).toBe(409);
  });

  test('that nobody declared is 404, also by the names of objects', async () => {
    for (const name of ['nothing', 'constructor', '__proto__'])
      expect(await refused(actOnOne(office().db, office().scope, tasks, newId(), name))).toMatchObject({ status: 404 });
  });

  test('taken twice at once happens once', async () => {
    const { db, scope, task } = office();
    const made = await task();
    const both = await Promise.allSettled([1, 2].map(() => transition(db, scope, tasks, made.id, 'done')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await one(db, scope, tasks, made.id)).version).toBe(2);
  });
});

describe('P15: an action on a selection', () => {
  test('is done to all of them', async () => {
    const { db, scope, task } = office();
    const ids = [(await task()).id, (await task()).id];
    expect(await act(db, scope, tasks, 'update', { ids, data: { priority: 'high' } })).toEqual({ ids, undo: expect.any(String) });
    expect(await act(db, scope, tasks, 'done', { ids })).toEqual({ ids });
    for (const id of ids) expect(await one(db, scope, tasks, id)).toMatchObject({ priority: 'high', status: 'done', version: 3 });
    await act(db, scope, tasks, 'delete', { ids });
    for (const id of ids) expect(await refused(one(db, scope, tasks, id))).toMatchObject({ status: 404 });
    await act(db, scope, tasks, 'restore', { ids });
    for (const id of ids) expect(await one(db, scope, tasks, id)).toMatchObject({ version: 5 });
  });

  test.each(['delete', 'update', 'done'])('%s: one id that is not there, and nothing is done', async (name) => {
    const { db, scope, task } = office();
    const good = await task();
    const body = { ids: [good.id, newId()], ...(name === 'update' ? { data: { priority: 'low' } } : {}) };
    const error = await refused(act(db, scope, tasks, name, body));
    expect(error).toMatchObject({ status: 404, message: 'Nie znaleziono.' });
    expect(await one(db, scope, tasks, good.id)).toMatchObject({ version: 1, priority: 'normal', status: 'new' });
  });

  test('refuses a selection that is none', async () => {
    const { db, scope } = office();
    for (const ids of [undefined, [], 'x', Array.from({ length: 501 }, newId)])
      expect(await refused(act(db, scope, tasks, 'delete', { ids }))).toMatchObject({ status: 422 });
    expect(await refused(act(db, scope, tasks, 'delete', { ids: ['x'] }))).toMatchObject({ status: 404 });
    expect(await refused(act(db, scope, tasks, 'update', { ids: [newId()] }))).toMatchObject({ status: 422 });
    expect(await refused(act(db, scope, tasks, 'nothing', { ids: [newId()] }))).toMatchObject({ status: 404 });
  });

  test('that the declaration names runs its handler over the records, in one transaction', async () => {
    const { db, scope, company } = office();
    const remind = {
      remind: { label: 'Przypomnij', on: 'selection' as const, takes: ['text'] },
      call: { label: 'Zadzwoń', on: 'one' as const },
    };
    const named = { ...companies, actions: remind };
    startRecords({
      keys,
      handlers: {
        companies: {
          actions: {
            remind: async (records, body, { tx, scope: asker }) => {
              for (const { id } of records) await patch(tx, trailOf(asker), companies, id, { client_note: String(body.text) });
              if (body.text === 'błąd') throw conflict('Nie teraz.');
              return { sent: records.map(({ title }) => title) };
            },
            call: async (records) => records.length,
          },
        },
      },
    });
    const a = await company({ title: 'A' });
    const b = await company({ title: 'B' });
    const ids = [a.id, b.id];
    expect(await act(db, scope, named, 'remind', { ids, text: 'Prosimy' })).toEqual({ sent: ['A', 'B'] });
    expect(await refused(act(db, scope, named, 'remind', { ids, text: 'błąd' }))).toMatchObject({ status: 409 });
    expect(await refused(act(db, scope, named, 'remind', { ids, text: '', inny: 1 }))).toMatchObject({
      more: { errors: { inny: 'Nieznane pole' } },
    });
    expect(await actOnOne(db, scope, named, a.id, 'call')).toBe(1);
    expect(await refused(act(db, scope, named, 'call', { ids }))).toMatchObject({ status: 404 });
    expect(await one(db, scope, companies, a.id)).toMatchObject({ client_note: 'Prosimy', version: 2 });
    startRecords({ keys });
  });
});

describe('the history of a record', () => {
  test('tells who, when and what from what to what, newest first', async () => {
    const { db, scope, task, head, accountant } = office();
    const made = await task({ title: 'Stary', company_id: bakery.id });
    await update(db, scopeOf(accountant), tasks, made.id, { title: 'Nowy', assignee_id: accountant.id });
    const [latest, first] = await history(db, scope, tasks, made.id);
    expect(latest).toMatchObject({ action: 'update', at: '2026-11-20 09:00:00', actor: { id: accountant.id, title: 'Ewa Żak' } });
    expect(latest?.changes).toEqual([
      { field: 'title', label: 'Tytuł', from: 'Stary', to: 'Nowy' },
      {
        field: 'assignee_id',
        label: 'Osoba odpowiedzialna',
        from: { id: head.id, title: 'Szef Główny' },
        to: { id: accountant.id, title: 'Ewa Żak' },
      },
    ]);
    expect(first?.action).toBe('create');
    expect(await history(db, scope, tasks, made.id, latest?.seq)).toEqual([first]);
  });

  test('holds no special values, and names closed fields to those who may read them alone', async () => {
    const { db, scope, employee, accountant } = office();
    const { employees } = await import('../../../resources/employees');
    const made = await employee(bakery.id, { pesel: '44051401359', wage_amount: 123_456 });
    const [line] = await history(db, scope, employees, made.id);
    expect(line?.changes).toContainEqual({ field: 'pesel', label: 'PESEL', from: null, to: '[ukryte]' });
    expect(line?.changes).toContainEqual({ field: 'wage_amount', label: 'Wynagrodzenie brutto', from: null, to: '[ukryte]' });
    const [seen] = await history(db, scopeOf(accountant), employees, made.id);
    expect(seen?.changes.map(({ field }) => field)).not.toContain('pesel');
    expect(JSON.stringify(await db.query({ text: 'select changes from audit_values' }))).not.toMatch(/44051401359|123456/);
  });

  test('U03: who looked is told to a superuser alone', async () => {
    const { db, scope, employee, accountant } = office();
    const { employees } = await import('../../../resources/employees');
    const made = await employee(bakery.id, { wage_amount: 1 });
    await one(db, scope, employees, made.id);
    expect((await history(db, scope, employees, made.id)).map(({ action }) => action)).toEqual(['show', 'create']);
    expect((await history(db, scopeOf(accountant), employees, made.id)).map(({ action }) => action)).toEqual(['create']);
  });

  test('is the office’s own: a client is refused, and finds foreign records absent', async () => {
    const { db, task } = office();
    const theirs = await task({ company_id: bakery.id, audience: 'client' });
    expect(await refused(history(db, client, tasks, theirs.id))).toMatchObject({ status: 403 });
    expect(await refused(history(db, client, tasks, (await task()).id))).toMatchObject({ status: 404 });
    expect(await refused(history(db, client, tasks, 'x'))).toMatchObject({ status: 404 });
  });
});

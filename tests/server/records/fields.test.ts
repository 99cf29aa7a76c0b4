import { beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { employees } from '../../../resources/employees';
import { tasks } from '../../../resources/tasks';
import { fieldsFor } from '../../../src/schema/rowFields';
import { list } from '../../../src/server/records/list';
import { pageOf } from '../../../src/server/records/pages';
import type { Answer } from '../../../src/server/records/reading';
import { viewOf } from '../../../src/server/records/view';
import type { Scope } from '../../../src/server/scope';
import { openOffice, person, query, scopeOf } from './office';

const office = openOffice();
let bakery: Answer;
let client: Scope;

beforeAll(async () => {
  const { company, employee, task } = office();
  bakery = await company({ title: 'Piekarnia', internal_note: 'tajne' });
  await employee(bakery.id, { last_name: 'Piekarz', wage_amount: 700_000, pesel: '44051401359' });
  await task({ title: 'JPK', company_id: bakery.id, due_date: '2026-11-19' });
  client = scopeOf(person({ isAdmin: false, companies: [{ id: bakery.id, role: 'owner' }] }));
});

const firstOf = async (...[resource, fields, who]: [typeof companies | typeof tasks | typeof employees, string[], Scope?]) =>
  (await list(office().db, who ?? office().scope, resource, query({ fields }))).data[0];

describe('a list that says what its rows hold', () => {
  test('gets that, the id and the version, and nothing else', async () => {
    expect(await firstOf(companies, ['title', 'company_type'])).toEqual({
      id: bakery.id,
      title: 'Piekarnia',
      company_type: 'jdg',
      version: 1,
    });
  });

  test('gets a reference with its title, by either of its names', async () => {
    const { head } = office();
    const held = { id: bakery.id, owner_id: head.id, owner: { id: head.id, title: 'Szef Główny' }, version: 1 };
    expect(await firstOf(companies, ['owner'])).toEqual(held);
    expect(await firstOf(companies, ['owner_id', 'owner'])).toEqual(held);
  });

  test('gets counts and common columns where it asks for them', async () => {
    const row = await firstOf(companies, ['tasks', 'created_at']);
    expect(row).toEqual({ id: bakery.id, tasks: 1, created_at: '2026-11-20 09:00:00', version: 1 });
  });

  test('gets a computed value with what it is computed of', async () => {
    expect(await firstOf(tasks, ['overdue'])).toMatchObject({ overdue: true, due_date: '2026-11-19', status: 'new' });
    expect(await firstOf(tasks, ['title'])).not.toHaveProperty('overdue');
  });

  test('sends no question about what it does not show to the database', () => {
    const { scope } = office();
    const text = pageOf(viewOf(scope, companies, 'list'), query({ fields: ['title'] })).plain().text;
    expect(text).not.toMatch(/join|settlement|tasks|internal_note/);
    expect(pageOf(viewOf(scope, companies, 'list'), query({ fields: ['title', 'title'] })).plain().text).toBe(text);
  });

  test('is narrowed, ordered and searched by what it does not show', async () => {
    const asked = query({ fields: ['title'], search: 'piekarnia', sort: [{ key: 'tasks', order: 'desc' }] });
    expect((await list(office().db, office().scope, companies, asked)).data).toHaveLength(1);
  });
});

describe('P08, P10: what rows are not to hold', () => {
  test('a masked number comes masked, a closed value without a mask not at all', async () => {
    expect(await firstOf(employees, ['pesel'])).toMatchObject({ pesel: '*******1359' });
    await expect(firstOf(employees, ['wage_amount'])).rejects.toMatchObject({ status: 422 });
  });

  test('a client is told of a hidden field what is told of one that does not exist', async () => {
    await expect(firstOf(companies, ['internal_note'], client)).rejects.toMatchObject({
      status: 422,
      message: 'Ta lista nie pokazuje „internal_note”.',
    });
    await expect(firstOf(companies, ['nosuchkey'], client)).rejects.toMatchObject({
      message: 'Ta lista nie pokazuje „nosuchkey”.',
    });
    expect(await firstOf(companies, ['title'], client)).toEqual({ id: bakery.id, title: 'Piekarnia', version: 1 });
  });

  test.each(['constructor', '__proto__', 'tenant_id', 'search', 'title_sort', 'deleted_at'])('%s is no key', async (key) => {
    await expect(firstOf(companies, [key])).rejects.toMatchObject({ status: 422 });
  });

  test('the panel asks for nothing that would be refused', async () => {
    const { readable } = viewOf(scopeOf(office().accountant), employees, 'list');
    const asked = fieldsFor(employees, ['last_name', 'wage_amount', 'pesel'], readable);
    expect(asked).toContain('last_name');
    expect(asked).not.toContain('wage_amount');
    await expect(firstOf(employees, asked, scopeOf(office().accountant))).resolves.toBeDefined();
  });
});

// On a PostgreSQL server: calls at once.

import { beforeAll, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { employees } from '../../../resources/employees';
import { memberships } from '../../../resources/memberships';
import { settlements } from '../../../resources/settlements';
import { tasks } from '../../../resources/tasks';
import { users } from '../../../resources/users';
import { create } from '../../../src/server/records/create';
import { one } from '../../../src/server/records/one';
import type { Answer } from '../../../src/server/records/reading';
import { remove } from '../../../src/server/records/remove';
import { restore } from '../../../src/server/records/restore';
import { newId } from '../../../src/server/records/start';
import { update } from '../../../src/server/records/update';
import { confirmed, nip, openOffice, person, query, scopeOf } from './office';

const office = openOffice();
let bakery: Answer;
beforeAll(async () => {
  bakery = await office().company({ title: '  Piekarnia   ', vat_number: 'PL 526-025-02-74' });
});

const refused = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It was not refused')),
    (error) => error,
  );

test('a new record gets its id, defaults, whoever made it, and the answer of reading it', async () => {
  const { db, head } = office();
  expect(bakery).toMatchObject({
    title: 'Piekarnia',
    vat_number: '5260250274',
    status: 'active',
    address_country: 'Polska',
    version: 1,
  });
  expect(await one(db, office().scope, companies, bakery.id)).toEqual(bakery);
  const [row] = await db.query({
    text: 'select created_by, search, title_sort is not null as sorted from companies where id = $1',
    values: [bakery.id],
  });
  expect(row).toEqual({ created_by: head.id, search: 'piekarnia\n5260250274\nlodz', sorted: true });
});

test('all faults of the fields come at once, in Polish, by field', async () => {
  const error = await refused(
    create(office().db, office().scope, companies, { title: '', vat_number: '5260250275', owner: {}, fee: 5 }),
  );
  expect(error).toMatchObject({ status: 422, code: 'invalid' });
  expect(error.more.errors).toMatchObject({
    title: 'To pole jest wymagane',
    vat_number: 'NIP ma błędną cyfrę kontrolną',
    company_type: 'To pole jest wymagane',
    fee: 'Nieznane pole',
  });
  expect(Object.keys(error.more.errors)).not.toContain('owner');
});

test('rules over several fields are asked when the fields themselves are right', async () => {
  const error = await refused(
    office().company({ company_type: 'llc', suspended_from: '2026-05-01', suspended_to: '2026-04-01' }),
  );
  expect(error.more.errors).toEqual({ suspended_to: 'Koniec zawieszenia jest przed jego początkiem' });
});

test('a company is saved without the facts that a list of clients seldom has: KRS and the rates of the lump sum', async () => {
  const cards = [{ company_type: 'llc' }, { company_type: 'foreign_branch' }, { taxation_form: 'lump_sum' }];
  for (const card of cards) expect(await office().company(card)).toMatchObject({ ...card, krs: null });
});

test.each(['tenant_id', 'created_by', 'deleted_at', 'search', 'title_sort', 'constructor'])(
  'P11: %s in a body is an unknown field, also under a name of the table',
  async (key) => {
    const error = await refused(update(office().db, office().scope, companies, bakery.id, { [key]: 1 }));
    expect(error).toMatchObject({ status: 422, more: { errors: { [key]: 'Nieznane pole' } } });
  },
);

test('V05: __proto__ in a body is named and changes nothing', async () => {
  const body = JSON.parse('{"__proto__": {"title": "x"}, "title": "Y"}');
  const error = await refused(update(office().db, office().scope, companies, bakery.id, body));
  expect(error.status).toBe(422);
  expect(Object.keys(error.more.errors)).toEqual(['__proto__']);
});

test('an id may not be chosen by the sender', async () => {
  expect((await refused(office().company({ id: newId() }))).more.errors).toEqual({ id: 'Nieznane pole' });
});

test('a whole record sent back as it was read changes nothing, not even its version', async () => {
  const { db, scope } = office();
  const made = await office().company({
    contacts: [{ first_name: 'Jan', last_name: 'Kłos', role: 'owner', phone: '501502503' }],
    lump_sum_rates: ['3'],
  });
  expect(await update(db, scope, companies, made.id, made)).toEqual(made);
  const employee = await office().employee(made.id, { pesel: '44051401359', wage_amount: 500_000 });
  expect(employee).toMatchObject({ pesel: '*******1359', company: { title: made.title } });
  expect(await update(db, scope, employees, employee.id, employee)).toEqual(employee);
  const changed = await update(db, scope, employees, employee.id, {
    ...employee,
    position: 'Cukiernik',
    overdue: true,
    version: 1,
  }).catch((error) => error);
  expect(changed.more.errors).toEqual({ overdue: 'Nieznane pole' });
  const next = await update(db, scope, employees, employee.id, { ...employee, position: 'Cukiernik' });
  expect(next).toMatchObject({ position: 'Cukiernik', version: 2, pesel: '*******1359' });
});

test('only what was sent is written, in its search and order too', async () => {
  const { db, scope, all } = office();
  const made = await office().company({ title: 'Stara nazwa', short_name: 'SN' });
  const next = await update(db, scope, companies, made.id, { title: 'Ąkuku' });
  expect(next).toEqual({ ...made, title: 'Ąkuku', version: 2 });
  expect((await all(companies, { search: 'akuku sn' })).map(({ id }) => id)).toEqual([made.id]);
  expect(await all(companies, { search: 'stara' })).toEqual([]);
});

test('read-only values are passed over, fixed ones refused when they differ', async () => {
  const { db, scope } = office();
  const next = await update(db, scope, companies, bakery.id, {
    accounting_status: 'paid',
    tasks: 7,
    created_at: '1999-01-01 00:00:00',
  });
  expect(next).toEqual(bakery);
  const other = await office().company();
  const employee = await office().employee(bakery.id);
  const error = await refused(update(db, scope, employees, employee.id, { company_id: other.id }));
  expect(error.more.errors).toEqual({ company_id: 'Tego pola nie można już zmienić' });
});

test('I03: an old version is 412 with the one that stands, and changes nothing', async () => {
  const { db, scope } = office();
  const made = await office().company({ title: 'Pierwsza' });
  await update(db, scope, companies, made.id, { title: 'Druga', version: 1 });
  const error = await refused(update(db, scope, companies, made.id, { title: 'Trzecia', version: 1 }));
  expect(error).toMatchObject({ status: 412, more: { current: { version: 2 } } });
  expect(await refused(update(db, scope, companies, made.id, { title: 'Trzecia' }, 1))).toMatchObject({ status: 412 });
  expect(await refused(remove(db, scope, companies, made.id, 1))).toMatchObject({ status: 412 });
  expect(await one(db, scope, companies, made.id)).toMatchObject({ title: 'Druga', version: 2 });
  expect(await refused(update(db, scope, companies, made.id, { version: '2' }))).toMatchObject({ status: 422 });
});

test('I03: of two changes that know the same version one is refused', async () => {
  const { db, scope } = office();
  const made = await office().company();
  const both = await Promise.allSettled(['A', 'B'].map((title) => update(db, scope, companies, made.id, { title, version: 1 })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('T03: a taken value is 409 on its field, but for deleted records and another firm', async () => {
  const { db, scope } = office();
  const number = nip(7_001);
  const first = await office().company({ vat_number: number });
  const error = await refused(office().company({ vat_number: number }));
  expect(error).toMatchObject({ status: 409, message: 'NIP: ta wartość jest już zajęta.' });
  expect(error.more.errors).toEqual({ vat_number: 'Ta wartość jest już zajęta' });
  await remove(db, scope, companies, first.id);
  const second = await office().company({ vat_number: number });
  expect(await refused(restore(db, scope, companies, first.id))).toMatchObject({
    status: 409,
    more: { errors: { vat_number: expect.any(String) } },
  });
  await remove(db, scope, companies, second.id);
  expect(await restore(db, scope, companies, first.id)).toMatchObject({ id: first.id, vat_number: number, version: 3 });
});

test('fields unique together are named together', async () => {
  const { db, scope, head } = office();
  const period = { company_id: bakery.id, period: '2026-09', owner_id: head.id };
  await create(db, scope, settlements, period);
  const error = await refused(create(db, scope, settlements, period));
  expect(Object.keys(error.more.errors)).toEqual(['company_id', 'period', 'revision']);
});

test('a deleted record is gone from lists and counts until it is restored', async () => {
  const { db, scope, all } = office();
  const made = await office().company({ title: 'Do usunięcia' });
  const task = await office().task({ company_id: made.id });
  expect(await remove(db, scope, tasks, task.id)).toMatchObject({ id: task.id, version: 2 });
  expect(await refused(one(db, scope, tasks, task.id))).toMatchObject({ status: 404 });
  expect(await refused(update(db, scope, tasks, task.id, { title: 'x' }))).toMatchObject({ status: 404 });
  expect(await refused(remove(db, scope, tasks, task.id))).toMatchObject({ status: 404 });
  expect((await one(db, scope, companies, made.id)).tasks).toBe(0);
  expect(await restore(db, scope, tasks, task.id)).toMatchObject({ id: task.id, version: 3 });
  expect(await restore(db, scope, tasks, task.id)).toMatchObject({ version: 3 });
  expect((await one(db, scope, companies, made.id)).tasks).toBe(1);
  expect(await all(tasks, { filters: [{ key: 'id', is: 'any', values: [task.id] }] })).toHaveLength(1);
});

test('references must lead to living records that fit', async () => {
  const { db, scope } = office();
  const gone = await office().company();
  await remove(db, scope, companies, gone.id);
  const client = await create(db, scope, users, { first_name: 'Jan', last_name: 'Kłos', email: 'jan@klient.test' });
  for (const [key, id] of [
    ['company_id', gone.id],
    ['company_id', newId()],
    ['assignee_id', client.id],
    ['assignee_id', bakery.id],
  ] as const)
    expect((await refused(office().task({ [key]: id }))).more.errors).toEqual({ [key]: 'Wybierz pozycję z listy' });
  expect((await refused(office().task({ company_id: 'x' }))).more.errors).toEqual({ company_id: 'Wybierz pozycję z listy' });
});

test('a keeper who left does not stop other changes of the record', async () => {
  const { db, scope, head } = office();
  const lately = await confirmed(db, scope);
  const made = await create(db, lately, users, { first_name: 'Iza', last_name: 'Nowa', email: 'iza@biuro.test', isAdmin: true });
  await db.query({ text: `update users set status = 'active' where id = $1`, values: [made.id] });
  const company = await office().company({ deputy_id: made.id });
  await db.query({ text: `update users set status = 'deactivated' where id = $1`, values: [made.id] });
  expect(await update(db, scope, companies, company.id, { ...company, client_note: 'Nowy' })).toMatchObject({ version: 2 });
  expect(await refused(update(db, scope, companies, company.id, { owner_id: made.id }))).toMatchObject({ status: 422 });
  expect(await update(db, scope, companies, company.id, { owner_id: head.id, deputy_id: null })).toMatchObject({ deputy: null });
});

test('a rule that was broken before does not stop a change of other fields', async () => {
  const { db, scope } = office();
  const old = await office().company({ title: 'Dawna' });
  await db.query({ text: `update companies set company_type = 'llc' where id = $1`, values: [old.id] });
  expect(await update(db, scope, companies, old.id, { client_note: 'Nowa' })).toMatchObject({ client_note: 'Nowa' });
  expect((await refused(update(db, scope, companies, old.id, { krs: null, vat_number: null }))).more.errors).toEqual({
    vat_number: 'Podaj NIP; bez niego może być tylko osoba fizyczna',
  });
});

test('a required field may not be emptied', async () => {
  const error = await refused(update(office().db, office().scope, companies, bakery.id, { address_city: '' }));
  expect(error.more.errors).toEqual({ address_city: 'To pole jest wymagane' });
});

test('items of a list are checked and named by their place', async () => {
  const contacts = [
    { first_name: 'Jan', last_name: 'Kłos' },
    { first_name: '', last_name: 'K', email: 'nie', age: 3 },
  ];
  const error = await refused(update(office().db, office().scope, companies, bakery.id, { contacts }));
  expect(Object.keys(error.more.errors).sort()).toEqual(['contacts.1.age', 'contacts.1.email', 'contacts.1.first_name']);
});

test('W05: formatted text is cleaned before it is kept', async () => {
  const { description } = await office().task({
    description:
      '<p onclick="x()">Cześć <script>alert(1)</script><a href="javascript:x">zły</a> <a href="https://biuro.pl">dobry</a></p><img src=x>',
  });
  expect(description).toBe(
    '<p>Cześć <a>zły</a> <a href="https://biuro.pl" rel="noopener noreferrer" target="_blank">dobry</a></p>',
  );
  expect((await office().task({ description: '<p>&nbsp;</p>' })).description).toBeNull();
  const error = await refused(office().task({ description: '<b>'.repeat(20_000) }));
  expect(error).toMatchObject({ status: 422, more: { errors: { description: expect.stringContaining('zagnieżdżone') } } });
});

test('V07: a moment is kept as an instant: with its offset, or the first reading of the doubled hour', async () => {
  const { db, scope } = office();
  const { uptimes } = await import('../../../resources/uptimes');
  const { startRecords } = await import('../../../src/server/records/start');
  const { keys } = await import('./office');
  const own = { create: (values: object) => ({ ...values, user_id: scope.who.id }) };
  startRecords({ keys, handlers: { uptimes: own } });
  const kept = async (start_date: string) => {
    const made = await create(db, scope, uptimes, { start_date });
    const [row] = await db.query<{ start_date: Date }>({
      text: 'select start_date from uptimes where id = $1',
      values: [made.id],
    });
    return [made.start_date, row?.start_date.toISOString()];
  };
  expect(await kept('2026-10-25 02:30:00')).toEqual(['2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z']);
  expect(await kept('2026-10-25 02:30:00+01:00')).toEqual(['2026-10-25 02:30:00', '2026-10-25T01:30:00.000Z']);
  expect(await kept('2026-07-01T08:00:00Z')).toEqual(['2026-07-01 10:00:00', '2026-07-01T08:00:00.000Z']);
  expect(await refused(create(db, scope, uptimes, { start_date: '2026-03-29 02:30:00' }))).toMatchObject({ status: 422 });
  startRecords({ keys });
});

test('hooks run in their order inside the transaction, and a refusal of the last undoes all', async () => {
  const { db, scope } = office();
  const { startRecords } = await import('../../../src/server/records/start');
  const { keys } = await import('./office');
  const seen: string[] = [];
  let standing: string | null = null;
  const { conflict } = await import('../../../src/server/errors');
  startRecords({
    keys,
    handlers: {
      tasks: {
        create: (values) => {
          seen.push('create');
          return { ...values, period: '2026-01' };
        },
        same: async (values) => {
          seen.push(`same ${values.title}`);
          const isNamed = values.title === 'Dobra' || values.title === 'Ta sama';
          return standing && isNamed ? { id: standing, otherwise: 'Jest już inna.' } : null;
        },
        saved: (after, before) => {
          seen.push(`saved ${before?.version} ${after?.version}`);
          if (after?.title === 'Zła') throw conflict('Nie teraz.');
        },
        update: (changes) => ({ ...changes, completed_at: '2026-11-20 10:00:00' }),
        remove: () => {
          throw conflict('Zostaje.');
        },
        present: (record) => ({ extra: record.id }),
      },
    },
  });
  const known = await office().task({ title: 'Dobra' });
  standing = String(known.id);
  expect(known).toMatchObject({ period: '2026-01', extra: known.id });
  expect(seen).toEqual(['create', 'same Dobra', 'saved undefined 1']);
  expect((await office().task({ title: 'Dobra' })).id).toBe(known.id);
  expect(await refused(office().task({ title: 'Ta sama' }))).toMatchObject({
    status: 409,
    code: 'saved_otherwise',
    message: 'Jest już inna.',
    more: { saved: { id: known.id, title: 'Dobra' }, sent: { title: 'Ta sama' } },
  });
  expect(await refused(office().task({ title: 'Zła' }))).toMatchObject({ status: 409 });
  expect(await update(db, scope, tasks, known.id, { title: 'Lepsza' })).toMatchObject({
    completed_at: '2026-11-20 10:00:00',
    version: 2,
  });
  expect(await refused(remove(db, scope, tasks, known.id))).toMatchObject({ message: 'Zostaje.' });
  startRecords({ keys });
  expect(await office().all(tasks, query({ filters: [{ key: 'title', is: 'is', values: ['Zła'] }] }))).toEqual([]);
});

test('P12: one may change one’s own name but no field that is not one’s own to write', async () => {
  const { db, head } = office();
  const own = person({ id: head.id, roles: ['worker-tasks'] });
  const mine = await one(db, scopeOf(own), users, head.id);
  expect(await update(db, scopeOf(own), users, head.id, { ...mine, first_name: 'Nowe' })).toMatchObject({ first_name: 'Nowe' });
  expect((await refused(update(db, scopeOf(own), users, head.id, { roles: ['boss'] }))).more.errors).toEqual({
    roles: 'Nieznane pole',
  });
  expect(await refused(update(db, scopeOf(own), users, newId(), { first_name: 'X' }))).toMatchObject({ status: 404 });
});

test('a pair that is unique together may not be given twice', async () => {
  const { db } = office();
  const scope = await confirmed(db, office().scope);
  const client = await create(db, scope, users, { first_name: 'A', last_name: 'B', email: 'ab@klient.test' });
  const membership = { user_id: client.id, company_id: bakery.id };
  expect(await create(db, scope, memberships, membership)).toMatchObject({ user: { title: 'A B' }, role: 'owner' });
  expect(await refused(create(db, scope, memberships, membership))).toMatchObject({ status: 409 });
});

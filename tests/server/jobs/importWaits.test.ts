// On a PostgreSQL server: locks.

import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { csvLine } from '../../../src/lib/csv';
import type { Field } from '../../../src/schema';
import type { Tx } from '../../../src/server/db/database';
import { tryImport } from '../../../src/server/records/import';
import { namesOf } from '../../../src/server/records/importColumns';
import { together } from '../../../src/server/records/together';
import { trialOn } from '../../../src/server/records/trial';
import { viewOf } from '../../../src/server/records/view';
import { systemScope } from '../../../src/server/scope';
import { importTableOf } from '../../support/importTable';
import { openOffice } from '../../support/office';
import { nip } from '../../support/samples';

/** How many statements each transaction had that wrote records together and told the trail of them. */
const writing: number[] = [];
/** Called once, in the transaction that writes rows, when the first of them are written. */
let onWritten: ((tx: Tx) => Promise<unknown>) | null = null;
const office = openOffice({
  daily: [],
  database: (db) => ({
    ...db,
    transaction: (work) => {
      const names: (string | undefined)[] = [];
      return db
        .transaction((tx) => {
          names.length = 0;
          const told = <Rest extends { name?: string }>(statement: Rest): Rest => {
            names.push(statement.name);
            return statement;
          };
          return work({
            async query(statement) {
              const heard = statement.name === 'jobs.unwanted' ? onWritten : null;
              if (heard) onWritten = null;
              await heard?.(tx);
              return tx.query(told(statement));
            },
            later: (statement) => tx.later(told(statement)),
            notify: tx.notify,
          });
        })
        .finally(() => {
          if (names.includes('together.begin') && names.includes('auditMany.lines')) writing.push(names.length);
        });
    },
  }),
});

const fields: Record<string, Field> = resources.companies.fields;
const sample = {
  title: '',
  vat_number: '',
  company_type: 'jdg',
  address_postal_code: '90-001',
  address_city: 'Łódź',
  owner_id: 'ksiegowa Testowa',
  taxation_form: 'pit_scale',
  vat_status: 'exempt_limit',
  accounting_type: 'kpir',
};
const fileOf = (rows: readonly object[]) =>
  [Object.keys(sample).map((key) => fields[key]?.label ?? key), ...rows.map((row) => Object.values({ ...sample, ...row }))]
    .map((row) => csvLine(row.map(String)))
    .join('');

async function load(rows: readonly object[]) {
  const headers = {
    'content-type': 'text/csv',
    'x-api-key': 'demo-api-key',
    'x-provider-scope': 'local',
    authorization: `Bearer ${office.as('kierownik').token}`,
  };
  const sent = await office.app.inject({ method: 'POST', url: '/api/companies/import', headers, payload: fileOf(rows) });
  expect(sent.statusCode).toBe(202);
  await office.services.jobs.drain();
  return (await office.as('super').get(sent.json().data.address)).data;
}
const listed = async (search: string) =>
  (await office.as('kierownik').get(`/api/companies/?limit=1&search=${search}`)).body.total;

test('O07: rows that a file makes are written in one transaction of a few statements, so that on one connection nobody waits long', async () => {
  const rows = Array.from({ length: 100 }, (_, nth) => ({ title: `Hurtowa ${nth}`, vat_number: nip(60_000 + nth) }));
  expect(await load(rows)).toMatchObject({ state: 'done', result: { created: 100, refused: 0 } });
  expect(writing).toHaveLength(1);
  expect(writing[0]).toBeLessThan(30);
  expect(await listed('Hurtowa')).toBe(100);
  const made = (await office.as('super').get('/api/companies/?limit=1&search=Hurtowa')).data[0];
  const { data: history } = await office.as('super').get(`/api/companies/${made.id}/history`);
  expect(history).toMatchObject([{ action: 'create' }]);
});

test('O07: a file that is being written is stopped at once, and nothing of it stays', async () => {
  const rows = Array.from({ length: 250 }, (_, nth) => ({ title: `Przerwana ${nth}`, vat_number: nip(70_000 + nth) }));
  const { db } = office.services;
  let cancelled: unknown;
  const halfWay = new Promise<{ goOn(): void }>((reached) => {
    onWritten = async (tx) => {
      // The embedded engine's one connection is this transaction's; over a server the call comes from outside of it.
      if (db.engine === 'server') return new Promise<void>((goOn) => reached({ goOn }));
      [cancelled] = await tx.query({
        text: "update jobs set cancel_at = now() where state = 'running' returning true as stopping",
      });
      return reached({ goOn: () => undefined });
    };
  });
  const loaded = load(rows);
  const { goOn } = await halfWay;
  if (db.engine === 'server') {
    const [{ id }] = (await db.query<{ id: string }>({ text: "select id from jobs where state = 'running'" })) as [
      { id: string },
    ];
    cancelled = (await office.as('kierownik').post(`/api/jobs/${id}/cancel`)).data;
  }
  goOn();
  const came = await loaded;
  expect(cancelled).toMatchObject({ stopping: true });
  expect(came).toMatchObject({ state: 'cancelled', says: 'Przerwano. Nic nie zapisano.' });
  expect(await listed('Przerwana')).toBe(0);
});

const demo = () => {
  const { tenants, clock } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  return systemScope(tenant, clock());
};

test('what headings may name is put together once for a file, however many of its rows might be its headings', () => {
  const view = viewOf(demo(), resources.companies, 'create');
  const [names, again] = [namesOf(view), namesOf(view)];
  expect(again).toBe(names);
  expect([names.get('nip'), names.get('mikrorachunek podatkowy')]).toMatchObject([
    { kind: 'field', key: 'vat_number' },
    { kind: 'ignored' },
  ]);
});

/** The names of the statements of a trial. */
async function statementsOf(work: (db: typeof office.services.db) => Promise<unknown>): Promise<(string | undefined)[]> {
  const { db } = office.services;
  const names: (string | undefined)[] = [];
  await work({
    ...db,
    transaction: (inside) =>
      db.transaction((tx) =>
        inside({
          ...tx,
          query: (statement) => {
            names.push(statement.name);
            return tx.query(statement);
          },
          later: (statement) => {
            names.push(statement.name);
            tx.later(statement);
          },
        }),
      ),
  });
  return names;
}

test('O07: rows of a trial are written together too, piece by piece, and the trail is told nothing of them', async () => {
  const table = importTableOf(
    fileOf(Array.from({ length: 300 }, (_, nth) => ({ title: `Próbna ${nth}`, vat_number: nip(65_000 + nth) }))),
  );
  let pieces = 0;
  const names = await statementsOf(async (db) => {
    const tried = await tryImport(db, demo(), resources.companies, table, async () => {
      pieces += 1;
    });
    expect(tried).toMatchObject({ created: 300, refused: 0 });
  });
  expect(names.length).toBeLessThan(10 * pieces);
  expect(names.filter((name) => name?.startsWith('audit'))).toEqual([]);
  expect(names.filter((name) => name === 'import.row')).toEqual([]);
  expect(await listed('Próbna')).toBe(0);
});

test('V08: a wrong row of a trial is told by its own sentence, and the others stand', async () => {
  const known = await office.add('companies', { title: 'Znana próbie', vat_number: nip(66_000) });
  const foreign = office.idOf('ksiegowa', 'kancelaria');
  const rows = [
    { title: 'Dobra pierwsza', vat_number: nip(66_001) },
    { title: 'Zły NIP', vat_number: '5260250275' },
    { title: 'Cudzy opiekun', vat_number: nip(66_002), owner_id: foreign },
    { title: 'Zmieniona', vat_number: nip(66_000) },
    { title: 'Druga taka', vat_number: nip(66_001) },
    { title: '', vat_number: nip(66_003) },
    { title: 'Dobra ostatnia', vat_number: nip(66_004) },
  ];
  const tried = await tryImport(
    office.services.db,
    demo(),
    resources.companies,
    importTableOf(fileOf(rows)),
    async () => undefined,
  );
  expect(tried.data).toMatchObject([
    { row: 2, action: 'create' },
    { row: 3, action: 'refuse', errors: { vat_number: 'NIP ma błędną cyfrę kontrolną' } },
    { row: 4, action: 'refuse', errors: { owner_id: 'Wybierz pozycję z listy' } },
    { row: 5, action: 'update', id: known.id, changes: { title: { before: 'Znana próbie', after: 'Zmieniona' } } },
    { row: 6, action: 'refuse', error: 'Ten sam rekord jest już w wierszu 2.' },
    { row: 7, action: 'refuse', errors: { title: 'To pole jest wymagane' } },
    { row: 8, action: 'create' },
  ]);
});

test('V08: rows that the database refuses together are tried one by one, and each is told by itself', async () => {
  const hours = (from: string, to: string) => [`2026-11-03 ${from}:00`, `2026-11-03 ${to}:00`];
  const rows = [hours('08:00', '09:00'), hours('10:00', '11:00'), hours('10:30', '12:00'), hours('13:00', '14:00')];
  const text = [['start_date', 'end_date'], ...rows].map((cells) => csvLine(cells)).join('');
  const scope = demo();
  const whose = { ...scope, who: { ...scope.who, id: office.idOf('kierownik') } };
  const names = await statementsOf(async (db) => {
    const tried = await tryImport(db, whose, resources.uptimes, importTableOf(text), async () => undefined);
    expect(tried.data).toMatchObject([
      { row: 2, action: 'create' },
      { row: 3, action: 'create' },
      { row: 4, action: 'refuse', error: 'Ten czas nakłada się na inny wpis.' },
      { row: 5, action: 'create' },
    ]);
  });
  expect(names).toContain('import.anew');
});

test('V08: rows that change records stand among rows that make them, all or none', async () => {
  const known = await office.add('companies', { title: 'Zastana', vat_number: nip(61_000) });
  const rows = Array.from({ length: 60 }, (_, nth) => ({ title: `Mieszana ${nth}`, vat_number: nip(61_000 + nth) }));
  expect(await load(rows)).toMatchObject({ state: 'done', result: { created: 59, updated: 1, refused: 0 } });
  expect((await office.as('kierownik').get(`/api/companies/${known.id}`)).body.title).toBe('Mieszana 0');
  const faulty = rows.map((_, nth) => ({ title: `Druga ${nth}`, vat_number: nth === 59 ? '1' : nip(62_000 + nth) }));
  expect(await load(faulty)).toMatchObject({ state: 'refused', result: { errors: { '61.vat_number': expect.any(String) } } });
  expect(await listed('Druga')).toBe(0);
});

test('V08: of records that the database refuses together it is told which one', async () => {
  const { db } = office.services;
  const view = viewOf(demo(), resources.companies, 'create');
  const company = (nth: number) => office.sample('companies', { title: 'Wspólna', vat_number: nip(nth) });
  const refused = await trialOn(db, async (tx) => {
    const batch = together(tx, view);
    for (const nth of [63_000, 63_001, 63_000]) await batch?.add(company(nth));
    return batch?.write();
  });
  expect([refused?.at, refused?.refusal.status, refused?.refusal.code]).toEqual([2, 409, 'taken']);
});

test('O07, V08: tasks of a file are written together too, and time entries that overlap each other are told apart', async () => {
  const { db } = office.services;
  const scope = demo();
  const company = await office.add('companies', { title: 'Z zadaniami' });
  let statements = 0;
  const made = await db.transaction(async (tx) => {
    const counted =
      <Rest>(work: (statement: Rest) => unknown) =>
      (statement: Rest) => {
        statements += 1;
        return work(statement);
      };
    const batch = together(
      { ...tx, query: counted(tx.query) as typeof tx.query, later: counted(tx.later) },
      viewOf(scope, resources.tasks, 'create'),
    );
    const ids: string[] = [];
    for (let nth = 0; nth < 100; nth += 1) {
      const task = office.sample('tasks', { title: `Razem ${nth}`, company_id: company.id, assignee_id: null });
      ids.push((await batch?.add(task))?.id ?? '');
    }
    expect(await batch?.write()).toBeNull();
    await batch?.note();
    return ids;
  });
  expect(statements).toBeLessThan(50);
  expect((await office.as('super').get(`/api/tasks/${made[99]}`)).body).toMatchObject({ title: 'Razem 99' });
  expect((await office.as('super').get(`/api/tasks/${made[99]}/history`)).data).toMatchObject([{ action: 'create' }]);
  const entry = (start: string, end: string) => ({ start_date: `2026-11-02 ${start}:00`, end_date: `2026-11-02 ${end}:00` });
  const who = { ...scope, who: { ...scope.who, id: office.idOf('kierownik') } };
  const refused = await trialOn(db, async (tx) => {
    const batch = together(tx, viewOf(who, resources.uptimes, 'create'));
    for (const [start, end] of [
      ['08:00', '09:00'],
      ['10:00', '11:00'],
      ['10:30', '12:00'],
    ] as const)
      await batch?.add(entry(start, end));
    return batch?.write();
  });
  expect([refused?.at, refused?.refusal.code]).toEqual([2, 'overlap']);
  // The same row again would find the first one's record, were it sent alone.
  const repeated = await trialOn(db, async (tx) => {
    const batch = together(tx, viewOf(who, resources.uptimes, 'create'));
    for (const [start, end] of [
      ['08:00', '09:00'],
      ['13:00', '14:00'],
      ['13:00', '14:00'],
    ] as const)
      await batch?.add(entry(start, end));
    return batch?.write();
  });
  expect([repeated?.at, repeated?.refusal.message]).toEqual([2, 'Ten sam rekord jest już we wcześniejszym wierszu tego pliku.']);
});

test('V08: a piece of a trial that is gone through again after a deadlock finds the same as the first time', async () => {
  const { db } = office.services;
  const table = importTableOf(
    fileOf(Array.from({ length: 12 }, (_, nth) => ({ title: 'Dwa razy', vat_number: nip(64_000 + nth) }))),
  );
  // A trial leaves nothing behind, so that its first time is as good as undone by the database.
  const twice: typeof db = {
    ...db,
    transaction: (work) => db.transaction(work).catch(() => db.transaction(work)),
  };
  const tried = await tryImport(twice, demo(), resources.companies, table, async () => undefined);
  expect(tried).toMatchObject({ created: 12, refused: 0 });
});

import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../src/server/app';
import { createAuth } from '../../../src/server/auth/createAuth';
import type { Statement } from '../../../src/server/db/database';
import { readFigures } from '../../../src/server/db/figures';
import { addOfFirm, addRequest } from '../../../src/server/figures';
import { wanted } from '../../../src/server/routes/metrics';
import { openOffice } from '../../support/office';

const token = 'm'.repeat(40);
const windowMs = 60 * 60_000;
const office = openOffice({
  config: { metricsToken: token },
  limits: {
    alarms: {
      failedLogins: { most: 3, windowMs },
      refusals: { most: 3, windowMs },
      tokenReuse: { most: 0, windowMs },
      faults: { most: 1, windowMs },
      jobDelay: { most: 0, windowMs },
    },
    readings: { times: 3, least: 5 },
  },
});
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Another process of the same house: its own counters, the same database. */
async function secondProcess() {
  const auth = createAuth(office.services);
  const app = await buildApp({ ...office.services, auth });
  closing.push(async () => {
    await app.close();
    await auth.settled();
    await auth.stopCounting();
    await auth.mail.stop();
  });
  return { app, auth };
}
type App = typeof office.app;
const read = (app: App, authorization = `Bearer ${token}`) => app.inject({ url: '/metrics', headers: { authorization } });
const figures = async (app: App = office.app) => (await read(app)).body.split('\n');
const wrongLogin = (app: App, email: string) =>
  app.inject({
    method: 'POST',
    url: '/api/users/check',
    headers: { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', 'content-type': 'application/json' },
    payload: { email, password: 'Zupełnie-Inne-2026' },
  });
const alarms = () => office.logged.filter(({ message }) => message.startsWith('Alarm: ')).map(({ message }) => message);

describe('the page of figures', () => {
  test('is for whoever shows its token, whatever else they show', async () => {
    expect((await office.app.inject({ url: '/metrics' })).statusCode).toBe(401);
    expect((await read(office.app, `Bearer ${'n'.repeat(40)}`)).statusCode).toBe(401);
    expect((await read(office.app, `Basic ${token}`)).statusCode).toBe(401);
    const answer = await read(office.app);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('is in the format that Prometheus reads: each figure once with its meaning, histograms that only grow', async () => {
    await office.as('ksiegowa').get('/api/tasks/');
    const lines = await figures();
    expect(lines.at(-1)).toBe('');
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(
        /^(# (HELP|TYPE) panel_\w+ .+|panel_\w+(\{(\w+="([^"\\]|\\.)*"(,|(?=\})))+\})? -?[\d.]+(e[+-]?\d+)?)$/,
      );
    const typed = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
    expect(new Set(typed).size).toBe(typed.length);
    const tasks = lines.filter((line) => line.startsWith('panel_request_seconds_bucket{method="GET",status="2xx"'));
    const counts = tasks.map((line) => Number(line.split(' ').at(-1)));
    expect(tasks).toHaveLength(11);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    const [total] = lines.filter((line) => line.startsWith('panel_request_seconds_count{method="GET",status="2xx"'));
    expect(total?.split(' ').at(-1)).toBe(String(counts.at(-1)));
    const ofTasks = lines.find((line) =>
      /^panel_route_seconds_count\{method="GET",route="\/api\/tasks\/?",status="200"/.test(line),
    );
    expect(Number(ofTasks?.split(' ').at(-1))).toBeGreaterThan(0);
  });

  test('L01: holds routes by their pattern, firms by their number, and nothing of people', async () => {
    const task = await office.add('tasks', { title: 'Tajne zadanie' });
    await office.as('ksiegowa').get(`/api/tasks/${task.id}`);
    await office.as('ksiegowa').get('/api/nic-takiego/jan.kowalski@klient.test');
    const text = (await figures()).join('\n');
    expect(text).toContain('route="/api/tasks/:id"');
    expect(text).toContain('route="404"');
    for (const secret of [task.id, 'kowalski', 'Tajne', office.idOf('ksiegowa'), '@']) expect(text).not.toContain(secret);
  });

  test.each([
    'panel_job_delay_seconds',
    'panel_jobs_retried',
    'panel_mail_waiting',
    'panel_database_bytes',
    'panel_disk_free_ratio',
    'panel_event_loop_lag_seconds{quantile="1"}',
    'panel_pool_connections{state="in_use"}',
    'panel_pool_connections{state="waiting"}',
    'panel_memory_bytes',
  ])('tells %s', async (name) => expect((await figures()).some((line) => line.startsWith(`${name} `))).toBe(true));

  test('tells how old the newest copy is and that the last trial failed', async () => {
    const { db, clock } = office.services;
    const ago = new Date(clock().getTime() - 90_000);
    await db.query({
      text: `insert into housekeeping (name, due_at, done_at, result, failed_at) values ('copy', $1, $1, '{"bytes": 4096}', null), ('drill', $1, null, null, $1)`,
      values: [ago],
    });
    const lines = await figures();
    for (const line of [
      'panel_backup_age_seconds 90',
      'panel_backup_bytes 4096',
      'panel_backup_failed 0',
      'panel_drill_failed 1',
    ])
      expect(lines).toContain(line);
  });
});

describe('several processes', () => {
  test('L03: count together: what each alone would pass over is told once, by one of them', async () => {
    const other = await secondProcess();
    office.logged.length = 0;
    for (const [app, email] of [
      [office.app, 'a@demo.test'],
      [other.app, 'b@demo.test'],
    ] as const)
      for (let nth = 0; nth < 2; nth += 1) await wrongLogin(app, email);
    expect(alarms()).toEqual([]);

    for (const { alarms: counted } of [office.services.auth, other.auth]) await counted.flush();
    expect(alarms()).toEqual(['Alarm: failedLogins']);

    for (const app of [office.app, other.app]) await wrongLogin(app, 'c@demo.test');
    for (const { alarms: counted } of [office.services.auth, other.auth]) await counted.flush();
    expect(alarms()).toEqual(['Alarm: failedLogins']);
  });

  test('L03: the next window begins anew', async () => {
    office.logged.length = 0;
    office.pass(windowMs);
    for (let nth = 0; nth < 4; nth += 1) await wrongLogin(office.app, 'd@demo.test');
    await office.services.auth.settled();
    expect(alarms()).toEqual(['Alarm: failedLogins']);
  });

  test('V10: what one person reads from each of them is one reading', async () => {
    await office.logInAgain();
    const other = await secondProcess();
    office.logged.length = 0;
    const task = await office.add('tasks');
    const { token: access } = office.as('kadry');
    const headers = { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${access}` };
    for (const app of [office.app, other.app])
      for (let nth = 0; nth < 9; nth += 1)
        expect((await app.inject({ url: `/api/tasks/${task.id}`, headers })).statusCode).toBe(200);
    for (const { readings } of [office.services.auth, other.auth]) await readings.flush();
    expect(alarms()).toEqual(['Alarm: readings']);
  });

  test('are one for whoever asks any of them for figures', async () => {
    const other = await secondProcess();
    const of = async (app: App) => (await figures(app)).find((line) => line.startsWith('panel_rare_total{kind="failedLogins"'));
    const before = await of(office.app);
    await wrongLogin(other.app, 'e@demo.test');
    await other.auth.figures.flush();
    const after = await of(office.app);
    expect(Number(after?.split(' ')[1])).toBe(Number(before?.split(' ')[1]) + 1);
  });
});

describe('with thousands of firms and every route asked', () => {
  const firms = 3_000;
  const kinds = ['failedLogins', 'refusals', 'faults', 'jobDelay', 'tokenReuse', 'readings'];
  const kept = () => office.services.auth.figures;

  test('the page is as short as with one, and tells the firms and routes that matter most', async () => {
    for (let nth = 0; nth < 1_500; nth += 1)
      for (const [method, status] of [
        ['GET', 200],
        ['POST', 422],
        ['PUT', 409],
        ['DELETE', 500],
      ] as const)
        addRequest(kept(), `/api/droga-dosc-dluga-jak-prawdziwa/:id/czynnosci/${nth}`, method, status, nth / 10_000);
    for (let firm = 1_000; firm < 1_000 + firms; firm += 1) for (const kind of kinds) addOfFirm(kept(), 'rare', kind, firm);
    for (let nth = 0; nth < 50; nth += 1) addOfFirm(kept(), 'rare', 'faults', 2_345);
    const { body } = await read(office.app);
    expect(body.length).toBeLessThan(50_000);
    expect(body).toContain('panel_firm_rare_total{kind="faults",tenant="2345"} 51');
    expect(body).toMatch(new RegExp(`panel_rare_total\\{kind="tokenReuse"\\} ${firms}\\b`));
    expect(body).toContain('route="/api/droga-dosc-dluga-jak-prawdziwa/:id/czynnosci/1499"');
    expect(body).not.toContain('czynnosci/7"');
    const [, sum] = /panel_route_seconds_sum\{method="GET",route="[^"]*\/1499",status="200"\} (\S+)/.exec(body) ?? [];
    const [, count] = /panel_route_seconds_count\{method="GET",route="[^"]*\/1499",status="200"\} (\S+)/.exec(body) ?? [];
    expect([Number(sum), Number(count)]).toEqual([0.1499, 1]);
  });

  test('it reads what it tells, and never all that is kept', async () => {
    const { db } = office.services;
    await db.query({ text: 'analyze figures' });
    const sent: Statement[] = [];
    const hearing = {
      query: (statement: Statement) => {
        sent.push(statement);
        return Promise.resolve([]);
      },
    };
    await readFigures(hearing as never, wanted);
    const text = `explain (analyze, format json) ${sent[0]?.text}`;
    const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({ text });
    let seen = 0;
    const walk = (node: Node): void => {
      if (node['Relation Name'] === 'figures') {
        expect(node['Node Type']).not.toBe('Seq Scan');
        seen += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      }
      for (const inner of node.Plans ?? []) walk(inner);
    };
    if (row) walk(row['QUERY PLAN'][0].Plan);
    expect(seen).toBeGreaterThan(100);
    expect(seen).toBeLessThan(1_000);
  });
});

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

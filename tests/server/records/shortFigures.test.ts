import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { migrations } from '../../../src/server/db/migrations';
import { testDatabase } from '../../support/database';

let db: Database | null = null;
afterAll(() => db?.close());

test('figures that were kept by route and firm are added up and lose nothing', async () => {
  db = await testDatabase();
  await db.query({ text: 'delete from figures; drop index figures_most, jobs_dead, mail_queue_failed' });
  const old: [string, string, number][] = [
    ['panel_request_seconds_bucket', 'le="0.01",method="GET",route="/a",status="200"', 5],
    ['panel_request_seconds_bucket', 'le="0.05",method="GET",route="/a",status="200"', 1],
    ['panel_request_seconds_bucket', 'le="0.01",method="GET",route="/b",status="204"', 2],
    ['panel_request_seconds_bucket', 'le="0.01",method="HEAD",route="404",status="404"', 7],
    ['panel_request_seconds_sum', 'method="GET",route="/a",status="200"', 0.5],
    ['panel_request_seconds_sum', 'method="GET",route="/b",status="204"', 0.25],
    ['panel_request_seconds_sum', 'method="HEAD",route="404",status="404"', 0.125],
    ['panel_rare_total', 'kind="failedLogins",tenant="1"', 3],
    ['panel_rare_total', 'kind="failedLogins",tenant="2"', 4],
    ['panel_alarms_total', 'kind="faults",tenant="2"', 1],
    ['panel_job_failures_total', 'job="mail"', 9],
  ];
  await db.query({
    text: 'insert into figures select * from unnest($1::text[], $2::text[], $3::float8[])',
    values: [0, 1, 2].map((column) => old.map((row) => row[column])),
  });

  await db.query({ text: migrations.find(({ name }) => name === 'short_figures')?.sql ?? '' });

  const rows = await db.query<{ name: string; labels: string; value: number }>({ text: 'select * from figures order by 1, 2' });
  expect(rows.map(({ name, labels, value }) => [name, labels, value])).toEqual([
    ['panel_alarms_total', 'kind="faults"', 1],
    ['panel_firm_alarms_total', 'kind="faults",tenant="2"', 1],
    ['panel_firm_rare_total', 'kind="failedLogins",tenant="1"', 3],
    ['panel_firm_rare_total', 'kind="failedLogins",tenant="2"', 4],
    ['panel_job_failures_total', 'job="mail"', 9],
    ['panel_rare_total', 'kind="failedLogins"', 7],
    ['panel_request_seconds_bucket', 'le="0.01",method="GET",status="2xx"', 7],
    ['panel_request_seconds_bucket', 'le="0.01",method="other",status="4xx"', 7],
    ['panel_request_seconds_bucket', 'le="0.05",method="GET",status="2xx"', 1],
    ['panel_request_seconds_sum', 'method="GET",status="2xx"', 0.75],
    ['panel_request_seconds_sum', 'method="other",status="4xx"', 0.125],
    ['panel_requests_total', 'status="200"', 6],
    ['panel_requests_total', 'status="204"', 2],
    ['panel_requests_total', 'status="404"', 7],
    ['panel_route_seconds_count', 'method="GET",route="/a",status="200"', 6],
    ['panel_route_seconds_count', 'method="GET",route="/b",status="204"', 2],
    ['panel_route_seconds_count', 'method="HEAD",route="404",status="404"', 7],
    ['panel_route_seconds_sum', 'method="GET",route="/a",status="200"', 0.5],
    ['panel_route_seconds_sum', 'method="GET",route="/b",status="204"', 0.25],
    ['panel_route_seconds_sum', 'method="HEAD",route="404",status="404"', 0.125],
  ]);
});

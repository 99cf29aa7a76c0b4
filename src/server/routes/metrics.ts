import { createHash, timingSafeEqual } from 'node:crypto';
import type { Figure, FiguresWanted } from '../db/figures';
import { readPool, readSize, readState } from '../db/figures';
import { freeRoom } from '../disk';
import { notFound, notLoggedIn } from '../errors';
import { buckets } from '../figures';
import type { LoadGuard } from '../plugins/load';
import type { App, Services } from '../services';

type Kind = 'counter' | 'gauge' | 'histogram' | 'summary';

/** What each figure means, for whoever reads them; a figure without a line here is not told. */
const meanings: Record<string, readonly [type: Kind, help: string]> = {
  panel_request_seconds: ['histogram', 'Requests by method and class of the answer, and how long they took. All processes.'],
  panel_requests_total: ['counter', 'Requests by status. All processes.'],
  panel_route_seconds: [
    'summary',
    'Requests by route pattern, method and status, and how long they took together; of those that took most. All processes.',
  ],
  panel_rare_total: [
    'counter',
    'What alarms count: failed logins, refusals, reused tokens, faults (5xx), late jobs. All firms, all processes.',
  ],
  panel_firm_rare_total: ['counter', 'The same by firm; of the firms with the most. All processes.'],
  panel_alarms_total: ['counter', 'Alarms that were told, by kind. All firms, all processes.'],
  panel_firm_alarms_total: ['counter', 'The same by firm; of the firms with the most. All processes.'],
  panel_job_failures_total: ['counter', 'Tries of background jobs that failed. All processes.'],
  panel_jobs: ['gauge', 'Background jobs by state; dead ones were given up.'],
  panel_jobs_retried: ['gauge', 'Jobs that failed and wait for their next try.'],
  panel_job_delay_seconds: ['gauge', 'How long the oldest due job has waited.'],
  panel_mail_waiting: ['gauge', 'Messages that wait to be sent.'],
  panel_mail_failed: ['gauge', 'Messages that were given up.'],
  panel_database_bytes: ['gauge', 'Size of the database.'],
  panel_backup_age_seconds: ['gauge', 'Age of the newest whole copy.'],
  panel_backup_bytes: ['gauge', 'Size of the newest copy of the database.'],
  panel_backup_failed: ['gauge', '1 when the last copy failed.'],
  panel_drill_age_seconds: ['gauge', 'Time since a copy was last restored in a trial that went well.'],
  panel_drill_failed: ['gauge', '1 when the last trial failed.'],
  panel_disk_free_bytes: ['gauge', 'Room on the disk of DATA_DIR.'],
  panel_disk_free_ratio: ['gauge', 'The same as a part of the disk; under 0.05 the server is not ready.'],
  panel_event_loop_lag_seconds: ['gauge', 'How late the event loop answered in the last second. The answering process.'],
  panel_pool_connections: [
    'gauge',
    'Database connections in use and idle, and requests that wait for one. The answering process.',
  ],
  panel_memory_bytes: ['gauge', 'Memory of the answering process.'],
  panel_process_start_seconds: ['gauge', 'When the answering process began, in seconds since 1970.'],
};

/** The page is read every few seconds, so it holds of routes and firms, which there may be any number of, those that matter most. */
export const wanted: FiguresWanted = {
  whole: [
    'panel_request_seconds_bucket',
    'panel_request_seconds_sum',
    'panel_requests_total',
    'panel_rare_total',
    'panel_alarms_total',
    'panel_job_failures_total',
  ],
  most: [
    { name: 'panel_route_seconds_sum', most: 60, beside: ['panel_route_seconds_count'] },
    { name: 'panel_firm_rare_total', most: 40 },
    { name: 'panel_firm_alarms_total', most: 20 },
  ],
};
const SIZE_MS = 60_000;

/**
 * `GET /metrics` in Prometheus's text format, for whoever shows METRICS_TOKEN; without one in the configuration there is nothing at the
 * address, not the panel's page either.
 */
export function metricsRoute(app: App, { db, config, clock, auth }: Services, load: LoadGuard): void {
  const { metricsToken } = config;
  const began = clock().getTime() / 1000;
  let size = { bytes: 0, until: 0 };

  async function databaseSize(): Promise<number> {
    if (size.until <= performance.now()) size = { bytes: await readSize(db), until: performance.now() + SIZE_MS };
    return size.bytes;
  }

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (metricsToken === null) throw notFound();
    const token = /^Bearer (\S{1,300})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(token, metricsToken)) throw notLoggedIn();
    const disk = await freeRoom(config.dataDir);
    const lag = load.lag();
    const own: Figure[] = [
      { name: 'panel_database_bytes', labels: '', value: await databaseSize() },
      { name: 'panel_disk_free_bytes', labels: '', value: disk.bytes },
      { name: 'panel_disk_free_ratio', labels: '', value: disk.part },
      { name: 'panel_event_loop_lag_seconds', labels: 'quantile="0.5"', value: lag.half },
      { name: 'panel_event_loop_lag_seconds', labels: 'quantile="1"', value: lag.most },
      ...readPool(db),
      { name: 'panel_memory_bytes', labels: '', value: process.memoryUsage.rss() },
      { name: 'panel_process_start_seconds', labels: '', value: began },
    ];
    const all = [...(await auth.figures.read(wanted)), ...(await readState(db, clock())), ...own];
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(textOf(all));
  });
}

/** Takes as long whatever the token is. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}

/** The exposition format: each name once, with what it means, its lines below. */
export function textOf(figures: readonly Figure[]): string {
  const lines = Object.entries(meanings).flatMap(([name, [type, help]]) => {
    const own = linesOf[type](name, figures);
    return own.length > 0 ? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...own] : [];
  });
  return `${lines.join('\n')}\n`;
}

const lineOf = ({ name, labels, value }: Figure): string => `${name}${labels ? `{${labels}}` : ''} ${value}`;

const linesNamed = (name: string, figures: readonly Figure[]) => figures.filter((one) => one.name === name).map(lineOf);

const linesOf: Record<Kind, (name: string, figures: readonly Figure[]) => string[]> = {
  counter: linesNamed,
  gauge: linesNamed,
  histogram: histogramLines,
  summary: (name, figures) => [...linesNamed(`${name}_sum`, figures), ...linesNamed(`${name}_count`, figures)],
};

/** Buckets are kept each for itself and told as the format wants them: each holds those below it. */
function histogramLines(name: string, figures: readonly Figure[]): string[] {
  const shapes = new Map<string, Map<string, number>>();
  for (const { labels, value } of figures.filter((one) => one.name === `${name}_bucket`)) {
    const [, le = '', rest = ''] = /^le="([^"]*)",(.*)$/.exec(labels) ?? [];
    shapes.set(rest, (shapes.get(rest) ?? new Map()).set(le, value));
  }
  return [...shapes].flatMap(([labels, counts]) => {
    let below = 0;
    const told = [...buckets.map(String), '+Inf'].map((le) => {
      below += counts.get(le) ?? 0;
      return `${name}_bucket{${labels},le="${le}"} ${below}`;
    });
    const sum = figures.find((one) => one.name === `${name}_sum` && one.labels === labels)?.value ?? 0;
    return [...told, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${below}`];
  });
}

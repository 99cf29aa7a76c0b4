import { Readable } from 'node:stream';
import {
  pagedReports,
  type ReportName,
  type ReportQuery,
  type ReportRow,
  type ReportTable,
  reportNames,
} from '../../contract/reports';
import { fold } from '../../lib/text';
import { badQuery, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { exportCsv } from '../records/exportCsv';
import { exportXlsx } from '../records/exportXlsx';
import { todayOf } from '../records/present';
import { steppedUp } from '../routes/account';
import { massExport } from '../routes/export';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { fileOf, paperOf } from './files';
import { makeReport } from './make';
import { readReportQuery, reportNamed } from './query';

type Query = Record<string, unknown>;
interface Asked {
  Params: { name: string };
  Querystring: Query;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;
type Format = keyof typeof types;

const text = (description: string) => ({ type: 'string', description });
const asked = {
  year: text('Rok'),
  from: text('Pierwszy miesiąc, 1 do 12'),
  to: text('Ostatni miesiąc, 1 do 12'),
  keeper: text('Opiekun firmy'),
  company: text('Firma'),
  person: text('Osoba z biura; potrzebna w raportach osoby'),
  activity: text('Czynność'),
  kind: text('Rodzaj czasu'),
  cost: text('Koszt godziny w groszach'),
  page: text('Strona, od 1; w raportach podawanych stronami'),
  limit: text('Pozycji na stronie, do 100'),
  sort: text('Kolumna i kierunek, według których ułożone są wszystkie pozycje: real:desc'),
};
/** Rows of a report told by pages that a file takes at once, all of one moment. */
const batch = 20_000;
const params = { type: 'object', required: ['name'], properties: { name: { type: 'string', enum: [...reportNames] } } };
const table = {
  type: 'object',
  properties: {
    key: { type: 'string' },
    title: { type: 'string' },
    columns: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          key: { type: 'string' },
          label: { type: 'string' },
          kind: { enum: ['text', 'minutes', 'money', 'count', 'percent'], description: 'Minuty, grosze, procenty całkowite' },
          align: { enum: ['left', 'center', 'right'] },
          sortable: { type: 'boolean', description: 'Czy wiersze można według niej układać' },
          ratio: { type: 'boolean', description: 'Razem nie jest sumą wierszy' },
        },
      },
    },
    rows: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: { type: ['string', 'null'] }, cells: { type: 'object', additionalProperties: true } },
      },
    },
    count: { type: 'integer', description: 'Ile jest wszystkich wierszy, gdy podane są stronami' },
    total: { type: 'object', additionalProperties: true },
  },
};
const report = {
  type: 'object',
  properties: { title: { type: 'string' }, lead: { type: 'string' }, tables: { type: 'array', items: table } },
};

/** Working time and settlements put together, on screen (`GET /api/reports/<name>`) and as a file (`…/export?format=csv|xlsx|pdf&table=…`). */
export function reportRoutes(app: App, { db, auth }: Services): void {
  const open = { validatorCompiler: () => () => true };
  const make = async (scope: Scope, named: string, given: Query, whole = false) => {
    const name = reportNamed(named);
    if (!scope.who.isAdmin || scope.tenant.config.modules.reports?.enabled !== true) throw notFound();
    const asked = readReportQuery(name, given, todayOf(scope));
    const query = whole && pagedReports.includes(name) ? { ...asked, page: 1, limit: batch } : asked;
    return { name, asked, query, report: await makeReport(name, { db, scope, query }) };
  };
  /** The rows of a table behind its first ones. */
  async function* further(scope: Scope, name: ReportName, query: ReportQuery, { key, rows, count = 0 }: ReportTable) {
    for (let [page, taken] = [2, rows.length]; taken < count; page += 1) {
      const { tables } = await makeReport(name, { db, scope, query: { ...query, page } });
      const more: ReportRow[] = tables.find((one) => one.key === key)?.rows ?? [];
      if (more.length === 0) return;
      taken += more.length;
      yield more;
    }
  }

  app.get<Asked>(
    '/api/reports/:name',
    {
      ...open,
      config: { area: 'reports', verb: 'list' },
      schema: {
        tags: ['reports'],
        summary: 'Raport',
        params,
        querystring: { type: 'object', properties: asked },
        response: { 200: report },
      },
    },
    async (request) => (await make(scopeOf(request), request.params.name, request.query)).report,
  );

  app.get<Asked>(
    '/api/reports/:name/export',
    {
      ...open,
      config: { area: 'reports', verb: 'list', rate: 'exports' },
      schema: {
        tags: ['reports'],
        summary: 'Raport jako plik',
        params,
        querystring: {
          type: 'object',
          properties: {
            ...asked,
            format: { enum: Object.keys(types) },
            table: text('Która tabela; zwykle pierwsza. PDF ma wszystkie'),
          },
        },
        produces: Object.values(types),
        response: { 200: { type: 'string', format: 'binary', description: 'Plik' } },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const { format, table: wanted, ...given } = request.query;
      if (typeof format !== 'string' || !Object.hasOwn(types, format))
        throw badQuery('Wybierz format pliku: csv, xlsx albo pdf.');
      const { name, asked, query, report: made } = await make(scope, request.params.name, given, true);
      const chosen = wanted === undefined ? made.tables[0] : made.tables.find(({ key }) => key === wanted);
      if (!chosen) throw badQuery('W tym raporcie nie ma takiej tabeli.');
      const taken = format === 'pdf' ? made.tables : [chosen];
      if (taken.reduce((total, { rows, count = rows.length }) => total + count, 0) > massExport) await steppedUp(auth, scope);
      const content = await contentOf(format as Format, scope, chosen);
      await recordExport(scope, name, format, asked);
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-type': types[format as Format],
          'content-disposition': `attachment; filename="${fileName(`${made.title} ${chosen.title}`)}-${todayOf(scope)}.${format}"`,
        })
        .send(content);

      async function contentOf(as: Format, { tenant, now }: Scope, one: ReportTable): Promise<Readable> {
        const file = fileOf(one, () => further(scope, name, query, one));
        if (as === 'csv') return Readable.from(exportCsv(file), { objectMode: false });
        if (as === 'xlsx') return Readable.from(exportXlsx(file, one.title), { objectMode: false });
        // Layout and fonts come with the first paper: a start needs none of it.
        const { drawPaper } = await import('../paper/draw');
        return drawPaper(paperOf(made, asked, tenant.config.tenant.name), now);
      }
    },
  );

  /** Writes who took what away (U01). */
  function recordExport(scope: Scope, name: string, format: string, query: ReportQuery): Promise<void> {
    const what = { report: name, format, ...query };
    const changes = Object.fromEntries(Object.entries(what).map(([key, after]) => [key, { before: null, after }]));
    return db.transaction((tx) => audit(tx, { ...trailOf(scope), action: 'export', entity: 'reports', id: null, changes }));
  }
}

function fileName(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
}

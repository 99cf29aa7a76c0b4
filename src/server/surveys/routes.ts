import { Readable } from 'node:stream';
import { resources } from '../../../resources';
import type { Tx } from '../db/database';
import { badQuery, forbidden } from '../errors';
import type { RouteAccess } from '../plugins/access';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { exportCsv } from '../records/exportCsv';
import { exportXlsx } from '../records/exportXlsx';
import { todayOf } from '../records/present';
import { steppedUp } from '../routes/account';
import { massExport } from '../routes/export';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { answeringOf, decline, opened, save } from './answering';
import { openAnswer } from './closed';
import { exportOf } from './export';
import type { Survey } from './form';
import { type Held, hold, mySurveys } from './invitation';
import { answered, answeredIn, summaryOf, tableOf } from './results';
import { submit } from './submitting';

const { surveys } = resources;
const anything = { type: 'object', additionalProperties: true } as const;
const id = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } as const;
interface ById {
  Params: { id: string };
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type Format = keyof typeof types;

/** What surveys have beside their records: answering, for whoever is asked, and what was answered, for the office. */
export function surveyRoutes(app: App, services: Services): void {
  answeringRoutes(app, services);
  resultRoutes(app, services);
}

const route = (
  verb: RouteAccess['verb'],
  summary: string,
  more: object = {},
  access: Pick<RouteAccess, 'rate' | 'secret'> = {},
) => ({
  validatorCompiler: () => () => true,
  config: { area: surveys.area, verb: verb as NonNullable<typeof verb>, ...access },
  schema: { tags: [surveys.name], summary: `Ankiety: ${summary}`, response: { 200: anything }, ...more },
});

/** One's own invitations; anybody else's do not exist. An invitation is named by its id, or by its survey's. */
function answeringRoutes(app: App, { db, auth }: Services): void {
  const own = '/api/surveys/mine';
  const doing = async (
    request: Parameters<typeof scopeOf>[0],
    deed: (held: Held, context: { tx: Tx; scope: Scope }) => Promise<unknown>,
  ) => {
    const scope = scopeOf(request);
    return db.transaction(async (tx) => {
      const held = await hold(tx, scope, (request.params as { id: string }).id);
      await deed(held, { tx, scope });
      return answeringOf(tx, scope, held);
    });
  };

  app.get(
    own,
    route('list', 'ankiety, w których czeka się na moje odpowiedzi, i te, na które odpowiedziano'),
    async (request) => ({
      data: await mySurveys(db, scopeOf(request)),
    }),
  );
  app.get<ById>(`${own}/:id`, route('show', 'formularz i moje odpowiedzi', { params: id }), async (request) =>
    doing(request, async () => {}),
  );
  app.post<ById>(`${own}/:id/open`, route('act', 'otwarto formularz', { params: id }), async (request) => doing(request, opened));
  app.put<ById & { Body: { answers?: unknown } | null }>(
    `${own}/:id`,
    route('act', 'zapis odpowiedzi w trakcie wypełniania', {
      params: id,
      body: { type: 'object', required: ['answers'], properties: { answers: anything }, additionalProperties: false },
    }),
    async (request) => {
      return doing(request, (held, context) => save(held, request.body?.answers, context));
    },
  );
  app.post<ById>(`${own}/:id/submit`, route('act', 'wysłanie odpowiedzi', { params: id }), async (request) =>
    doing(request, submit),
  );
  app.post<ById>(`${own}/:id/decline`, route('act', 'odmowa odpowiedzi', { params: id }), async (request) =>
    doing(request, decline),
  );
  app.post<ById & { Body: { field?: unknown } | null }>(
    `${own}/:id/reveal`,
    route(
      'show',
      'pełna wartość zakrytej odpowiedzi',
      { params: id, body: { type: 'object', properties: { field: {} } } },
      { rate: 'reveals', secret: true },
    ),
    async (request) => {
      const scope = await steppedUp(auth, scopeOf(request));
      const value = await db.transaction(async (tx) =>
        openAnswer(await hold(tx, scope, request.params.id), request.body?.field, { tx, scope }),
      );
      request.read = 1;
      return { data: { value } };
    },
  );
  app.get<ById>(
    `${own}/:id/results`,
    route('show', 'wyniki, jeśli ankieta pokazuje je odpowiadającym', { params: id }),
    async (request) => {
      const scope = scopeOf(request);
      const held = await db.transaction(async (tx) => {
        const found = await hold(tx, scope, request.params.id);
        const { results } = await answeringOf(tx, scope, found);
        if (!results) throw forbidden();
        return found;
      });
      const all = await answeredIn(db, scope, held.survey as unknown as Survey);
      return { count: all.count, questions: held.questions, data: summaryOf(all, scope) };
    },
  );
}

function resultRoutes(app: App, { db, auth }: Services): void {
  const office = (...given: Parameters<typeof route>) => {
    const made = route(...given);
    return { ...made, config: { ...made.config, resource: surveys } };
  };
  app.get<ById>('/api/surveys/:id/results', office('show', 'zliczone odpowiedzi', { params: id }), async (request) => {
    const scope = scopeOf(request);
    const all = await answered(db, scope, request.params.id);
    return { count: all.count, questions: all.questions, data: summaryOf(all, scope) };
  });
  app.get<ById>('/api/surveys/:id/answers', office('show', 'tabela odpowiedzi', { params: id }), async (request) => {
    const scope = scopeOf(request);
    const all = await answered(db, scope, request.params.id);
    return { count: all.count, questions: all.questions, data: all.rows && tableOf(all, scope) };
  });
  app.get<ById & { Querystring: { format?: unknown } }>(
    '/api/surveys/:id/answers/export',
    office(
      'show',
      'odpowiedzi jako plik',
      {
        params: id,
        querystring: { type: 'object', properties: { format: { enum: Object.keys(types) } } },
        produces: Object.values(types),
        response: { 200: { type: 'string', format: 'binary', description: 'Plik' } },
      },
      { rate: 'exports' },
    ),
    async (request, reply) => {
      const scope = scopeOf(request);
      const format = readFormat(request.query.format);
      const all = await answered(db, scope, request.params.id);
      if (all.count > massExport) await steppedUp(auth, scope);
      const rows = tableOf(all, scope);
      const changes = { format: { before: null, after: format }, rows: { before: null, after: rows.length } };
      await db.transaction((tx) =>
        audit(tx, { ...trailOf(scope), action: 'export', entity: surveys.name, id: all.survey.id, changes }),
      );
      const found = exportOf(all, rows);
      reply.headers({
        'content-type': types[format],
        'content-disposition': `attachment; filename="odpowiedzi-ankiety-${todayOf(scope)}.${format}"`,
        'x-total-rows': String(rows.length),
      });
      const bytes = format === 'csv' ? exportCsv(found) : exportXlsx(found, all.survey.title);
      return reply.send(Readable.from(bytes, { objectMode: false }));
    },
  );
}

function readFormat(format: unknown): Format {
  if (format === 'csv' || format === 'xlsx') return format;
  throw badQuery('Wybierz format pliku: csv albo xlsx.');
}

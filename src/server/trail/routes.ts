import { Readable } from 'node:stream';
import { resources } from '../../../resources';
import { otherSubjects } from '../../contract/deeds';
import { type TrailKind, type TrailPage, type TrailQuery, trailKinds } from '../../contract/trail';
import { isDate } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { badQuery, forbidden } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { trailEntity } from '../records/auditSeal';
import { exportCsv } from '../records/exportCsv';
import { exportXlsx, SHEET_ROWS } from '../records/exportXlsx';
import { todayOf } from '../records/present';
import { steppedUp } from '../routes/account';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { countLines, findLines } from './findRows';
import { takeTrail } from './take';
import { tellLines } from './tell';

const path = '/api/settings/trail';
const pageSize = 50;
/** A slow line may take this long; a call's usual time is for calls that answer at once. */
const longestDownload = 15 * 60_000;
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const word = (description: string) => ({ type: 'string', maxLength: 100, description }) as const;
const asked = {
  actor: word('Kto: id osoby'),
  entity: word('Zasób'),
  about: word('Którego rekordu dotyczy: id, razem z zasobem'),
  kind: { ...word('Rodzaj zdarzenia'), enum: Object.keys(trailKinds) },
  from: word('Od dnia'),
  to: word('Do dnia'),
} as const;
type Asked = { Querystring: Record<string, unknown> };

/** The firm's whole trail (U03): who did what, when and from where. For superusers; who looks at it or takes it away stands in it too. */
export function trailRoutes(app: App, { db, auth }: Services): void {
  const common = { validatorCompiler: () => () => true } as const;

  app.get<Asked>(
    path,
    {
      ...common,
      config: { area: 'settings', verb: 'list' },
      schema: {
        tags: ['settings'],
        summary: 'Dziennik zdarzeń biura',
        querystring: { type: 'object', properties: { ...asked, before: word('Wpisy starsze niż ten o tym numerze') } },
        response: { 200: { type: 'object', additionalProperties: true } },
      },
    },
    async (request): Promise<TrailPage> => {
      const scope = superuserOf(scopeOf(request));
      const { before, ...rest } = request.query;
      const query = readQuery(rest);
      const seq = before === undefined ? null : readSeq(before);
      const lines = await findLines(db, scope.tenant.id, query, { before: seq, limit: pageSize + 1 });
      if (seq === null) await record(scope, 'show', query, {});
      return { data: await tellLines(db, scope, lines.slice(0, pageSize)), more: lines.length > pageSize };
    },
  );

  app.get<Asked>(
    `${path}/export`,
    {
      ...common,
      handlerTimeout: longestDownload,
      config: { area: 'settings', verb: 'list', rate: 'exports' },
      schema: {
        tags: ['settings'],
        summary: 'Dziennik zdarzeń biura jako plik',
        querystring: { type: 'object', properties: { ...asked, format: { enum: Object.keys(types) } } },
        produces: Object.values(types),
        response: { 200: { type: 'string', format: 'binary', description: 'Plik' } },
      },
    },
    async (request, reply) => {
      const scope = superuserOf(scopeOf(request));
      const { format, ...rest } = request.query;
      if (format !== 'csv' && format !== 'xlsx') throw badQuery('Wybierz format pliku: csv albo xlsx.');
      const query = readQuery(rest);
      await steppedUp(auth, scope);
      const rows = await countLines(db, scope.tenant.id, query, SHEET_ROWS);
      if (format === 'xlsx' && rows >= SHEET_ROWS)
        throw badQuery('Arkusz nie pomieści tylu wierszy. Zawęź okres albo pobierz CSV.');
      await record(scope, 'export', query, { format, rows });
      const found = takeTrail(db, scope, query);
      const content = format === 'csv' ? exportCsv(found) : exportXlsx(found, 'Dziennik zdarzeń');
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-type': types[format],
          'content-disposition': `attachment; filename="dziennik-zdarzen-${todayOf(scope)}.${format}"`,
        })
        .send(Readable.from(content, { objectMode: false }));
    },
  );

  /** About a record it is a line of that record's as well, so that whoever asks who looked sees that too. */
  function record(scope: Scope, action: 'show' | 'export', query: TrailQuery, what: Record<string, unknown>): Promise<void> {
    const told = Object.entries({ ...what, ...query }).map(([key, after]) => [key, { before: null, after }]);
    const line = { action, entity: trailEntity, id: query.about ?? null, changes: Object.fromEntries(told) };
    return db.transaction((tx) => audit(tx, { ...trailOf(scope), ...line }));
  }
}

function superuserOf(scope: Scope): Scope {
  if (!scope.who.roles.includes('superuser')) throw forbidden();
  return scope;
}

function readQuery(given: Record<string, unknown>): TrailQuery {
  const query: TrailQuery = {};
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(asked, key)) throw badQuery(`Zapytanie ma nieznany parametr: ${key}.`);
    if (value === undefined || value === '') continue;
    Object.assign(query, { [key]: String(value) });
  }
  const { actor, about, entity, kind, from, to } = query;
  for (const id of [actor, about]) if (id !== undefined && !isUuid(id)) throw badQuery('Wskaż osobę lub rekord z listy.');
  if (about !== undefined && entity === undefined) throw badQuery('Podaj, jakiego zasobu jest rekord.');
  if (entity !== undefined && !subjects.has(entity)) throw badQuery('Nie ma takiego zasobu.');
  if (kind !== undefined && !Object.hasOwn(trailKinds, kind as TrailKind)) throw badQuery('Nie ma takiego rodzaju zdarzeń.');
  for (const day of [from, to]) if (day !== undefined && !isDate(day)) throw badQuery('Podaj dzień jako RRRR-MM-DD.');
  return query;
}

const subjects = new Set([...Object.values(resources).map(({ name }) => name), ...Object.keys(otherSubjects)]);

function readSeq(text: unknown): number {
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw badQuery('Podaj numer wpisu.');
  return Number(text);
}

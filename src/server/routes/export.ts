import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { resources } from '../../../resources';
import type { ListQuery } from '../../contract/listQuery';
import { fold } from '../../lib/text';
import type { Resource } from '../../schema';
import { badQuery } from '../errors';
import { listQuerySchema } from '../openapiSchemas';
import { scopeOf } from '../plugins/gate';
import { type Export, openExport } from '../records/export';
import { exportCsv } from '../records/exportCsv';
import { exportXlsx, SHEET_ROWS } from '../records/exportXlsx';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { steppedUp } from './account';
import { readAddressOf, readListOf } from './listQuery';

/** More rows than these are a mass export (S10). */
export const massExport = 1_000;
/** A slow line may take this long; a call's usual time is for calls that answer at once. */
const longestDownload = 15 * 60_000;

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: (found: Export, _title: string) => exportCsv(found) },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: exportXlsx },
};
type Format = keyof typeof formats;
type Query = Record<string, unknown>;

/** Every list as a file (`GET /api/<resource>/export?format=csv|xlsx&…list query`); by POST where the query holds what no address may (S11). */
export function exportRoutes(app: App, services: Services): void {
  for (const resource of Object.values<Resource>(resources)) exportsOf(app, services, resource);
}

function exportsOf(app: App, { db, auth }: Services, resource: Resource): void {
  const path = `/api/${resource.name}/export`;
  const route = (schema: object) => ({
    validatorCompiler: () => () => true,
    handlerTimeout: longestDownload,
    config: { area: resource.area, verb: 'list', resource, rate: 'exports', namesUnknown: true } as const,
    schema: {
      tags: [resource.name],
      summary: `${resource.labels.few}: eksport całej listy`,
      produces: Object.values(formats).map(({ type }) => type),
      response: { 200: { type: 'string', format: 'binary', description: 'Plik; x-total-rows mówi, ile ma wierszy' } },
      ...schema,
    },
  });
  const asked = { ...listQuerySchema, properties: { ...listQuerySchema.properties, format: { enum: Object.keys(formats) } } };

  async function answer(scope: Scope, { format, ...query }: Query, read: (query: Query) => ListQuery, reply: FastifyReply) {
    const known = readFormat(format);
    const found = await openExport(db, scope, resource, read(query));
    if (known === 'xlsx' && found.total >= SHEET_ROWS)
      throw badQuery('Arkusz nie pomieści tylu wierszy. Zawęź listę albo pobierz CSV.');
    if (found.total > massExport) await steppedUp(auth, scope);
    await found.record(known);
    const { type, write } = formats[known];
    reply.headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName(resource, scope, known)}"`,
      'x-total-rows': String(found.total),
    });
    return reply.send(Readable.from(write(found, resource.labels.few), { objectMode: false }));
  }

  app.get<{ Querystring: Query }>(path, route({ querystring: asked }), (request, reply) =>
    answer(scopeOf(request), request.query, (query) => readAddressOf(resource, query), reply),
  );
  app.post<{ Body: Query | null }>(path, route({ body: asked }), (request, reply) =>
    answer(scopeOf(request), request.body ?? {}, (query) => readListOf(query), reply),
  );
}

function readFormat(format: unknown): Format {
  if (typeof format === 'string' && Object.hasOwn(formats, format)) return format as Format;
  throw badQuery('Wybierz format pliku: csv albo xlsx.');
}

/** `lista-zadan-2026-11-20.csv`: letters and digits alone, so that it needs no quoting anywhere. */
function fileName({ labels }: Resource, scope: Scope, format: Format): string {
  const name = fold(labels.list ?? labels.few)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${name}-${todayOf(scope)}.${format}`;
}

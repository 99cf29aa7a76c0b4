import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { badQuery, wrongType } from '../errors';
import { scopeOf } from '../plugins/gate';
import { importRows } from '../records/import';
import { importLimits, readImport } from '../records/importFile';
import type { App, Services } from '../services';
import { onceOnly } from './repeatable';

const type = 'text/csv';
/** Hundreds of records, each with its own checks. */
const longestImport = 60_000;

const answer = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          row: { type: 'integer', description: 'Wiersz arkusza; nagłówki to pierwszy' },
          action: { enum: ['create', 'update', 'unchanged', 'refuse'] },
          id: { type: 'string', format: 'uuid' },
          error: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
    created: { type: 'integer' },
    updated: { type: 'integer' },
    unchanged: { type: 'integer' },
    refused: { type: 'integer' },
    dry_run: { type: 'boolean' },
  },
} as const;

/** `POST /api/<resource>/import?dry_run=1` with a CSV file as its body, for every resource whose records may be made. */
export function importRoutes(app: App, services: Services): void {
  app.register(async (inner) => {
    // CSV is read here and nowhere else; anything else sent here is 415 (V01).
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: importLimits.bytes },
      async (_: unknown, body: Buffer) => body,
    );
    for (const resource of Object.values<Resource>(resources)) importsOf(inner, services, resource);
  });
}

function importsOf(app: App, { db, config }: Services, resource: Resource): void {
  app.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(
    `/api/${resource.name}/import`,
    {
      validatorCompiler: () => () => true,
      bodyLimit: importLimits.bytes,
      handlerTimeout: longestImport,
      config: { area: resource.area, verb: 'create', resource },
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.few}: wczytanie pliku CSV, wszystkich wierszy albo żadnego; z dry_run=1 tylko próba`,
        consumes: [type],
        querystring: { type: 'object', properties: { dry_run: { enum: ['0', '1'] } } },
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { dry_run = '0', ...rest } = request.query;
      if ((dry_run !== '0' && dry_run !== '1') || Object.keys(rest).length > 0)
        throw badQuery('Import zna tylko parametr dry_run=1.');
      if (!Buffer.isBuffer(request.body)) throw wrongType();
      const scope = scopeOf(request);
      const table = readImport(request.body);
      if (dry_run === '1') return importRows(db, scope, resource, table, true);
      return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => ({
        status: 200,
        body: await importRows(on, scope, resource, table, false),
      }));
    },
  );
}

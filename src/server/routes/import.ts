import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { badQuery, wrongType } from '../errors';
import { importJob } from '../jobs/imports';
import { scopeOf } from '../plugins/gate';
import { importOf, importRows } from '../records/import';
import { importLimits, readImport } from '../records/importFile';
import type { App, Services } from '../services';
import { begun, begunAnswer } from './begun';
import { onceOnly } from './repeatable';

const type = 'text/csv';
/** Rows that are read within a request; of more the work is begun (O07). */
const fewRows = 50;

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

function importsOf(app: App, services: Services, resource: Resource): void {
  const { db, config } = services;
  app.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(
    `/api/${resource.name}/import`,
    {
      validatorCompiler: () => () => true,
      bodyLimit: importLimits.bytes,
      config: { area: resource.area, verb: 'create', resource },
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.few}: wczytanie pliku CSV, wszystkich wierszy albo żadnego; z dry_run=1 tylko próba`,
        consumes: [type],
        querystring: { type: 'object', properties: { dry_run: { enum: ['0', '1'] } } },
        response: { 200: answer, 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const { dry_run = '0', ...rest } = request.query;
      if ((dry_run !== '0' && dry_run !== '1') || Object.keys(rest).length > 0)
        throw badQuery('Import zna tylko parametr dry_run=1.');
      if (!Buffer.isBuffer(request.body)) throw wrongType();
      const scope = scopeOf(request);
      const table = readImport(request.body);
      if (table.rows.length > fewRows) {
        importOf(scope, resource, table);
        return begun(services, request, reply, {
          name: importJob,
          payload: { resource: resource.name, file: request.body.toString('base64'), dryRun: dry_run === '1' },
          title: `${dry_run === '1' ? 'Próba wczytania' : 'Wczytanie'} pliku: ${resource.labels.few.toLowerCase()}`,
          unit: 'wierszy',
          total: table.rows.length,
        });
      }
      if (dry_run === '1') return importRows(db, scope, resource, table, true);
      return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => ({
        status: 200,
        body: await importRows(on, scope, resource, table, false),
      }));
    },
  );
}

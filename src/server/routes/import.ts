import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { resources } from '../../../resources';
import { type ImportChoice, importBytesOf, type ReadTable } from '../../contract/imports';
import { fold } from '../../lib/text';
import { encodingOf, encodings, isEncoding } from '../../lib/textEncoding';
import type { Resource } from '../../schema';
import { badQuery, wrongType } from '../errors';
import { oneFileLimits, readOneFile } from '../files/oneFile';
import { isWorkbook, sheetRows } from '../files/sheetRows';
import { importJob } from '../jobs/imports';
import { scopeOf } from '../plugins/gate';
import { importOf, importRows, isProtected } from '../records/import';
import { csvRecords, importTable, readRows, refuseOtherKinds } from '../records/importFile';
import { importMatches, keepImportMatches } from '../records/importMatches';
import { importTemplate } from '../records/importTemplate';
import { type View, viewOf } from '../records/view';
import type { App, Services } from '../services';
import { steppedUp } from './account';
import { begun, begunAnswer } from './begun';
import { onceOnly } from './repeatable';
import { undoOf } from './undo';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const types = ['text/csv', workbookType];
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
          changes: {
            type: 'object',
            description: 'Przy próbie: co się zmieni, według pól; o zakrytych tylko to, że się zmienią',
            additionalProperties: { type: 'object', properties: { before: { type: 'string' }, after: { type: 'string' } } },
          },
          kept: {
            type: 'object',
            description: 'Przy próbie: komórki, które będą zapisane inaczej niż w pliku, według pól',
            additionalProperties: { type: 'string' },
          },
          filled: {
            type: 'object',
            description: 'Przy próbie: czego wiersz nie podaje, a co zostanie uzupełnione, według pól',
            additionalProperties: { type: 'string' },
          },
          doubts: {
            type: 'object',
            description: 'Przy próbie: co wygląda na pomyłkę, choć nie przeszkadza we wczytaniu, według pól',
            additionalProperties: { type: 'string' },
          },
        },
      },
    },
    created: { type: 'integer' },
    updated: { type: 'integer' },
    unchanged: { type: 'integer' },
    refused: { type: 'integer' },
    dry_run: { type: 'boolean' },
    undo: { type: ['string', 'null'], description: 'Odesłane na …/import/undo w ciągu doby cofa wczytanie' },
    foreseen: {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'Przy próbie: co jeszcze przyniosą zmiany, na przykład które obowiązki dojdą i odpadną',
    },
  },
} as const;
const sheetRowsOf = (description: string) =>
  ({
    type: 'array',
    description,
    items: {
      type: 'object',
      properties: {
        row: { type: 'integer' },
        cells: { type: 'array', items: { type: 'string' } },
        hidden: { type: 'boolean', description: 'Arkusz ukrywa ten wiersz' },
      },
    },
  }) as const;
const table = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: {
        headings: { type: 'array', items: { type: 'string' } },
        rows: sheetRowsOf('Wiersze pod nagłówkami'),
        head: { type: 'integer', description: 'Wiersz pliku, w którym stoją nagłówki; 0, gdy plik ich nie ma' },
        heads: { enum: [1, 2], description: 'Ile wierszy zajmują nagłówki' },
        top: sheetRowsOf('Pierwsze wiersze pliku, do wskazania nagłówków'),
        left: sheetRowsOf('Podsumowanie pod wierszami, którego się nie wczytuje'),
        encoding: { enum: Object.keys(encodings), description: 'Kodowanie pliku tekstowego' },
        sheet: { type: 'string', description: 'Odczytany arkusz' },
        sheets: { type: 'array', items: { type: 'string' }, description: 'Widoczne arkusze' },
      },
    },
  },
} as const;
const choice = {
  type: 'object',
  properties: {
    encoding: { enum: Object.keys(encodings) },
    sheet: { type: 'string' },
    head: { type: 'integer' },
    heads: { enum: ['1', '2'] },
  },
} as const;
const match = { type: 'object', additionalProperties: { type: 'string' }, description: 'Pole według nagłówka' } as const;
const matches = { type: 'object', properties: { data: match } } as const;
const matching = { type: 'object', required: ['match'], properties: { match } } as const;

/**
 * `POST /api/<resource>/import?dry_run=1` with a CSV or XLSX file as its body or as the one part of a form, for every resource whose records
 * may be made.
 */
export function importRoutes(app: App, services: Services): void {
  app.register(async (inner) => {
    // Tables are read here and nowhere else; anything else sent here is 415 (V01).
    inner.removeAllContentTypeParsers();
    const most = Math.max(...Object.values<Resource>(resources).map(importBytesOf));
    inner.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: most }, async (_: unknown, body: Buffer) => body);
    await inner.register(multipart, { limits: oneFileLimits(most) });
    for (const resource of Object.values<Resource>(resources)) importsOf(inner, services, resource);
  });
  for (const resource of Object.values<Resource>(resources)) {
    matchesOf(app, services, resource);
    templateOf(app, resource);
    undoOf(app, services, resource, 'import');
    undoOf(app, services, resource, 'change');
  }
}

function templateOf(app: App, resource: Resource): void {
  app.get(
    `/api/${resource.name}/import/template`,
    {
      config: { area: resource.area, verb: 'create', resource, rate: 'exports' } as const,
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.few}: pusty wzór pliku do wczytania, z arkuszem wartości do wyboru`,
        produces: [workbookType],
        response: { 200: { type: 'string', format: 'binary' } },
      },
    },
    async (request, reply) => {
      const view = viewOf(scopeOf(request), resource, 'create');
      const name = fold(resource.labels.few).replace(/[^a-z0-9]+/g, '-');
      reply.headers({ 'content-type': workbookType, 'content-disposition': `attachment; filename="wzor-${name}.xlsx"` });
      return reply.send(Readable.from(importTemplate(view), { objectMode: false }));
    },
  );
}

function importsOf(app: App, services: Services, resource: Resource): void {
  const { db, config, auth } = services;
  app.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(
    `/api/${resource.name}/import/table`,
    {
      validatorCompiler: () => () => true,
      bodyLimit: importBytesOf(resource),
      config: { area: resource.area, verb: 'create', resource },
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.few}: plik CSV albo XLSX jako tabela, do dopasowania kolumn`,
        consumes: [...types, 'multipart/form-data'],
        querystring: choice,
        response: { 200: table },
      },
    },
    async (request): Promise<{ data: ReadTable }> => {
      const scope = scopeOf(request);
      const view = viewOf(scope, resource, 'create');
      return { data: await tableOf(services, view, await sentFile(request, resource), choiceOf(request.query), true) };
    },
  );

  app.post<{ Body: Buffer; Querystring: Record<string, unknown> }>(
    `/api/${resource.name}/import`,
    {
      validatorCompiler: () => () => true,
      bodyLimit: importBytesOf(resource),
      config: { area: resource.area, verb: 'create', resource },
      schema: {
        tags: [resource.name],
        summary: `${resource.labels.few}: wczytanie pliku CSV albo XLSX, wszystkich wierszy albo żadnego; z dry_run=1 tylko próba`,
        consumes: [...types, 'multipart/form-data'],
        querystring: { type: 'object', properties: { dry_run: { enum: ['0', '1'] } } },
        response: { 200: answer, 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const { dry_run = '0', ...rest } = request.query;
      if ((dry_run !== '0' && dry_run !== '1') || Object.keys(rest).length > 0)
        throw badQuery('Import zna tylko parametr dry_run=1.');
      const scope = scopeOf(request);
      const file = await sentFile(request, resource);
      // The file stands for the body, so that a repeated import is known whatever the boundary of its form.
      request.body = file;
      const { headings, rows } = await tableOf(services, viewOf(scope, resource, 'create'), file);
      const table = { headings, rows };
      if (table.rows.length > fewRows) {
        if (isProtected(importOf(scope, resource, table))) await steppedUp(auth, scope);
        return begun(services, request, reply, {
          name: importJob,
          payload: { resource: resource.name, table, dryRun: dry_run === '1' },
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

/** What the columns of the firm's files were matched with: asked for by `GET`, remembered by `PUT` with `{ match }`. */
function matchesOf(app: App, { db }: Services, resource: Resource): void {
  const path = `/api/${resource.name}/import/matches`;
  const config = { area: resource.area, verb: 'create', resource } as const;
  const described = (summary: string) => ({
    tags: [resource.name],
    summary: `${resource.labels.few}: ${summary}`,
    response: { 200: matches },
  });
  app.get(path, { config, schema: described('zapamiętane dopasowania kolumn plików') }, async (request) => ({
    data: await importMatches(db, scopeOf(request), resource),
  }));
  app.put<{ Body: { match?: unknown } | null }>(
    path,
    { validatorCompiler: () => () => true, config, schema: { ...described('zapamiętanie dopasowania kolumn'), body: matching } },
    async (request) => {
      const scope = scopeOf(request);
      await keepImportMatches(db, scope, resource, request.body?.match);
      return { data: await importMatches(db, scope, resource) };
    },
  );
}

/** The file as the body itself, or as the one part of a form. */
async function sentFile(request: FastifyRequest, resource: Resource): Promise<Buffer> {
  if (!request.isMultipart()) {
    if (!Buffer.isBuffer(request.body)) throw wrongType();
    return request.body;
  }
  return readOneFile(request, importBytesOf(resource), (part) => part.toBuffer());
}

async function tableOf(
  { files }: Pick<Services, 'files'>,
  view: View,
  file: Buffer,
  chosen: ImportChoice = {},
  isLookedAt = false,
): Promise<ReadTable> {
  const { resource, scope } = view;
  const most = readRows(resource);
  refuseOtherKinds(file);
  if (!isWorkbook(file)) {
    const encoding = chosen.encoding ?? encodingOf(file);
    return { ...importTable(csvRecords(file, most, encoding), most, view, chosen, isLookedAt), encoding };
  }
  const { rows, sheet, sheets } = await sheetRows(files, scope.tenant.id, file, {
    ...most,
    ...(chosen.sheet === undefined ? {} : { sheet: chosen.sheet }),
  });
  return { ...importTable(rows, most, view, chosen, isLookedAt), sheet, sheets };
}

/** How the sender wants the file to be read; throws 422 for what is none of the choices. */
function choiceOf({ encoding, sheet, head, heads, ...rest }: Record<string, unknown>): ImportChoice {
  const isRow = head === undefined || (typeof head === 'string' && /^(?:0|[1-9]\d{0,6})$/.test(head));
  const isName = sheet === undefined || typeof sheet === 'string';
  const isCount = heads === undefined || heads === '1' || heads === '2';
  const isKnown = encoding === undefined || (typeof encoding === 'string' && isEncoding(encoding));
  if (Object.keys(rest).length > 0 || !isRow || !isName || !isCount || !isKnown)
    throw badQuery('Tabela zna parametry encoding, sheet, head i heads.');
  return {
    ...(encoding === undefined ? {} : { encoding }),
    ...(sheet === undefined ? {} : { sheet }),
    ...(head === undefined ? {} : { head: Number(head) }),
    ...(heads === undefined ? {} : { heads: heads === '2' ? 2 : 1 }),
  };
}

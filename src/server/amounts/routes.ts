import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { resources } from '../../../resources';
import { amountLimits } from '../../contract/amounts';
import { openAmounts } from '../../domain/amounts/openAmounts';
import { planAmounts } from '../../domain/amounts/planAmounts';
import type { AmountFile, AmountReading, PlannedAmount } from '../../domain/amounts/reading';
import { XmlRefused } from '../../domain/xml/refused';
import { badBody, tooLarge } from '../errors';
import { oneFileLimits, readOneFile } from '../files/oneFile';
import { scopeOf } from '../plugins/gate';
import { keepMatches, matchesOf } from '../records/importMatches';
import { viewOf } from '../records/view';
import type { App, Services } from '../services';
import { standingFor } from './standing';

const items = resources['settlement-items'];
const kinds = Object.keys(items.fields.kind.choices ?? {});
const anything = { type: 'object', additionalProperties: true } as const;
/** What a column of a table may be: whose, of which month, or an amount of a kind. */
const columns: ReadonlySet<string> = new Set(['nip', 'period', ...kinds]);
/** Under what the firm's tables are remembered. */
const tables = 'amounts';
const match = { type: 'object', additionalProperties: { type: 'string' } } as const;
const config = { area: items.area, verb: 'create', resource: items } as const;

const reading = {
  type: 'object',
  required: ['nip', 'period', 'kind', 'amount', 'amount_type'],
  additionalProperties: false,
  properties: {
    nip: { type: 'string', pattern: '^[0-9]{10}$' },
    period: { type: 'string', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
    kind: { type: 'string', enum: kinds },
    amount: { type: 'integer', minimum: 0, maximum: 100_000_000_000_000 },
    amount_type: { type: 'string', enum: ['due', 'refund', 'carry', 'zero'] },
  },
} as const;

/**
 * Amounts that nobody types: `POST /api/amounts/read` tells those of a JPK_V7 or KEDU file, `POST /api/amounts/plan` what taking them over would
 * do. Neither writes anything: that is an import of settlement positions, all or none and undone as a whole.
 */
export function amountRoutes(app: App, { db, config: { limits } }: Services): void {
  columnRoutes(app, db);
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    await inner.register(multipart, { limits: oneFileLimits(amountLimits.fileBytes), throwFileSizeLimit: false });
    inner.post(
      '/api/amounts/read',
      {
        config: { ...config, rate: 'uploads' },
        bodyLimit: amountLimits.fileBytes + 64 * 1024,
        handlerTimeout: limits.files.uploadMs,
        validatorCompiler: () => () => true,
        schema: {
          tags: [items.name],
          summary: 'Kwoty z pliku JPK_V7 albo KEDU (Płatnik), bez zapisywania',
          consumes: ['multipart/form-data'],
          response: { 200: { type: 'object', properties: { data: anything } } },
        },
      },
      async (request): Promise<{ data: AmountFile }> => {
        viewOf(scopeOf(request), items, 'create');
        return { data: await readAmounts(request) };
      },
    );
  });

  app.post<{ Body: { readings: AmountReading[] } | null }>(
    '/api/amounts/plan',
    {
      config,
      schema: {
        tags: [items.name],
        summary: 'Kwoty obok tego, co stoi w rozliczeniach: co by się zmieniło',
        body: {
          type: 'object',
          required: ['readings'],
          additionalProperties: false,
          properties: { readings: { type: 'array', maxItems: amountLimits.readings + 30, items: reading } },
        },
        response: { 200: { type: 'object', properties: { data: { type: 'array', items: anything } } } },
      },
    },
    async (request): Promise<{ data: PlannedAmount[] }> => {
      const scope = scopeOf(request);
      viewOf(scope, items, 'create');
      if (!request.body) throw badBody('Podaj kwoty.');
      const { readings } = request.body;
      const data = planAmounts(readings, await standingFor(db, scope, readings));
      request.read = data.length;
      return { data };
    },
  );
}

/** What the columns of the firm's tables of amounts were taught to be: asked for, and remembered once a table proved good. */
function columnRoutes(app: App, db: Services['db']): void {
  const path = '/api/amounts/columns';
  const response = { 200: { type: 'object', properties: { data: match } } } as const;
  app.get(
    path,
    { config, schema: { tags: [items.name], summary: 'Zapamiętane kolumny tabel z kwotami', response } },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, items, 'create');
      return { data: await matchesOf(db, scope, tables, columns) };
    },
  );
  app.put<{ Body: { match?: unknown } | null }>(
    path,
    {
      validatorCompiler: () => () => true,
      config,
      schema: {
        tags: [items.name],
        summary: 'Zapamiętanie kolumn tabel z kwotami',
        body: { type: 'object', required: ['match'], properties: { match } },
        response,
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, items, 'create');
      await keepMatches(db, scope, tables, columns, request.body?.match);
      return { data: await matchesOf(db, scope, tables, columns) };
    },
  );
}

/** The one file of a form, read as it comes and never held; what follows a fault is passed over, so that the connection serves on. */
const readAmounts = (request: FastifyRequest): Promise<AmountFile> =>
  readOneFile(request, amountLimits.fileBytes, async ({ file }) => {
    const reader = openAmounts();
    let refused: XmlRefused | null = null;
    for await (const chunk of file) refused ??= refusalOf(() => reader.write(chunk));
    if (file.truncated) throw tooLarge();
    let read: AmountFile | null = null;
    refused ??= refusalOf(() => {
      read = reader.close();
    });
    if (refused || !read) throw badBody(refused?.message ?? 'Plik jest pusty.');
    return read;
  });

function refusalOf(work: () => void): XmlRefused | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof XmlRefused) return error;
    throw error;
  }
}

import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { resources } from '../../../resources';
import { type StatementPlan, statementLimits } from '../../contract/statements';
import { readStatement } from '../../domain/statements/readStatement';
import { type StatementFile, StatementRefused } from '../../domain/statements/statement';
import { badBody, tooLarge } from '../errors';
import { oneFileLimits, readOneFile } from '../files/oneFile';
import { scopeOf } from '../plugins/gate';
import { viewOf } from '../records/view';
import type { App, Services } from '../services';
import { planStatement } from './plan';

const items = resources['settlement-items'];
const anything = { type: 'object', additionalProperties: true } as const;

/**
 * `POST /api/statements/plan`: a bank's statement (MT940, camt.053) beside the positions that its movements may pay. Neither the file nor
 * anything of it is kept: what is paid is written as an import of positions, all or none and undone as a whole.
 */
export function statementRoutes(app: App, { db, config: { limits } }: Services): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    await inner.register(multipart, { limits: oneFileLimits(statementLimits.fileBytes), throwFileSizeLimit: false });
    inner.post(
      '/api/statements/plan',
      {
        config: { area: items.area, verb: 'edit', resource: items, rate: 'uploads' } as const,
        bodyLimit: statementLimits.fileBytes + 64 * 1024,
        handlerTimeout: limits.files.uploadMs,
        validatorCompiler: () => () => true,
        schema: {
          tags: [items.name],
          summary: 'Wyciąg bankowy (MT940, camt.053) obok pozycji, które opłaca; niczego nie zapisuje',
          consumes: ['multipart/form-data'],
          response: { 200: { type: 'object', properties: { data: anything } } },
        },
      },
      async (request): Promise<{ data: StatementPlan }> => {
        const scope = scopeOf(request);
        viewOf(scope, items, 'edit');
        const data = await planStatement(db, scope, await fileOf(request));
        request.read = data.statements.reduce((sum, { entries }) => sum + entries.length, 0);
        return { data };
      },
    );
  });
}

const fileOf = (request: FastifyRequest): Promise<StatementFile> =>
  readOneFile(request, statementLimits.fileBytes, async ({ file }) => {
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    if (file.truncated) throw tooLarge();
    try {
      return readStatement(Buffer.concat(chunks));
    } catch (error) {
      if (error instanceof StatementRefused) throw badBody(error.message);
      throw error;
    }
  });

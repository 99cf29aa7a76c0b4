import { type ReadySet, type ReadySetKey, readySetKeys } from '../../contract/readySets';
import { notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { mayTake, readySetsFor, takeSet } from './take';

const path = '/api/ready-sets';
const anything = { type: 'object', additionalProperties: true } as const;

/** What a new office may begin with: a price list, answers, lists of papers and trainings, each taken as a whole and its own from then on. */
export function readySetRoutes(app: App, { db }: Services): void {
  app.get(
    path,
    {
      config: { area: 'settings', verb: 'show' },
      schema: {
        tags: ['settings'],
        summary: 'Gotowe zestawy na początek: co zawierają i co z nich już jest',
        response: { 200: { type: 'object', properties: { data: { type: 'array', items: anything } } } },
      },
    },
    async (request): Promise<{ data: ReadySet[] }> => ({ data: await readySetsFor(db, scopeOf(request)) }),
  );

  app.post<{ Params: { key: ReadySetKey } }>(
    `${path}/:key`,
    {
      config: { area: 'settings', verb: 'edit' },
      schema: {
        tags: ['settings'],
        summary: 'Dodanie gotowego zestawu: tylko tego, czego jeszcze nie ma',
        params: {
          type: 'object',
          required: ['key'],
          properties: { key: { type: 'string', enum: [...readySetKeys] } },
        },
        response: { 200: { type: 'object', properties: { data: anything } } },
      },
    },
    async (request): Promise<{ data: { added: number } }> => {
      const scope = scopeOf(request);
      if (!mayTake(scope, request.params.key)) throw notFound();
      const added = await db.transaction((tx) => takeSet(tx, scope, request.params.key));
      return { data: { added } };
    },
  );
}

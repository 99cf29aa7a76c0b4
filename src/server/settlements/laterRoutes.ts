import { scopeOf } from '../plugins/gate';
import { readOne } from '../records/one';
import { viewOf } from '../records/view';
import type { App, Services } from '../services';
import { paidLater } from './later';
import { itemsResource, type SettlementItem } from './records';

const anything = { type: 'object', additionalProperties: true } as const;

interface Asked {
  Params: { id: string };
  Querystring: { on?: string };
}

/** `GET /api/settlement-items/{id}/later?on=`: what a position would cost on a later day, for whoever may see the position. */
export function laterRoute(app: App, { db }: Services): void {
  app.get<Asked>(
    `/api/${itemsResource.name}/:id/later`,
    {
      validatorCompiler: () => () => true,
      config: { area: itemsResource.area, verb: 'show', resource: itemsResource },
      schema: {
        tags: [itemsResource.name],
        summary: 'Pozycja rozliczenia: co, jeśli zostanie zapłacona później',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
        querystring: { type: 'object', properties: { on: { type: 'string' } } },
        response: { 200: { type: 'object', properties: { data: anything } } },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const item = await readOne(db, viewOf(scope, itemsResource, 'show'), request.params.id);
      return { data: await paidLater(db, scope, item as unknown as SettlementItem, request.query.on) };
    },
  );
}

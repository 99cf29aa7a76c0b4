import { resources } from '../../../resources';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { companyLimitsTold } from './told';

const { companies } = resources;
const anything = { type: 'object', additionalProperties: true } as const;

/** `GET /api/companies/{id}/limits`: how a company stands with the limits of the year and what follows from passing them. */
export function companyLimitsRoute(app: App, { db }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/api/companies/:id/limits',
    {
      validatorCompiler: () => () => true,
      config: { area: companies.area, verb: 'show', resource: companies },
      schema: {
        tags: [companies.name],
        summary: 'Firma: limity podatkowe tego roku i kiedy zostaną przekroczone',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
        response: { 200: { type: 'object', properties: { data: anything } } },
      },
    },
    async (request) => ({ data: await companyLimitsTold(db, scopeOf(request), request.params.id) }),
  );
}

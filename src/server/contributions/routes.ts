import { resources } from '../../../resources';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { companyContributions } from './read';

const byId = { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } } as const;
const answer = { type: 'object', properties: { data: { type: 'object', additionalProperties: true } } } as const;

/** Contributions of a company's owners, as the office works them out. */
export function contributionRoutes(app: App, { db }: Services): void {
  app.get<{ Params: { id: string } }>(
    '/api/companies/:id/contributions',
    {
      validatorCompiler: () => () => true,
      config: { area: resources.companies.area, verb: 'show', resource: resources.companies },
      schema: {
        tags: ['contributions'],
        summary: 'Składki ZUS i zdrowotna właścicieli firmy, czternaście miesięcy',
        params: byId,
        response: { 200: answer },
      },
    },
    async (request) => {
      const data = await companyContributions(db, scopeOf(request), request.params.id);
      request.read = data.owners.length;
      return { data };
    },
  );
}

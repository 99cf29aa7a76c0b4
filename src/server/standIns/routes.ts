import { resources } from '../../../resources';
import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { isAtWork } from '../db/standIns';
import { forbidden, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { workOf } from '../records/handOver';
import { viewOf } from '../records/view';
import type { App, Services } from '../services';
import { handedWords, mayHandOver } from './handlers';

const standInsOf = resources['stand-ins'];

/** What a stand-in would hand over, before anybody says so. */
export function standInRoutes(app: App, { db }: Services): void {
  app.get<{ Querystring: { person: string; deputy?: string } }>(
    '/api/stand-ins/preview',
    {
      config: { area: standInsOf.area, verb: 'show', resource: standInsOf, rate: 'previews' },
      schema: {
        tags: [standInsOf.name],
        summary: 'Zastępstwa: co przejdzie na zastępcę',
        querystring: {
          type: 'object',
          required: ['person'],
          properties: { person: { type: 'string' }, deputy: { type: 'string' } },
          additionalProperties: false,
        },
        response: {
          200: {
            type: 'object',
            properties: {
              data: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { resource: { type: 'string' }, count: { type: 'integer' }, words: { type: 'string' } },
                },
              },
            },
          },
        },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, standInsOf, 'create');
      const { person, deputy = '' } = request.query;
      if (!mayHandOver(scope, person)) throw forbidden();
      if (!isUuid(person) || !(await isAtWork(db, scope.tenant.id, person))) throw notFound();
      // Nobody is picked yet: somebody who is nobody.
      const who = { person, deputy: isUuid(deputy) ? deputy : '00000000-0000-0000-0000-000000000000' };
      const handed = await workOf(db, scope.tenant.id, Object.values<Resource>(resources), who);
      return { data: handed.map((each) => ({ resource: each.resource.name, count: each.count, words: handedWords(each) })) };
    },
  );
}

import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { badQuery } from '../errors';
import { scopeOf } from '../plugins/gate';
import { globalSearch } from '../records/globalSearch';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { refusePesel } from './listQuery';

const asked = {
  type: 'object',
  properties: { q: { type: 'string', description: 'Szukane słowa, co najmniej dwie litery' } },
} as const;
const text = { type: 'string' } as const;
const found = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          resource: text,
          label: text,
          records: { type: 'array', items: { type: 'object', properties: { id: text, title: text } } },
        },
      },
    },
  },
} as const;

/** One search over everything: `GET /api/search?q=`, and by POST for what no address may hold, such as a PESEL or an e-mail (S11). */
export function searchRoutes(app: App, { db }: Services): void {
  const all = Object.values<Resource>(resources);
  const route = (schema: object) => ({
    validatorCompiler: () => () => true,
    config: { area: 'own', verb: 'list', namesUnknown: true } as const,
    schema: { tags: ['search'], summary: 'Szukanie we wszystkim, co wolno widzieć', response: { 200: found }, ...schema },
  });
  const answer = async (scope: Scope, { q = '', ...rest }: Record<string, unknown>) => {
    if (typeof q !== 'string' || Object.keys(rest).length > 0) throw badQuery('Nie udało się odczytać szukanego tekstu.');
    return { data: await globalSearch(db, scope, all, q) };
  };
  app.get<{ Querystring: Record<string, unknown> }>('/api/search', route({ querystring: asked }), (request) => {
    refusePesel(String(request.query.q ?? ''));
    return answer(scopeOf(request), request.query);
  });
  app.post<{ Body: Record<string, unknown> | null }>('/api/search', route({ body: asked }), (request) =>
    answer(scopeOf(request), request.body ?? {}),
  );
}

import { resources } from '../../../resources';
import { type MandateLack, mandateLacks } from '../../contract/mandates';
import { isUuid } from '../../lib/uuid';
import { invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { type MandateFilters, mandates } from './read';

const text = { type: 'string' } as const;
type Given = Readonly<Record<string, string | undefined>>;

/** `GET /api/mandates`: powers and AML files over all clients, for the office alone. */
export function mandateRoutes(app: App, { db }: Services): void {
  app.get<{ Querystring: Given }>(
    '/api/mandates',
    {
      validatorCompiler: () => () => true,
      config: { area: resources.powers.area, verb: 'list', resource: resources.powers },
      schema: {
        tags: ['mandates'],
        summary: 'Pełnomocnictwa i AML: czego brakuje i co się kończy u wszystkich klientów',
        querystring: { type: 'object', properties: { keeper: text, lacks: text, page: text } },
        response: {
          200: { type: 'object', properties: { data: { type: 'object', additionalProperties: true } } },
        },
      },
    },
    async (request) => {
      const scope = officeOnly(scopeOf(request));
      const data = await mandates(db, scope, readFilters(request.query));
      request.read = data.rows.length;
      return { data };
    },
  );
}

function officeOnly(scope: Scope): Scope {
  viewOf(scope, resources.powers, 'list');
  viewOf(scope, resources['aml-reviews'], 'list');
  if (!scope.who.isAdmin) throw notFound();
  return scope;
}

/** Throws 422 for what no list could be narrowed by, on its name. */
function readFilters({ keeper, lacks, page: asked = '1' }: Given): MandateFilters {
  const page = Number(asked);
  if (keeper && !isUuid(keeper)) throw invalid({ keeper: 'Nie ma takiej osoby' });
  if (lacks && !Object.hasOwn(mandateLacks, lacks)) throw invalid({ lacks: 'Nie ma takiego zawężenia' });
  if (!Number.isInteger(page) || page < 1 || page > 1_000) throw invalid({ page: 'Nie ma takiej strony' });
  return { keeper: keeper || null, lacks: (lacks as MandateLack) || null, page };
}

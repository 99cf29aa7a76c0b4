import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { forbidden } from './errors';
import { errorSchema } from './openapiSchemas';
import type { RouteAccess } from './plugins/access';
import { scopeOf } from './plugins/gate';
import type { App, Services } from './services';

/** The page is Swagger's own, with styles in its elements; nothing of it comes from elsewhere. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Collects what the routes declare; registered before any of them. */
export async function describeApi(app: App): Promise<void> {
  app.addSchema({ $id: 'Error', ...errorSchema });
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Panel Biura', version: '1', description: 'API biura rachunkowego i portalu klienta.' },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
          scope: { type: 'apiKey', in: 'header', name: 'X-Provider-Scope' },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'Słowo „Bearer” wielkimi albo małymi literami; nagłówek Authorization tylko raz.',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: described(schema, route.config ?? {}), url }),
  });
}

/** Adds what every route shares: its errors, and who may call it. */
function described(schema: FastifySchema | undefined, access: RouteAccess): FastifySchema {
  const error = { description: 'Odmowa', $ref: 'Error#' };
  const security = access.open ? [] : [{ apiKey: [], scope: [], ...(access.public ? {} : { bearer: [] }) }];
  return { ...schema, security, response: { ...(schema?.response as object), '4xx': error } };
}

/** `/api/openapi.json` and a page to browse it: open on a developer's machine, a superuser's in production. */
export async function openapiRoutes(app: App, { config }: Services): Promise<void> {
  const access: RouteAccess = config.mode === 'production' ? { area: 'own', verb: 'show' } : { open: true };
  const refuseOthers = async (request: FastifyRequest) => {
    if (!access.open && !scopeOf(request).who.roles.includes('superuser')) throw forbidden();
  };
  app.addHook('preHandler', refuseOthers);
  const schema = { tags: ['system'], summary: 'Ten opis', response: { 200: { type: 'object' } } };
  app.get('/api/openapi.json', { config: access, schema }, async () => app.swagger());
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...access };
    route.schema = { ...route.schema, hide: true };
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { deepLinking: true, persistAuthorization: false },
  });
}

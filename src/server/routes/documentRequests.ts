import { resources } from '../../../resources';
import { askForDocuments } from '../handlers/documents/ask';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { onceOnly } from './repeatable';

const strings = { type: 'array', items: { type: 'string' } } as const;

/** Asking many companies for documents at once. */
export function documentRequestRoutes(app: App, { db, config }: Services): void {
  const resource = resources['document-requests'];
  app.post<{ Body: Record<string, unknown> }>(
    '/api/document-requests/ask',
    {
      validatorCompiler: () => () => true,
      config: { area: resource.area, verb: 'create', resource, rate: 'bulk' },
      schema: {
        tags: [resource.name],
        summary: 'Prośba o dokumenty do wielu firm naraz: wysłana od razu, według wzoru albo profilu firmy',
        body: {
          type: 'object',
          required: ['company_ids', 'period', 'due_date'],
          properties: {
            company_ids: strings,
            period: { type: 'string' },
            due_date: { type: 'string' },
            title: { type: 'string' },
            message: { type: 'string' },
            template_id: { type: 'string' },
          },
        },
        response: { 200: { type: 'object', additionalProperties: true } },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => ({
        status: 200,
        body: { data: await askForDocuments(on, scope, request.body ?? {}) },
      }));
    },
  );
}

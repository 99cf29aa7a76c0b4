import { resources } from '../../../resources';
import type { ExpectedPaper } from '../../contract/predictedPapers';
import { badBody } from '../errors';
import { scopeOf } from '../plugins/gate';
import { viewOf } from '../records/view';
import { begun, begunAnswer } from '../routes/begun';
import { onceOnly } from '../routes/repeatable';
import type { App, Services } from '../services';
import { askForDocuments, checkAsked } from './ask';
import { askingJob } from './askingJob';
import { expectedPapers } from './predicted';

const strings = { type: 'array', items: { type: 'string' } } as const;

/** Companies that are asked within a request, each with a list of its own; more as work that is begun (O07). */
const atOnce = 20;

/** Asking many companies for documents at once, and what each may be expected to have besides the usual. */
export function documentRequestRoutes(app: App, services: Services): void {
  const { db, config } = services;
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
            predicted: { type: 'boolean' },
            without: strings,
          },
        },
        response: { 200: { type: 'object', additionalProperties: true }, 202: begunAnswer },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(request);
      const total = checkAsked(scope, request.body ?? {}).length;
      if (total > atOnce) {
        const payload = request.body ?? {};
        return begun(services, request, reply, { name: askingJob, payload, title: 'Prośby o dokumenty', unit: 'firm', total });
      }
      return onceOnly(db, scope, request, reply, config.limits.request.idempotencyKey, async (on) => ({
        status: 200,
        body: { data: await askForDocuments(on, scope, request.body ?? {}) },
      }));
    },
  );

  app.post<{ Body: { company_ids: string[]; period: string } | null }>(
    '/api/document-requests/predicted',
    {
      config: { area: resource.area, verb: 'create', resource, rate: 'previews' },
      schema: {
        tags: [resource.name],
        summary: 'Dokumenty, których można się spodziewać: co firmy przysyłały co miesiąc przez ostatni rok',
        body: {
          type: 'object',
          required: ['company_ids', 'period'],
          additionalProperties: false,
          properties: {
            company_ids: { ...strings, maxItems: 100, items: { type: 'string', format: 'uuid' } },
            period: { type: 'string', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' },
          },
        },
        response: {
          200: { type: 'object', properties: { data: { type: 'array', items: { type: 'object', additionalProperties: true } } } },
        },
      },
    },
    async (request): Promise<{ data: ExpectedPaper[] }> => {
      const scope = scopeOf(request);
      viewOf(scope, resource, 'create');
      if (!request.body) throw badBody('Podaj firmy i miesiąc.');
      const data = await expectedPapers(db, scope, request.body.company_ids, request.body.period);
      request.read = data.length;
      return { data };
    },
  );
}

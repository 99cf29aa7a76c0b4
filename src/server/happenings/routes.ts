import { resources } from '../../../resources';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { previewTerms } from './preview';

const events = resources['company-events'];
const anything = { type: 'object', additionalProperties: true } as const;

/** `POST /api/company-events/preview`: which terms follow from a form, before it is saved. */
export function happeningRoutes(app: App, { db }: Services): void {
  app.post<{ Body: Record<string, unknown> | null }>(
    '/api/company-events/preview',
    {
      config: { area: events.area, verb: 'act' as const, resource: events, rate: 'previews' as const },
      schema: {
        tags: [events.name],
        summary: 'Zdarzenia: jakie terminy wynikną z formularza',
        body: {
          type: 'object',
          properties: { resource: { type: 'string' }, id: { type: ['string', 'null'] }, values: anything },
        },
        response: { 200: { type: 'object', properties: { data: { type: 'array', items: anything } } } },
      },
      validatorCompiler: () => () => true,
    },
    async (request) => {
      const { resource, id, values } = request.body ?? {};
      const typed = {
        resource: String(resource ?? events.name),
        id: typeof id === 'string' ? id : null,
        values: typeof values === 'object' && values !== null ? { ...values } : {},
      };
      return { data: await previewTerms(db, scopeOf(request), typed) };
    },
  );
}

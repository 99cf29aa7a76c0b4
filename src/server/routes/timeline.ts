import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { scopeOf } from '../plugins/gate';
import { timeline } from '../records/timeline/read';
import type { App, Services } from '../services';

const text = { type: 'string' } as const;
const maybeText = { type: ['string', 'null'] } as const;
const entry = {
  type: 'object',
  properties: {
    key: { ...text, description: 'Odróżnia wpis od innych' },
    resource: { ...text, description: 'Zasób, którego dotyczy wpis' },
    id: text,
    at: { ...text, description: 'Chwila w Warszawie' },
    what: { ...text, description: 'Co się stało, słowami' },
    title: maybeText,
    state: { ...maybeText, description: 'Obecny stan rekordu' },
    actor: { type: ['object', 'null'], properties: { id: text, title: text } },
    fields: { type: 'array', items: text, description: 'Nazwy zmienionych pól' },
  },
} as const;
const answer = {
  type: 'object',
  properties: {
    data: { type: 'array', items: entry, description: 'Od najnowszych' },
    next: { ...maybeText, description: 'Znak następnej strony; null na ostatniej' },
  },
} as const;
const asked = {
  type: 'object',
  properties: {
    kinds: { ...text, maxLength: 1_000, description: 'Zasoby po przecinku; puste: wszystkie' },
    after: { ...text, maxLength: 200, description: 'Znak strony z poprzedniej odpowiedzi' },
  },
} as const;
interface Asked {
  Params: { id: string };
  Querystring: { kinds?: string; after?: string };
}

/** `GET /api/<resource>/{id}/timeline`, of the resources whose page tells it. */
export function timelineRoutes(app: App, { db }: Services): void {
  for (const resource of Object.values<Resource>(resources)) {
    if (!resource.timeline) continue;
    app.get<Asked>(
      `/api/${resource.name}/:id/timeline`,
      {
        config: { area: resource.area, verb: 'show', resource },
        schema: {
          tags: [resource.name],
          summary: `${resource.labels.few}: oś czasu`,
          params: { type: 'object', required: ['id'], properties: { id: text } },
          querystring: asked,
          response: { 200: answer },
        },
      },
      async (request) => {
        const found = await timeline(db, scopeOf(request), resource, request.params.id, request.query);
        request.read = found.data.length;
        return found;
      },
    );
  }
}

import { resources } from '../../../resources';
import { recordSchema } from '../openapiSchemas';
import { scopeOf } from '../plugins/gate';
import { etagOf } from '../routes/version';
import type { App, Services } from '../services';
import { confirmReceipt } from './handlers';

/** A client's word that an announcement was read and understood. */
export function messageRoutes(app: App, { db }: Services): void {
  const { messages } = resources;
  const schema = {
    tags: [messages.name],
    summary: 'Wiadomości: klient potwierdza zapoznanie się',
    params: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    response: { 200: recordSchema(messages) },
  } as const;
  app.post<{ Params: { id: string } }>(
    '/api/messages/:id/confirmation',
    { validatorCompiler: () => () => true, config: { area: messages.area, verb: 'act', resource: messages }, schema },
    async (request, reply) => {
      const confirmed = await confirmReceipt(db, scopeOf(request), request.params.id);
      reply.header('etag', etagOf(confirmed));
      return confirmed;
    },
  );
}

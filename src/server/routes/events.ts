import { eventHub } from '../events/hub';
import { openStream } from '../events/stream';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';

/** The longest a timer can be set for: a stream ends with its session, not with a clock. */
const noTimeout = 2 ** 31 - 1;

/** `GET /api/events`: what changed in what the person may see, as it changes. Read by fetch, as it carries the headers of every call. */
export function eventRoutes(app: App, services: Services): void {
  const hub = eventHub(services);
  app.addHook('preClose', async () => hub.close());

  app.get(
    '/api/events',
    {
      handlerTimeout: noTimeout,
      config: { area: 'own', verb: 'list' },
      schema: {
        tags: ['events'],
        summary: 'Strumień zmian (SSE): { resource, id, type }; zdarzenie missed znaczy, że trzeba odświeżyć wszystko',
        produces: ['text/event-stream'],
        response: {
          200: { type: 'string', description: 'data: {"resource":"…","id":"…","type":"create|update|delete|restore"}' },
        },
      },
    },
    async (request, reply) => {
      const { tenant, sessionId } = scopeOf(request);
      const { body, isOver, send, end } = openStream(reply.raw);
      const leave = await hub.join({ tenantId: tenant.id, sessionId: sessionId ?? '', send, end });
      body.on('close', leave);
      request.raw.socket.on('close', leave);
      if (!isOver()) body.push('retry: 5000\n\n');
      return reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(body);
    },
  );
}

import { Readable } from 'node:stream';
import { eventHub } from '../events/hub';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';

/** The longest a timer can be set for: a stream ends with its session, not with a clock. */
const noTimeout = 2 ** 31 - 1;
/** Bytes that a slow line may owe; past them the stream ends, and its reader comes back and reads anew. */
const mostOwed = 256 * 1024;

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
      const stream = new Readable({ read: () => undefined });
      let isOver = false;
      const end = () => {
        if (!isOver && !stream.destroyed) stream.push(null);
        isOver = true;
      };
      const leave = await hub.join({
        tenantId: tenant.id,
        sessionId: sessionId ?? '',
        send: (bytes) => {
          if (isOver || stream.destroyed) return;
          if (stream.readableLength > mostOwed) end();
          else stream.push(bytes);
        },
        end,
      });
      stream.on('close', leave);
      request.raw.socket.on('close', leave);
      if (!isOver) stream.push('retry: 5000\n\n');
      return reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(stream);
    },
  );
}

import type { FastifyInstance } from 'fastify';

/**
 * O03: a request may be answered before its body is there: refused, too late, no room. What is still to come is read and thrown away, so that
 * the next request of the connection is; where it takes longer than `ms`, the connection ends.
 */
export function dropUnread(app: FastifyInstance, ms: number): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (raw.complete === false && raw.socket && !raw.destroyed) {
      raw.unpipe();
      raw.resume();
      const late = setTimeout(() => raw.socket.destroy(), ms).unref();
      raw.once('end', () => clearTimeout(late));
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}

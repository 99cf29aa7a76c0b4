import type { FastifyInstance } from 'fastify';

type Finish = (error: Error | null, done: (error: Error | null) => void) => void;

/**
 * Registers many routes as one step of the start. Fastify queues the end of each route's registration as a plugin of its own, which
 * costs as much as half of the rest; here the ends wait in one list, in their order.
 */
export function registerTogether(app: FastifyInstance, register: () => void): void {
  const { after } = app;
  const ends: Finish[] = [];
  const queue = (end: Finish) => {
    ends.push(end);
    return app;
  };
  app.after = queue as unknown as typeof after;
  try {
    register();
  } finally {
    app.after = after;
  }
  const all: Finish = (error, done) => {
    for (const end of ends) end(error, () => undefined);
    done(error);
  };
  app.after(all as (error: Error | null) => void);
}

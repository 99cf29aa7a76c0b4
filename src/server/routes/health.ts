import { unavailable } from '../errors';
import type { Readiness } from '../plugins/readiness';
import type { App } from '../services';

const status = { 200: { type: 'object', properties: { status: { type: 'string', const: 'ok' } } } } as const;

/** Probes of a supervisor: the process lives; it can do its work (O01). They say nothing else. */
export function healthRoutes(app: App, readiness: Readiness): void {
  const schema = (summary: string) => ({ tags: ['system'], summary, response: status });
  app.get('/api/health', { config: { open: true }, schema: schema('Proces działa') }, async () => ({ status: 'ok' }));
  app.get('/api/ready', { config: { open: true }, schema: schema('Serwer może pracować') }, async () => {
    if (!(await readiness.isReady())) throw unavailable();
    return { status: 'ok' };
  });
}

import { tooMany } from '../errors';
import { networkOf } from '../network';
import { reportPath } from '../plugins/headers';
import { createRateCounter } from '../plugins/rates';
import type { App, Services } from '../services';

const perNetwork = { most: 60, windowMs: 60_000 };
const mostBytes = 16 * 1024;

/** Browsers tell here what the page's policy stopped; only the name of the rule is kept. They send no key. */
export async function cspReportRoutes(app: App, { log, clock }: Services): Promise<void> {
  const rates = createRateCounter();
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: mostBytes },
    async (_: unknown, body: string) => body,
  );
  const schema = { tags: ['system'], summary: 'Zgłoszenie naruszenia CSP', response: { 204: { type: 'null' } } };
  app.post(reportPath, { config: { open: true }, schema }, async (request, reply) => {
    if (rates.hit(networkOf(request.ip), perNetwork, clock().getTime()) > 0) throw tooMany(60);
    for (const rule of rulesOf(String(request.body ?? ''))) log.warn(`Page policy stopped ${rule}`, { requestId: request.id });
    return reply.code(204).send();
  });
}

/** The directives a report names, in either of the two formats. */
function rulesOf(text: string): Set<string> {
  const named = text.matchAll(/"(?:effectiveDirective|effective-directive|violated-directive)"\s*:\s*"([a-z-]{3,40})"/g);
  return new Set([...named].map((match) => match[1] ?? ''));
}

import { hasArea } from '../../access/principal';
import { forbidden } from '../errors';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';

const profile = { type: 'object', properties: { configured: { type: 'boolean' } }, additionalProperties: true } as const;
const schema = {
  tags: ['settings'],
  summary: 'Konto w bramce SMS',
  response: { 200: { type: 'object', properties: { data: profile } } },
};

/** The SMS gateway's account, for those who set up the office and its modules (P17). */
export function smsapiRoutes(app: App, { mailer }: Services): void {
  app.get('/api/modules/smsapi/profile', { config: { area: 'settings', verb: 'show' }, schema }, async (request) => {
    const { who, tenant } = scopeOf(request);
    if (!hasArea(who, 'modules', tenant.config)) throw forbidden();
    return { data: await mailer.smsapiProfile() };
  });
}

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { accountById } from '../auth/accounts';
import type { Auth } from '../auth/context';
import { openByPasskey, verifyByPasskey } from '../auth/passkeyLogin';
import { type Passkey, passkeysOf } from '../auth/passkeyRows';
import { beginPasskey, forgetPasskey, keepPasskey } from '../auth/passkeys';
import { askLogin, askStepUp } from '../auth/webauthn';
import { conflict, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import type { App, Services } from '../services';
import { steppedUp } from './account';
import { originOf } from './auth';
import { cookies } from './cookies';
import * as shapes from './passkeyShapes';

const shown = ({ id, name, created_at, last_used_at }: Passkey) => ({
  id,
  name,
  created_at: toWarsaw(created_at),
  last_used_at: last_used_at && toWarsaw(last_used_at),
});

/** Keys of a person's devices: kept and taken away by their owner, and the way in by one, as the second factor or alone. */
export function passkeyRoutes(app: App, services: Services, auth: Auth) {
  const own = { area: 'own', withoutFactor: true } as const;
  const isLogin = { config: { public: true, login: true, secret: true } } as const;
  const secure = services.config.mode === 'production';

  app.get('/api/users/passkeys', { config: { ...own, verb: 'list' }, schema: shapes.list }, async (request) => {
    const { tenant, who } = scopeOf(request);
    const data = (await passkeysOf(auth.db, tenant.id, who.id)).map(shown);
    return { data, total: data.length };
  });

  app.post(
    '/api/users/passkeys/options',
    { config: { ...own, verb: 'act', secret: true }, schema: shapes.begin },
    async (request) => {
      const { who } = await steppedUp(auth, scopeOf(request));
      return { data: await beginPasskey(auth, originOf(request), who.id) };
    },
  );

  app.post<{ Body: { name: string; passkey: RegistrationResponseJSON } }>(
    '/api/users/passkeys',
    { config: { ...own, verb: 'act', secret: true }, schema: shapes.keep },
    async (request) => {
      const { who } = await steppedUp(auth, scopeOf(request));
      return { data: shown(await keepPasskey(auth, originOf(request), who.id, request.body)) };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/users/passkeys/:id',
    { config: { ...own, verb: 'delete' }, schema: shapes.gone },
    async (request) => {
      const { id } = request.params;
      const { who } = await steppedUp(auth, scopeOf(request));
      if (!isUuid(id)) throw notFound();
      await forgetPasskey(auth, originOf(request), who.id, id);
      return { data: { id } };
    },
  );

  app.post(
    '/api/users/step-up/options',
    { config: { ...own, verb: 'act', secret: true }, schema: shapes.confirm },
    async (request) => {
      const { tenant, who } = scopeOf(request);
      const account = await accountById(auth.db, tenant.id, who.id);
      const asked = account && (await askStepUp(auth, originOf(request), account));
      if (!asked) throw conflict('Nie masz jeszcze klucza dostępu. Dodasz go w swoim profilu.', undefined, 'no_passkey');
      return { data: asked };
    },
  );

  app.post<{ Body: { email: string; passkey: AuthenticationResponseJSON } }>(
    '/api/users/verify-passkey',
    { ...isLogin, schema: shapes.verify },
    async (request) => {
      await verifyByPasskey(auth, originOf(request), cookies.attempt.read(request), request.body.email, request.body.passkey);
      return { data: { verified: true } };
    },
  );

  app.post('/api/auth/passkey/options', { ...isLogin, schema: shapes.ask }, async (request) => ({
    data: await askLogin(auth, originOf(request)),
  }));

  app.post<{ Body: { passkey: AuthenticationResponseJSON } }>(
    '/api/auth/passkey',
    { ...isLogin, schema: shapes.open },
    async (request, reply) => {
      const { refresh: refresh_token, deviceToken } = await openByPasskey(auth, originOf(request), request.body.passkey);
      cookies.device.write(reply, deviceToken, auth.limits.deviceMs, secure);
      return { refresh_token };
    },
  );
}

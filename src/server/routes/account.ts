import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { accountById } from '../auth/accounts';
import { confirmPerson, fieldOf, type Proof } from '../auth/confirm';
import type { Auth } from '../auth/context';
import { recordEvent } from '../auth/events';
import { setPassword } from '../auth/passwordChange';
import { beginTotp, confirmTotp, endTotp } from '../auth/secondFactor';
import { endSession, hasSteppedUp, ownerOf, sessionsOf, stepUp } from '../auth/sessions';
import { notFound, stepUpNeeded } from '../errors';
import { scopeOf } from '../plugins/gate';
import type { Scope } from '../scope';
import type { App } from '../services';
import * as shapes from './accountShapes';
import { originOf } from './auth';

/** A person's own login: password, second factor, sessions. Everybody logged in has these. */
export function accountRoutes(app: App, auth: Auth) {
  const own = { area: 'own', withoutFactor: true } as const;

  app.put<{ Body: { current_password: string; password: string } }>(
    '/api/users/password',
    { config: { ...own, verb: 'edit' }, schema: shapes.password },
    async (request) => {
      const scope = scopeOf(request);
      const origin = originOf(request);
      await confirmPerson(auth, origin, scope.who.id, { password: request.body.current_password }, 'current_password');
      const account = await accountById(auth.db, scope.tenant.id, scope.who.id);
      if (!account) throw notFound();
      await setPassword(auth, origin, account, request.body.password, scope.sessionId);
      return { data: { changed: true } };
    },
  );

  app.post<{ Body: Proof }>('/api/users/step-up', { config: { ...own, verb: 'act' }, schema: shapes.stepUp }, async (request) => {
    const scope = scopeOf(request);
    const origin = originOf(request);
    await confirmPerson(auth, origin, scope.who.id, request.body);
    await auth.db.transaction(async (tx) => {
      await stepUp(auth, scope.tenant.id, scope.sessionId ?? '', tx);
      await recordEvent(auth, origin, scope.who.id, 'step_up', {
        details: { factor: fieldOf(request.body) },
        sessionId: scope.sessionId,
        on: tx,
      });
    });
    return { data: { until: toWarsaw(new Date(scope.now.getTime() + auth.limits.stepUpMs)) } };
  });

  app.get<{ Querystring: { user_id?: string } }>(
    '/api/users/sessions',
    { config: { ...own, verb: 'list' }, schema: shapes.sessions },
    async (request) => {
      const scope = scopeOf(request);
      const rows = await sessionsOf(auth.db, scope.tenant.id, personOf(scope, request.query.user_id), scope.now);
      const data = rows.map(({ id, created_at, last_seen_at, user_agent, network }) => ({
        id,
        created_at: toWarsaw(created_at),
        last_seen_at: toWarsaw(last_seen_at),
        user_agent,
        network,
        current: id === scope.sessionId,
      }));
      return { data, total: data.length };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/users/sessions/:id',
    { config: { ...own, verb: 'delete' }, schema: shapes.session },
    async (request) => {
      const scope = scopeOf(request);
      const origin = originOf(request);
      const { id } = request.params;
      const owner = isUuid(id) ? await sessionOwner(scope, id) : null;
      if (!owner) throw notFound();
      const because = owner === scope.who.id ? 'ended_by_owner' : 'ended_by_superuser';
      await auth.db.transaction(async (tx) => {
        await endSession(tx, scope.tenant.id, id, because, scope.now);
        await recordEvent(auth, origin, owner, 'session_ended', { actor: scope.who.id, sessionId: scope.sessionId, on: tx });
      });
      return { data: { id } };
    },
  );

  app.post('/api/users/totp', { config: { ...own, verb: 'act', secret: true }, schema: shapes.totpBegin }, async (request) => {
    const scope = await steppedUp(auth, scopeOf(request));
    return { data: await beginTotp(auth, originOf(request), scope.who.id) };
  });

  app.put<{ Body: { code: string } }>(
    '/api/users/totp',
    { config: { ...own, verb: 'edit', secret: true }, schema: shapes.totpConfirm },
    async (request) => ({
      data: await confirmTotp(auth, originOf(request), scopeOf(request).who.id, request.body.code),
    }),
  );

  app.delete('/api/users/totp', { config: { ...own, verb: 'delete' }, schema: shapes.totpEnd }, async (request) => {
    const scope = await steppedUp(auth, scopeOf(request));
    await endTotp(auth, originOf(request), scope.who.id);
    return { data: { enabled: false } };
  });

  async function sessionOwner(scope: Scope, id: string): Promise<string | null> {
    const owner = await ownerOf(auth, scope.tenant.id, id);
    return owner === scope.who.id || (owner && scope.who.roles.includes('superuser')) ? owner : null;
  }
}

/** Oneself, or for a superuser anybody of the firm (S06). */
function personOf({ who }: Scope, userId: string | undefined): string {
  if (userId === undefined || userId === who.id) return who.id;
  if (!who.roles.includes('superuser')) throw notFound();
  return userId;
}

/** Refuses with `step_up` until the person has confirmed who they are, lately (S10). */
export async function steppedUp(auth: Auth, scope: Scope): Promise<Scope> {
  if (!(await hasSteppedUp(auth, scope.tenant.id, scope.sessionId))) throw stepUpNeeded();
  return scope;
}

import { resources } from '../../../resources';
import { hasArea } from '../../access/principal';
import type { EntryLink } from '../../contract/entry';
import { toWarsaw } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Auth } from '../auth/context';
import { recordEvent } from '../auth/events';
import { principalById } from '../auth/sessionPrincipals';
import { notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { one } from '../records/one';
import { originOf } from '../routes/auth';
import { cookies } from '../routes/cookies';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { openByCode, openEntry, sendEntryCode } from './enter';
import { glanceOf } from './glance';
import { endGrant, type Grant, grantOwner, livingGrants } from './rows';
import * as shapes from './shapes';

/** Entry by a link from a notice, for people without a session; and the links that were sent, for their person and the office. */
export function entryRoutes(app: App, services: Services, auth: Auth) {
  const isEntry = { config: { public: true, login: true, secret: true } } as const;
  const secure = services.config.mode === 'production';

  app.post<{ Body: { token: string } }>('/api/entry', { ...isEntry, schema: shapes.open }, async (request, reply) => {
    const { glance, ticket } = await openEntry(auth, originOf(request), request.body.token);
    cookies.entry.write(reply, ticket, auth.limits.entry.viewMs, secure);
    return { data: glance };
  });

  app.post('/api/entry/code', { ...isEntry, schema: shapes.sent }, async (request) => {
    const origin = originOf(request);
    const ticket = cookies.entry.read(request);
    auth.later(() => sendEntryCode(auth, origin, ticket));
    return { data: { sent: true } };
  });

  app.post<{ Body: { code: string } }>('/api/entry/verify', { ...isEntry, schema: shapes.verify }, async (request, reply) => {
    const data = await openByCode(auth, originOf(request), cookies.entry.read(request), request.body.code);
    cookies.entry.clear(reply, secure);
    return { data };
  });

  const own = { area: 'own', withoutFactor: true } as const;
  app.get<{ Querystring: { user_id?: string } }>(
    '/api/users/entry-links',
    { config: { ...own, verb: 'list' }, schema: shapes.list },
    async (request) => {
      const scope = scopeOf(request);
      const { user_id = scope.who.id } = request.query;
      await mayKnow(scope, user_id);
      const grants = await livingGrants(auth.db, scope.tenant.id, user_id, scope.now, auth.limits.entry.opens);
      const data = scope.tenant.config.switches.entryLinks ? await toldOf(scope, user_id, grants) : [];
      return { data, total: data.length };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/users/entry-links/:id',
    { config: { ...own, verb: 'delete' }, schema: shapes.end },
    async (request) => {
      const scope = scopeOf(request);
      const { id } = request.params;
      const owner = isUuid(id) ? await grantOwner(auth.db, scope.tenant.id, id) : null;
      if (!owner) throw notFound();
      await mayKnow(scope, owner);
      const because = owner === scope.who.id ? 'by_owner' : 'by_office';
      await auth.db.transaction(async (tx) => {
        if (!(await endGrant(tx, scope.tenant.id, id, because, scope.now))) throw notFound();
        const circumstances = { details: { because }, actor: scope.who.id, sessionId: scope.sessionId, on: tx };
        await recordEvent(auth, originOf(request), owner, 'entry_ended', circumstances);
      });
      return { data: { id } };
    },
  );

  /** Oneself; for the office, whoever keeps its people and sees this one. */
  async function mayKnow(scope: Scope, userId: string): Promise<void> {
    if (userId === scope.who.id) return;
    if (!scope.who.isAdmin || !hasArea(scope.who, 'users', scope.tenant.config)) throw notFound();
    await one(auth.db, scope, resources.users, userId);
  }

  /** What each of them opens, as its person would be shown it; one whose record they see no more opens nothing, and is not told of. */
  async function toldOf(scope: Scope, userId: string, grants: readonly Grant[]): Promise<EntryLink[]> {
    const who = await principalById(auth.db, scope.tenant, userId);
    if (!who) return [];
    const links: EntryLink[] = [];
    for (const grant of grants) {
      const glance = await glanceOf(auth.db, { ...scope, who }, grant, false);
      if (!glance) continue;
      links.push({
        id: grant.id,
        opens: [
          glance.kind,
          glance.lines
            .slice(0, 2)
            .map(({ value }) => value)
            .join(', '),
        ].join(': '),
        created_at: toWarsaw(grant.created_at),
        expires_at: toWarsaw(grant.expires_at),
        opened: grant.opens,
        last_opened_at: grant.last_opened_at && toWarsaw(grant.last_opened_at),
      });
    }
    return links;
  }
}

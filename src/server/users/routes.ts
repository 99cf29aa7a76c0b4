import type { FastifyRequest } from 'fastify';
import { resources } from '../../../resources';
import { can } from '../../access/can';
import { hasArea } from '../../access/principal';
import { isUuid } from '../../lib/uuid';
import { companiesOf, myUsers } from '../auth/companyUsers';
import type { Auth } from '../auth/context';
import { type Invitation, invitationOf, invite, type Registration, register, sendInvitation } from '../auth/invitations';
import { askReset, reset, sendReset } from '../auth/reset';
import { notFound } from '../errors';
import { findScope, scopeOf } from '../plugins/gate';
import { actOnOne } from '../records/act';
import { onOwnSide } from '../records/ownSide';
import { viewOf } from '../records/view';
import { steppedUp } from '../routes/account';
import { originOf } from '../routes/auth';
import { begun } from '../routes/begun';
import { readAddressOf } from '../routes/listQuery';
import { onceOnly } from '../routes/repeatable';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { inviteManyJob } from './inviteMany';
import * as shapes from './shapes';

/** The specification's calls about users that no declaration covers. */
export function userRoutes(app: App, services: Services, auth: Auth) {
  const users = { area: 'users' } as const;
  const keyLimit = services.config.limits.request.idempotencyKey;

  app.post<{ Body: Invitation }>(
    '/api/users/invite',
    { config: { ...users, verb: 'create', rate: 'invitations' }, schema: shapes.invite },
    async (request, reply) => {
      const scope = scopeOf(request);
      const answer = await onceOnly(services.db, scope, request, reply, keyLimit, async (on) => ({
        status: 201,
        body: await invite(auth, originOf(request), scope, on, request.body),
      }));
      auth.mail.kick();
      return answer;
    },
  );

  app.post<{ Body: { people: Invitation[] } }>(
    '/api/users/invite-many',
    { config: { ...users, verb: 'create', rate: 'bulk' }, schema: shapes.inviteMany },
    async (request, reply) => {
      const scope = scopeOf(request);
      // Said at once, as by one invitation: the area alone lets in who only reads people (P12).
      for (const resource of [resources.users, resources.memberships]) viewOf(scope, resource, 'create');
      await steppedUp(auth, scope);
      const { people } = request.body;
      return begun(services, request, reply, {
        name: inviteManyJob,
        payload: { people },
        title: 'Zapraszanie klientów',
        unit: 'osób',
        total: people.length,
      });
    },
  );

  app.post<{ Params: { id: string } }>(
    '/api/users/:id/invite',
    { config: { ...users, verb: 'create', rate: 'invitations' }, schema: shapes.again },
    async (request) => {
      await sendInvitation(auth, originOf(request), scopeOf(request), request.params.id);
      return shapes.sentAnswer;
    },
  );

  app.post<{ Body: { token: string } }>(
    '/api/users/invitation',
    { config: { public: true }, schema: shapes.invitation },
    async (request) => ({ data: await invitationOf(auth, originOf(request), request.body.token) }),
  );

  app.post<{ Params: { id: string }; Body: Registration }>(
    '/api/users/:id',
    { config: { public: true }, schema: shapes.register },
    async (request) => {
      if (isUuid(request.params.id)) throw notFound();
      return { data: await register(auth, originOf(request), request.params.id, request.body) };
    },
  );

  app.get<{ Querystring: { id: string } }>(
    '/api/users/reset-password',
    { config: { public: true, changes: true }, schema: shapes.askReset },
    async (request) => {
      const { id } = request.query;
      const origin = originOf(request);
      if (!isUuid(id)) {
        auth.later(() => askReset(auth, origin, id));
        return shapes.sentAnswer;
      }
      // Anybody is told the same; by id a link goes out on the word of who keeps the office's people alone (A23).
      const keeper = await keeperOfUsers(request);
      if (keeper) await sendReset(auth, origin, keeper, id);
      return shapes.sentAnswer;
    },
  );

  /** Whoever asks, where they are of the office and have the users area. */
  async function keeperOfUsers(request: FastifyRequest): Promise<Scope | null> {
    const scope = await findScope(services, request);
    return scope?.who.isAdmin && hasArea(scope.who, 'users', scope.tenant.config) ? scope : null;
  }

  app.post<{ Params: { token: string }; Body: { password: string } }>(
    '/api/users/reset-password/:token',
    { config: { public: true }, schema: shapes.reset },
    async (request) => {
      await reset(auth, originOf(request), request.params.token, request.body.password);
      return { data: { changed: true } };
    },
  );

  app.get('/api/users/my', { config: { area: 'own', verb: 'list' }, schema: shapes.my }, async (request) => {
    const scope = scopeOf(request);
    refuseWithoutCompanies(scope);
    return myUsers(auth.db, scope, readAddressOf(resources.users, request.query));
  });

  app.get<{ Querystring: { id?: string; role?: string } }>(
    '/api/users/companies',
    { config: { area: 'own', verb: 'list' }, schema: shapes.companies },
    async (request) => {
      const scope = scopeOf(request);
      const { id = scope.who.id, role } = request.query;
      refuseWithoutCompanies(scope);
      if (id !== scope.who.id && !mayAskAboutOthers(scope)) throw notFound();
      const data = await companiesOf(auth.db, scope, id, role);
      if (!data) throw notFound();
      return { data: await onOwnSide(auth.db, scope, resources.companies, data, (company) => company.id) };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/users/deactivate/:id',
    { config: { ...users, verb: 'edit', changes: true }, schema: shapes.deactivate },
    async (request) => {
      return { data: await actOnOne(services.db, scopeOf(request), resources.users, request.params.id, 'deactivate') };
    },
  );
}

/** Whose companies are asked for: where the firm has none, there is nothing to hang people on (P03). */
function refuseWithoutCompanies({ who, tenant }: Scope): void {
  if (can(who, 'list', resources.companies, tenant.config) === 'absent') throw notFound();
}

function mayAskAboutOthers({ who, tenant }: Scope): boolean {
  return who.isAdmin && hasArea(who, 'users', tenant.config) && hasArea(who, 'companies', tenant.config);
}

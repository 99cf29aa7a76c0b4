import { resources } from '../../../resources';
import { areasOf, type Principal } from '../../access/principal';
import type { Role } from '../../schema';
import { accountById } from '../auth/accounts';
import { membershipsOf } from '../auth/companyUsers';
import { tellContactChanged } from '../auth/contactChange';
import { refuseLosingLastSuperuser, reserved } from '../auth/ranks';
import { endSessionsOf } from '../auth/sessions';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { trailOf } from '../records/audit';
import { onOwnSide } from '../records/ownSide';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { refuseWithoutTerms } from './consents';

/** People of the firm: who may give what to whom, and what goes when somebody leaves (P12, P13). */
export const users = defineHandlers(resources.users, {
  waiting: {
    async recovery_codes({ scope, db }) {
      const account = await accountById(db, scope.tenant.id, scope.who.id);
      if (account?.second_factor !== 'app' || account.recovery_hashes.length > 0) return [];
      const link = scope.who.isAdmin ? '/users/profile' : '/profile';
      return [{ id: account.id, title: 'Nie masz już kodów zapasowych', company: null, due: null, late: false, link, facts: {} }];
    },
  },
  create(values, { scope }) {
    refuseRoles(scope, [], (values.roles ?? []) as Role[]);
    if (!values.isAdmin && (values.roles ?? []).length > 0) throw invalid({ roles: 'Role mają tylko pracownicy biura.' });
    return { ...values, status: 'invited' as const };
  },
  async update(changes, before, { tx, scope }) {
    const after = { ...before, ...changes };
    if (before.id === scope.who.id && (changed(before.roles, after.roles) || before.payroll !== after.payroll)) throw forbidden();
    if (before.id !== scope.who.id) refuseRoles(scope, before.roles as Role[], after.roles as Role[]);
    if (!before.isAdmin && after.roles.length > 0) throw invalid({ roles: 'Role mają tylko pracownicy biura.' });
    if (before.roles.includes('superuser') && !after.roles.includes('superuser'))
      await refuseLosingLastSuperuser(tx, scope, before.id);
    // Without a telephone codes go by e-mail, and the record says so.
    return before.second_factor === 'sms' && after.phone === null ? { ...changes, second_factor: 'email' as const } : changes;
  },
  async saved(after, before, { tx, scope }) {
    if (after && before && after.phone !== before.phone) await tellContactChanged(tx, scope, before);
  },
  actions: {
    async deactivate([before], _body, { tx, scope }) {
      if (!before || before.id === scope.who.id) throw forbidden();
      refuseRoles(scope, before.roles as Role[], []);
      await refuseLosingLastSuperuser(tx, scope, before.id);
      await patch(tx, trailOf(scope), resources.users, before.id, { status: 'deactivated' });
      await endSessionsOf(tx, scope.tenant.id, before.id, 'deactivated', scope.now);
      return { id: before.id, status: 'deactivated' };
    },
    async reactivate([before], _body, { tx, scope }) {
      if (!before || before.id === scope.who.id) throw forbidden();
      refuseRoles(scope, before.roles as Role[], []);
      if (before.status !== 'deactivated') throw conflict('To konto nie jest dezaktywowane.', undefined, 'out_of_turn');
      await refuseWithoutTerms(tx, scope.tenant.id, before.id);
      const account = await accountById(tx, scope.tenant.id, before.id);
      // Who never set a password is invited still, and comes in by an invitation.
      const status = account?.password_hash ? 'active' : 'invited';
      await patch(tx, trailOf(scope), resources.users, before.id, { status });
      return { id: before.id, status };
    },
  },
  async remove(before, { tx, scope }) {
    if (before.id === scope.who.id) throw conflict('Nie można usunąć własnego konta.');
    refuseRoles(scope, before.roles as Role[], []);
    await refuseLosingLastSuperuser(tx, scope, before.id);
    await endSessionsOf(tx, scope.tenant.id, before.id, 'deactivated', scope.now);
  },
  restore(before, { scope }) {
    refuseRoles(scope, before.roles as Role[], []);
  },
  async present(record, scope, db) {
    const { id, isAdmin = false, roles = [] } = record;
    const all = isAdmin ? [] : await membershipsOf(db, scope.tenant.id, id);
    const memberships = await onOwnSide(db, scope, resources.companies, all, ({ company_id }) => company_id);
    return {
      access: areasOf({ isAdmin, roles: roles as Principal['roles'] }, scope.tenant.config),
      companies: memberships.map(({ company_id }) => company_id),
      company_roles: Object.fromEntries(memberships.map(({ company_id, role }) => [company_id, role])),
    };
  },
});

const changed = (before: readonly string[], after: readonly string[]) => [...before].sort().join() !== [...after].sort().join();

/** Boss and superuser are given and taken by a superuser alone, and nobody else changes people who have them. */
function refuseRoles({ who }: Scope, before: readonly Role[], after: readonly Role[]) {
  if (!who.roles.includes('superuser') && [...before, ...after].some((role) => reserved.includes(role))) throw forbidden();
}

import type { AuthProvider } from 'ra-core';
import { can } from '../../access/can';
import type { Resource, Verb } from '../../schema';
import { ApiError } from '../providers/apiError';
import { checkCode, checkPassword, openSession } from '../providers/login';
import { logout } from '../providers/logout';
import { rereadUser } from '../providers/rereadUser';
import { declarations } from '../registry';
import { principalOf } from '../session/principal';
import { currentUser } from '../session/store';
import { currentTenant, reloadTenant } from '../tenant/store';

const verbs: readonly string[] = ['list', 'show', 'create', 'edit', 'delete'] satisfies Verb[];

/** The login in the specification's three steps (`check`, `verify`, `login`), and what react-admin asks besides. */
export const authProvider = {
  check: checkPassword,
  verify: checkCode,
  login: openSession,
  logout: async () => {
    await logout();
    return '/login';
  },
  checkAuth: async () => {
    if (!currentUser()) throw Object.assign(new Error('logged out'), { redirectTo: '/login', message: false });
  },
  /**
   * `request.ts` has renewed, sent again and, where that failed, ended the session. Where the firm demands a second factor since then,
   * person and configuration are read anew, and the panel leads to its set-up.
   */
  checkError: async (error?: unknown) => {
    if (error instanceof ApiError && error.code === 'second_factor') await Promise.all([rereadUser(), reloadTenant()]);
  },
  canAccess: async ({ resource, action, record }) => mayDo(action, resource, record),
  getIdentity: async () => {
    const user = currentUser();
    if (!user) throw new Error('logged out');
    return { id: user.id, fullName: user.first_name };
  },
} satisfies AuthProvider & Record<string, unknown>;

/** May the person who is logged in do this? Actions and transitions ask like an edit; an unknown resource is refused. */
function mayDo(action: string, name: string, record: { id?: unknown } | undefined): boolean {
  const [user, tenant, resource] = [currentUser(), currentTenant(), declarations()[name]];
  if (!user || !tenant || !resource) return false;
  const verdict = can(principalOf(user), verbs.includes(action) ? (action as Verb) : 'edit', resource, tenant);
  return verdict === 'yes' || (verdict === 'own' && isOwn(resource, record, user.id));
}

/** Without a record at hand the question is whether there may be one of their own. */
function isOwn({ self }: Resource, record: Record<string, unknown> | undefined, userId: string): boolean {
  return !record || !self || record[self.by] === userId;
}

import type { KeptUser } from '../session/session';

/** Where a person's panel begins. */
export function homeOf(user: Pick<KeptUser, 'isAdmin'>): string {
  return user.isAdmin ? '/dashboard' : '/';
}

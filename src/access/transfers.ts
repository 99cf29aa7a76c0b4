import { isWorker, type Principal } from './principal';

const leaders: Principal['roles'] = ['manager', 'superuser', 'boss'];

/** Whether the person may take packages of transfers: whoever settles months, or in a firm that says so who leads it alone. */
export function mayTakeTransfers(
  who: Pick<Principal, 'isAdmin' | 'roles'>,
  { transfersByLeaders }: { transfersByLeaders: boolean },
): boolean {
  if (!who.isAdmin || isWorker(who)) return false;
  return !transfersByLeaders || who.roles.some((role) => leaders.includes(role));
}

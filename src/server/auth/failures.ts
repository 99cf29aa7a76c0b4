import type { Auth, Origin } from './context';
import { count, forget, refuseWhileFull, throttleKey, uncapped } from './throttle';

/**
 * Wrong passwords and codes (A13, A14). A known device has a count of its own, so a stranger can't lock the owner out;
 * others count by account and network together, by account, and by network.
 */
export function failureKeys(origin: Origin, account: string, knownDevice: string | null) {
  return {
    pair: throttleKey('pair', account, origin.network),
    account: throttleKey('account', account),
    device: knownDevice ? throttleKey('device', knownDevice, account) : null,
    network: throttleKey('network', origin.network),
  };
}

/** Throws 429 while this browser or network has to wait; the same for accounts that don't exist (A16). */
export async function refuseWhileWaiting(
  { db, clock }: Auth,
  origin: Origin,
  account: string,
  knownDevice: string | null,
): Promise<void> {
  const keys = failureKeys(origin, account, knownDevice);
  const asked = keys.device ? [keys.device, keys.network] : [keys.pair, keys.account, keys.network];
  await refuseWhileFull(db, origin.tenant.id, asked, clock());
}

/** How many failures in a row the owner would be told of. */
export function toldKey(account: string): string {
  return throttleKey('told', account);
}

/** Counts a wrong password or code where it belongs. */
export async function countFailure(
  { db, clock, limits }: Auth,
  origin: Origin,
  account: string,
  knownDevice: string | null,
): Promise<void> {
  const keys = failureKeys(origin, account, knownDevice);
  const rules = limits.failures;
  const now = clock();
  await count(db, origin.tenant.id, keys.network, rules.network, now);
  if (keys.device) await count(db, origin.tenant.id, keys.device, rules.device, now);
  else {
    await count(db, origin.tenant.id, keys.pair, rules.pair, now);
    await count(db, origin.tenant.id, keys.account, rules.account, now);
  }
  await count(db, origin.tenant.id, toldKey(account), { ...rules.account, most: uncapped }, now);
}

/** After a whole login: what this browser did wrong before is forgotten, and answered, for the notice to the owner. */
export async function forgetFailures({ db }: Auth, origin: Origin, account: string, knownDevice: string | null): Promise<void> {
  const { pair, device } = failureKeys(origin, account, knownDevice);
  await forget(db, origin.tenant.id, [pair, toldKey(account), ...(device ? [device] : [])]);
}

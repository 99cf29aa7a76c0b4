import { tooMany } from '../errors';
import type { Auth, Origin } from './context';
import { count, forget, type Rule, refuseWhileFull, throttleKey, uncapped, uncount } from './throttle';

/**
 * Wrong passwords and codes (A13, A14). A known device has a count of its own, so a stranger can't lock the owner out;
 * others count by account and network together, by account, and by network.
 */
function failureKeys(origin: Origin, account: string, knownDevice: string | null) {
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

/** Where a wrong password or code of this browser counts, and how many may be. */
function rulesOf({ limits }: Auth, origin: Origin, account: string, knownDevice: string | null): [key: string, rule: Rule][] {
  const keys = failureKeys(origin, account, knownDevice);
  const { network, device, pair, account: ofAccount } = limits.failures;
  const own: [string, Rule][] = keys.device
    ? [[keys.device, device]]
    : [
        [keys.pair, pair],
        [keys.account, ofAccount],
      ];
  return [...own, [keys.network, network]];
}

/** Counts a wrong code where it belongs. */
export async function countFailure(auth: Auth, origin: Origin, account: string, knownDevice: string | null): Promise<void> {
  for (const [key, rule] of rulesOf(auth, origin, account, knownDevice))
    await count(auth.db, origin.tenant.id, key, rule, auth.clock());
  await countTold(auth, origin, account);
}

function countTold({ db, limits, clock }: Auth, origin: Origin, account: string): Promise<number> {
  return count(db, origin.tenant.id, toldKey(account), { ...limits.failures.account, most: uncapped }, clock());
}

/**
 * Proves a password or code that is not counted otherwise. It stands as a failure until it is right, so that guesses sent together
 * are as few as guesses one after another; 429 for those too many (A13).
 */
export async function guessed<Proof>(
  auth: Auth,
  origin: Origin,
  account: string,
  knownDevice: string | null,
  prove: () => Promise<Proof | null>,
): Promise<Proof | null> {
  const { db, clock } = auth;
  const tenantId = origin.tenant.id;
  await refuseWhileWaiting(auth, origin, account, knownDevice);
  const taken: [string, Rule][] = [];
  let isWrong = false;
  try {
    for (const [key, rule] of rulesOf(auth, origin, account, knownDevice)) {
      taken.push([key, rule]);
      if ((await count(db, tenantId, key, rule, clock())) > rule.most) throw tooMany(rule.waitMs / 1_000);
    }
    const proof = await prove();
    isWrong = proof === null;
    if (isWrong) await countTold(auth, origin, account);
    return proof;
  } finally {
    if (!isWrong) for (const [key, rule] of taken) await uncount(db, tenantId, key, rule);
  }
}

/** After a whole login: what this browser did wrong before is forgotten, and answered, for the notice to the owner. */
export async function forgetFailures({ db }: Auth, origin: Origin, account: string, knownDevice: string | null): Promise<void> {
  const { pair, device } = failureKeys(origin, account, knownDevice);
  await forget(db, origin.tenant.id, [pair, toldKey(account), ...(device ? [device] : [])]);
}

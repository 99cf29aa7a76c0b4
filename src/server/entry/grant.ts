import { resources } from '../../../resources';
import type { Principal } from '../../access/principal';
import type { Resource } from '../../schema';
import { hashToken, linkToken } from '../auth/crypto/tokens';
import { authLimits } from '../auth/limits';
import type { Tx } from '../db/database';
import { newId } from '../records/start';
import type { Tenant } from '../scope';
import { insertGrant } from './rows';

const declared: Readonly<Record<string, Resource | undefined>> = resources;

export const resourceByLink = (name: string) => (Object.hasOwn(declared, name) ? declared[name] : undefined);

/** Whether a link to records of this kind may go to this person: to clients alone, where the firm has turned it on. */
export function mayEnterByLink({ config }: Pick<Tenant, 'config'>, who: Pick<Principal, 'isAdmin'>, resource: string): boolean {
  return config.switches.entryLinks && !who.isAdmin && resourceByLink(resource)?.byLink !== undefined;
}

/**
 * A link's token for one record and one person, kept hashed. It stands after the `#`, which a browser sends to no server and into no
 * referrer (S11); only mails carry it, so that a code by SMS or application is another way than the link's own.
 */
export async function grantEntry(
  tx: Pick<Tx, 'query'>,
  { tenantId, at }: { tenantId: number; at: Date },
  { userId, resource, recordId }: { userId: string; resource: string; recordId: string },
): Promise<string> {
  const token = linkToken();
  await insertGrant(tx, tenantId, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    resource,
    record_id: recordId,
    created_at: at,
    expires_at: new Date(at.getTime() + authLimits.entry.lifeMs),
  });
  return `/login#wejscie=${token}`;
}

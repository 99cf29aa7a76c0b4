import type { Database, Tx } from '../db/database';
import { forgetRepeated } from '../privacy/erasureRows';
import { trailOf } from '../records/audit';
import { eraseTrailValues } from '../records/auditErase';
import { auditChange, writeChange } from '../records/change';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import { takeBare } from './bareRows';
import { itemsResource } from './records';

/** A micro-account made of a PESEL, or a transfer's title that names one, inside the text of a trail's values. */
const bare = '101000712221[0-9]{11}0|/TI/P[0-9]{11}';
const reason = 'PESEL w numerze rachunku przeniesiony do zakrytego pola';
const atOnce = 50;

/**
 * P08: tax accounts made of a PESEL that a migration found open go into their closed field, and out of the old lines of the trail, some at a
 * time; what a start did not come to the next one does. Answers how many positions that were.
 */
export async function closeBareAccounts(db: Database, scope: Scope): Promise<number> {
  let closed = 0;
  for (;;) {
    const done = await db.transaction((tx) => closeSome(tx, scope));
    if (done === 0) return closed;
    closed += done;
  }
}

async function closeSome(tx: Tx, scope: Scope): Promise<number> {
  const found = await takeBare(tx, scope.tenant.id, atOnce);
  const ids = found.map(({ item_id }) => item_id);
  // Before the new lines are written, which hold nothing open.
  await eraseTrailValues(tx, scope, { entity: itemsResource.name, ids, reason, holding: bare });
  for (const { item_id, account } of found) await closeOne(tx, scope, item_id, account);
  await forgetRepeated(tx, scope.tenant.id, ids);
  return found.length;
}

async function closeOne(tx: Tx, scope: Scope, id: string, account: string | null): Promise<void> {
  const tenantId = scope.tenant.id;
  const living = await lockRecord(tx, tenantId, itemsResource, id, []);
  const item = living ?? (await lockRecord(tx, tenantId, itemsResource, id, [], 'deleted'));
  if (!item) return;
  const namesPesel = /\/TI\/P\d{11}/.test(String(item.transfer_title ?? ''));
  const values = {
    ...(account === null ? {} : { account_number: null }),
    ...(account === null || item.pesel_account !== null ? {} : { pesel_account: account }),
    ...(namesPesel ? { transfer_title: null } : {}),
  };
  const trail = trailOf(scope);
  const after = await writeChange(tx, trail, itemsResource, item, values);
  // What stood open is not told again.
  const told = {
    ...item,
    ...(account === null ? {} : { account_number: null }),
    ...(namesPesel ? { transfer_title: null } : {}),
  };
  await auditChange(tx, trail, itemsResource, 'update', told, after, Object.keys(values));
}

import type { Tx } from './database';
import { ident } from './ident';

/** Tables that the application may only read and add to, and those it may not delete from (U02). */
const grown = ['audit', 'audit_values'];
const kept = ['audit_heads', 'tenants'];
/** What only the schema's owner writes. */
const owned = ['migrations', 'schema_changes'];

/** Gives the application's role what requests need, where a server has an owner besides it; after changes, or when it lacks them. */
export async function grantRights(tx: Pick<Tx, 'query'>, role: string, changed: boolean): Promise<void> {
  const [who] = await tx.query<{ owner: string; has: boolean }>({
    text: `select current_user as owner, has_table_privilege($1, 'audit', 'insert') as has`,
    values: [role],
  });
  if (!who || who.owner === role || (who.has && !changed)) return;
  const to = `"${role.replaceAll('"', '""')}"`;
  const all = 'all tables in schema public';
  for (const text of [
    `grant usage on schema public to ${to}`,
    `grant select, insert, update, delete on ${all} to ${to}`,
    `revoke update, delete, truncate on ${grown.map(ident).join(', ')} from ${to}`,
    `revoke delete, truncate on ${kept.map(ident).join(', ')} from ${to}`,
    // The one way to clear what the trail tells; it leaves a line of its own (U04).
    `grant execute on function erase_trail_values to ${to}`,
    `revoke insert, update, delete, truncate on ${owned.map(ident).join(', ')} from ${to}`,
  ])
    await tx.query({ text });
}

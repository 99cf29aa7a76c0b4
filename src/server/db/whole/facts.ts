import type { Tx } from '../database';
import { ident } from '../ident';

type On = Pick<Tx, 'query'>;

/** What a copy tells of its database at its beginning. */
export async function readFacts(tx: On): Promise<{ migrations: number[]; firms: { id: number; key: string; name: string }[] }> {
  const done = await tx.query<{ number: number }>({ text: 'select number from migrations order by number' });
  const firms = await tx.query<{ id: number; key: string; name: string }>({
    text: 'select id, key, name from tenants order by id',
  });
  return { migrations: done.map(({ number }) => number), firms };
}

/** Bytes that some row still knows, of those asked for. */
export async function knownFiles(db: On, storageKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ storage_key: string }>({
    text: 'select storage_key from files where storage_key = any ($1)',
    values: [storageKeys],
  });
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** Others of the product who are connected to the same database of a server; the embedded engine has none. */
export async function othersConnected(tx: On): Promise<number> {
  const [row] = await tx.query<{ others: number }>({
    text: `select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name = 'panel-biura' and pid <> pg_backend_pid()`,
  });
  return row?.others ?? 0;
}

/** Every firm, those switched off too. */
export async function readTenantIds(db: On): Promise<number[]> {
  return (await db.query<{ id: number }>({ text: 'select id from tenants order by id' })).map(({ id }) => id);
}

/** Puts everything into a schema of another name, for the operator to look at and drop; the place it stood in is empty then. */
export async function moveAside(tx: On, name: string): Promise<void> {
  await tx.query({ text: `alter schema public rename to ${ident(name)}` });
  await tx.query({ text: 'create schema public' });
  const found = await tx.query<{ name: string }>({
    text: 'select extname as name from pg_extension where extnamespace = $1::regnamespace and extrelocatable',
    values: [name],
  });
  for (const extension of found) await tx.query({ text: `alter extension ${ident(extension.name)} set schema public` });
}

import type { Tx } from '../db/database';

/** A user as login needs them. */
export interface Account {
  id: string;
  email: string;
  phone: string | null;
  first_name: string;
  last_name: string;
  isAdmin: boolean;
  status: string;
  second_factor: 'email' | 'sms' | 'app';
  password_hash: string | null;
  totp_secret: string | null;
  totp_waiting: string | null;
  totp_last_step: number | null;
  recovery_hashes: string[];
}

const columns = `u.id, u.email, u.phone, u.first_name, u.last_name, u."isAdmin", u.status, u.second_factor,
  c.password_hash, c.totp_secret, c.totp_waiting, c.totp_last_step, coalesce(c.recovery_hashes, '{}') as recovery_hashes`;
const from =
  'from users u left join credentials c on c.tenant_id = u.tenant_id and c.user_id = u.id where u.tenant_id = $1 and u.deleted_at is null';

/** A06: trimmed, NFKC, lower case; looked for within the tenant alone. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

export async function accountByEmail(db: Pick<Tx, 'query'>, tenantId: number, email: string): Promise<Account | null> {
  const [account] = await db.query<Account>({
    name: 'account.email',
    text: `select ${columns} ${from} and u.email = $2`,
    values: [tenantId, email],
  });
  return account ?? null;
}

export async function accountById(db: Pick<Tx, 'query'>, tenantId: number, id: string): Promise<Account | null> {
  const [account] = await db.query<Account>({
    name: 'account.id',
    text: `select ${columns} ${from} and u.id = $2`,
    values: [tenantId, id],
  });
  return account ?? null;
}

/** Sets the password's hash, making the row of credentials where there is none. */
export async function storePassword(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db.query({
    text: `insert into credentials (tenant_id, user_id, password_hash, password_changed_at) values ($1, $2, $3, $4)
      on conflict (tenant_id, user_id) do update set password_hash = excluded.password_hash, password_changed_at = excluded.password_changed_at`,
    values: [tenantId, userId, hash, now],
  });
}

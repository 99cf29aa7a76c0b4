import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import type { Resource } from '../../schema';
import { inOrderOfReferences } from '../../schema/order';
import { shipped } from '../../tenants';
import { storePassword } from '../auth/accounts';
import type { Auth } from '../auth/context';
import { tableOf } from '../db/columns';
import { audit } from '../records/audit';
import { fill } from '../records/fill';
import { type DemoSize, demoOffice, demoSizes } from './office';
import { clientPeople, demoPassword, officePeople } from './people';
import { type DemoPost, fillCounters, fillPosts } from './posts';

/** Resources in an order that has what they point to before them. */
const order = inOrderOfReferences(Object.values<Resource>(resources));

/**
 * Fills each empty demonstration firm, whole or not at all; answers whether it had to. `companies` is how many the large firm has, null
 * as many as usual. `say` tells what takes a while, in Polish.
 */
export async function fillDemo(auth: Auth, companies: number | null, say: (line: string) => void): Promise<boolean> {
  let filled = false;
  const today = toWarsaw(auth.clock()).slice(0, 10);
  for (const [key, usual] of Object.entries(demoSizes)) {
    const size = key === 'demo' && companies !== null ? { ...usual, companies } : usual;
    const [tenant] = await auth.db.query<{ id: number; empty: boolean }>({
      text: 'select id, not exists (select 1 from users where users.tenant_id = tenants.id) as empty from tenants where key = $1',
      values: [key],
    });
    if (!tenant?.empty || !shipped[key]) continue;
    say(`Wypełniam biuro pokazowe „${key}”: firm ${size.companies}…`);
    await fillFirm(auth, tenant.id, key, size, today);
    filled = true;
  }
  return filled;
}

/** Fills one firm with its made-up office, of any size, in one transaction. */
export async function fillFirm(
  auth: Pick<Auth, 'db' | 'hasher' | 'clock'>,
  tenantId: number,
  key: string,
  size: DemoSize,
  today: string,
): Promise<void> {
  const office = demoOffice(key, size, today);
  const made = new Map<string, readonly object[]>(Object.entries(office));
  const logins = new Set([
    ...officePeople.map(({ login }) => `${login}@${key}.test`),
    ...(clientPeople[key] ?? []).map(({ login }) => `${login}@klient.test`),
  ]);
  const owners = office.users.filter(({ email }) => logins.has(email));
  const hashes = await Promise.all(owners.map(() => auth.hasher.hash(demoPassword)));
  const at = auth.clock();
  const trail = { tenantId, at, actor: null, sessionId: null, ipPrefix: '', device: '', requestId: 'demo' };
  await auth.db.asOwner(async (tx) => {
    for (const resource of order) {
      const { name } = resource;
      const records: readonly object[] | undefined = made.get(name);
      if (!records) continue;
      await fill(tx, trail, resource, records as ({ id: string } & Record<string, unknown>)[]);
      await audit(tx, { ...trail, action: 'import', entity: name, id: null, changes: {} });
    }
    for (const [section, records] of made) {
      const [, kind, name = ''] = /^(posts|counters) of (.+)$/.exec(section) ?? [];
      if (kind === 'posts') await fillPosts(tx, tenantId, name, records as DemoPost[]);
      if (kind === 'counters') await fillCounters(tx, tenantId, records as { name: string; value: number }[]);
    }
    for (const [index, { id }] of owners.entries()) await storePassword(tx, tenantId, id, hashes[index] ?? '', at);
    for (const resource of order) await tx.query({ text: `analyze ${tableOf(resource)}` });
  });
}

/** The people one can log in as, for the operator's console. */
export function demoLogins(key: string): string[] {
  return [
    ...officePeople.map(({ login, position }) => `${login}@${key}.test (${position})`),
    ...(clientPeople[key] ?? []).map(({ login }) => `${login}@klient.test (klient)`),
  ];
}

import { type ResourceName, resources } from '../../resources';
import type { Resource } from '../../src/schema';
import { storedFields } from '../../src/schema/columns';
import { blank } from '../../src/schema/validate';
import { storePassword } from '../../src/server/auth/accounts';
import { createHasher } from '../../src/server/auth/passwords/hashing';
import type { Database } from '../../src/server/db/database';
import { keepTenants, readTenants } from '../../src/server/firms/rows';
import { fill } from '../../src/server/records/fill';
import { newId } from '../../src/server/records/start';
import { principalNames, principals } from '../support/principals';
import { type Base, samples, standing, startSamples, type Values } from '../support/samples';

export const password = 'Lipowa-Herbata-2026';
export const twins = ['blizniak-a', 'blizniak-b'] as const;
export type Twin = (typeof twins)[number];

/** What a test tool has to know of one of the two firms. */
export interface Seeded {
  key: Twin;
  apiKey: string;
  people: Record<string, { id: string; email: string; isAdmin: boolean; roles: readonly string[]; role?: string }>;
  /** The record of each resource whose texts are canaries, and where each of these stands. */
  records: Record<string, string>;
  canaries: Record<string, { resource: string; column: string; id: string }>;
}

const texts = ['text', 'longText', 'richText'];

/** The text that stands in one column of one firm, and nowhere else. */
export const canaryOf = (twin: string, resource: string, column: string) => `KANARYJKA-${twin}-${resource}-${column}`;

/** Two firms alike in everything but their canaries: everybody whom access tells apart, a record of every kind, texts that are known again (K05). */
export async function seedTwins(db: Database, now: Date): Promise<Seeded[]> {
  await keepTenants(
    db,
    twins.map((key) => ({ key, api_key: `${key}-api-key`, name: `Biuro ${key}` })),
  );
  const tenants = await readTenants(db);
  const hash = await createHasher().hash(password);
  const seeded: Seeded[] = [];
  for (const key of twins) {
    const tenantId = tenants.find((tenant) => tenant.key === key)?.id ?? 0;
    startSamples();
    seeded.push(await seedFirm(db, { key, tenantId, hash, now }));
  }
  return seeded;
}

interface Firm {
  key: Twin;
  tenantId: number;
  hash: string;
  now: Date;
}

async function seedFirm(db: Database, { key, tenantId, hash, now }: Firm): Promise<Seeded> {
  const put = async (name: ResourceName, values: Values): Promise<string> => {
    const record = { ...blank(resources[name] as Resource), ...values, id: newId() };
    await db.asOwner((tx) => fill(tx, { tenantId, at: now }, resources[name] as Resource, [record]));
    return record.id;
  };
  const person = (name: string, values: Values) =>
    put('users', { first_name: name, last_name: 'Próbna', email: `${name}@${key}.test`, status: 'active', ...values });

  const people: Seeded['people'] = {};
  for (const name of principalNames) {
    const { client: role, ...values }: { isAdmin: boolean; roles?: readonly string[]; client?: string } = principals[name];
    const id = await person(name, values);
    await db.transaction((tx) => storePassword(tx, tenantId, id, hash, now));
    people[name] = {
      id,
      email: `${name}@${key}.test`,
      isAdmin: values.isAdmin,
      roles: values.roles ?? [],
      ...(role && { role }),
    };
  }
  const idOf = (name: string) => people[name]?.id ?? '';
  const guest = await person('gosc', { isAdmin: false });
  const base: Base = { company: '', keeper: idOf('ksiegowa'), deputy: idOf('kadry'), guest, of: {} };
  base.company = await put('companies', samples.companies(base));
  for (const [name, { role }] of Object.entries(people))
    if (role) await put('memberships', { user_id: idOf(name), company_id: base.company, role });
  for (const name of standing) base.of[name] = await put(name, samples[name](base));

  const records: Seeded['records'] = {};
  const canaries: Seeded['canaries'] = {};
  for (const name of Object.keys(samples) as ResourceName[]) {
    const owner = name === 'uptimes' ? { user_id: base.keeper } : {};
    const marked = marksOf(key, resources[name] as Resource);
    const id = await put(name, {
      ...samples[name](base),
      ...owner,
      ...Object.fromEntries(marked.map(({ column, text }) => [column, text])),
    });
    records[name] = id;
    for (const { column } of marked) canaries[canaryOf(key, name, column)] = { resource: name, column, id };
  }
  return { key, apiKey: `${key}-api-key`, people, records, canaries };
}

/** A canary for each column of free text. */
export function marksOf(twin: string, resource: Resource): { column: string; text: string }[] {
  return storedFields(resource)
    .filter(([, { type }]) => texts.includes(type))
    .map(([column, { type }]) => {
      const text = canaryOf(twin, resource.name, column);
      return { column, text: type === 'richText' ? `<p>${text}</p>` : text };
    });
}

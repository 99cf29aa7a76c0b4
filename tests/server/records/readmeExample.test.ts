import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { can } from '../../../src/access/can';
import type { Resource } from '../../../src/schema';
import { checkResources } from '../../../src/schema/check';
import type { Database } from '../../../src/server/db/database';
import { applyDiff } from '../../../src/server/db/differApply';
import { create } from '../../../src/server/records/create';
import { startRecords } from '../../../src/server/records/start';
import { lentDatabase } from '../../support/lentDatabase';
import { furnish, keys, person, scopeOf, tenants } from './office';

let folder: string;
let db: Database;
let vehicles: Resource;
beforeAll(async () => {
  const code = /```ts\n(import \{ defineResource[\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1];
  if (!code) throw new Error('README has no example of an entity');
  // Beside `resources`, so that its own import leads where it leads there.
  folder = mkdtempSync(join(process.cwd(), '.readme-'));
  writeFileSync(join(folder, 'vehicles.ts'), code);
  vehicles = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'vehicles.ts')).href)).vehicles;
  db = await lentDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await db.close();
});

test('the entity that README adds is one file: declared without a fault, kept, checked, and known to clients', async () => {
  const all = { ...resources, [vehicles.name]: vehicles };
  expect(checkResources(all)).toEqual([]);
  const done = await applyDiff(db, { info: () => undefined, warn: () => undefined }, { resources: all });
  expect(done.refusals).toEqual([]);
  startRecords({ keys, resources: all });
  const office = await furnish(db);
  const { id: company_id } = await office.company();
  const made = await create(db, office.scope, vehicles, { plate: 'EL 12345', company_id, leased_from: '526-025-02-74' });
  expect(made).toMatchObject({ plate: 'EL 12345', company: { id: company_id }, leased_from: '5260250274' });
  await expect(create(db, office.scope, vehicles, { plate: 'EL 12345', company_id })).rejects.toMatchObject({ status: 409 });
  expect(await office.all(vehicles)).toHaveLength(1);
  const owner = person({ isAdmin: false, companies: [{ id: company_id, role: 'owner' }] });
  expect(await office.all(vehicles, {}, scopeOf(owner))).toHaveLength(1);
  expect(can(owner, 'create', vehicles, tenants.demo.config)).toBe('forbidden');
});

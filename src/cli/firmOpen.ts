import { openFirm } from '../server/firms/opening';
import { openTenants } from '../server/firms/tenants';
import { lockoutKeys } from '../tenants/lockouts';
import { withDatabase } from './withDatabase';

const log = { info: console.error, warn: console.error, error: console.error, close: async () => {} };

/**
 * `npm run firm:open -- KEY settings|users|dashboard …`: gives a firm back what it switched off and cannot switch on by itself;
 * without a word all of it. 2 when the words are off.
 */
export async function main([key = '', ...words]: string[]): Promise<number> {
  const unknown = words.filter((word) => !lockoutKeys.some((each) => each === word));
  if (key === '' || unknown.length > 0) {
    console.error(`Podaj klucz biura i to, co przywrócić (${lockoutKeys.join(', ')}): npm run firm:open -- biuro settings`);
    return 2;
  }
  const given = words.length > 0 ? words : lockoutKeys;
  return withDatabase(async (db) => {
    const tenants = await openTenants(db, log);
    const tenant = tenants.all().find((each) => each.key === key);
    if (tenant) await db.transaction((tx) => openFirm(tx, tenant, given, new Date()));
    tenants.close();
    if (tenant) console.log(`Biuro „${tenant.config.tenant.name}” ma z powrotem: ${given.join(', ')}.`);
    else console.error(`Nie ma biura o kluczu „${key}”.`);
    return tenant ? 0 : 2;
  });
}

import { openFirm } from '../server/firms/opening';
import { lockoutKeys } from '../tenants/lockouts';
import { withFirm } from './withFirm';

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
  const tenant = await withFirm(key, (tx, found) => openFirm(tx, found, given, new Date()));
  if (!tenant) return 2;
  console.log(`Biuro „${tenant.config.tenant.name}” ma z powrotem: ${given.join(', ')}.`);
  return 0;
}

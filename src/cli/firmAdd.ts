import { randomBytes } from 'node:crypto';
import { applyDiff } from '../server/db/differApply';
import { keepTenants } from '../server/firms/rows';
import { withDatabase } from './withDatabase';

const say = { info: console.error, warn: console.error };

/** `npm run firm:add -- KEY "Name"`: adds an office firm, or renames it, and tells how its panel is built. 2 when the words are off. */
export async function main([key = '', name = '']: string[]): Promise<number> {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(key) || name.trim() === '') {
    console.error('Podaj klucz (małe litery, cyfry, kreski) i nazwę: npm run firm:add -- biuro "Biuro Rachunkowe Nowak"');
    return 2;
  }
  const apiKey = `${key}-${randomBytes(12).toString('hex')}`;
  await withDatabase(async (db) => {
    await applyDiff(db, say);
    await keepTenants(db, [{ key, api_key: apiKey, name: name.trim() }]);
  });
  console.log(`Biuro „${name.trim()}” jest w bazie. Panel buduje:`);
  console.log(`VITE_API_KEY=${apiKey} npm run build -- --tenant ${key}`);
  console.log('Link dla pierwszego administratora pokaże serwer przy starcie.');
  return 0;
}

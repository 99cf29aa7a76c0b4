import { randomBytes } from 'node:crypto';
import { applyDiff } from '../server/db/differApply';
import { addFirm } from '../server/firms/rows';
import { withDatabase } from './withDatabase';

const say = { info: console.error, warn: console.error };

export const drawApiKey = (key: string): string => `${key}-${randomBytes(12).toString('hex')}`;

export const tellBuild = (key: string, apiKey: string): void =>
  console.log(`VITE_API_KEY=${apiKey} npm run build -- --tenant ${key}`);

/**
 * `npm run firm:add -- KEY "Name"`: adds an office firm and tells how its panel is built. 2 when the words are off, or the key is a
 * firm's already, which stays as it is.
 */
export async function main([key = '', name = '']: string[]): Promise<number> {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(key) || name.trim() === '') {
    console.error('Podaj klucz (małe litery, cyfry, kreski) i nazwę: npm run firm:add -- biuro "Biuro Rachunkowe Nowak"');
    return 2;
  }
  const apiKey = drawApiKey(key);
  const isAdded = await withDatabase(async (db) => {
    await applyDiff(db, say);
    return addFirm(db, { key, api_key: apiKey, name: name.trim() });
  });
  if (!isAdded) {
    console.error(
      `Biuro o kluczu „${key}” już jest i nic w nim nie zmieniono. Nowy klucz API daje mu npm run firm:key -- ${key}, a nazwę zmienia administrator biura w Ustawieniach.`,
    );
    return 2;
  }
  console.log(`Biuro „${name.trim()}” jest w bazie. Panel buduje:`);
  tellBuild(key, apiKey);
  console.log('Link dla pierwszego administratora pokaże serwer przy starcie.');
  return 0;
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uuidMaker } from '../lib/uuid';
import { systemRandom } from '../server/auth/crypto/random';
import { type FirstInviter, inviteFirst } from '../server/auth/firstSuperuser';
import { authLimits } from '../server/auth/limits';
import { systemClock } from '../server/clock';
import type { Config } from '../server/config';
import { applyDiff } from '../server/db/differApply';
import { firmOf, hostsOf, panelUrl } from '../server/firms/hosts';
import { addFirm, readKeys } from '../server/firms/rows';
import { withDatabase } from './withDatabase';

const say = { info: console.error, warn: console.error };
const withoutPanel = '--no-panel';

export const drawApiKey = (key: string): string => `${key}-${randomBytes(12).toString('hex')}`;

export const tellBuild = (key: string, apiKey: string): void =>
  console.log(`VITE_API_KEY=${apiKey} npm run build -- --tenant ${key}`);

/**
 * `npm run firm:add -- KEY "Name" [--no-panel]`: adds an office firm, builds its panel where there is something to build with, and prints
 * the link by which its first administrator comes in. 2 when the words are off, or the key is a firm's already, which stays as it is.
 */
export async function main(words: string[]): Promise<number> {
  const [key = '', given = ''] = words.filter((word) => word !== withoutPanel);
  const name = given.trim();
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(key) || name === '') {
    console.error('Podaj klucz (małe litery, cyfry, kreski) i nazwę: npm run firm:add -- biuro "Biuro Rachunkowe Nowak"');
    return 2;
  }
  const apiKey = drawApiKey(key);
  const added = await withDatabase(async (db, config) => {
    await applyDiff(db, say);
    const id = await addFirm(db, { key, api_key: apiKey, name });
    if (id === null) return null;
    const hosts = hostsOf(config.hosts, await readKeys(db), config.publicUrl);
    const isShown = firmOf(hosts, new URL(panelUrl(config.publicUrl, hosts, key)).hostname) === key;
    return { isShown, link: await inviteFirst(inviterOf(db, config, hosts), { id, key, name }) };
  });
  if (!added) {
    console.error(
      `Biuro o kluczu „${key}” już jest i nic w nim nie zmieniono. Nowy klucz API daje mu npm run firm:key -- ${key}, a nazwę zmienia administrator biura w Ustawieniach.`,
    );
    return 2;
  }
  console.log(`Biuro „${name}” jest w bazie.`);
  if (words.includes(withoutPanel) || !(await buildPanel(key, apiKey, name))) {
    console.log('Panel buduje:');
    tellBuild(key, apiKey);
  }
  if (!added.isShown) console.log(`Pod adresem panelu stoi inne biuro: dopisz do TENANT_HOSTS adres tego (adres=${key}).`);
  for (const line of added.link) console.log(line);
  console.log('Link działa, gdy serwer jest uruchomiony: npm start, a w pracy APP_ENV=production node scripts/start.mjs.');
  return 0;
}

/** Without the server's keys, which this command may be typed without: a link needs none. */
const inviterOf = (db: FirstInviter['db'], { publicUrl }: Config, hosts: Config['hosts']): FirstInviter => ({
  db,
  clock: systemClock,
  limits: authLimits,
  random: systemRandom,
  newId: uuidMaker(),
  panelUrl: (firm) => panelUrl(publicUrl, hosts, firm),
});

/** Builds the firm's panel; false where nothing is there to build with, as in a container, or it could not be built. */
async function buildPanel(key: string, apiKey: string, name: string): Promise<boolean> {
  const root = process.cwd();
  if (!['index.html', 'scripts/build.mjs', 'node_modules/vite'].every((file) => existsSync(join(root, file)))) return false;
  const env = { ...process.env, VITE_API_KEY: apiKey, VITE_FIRM_NAME: name };
  const build = spawn(process.execPath, [join(root, 'scripts/build.mjs'), '--tenant', key, '--panel-only'], {
    cwd: root,
    env,
    // What it says goes beside the answer.
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(build, 'exit');
  return code === 0;
}

// One day of the product from outside: start, log in, list, upload, copy, try the copy, stop, restore elsewhere, start there.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { freePort, houseEnv, logIn, run, serverFile, start } from './house.mjs';

/** Everything with the given Node; throws at the first thing that is not as it should be. */
export async function wholeDay(node, say = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-day-'));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const copies = {
    BACKUP_DIR: join(folder, 'copies'),
    BACKUP_PASSPHRASE: 'osiem zwykłych słów, których nikt nie zgadnie',
    BACKUP_EVERY: '1440',
    METRICS_TOKEN: 'm'.repeat(40),
  };
  const env = houseEnv(join(folder, 'data'), port, copies);
  const command = (name, ...words) => run([node, join(root, 'scripts/run.mjs'), name, ...words], env);
  let house = await start([node, serverFile], env);
  try {
    const person = await logIn(base);
    const { total } = await person.get('/api/companies/?page=1&limit=5');
    must(total > 0, 'there are companies');
    const { id } = await person.upload('notatka z Łodzi.txt', 'Zażółć gęślą jaźń');
    must((await person.download(id)).includes('gęślą'), 'the file comes back');
    say(await command('backup'));
    const metrics = await (
      await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${copies.METRICS_TOKEN}` } })
    ).text();
    must(/^panel_backup_age_seconds \d/m.test(metrics), 'the copy’s age is told');
    const { data } = await person.get('/api/settings/copies');
    must(data.made?.files > 0 && data.isOld === false, 'the settings tell of the copy');
    say(await command('backup:drill'));
    must((await person.get('/api/settings/copies')).data.tried !== null, 'the settings tell of the trial');
    must((await house.stop()) === 0, 'the server ends with 0');
    must(
      !readdirSync(join(folder, 'data')).some((name) => ['snapshot', 'drill', 'operator.sock'].includes(name)),
      'nothing is left behind',
    );

    env.DATA_DIR = join(folder, 'elsewhere');
    await run(['mkdir', '-p', env.DATA_DIR]);
    await run(['cp', join(folder, 'data/secrets.json'), env.DATA_DIR]);
    say(await command('restore'));
    house = await start([node, serverFile], env);
    const again = await logIn(base);
    must((await again.get('/api/companies/?page=1&limit=5')).total === total, 'every company is there');
    must((await again.download(id)).includes('gęślą'), 'the file is there');
    must((await house.stop()) === 0, 'the restored server ends with 0');
  } catch (error) {
    await house.stop('SIGKILL');
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function must(isSo, what) {
  if (!isSo) throw new Error(`Not so: ${what}`);
}

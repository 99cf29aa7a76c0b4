// What the systemd unit starts, with its environment, as another user, in production.
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { freePort, run, start } from './house.mjs';
import { must } from './wholeDay.mjs';

const nobody = 65_534;

/** Lines `Name=value` of an environment file or of one section's key. */
const pairs = (lines) => Object.fromEntries(lines.map((line) => /^(\w+)=(.*)$/.exec(line.trim())?.slice(1)).filter(Boolean));

/** A user who owns nothing, where this process may become one; else itself, who must not be root either way. */
export const asNobody = () => (process.getuid() === 0 ? { uid: nobody, gid: nobody } : {});

export function foldersOf(names) {
  const folder = mkdtempSync(join(tmpdir(), 'panel-unit-'));
  chmodSync(folder, 0o711);
  for (const name of names) {
    mkdirSync(join(folder, name), { mode: 0o700 });
    if (process.getuid() === 0) chownSync(join(folder, name), nobody, nobody);
  }
  return folder;
}

/** What every production house needs besides its folders. */
export const productionSecrets = () => ({
  SECRET_KEYS: `first:${randomBytes(32).toString('base64')}`,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'panel@biuro.test',
});

export async function unit(say) {
  const text = readFileSync(join(root, 'deploy/panel-biura.service'), 'utf8');
  const all = (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);
  const analyze = await run(['systemd-analyze', 'verify', join(root, 'deploy/panel-biura.service')]).then(
    () => 'systemd-analyze: bez uwag',
    (error) => {
      if (error.code === 'ENOENT') return 'systemd-analyze: NIE SPRAWDZONO, nie ma go tutaj';
      throw error;
    },
  );
  const folder = foldersOf(['data', 'copies', 'credentials']);
  try {
    const passphrase = join(folder, 'credentials/backup-passphrase');
    writeFileSync(passphrase, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
    if (process.getuid() === 0) chownSync(passphrase, nobody, nobody);
    const example = readFileSync(join(root, 'deploy/panel.env.example'), 'utf8').split('\n');
    const env = {
      PATH: process.env.PATH,
      ...pairs(example.filter((line) => !line.startsWith('#'))),
      ...productionSecrets(),
      ...pairs(all('Environment').map((line) => line.replaceAll('%d', join(folder, 'credentials')))),
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'copies'),
      PORT: String(await freePort()),
    };
    const [exec = ''] = all('ExecStart');
    const [, ...args] = exec.split(' ');
    must(exec.startsWith('/usr/bin/node '), 'the unit starts node');
    const command = (...words) => run([process.execPath, join(root, 'scripts/run.mjs'), ...words], env, asNobody());
    await command('firm:add', 'nowak', 'Biuro Nowak', '--no-panel');
    const server = await start([process.execPath, ...args], env, 'Gotowe: ', asNobody());
    try {
      const ready = await fetch(`http://127.0.0.1:${env.PORT}/api/ready`);
      must(ready.ok, 'it is ready');
      must(/register\/\S+\?administrator/.test(server.said()), 'it prints the first superuser’s link');
      say((await command('backup')).trim());
    } finally {
      must((await server.stop()) === 0, 'SIGTERM ends it with 0');
    }
    // Only root can try.
    if (process.getuid() === 0)
      must(/root/.test(await run([process.execPath, ...args], env).catch((error) => error.message)), 'it refuses to be root');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return `jednostka systemd: start jako inny użytkownik w trybie production, kopia i zatrzymanie działają; ${analyze}`;
}

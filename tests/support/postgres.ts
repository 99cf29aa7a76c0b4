import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries, installPostgres } from './postgresBinaries';

/** A private PostgreSQL cluster, gone when it is stopped. */
export interface PostgresCluster {
  /** Where to connect as its superuser. */
  url(database: string, user?: string): string;
  /** The server's first process; every other one of it is its child. */
  pid: number;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, and needs an account that has a name. */
function accountToRunAs(): Account {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next name may exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither an account "postgres" nor "nobody" to run it as');
}

/** What tests may lose with the machine. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** The socket is there before the server answers; only a login tells that it does. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilAnswering(server: ChildProcess, url: string, said: () => string): Promise<void> {
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Starts a new cluster with checksums from the installed binaries; as root on Debian it installs them first. */
export async function startPostgres(settings: readonly string[] = CARELESS): Promise<PostgresCluster> {
  const bin = findBinaries() ?? installPostgres();
  const account = accountToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'panel-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const inFolder = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };

  const options = ['-k', '-N', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-D', data];
  execFileSync(join(bin, 'initdb'), options, { ...inFolder, stdio: 'pipe' });

  const all = [...settings, 'listen_addresses=', 'max_connections=200', `unix_socket_directories=${folder}`];
  const words = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), words, { ...inFolder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text: Buffer) => {
    said = (said + text).slice(-4_000);
  });
  const gone = once(server, 'exit');
  const url = (database: string, user = 'postgres') =>
    `postgresql:///${database}?host=${encodeURIComponent(folder)}&user=${user}`;
  await untilAnswering(server, url('postgres'), () => said);

  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

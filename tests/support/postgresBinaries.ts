import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The package's own settings; without this line it would make and start a cluster of the whole machine. */
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

const holdsServer = (folder: string) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

/** The folder with `initdb` and `postgres`: the newest of Debian's, else the one on the path; null when there is none. */
export function findBinaries(debian: string = DEBIAN, path: string = process.env.PATH ?? ''): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = [...versions.map((version) => join(debian, version, 'bin')), ...path.split(delimiter)].find(holdsServer);
  return found ? dirname(realpathSync(join(found, 'postgres'))) : null;
}

const HINT =
  'Testy na serwerze PostgreSQL potrzebują jego programów (wersja 15 lub nowsza). Na Debianie i Ubuntu: apt-get install postgresql';

/** Installs Debian's package as root, with no cluster of its own, and answers its binaries; elsewhere throws the advice. */
export function installPostgres(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(HINT);
  if (!existsSync(CLUSTER_SETTINGS)) {
    mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true });
    writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
  }
  const apt = (...words: string[]) =>
    execFileSync('apt-get', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', 'postgresql');
  const installed = findBinaries();
  if (!installed) throw new Error(HINT);
  return installed;
}

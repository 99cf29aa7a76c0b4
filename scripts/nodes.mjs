// npm test -- nodes: one day of the built product under every Node that it promises to run on. The binaries are npm's own packages, kept in
// build/nodes; without a network those that are not there yet are said to be left out.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { wholeDay } from './smoke/wholeDay.mjs';

const versions = ['20.19', '22', '24'];
const cache = join(root, 'build/nodes');
const fetchMs = 90_000;
const loud = process.argv.includes('--loud');

/** The binary of a version: this very one where it fits, else fetched once; null where that fails. */
function find(version) {
  const own = `v${version}.`;
  if (process.version.startsWith(own)) return process.execPath;
  const kept = join(cache, version);
  const binary = join(kept, 'bin/node');
  if (existsSync(binary)) return binary;
  const draft = `${kept}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', draft], {
    timeout: fetchMs,
    encoding: 'utf8',
  });
  const archive = packed.status === 0 ? readdirSync(draft).find((file) => file.endsWith('.tgz')) : undefined;
  if (archive) spawnSync('tar', ['-xzf', join(draft, archive), '-C', draft, '--strip-components=1']);
  if (archive) rmSync(join(draft, archive));
  if (!existsSync(join(draft, 'bin/node'))) {
    rmSync(draft, { recursive: true, force: true });
    return null;
  }
  renameSync(draft, kept);
  return binary;
}

const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--stale', '--server-only'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
for (const version of versions) {
  const binary = find(version);
  if (!binary) {
    console.log(`Node ${version}: NIE SPRAWDZONO, nie udało się pobrać (sieć albo ten system).`);
    continue;
  }
  const exact = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const started = Date.now();
  try {
    await wholeDay(binary, loud ? (text) => console.log(text.trim()) : undefined);
    console.log(
      `Node ${exact}: start, logowanie, lista, plik, kopia, próba, odtworzenie i zatrzymanie działają (${((Date.now() - started) / 1000).toFixed(0)} s).`,
    );
  } catch (error) {
    console.error(`Node ${exact}: ${error.message}`);
    process.exitCode = 1;
  }
}

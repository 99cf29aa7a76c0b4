// npm test: everything, from style to the browser. `npm test -- unit api` runs some of the suites alone.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';

const bin = (name) => `${root}/node_modules/.bin/${name}`;
const vitest = (projects, env = {}) => [bin('vitest'), ['run', ...projects.flatMap((project) => ['--project', project])], env];

/** In their order: what fails fast comes first. */
const suites = {
  style: ['Styl kodu', bin('biome'), ['check', '.', '--error-on-warnings']],
  types: ['Typy', bin('tsc'), ['--noEmit']],
  unit: ['Testy jednostkowe i ekranów', ...vitest(['unit', 'auth', 'app', 'screens'])],
  api: ['Testy API, wbudowana baza', ...vitest(['api', 'db'])],
  server: ['Testy API, serwer PostgreSQL', ...vitest(['api', 'db'], { TEST_ENGINE: 'server' })],
  browser: ['Testy w przeglądarce', ...vitest(['e2e'])],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`Nie ma zestawu „${unknown.join(', ')}”. Są: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

ensureInstalled(console.log);
for (const [name, [title, command, args, env = {}]] of Object.entries(suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n— ${title} —`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`${title}: nie przeszły.`);
    process.exit(status ?? 1);
  }
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}
console.log('\nWszystko przeszło.');

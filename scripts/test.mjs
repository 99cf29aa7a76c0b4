// npm test: everything, from style to the browser. `npm test -- unit api` runs some of the suites alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** Only when they are asked for: they start what a machine may lack, and take minutes. */
const apart = {
  nodes: ['Wersje Node', process.execPath, [`${root}/scripts/nodes.mjs`]],
  deploy: ['Przykłady wdrożenia', process.execPath, [`${root}/scripts/deploy.mjs`]],
};

const asked = process.argv.slice(2);
const every = { ...suites, ...apart };
const unknown = asked.filter((name) => !Object.hasOwn(every, name));
if (unknown.length > 0) {
  console.error(`Nie ma zestawu „${unknown.join(', ')}”. Są: ${Object.keys(every).join(', ')}.`);
  process.exit(2);
}

/** How many tests of a suite passed and which did not, as Vitest wrote it down; nothing where it never came that far. */
function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => fullName);
      return tests.length === 0 && status === 'failed' ? [name.replace(`${root}/`, '')] : tests;
    });
    return { passed: numPassedTests, failed: numFailedTests, failures: failed };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

function run(name, reports) {
  const [title, command, args, env = {}] = every[name];
  console.log(`\n— ${title} —`);
  const started = performance.now();
  const file = join(reports, `${name}.json`);
  const reporters = command === bin('vitest') ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const { status } = spawnSync(command, [...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(status === 0 ? `${title}: ${seconds} s.` : `${title}: nie przeszły.`);
  return { name, title, seconds, ok: status === 0, ...readReport(file) };
}

ensureInstalled(console.log);
const reports = mkdtempSync(join(tmpdir(), 'panel-tests-'));
const done = [];
for (const name of Object.keys(asked.length > 0 ? every : suites)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  done.push(run(name, reports));
  if (!done.at(-1).ok) break;
}
rmSync(reports, { recursive: true, force: true });

const sum = (key) => done.reduce((total, suite) => total + suite[key], 0);
const whole = done.every(({ ok }) => ok);
console.log('');
for (const { title, seconds } of [...done, { title: 'Razem', seconds: sum('seconds') }])
  console.log(`${title.padEnd(32)}${String(seconds).padStart(5)} s`);
console.log(whole ? '\nWszystko przeszło.' : `\n${done.at(-1).title}: nie przeszły.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
// For scripts/repeatTests.mjs.
if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify({ ok: whole, suites: done }));
process.exit(whole ? 0 : 1);

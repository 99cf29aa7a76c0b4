// npm test: everything, from style to the browser. `npm test -- unit api` runs some of the suites alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Runs a suite; one that goes on beside another says what it found once it is over. */
async function run(name, reports, { beside = false } = {}) {
  const [title, command, args, env = {}] = every[name];
  if (!beside) console.log(`\n— ${title} —`);
  const started = performance.now();
  const file = join(reports, `${name}.json`);
  const reporters = command === bin('vitest') ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const suite = spawn(command, [...args, ...reporters], {
    cwd: root,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [suite.stdout, suite.stderr]) stream?.on('data', (bytes) => said.push(bytes));
  const [status] = await once(suite, 'close');
  const seconds = Math.round((performance.now() - started) / 1000);
  if (beside) console.log(`\n— ${title} —\n${Buffer.concat(said)}`);
  console.log(status === 0 ? `${title}: ${seconds} s.` : `${title}: nie przeszły.`);
  return { name, title, seconds, ok: status === 0, ...readReport(file) };
}

ensureInstalled(console.log);
const reports = mkdtempSync(join(tmpdir(), 'panel-tests-'));
const began = performance.now();
const names = Object.keys(asked.length > 0 ? every : suites).filter((name) => asked.length === 0 || asked.includes(name));
const done = [];
/** The compiler has one core's work: it goes on beside the suite after it. */
let compiling = null;
for (const [nth, name] of names.entries()) {
  if (name === 'types' && nth < names.length - 1) {
    compiling = run(name, reports, { beside: true });
    continue;
  }
  done.push(await run(name, reports));
  if (compiling) done.push(await compiling);
  compiling = null;
  if (done.some(({ ok }) => !ok)) break;
}
rmSync(reports, { recursive: true, force: true });

const sum = (key) => done.reduce((total, suite) => total + suite[key], 0);
const failed = done.find(({ ok }) => !ok);
const whole = failed === undefined;
console.log('');
for (const { title, seconds } of [...done, { title: 'Razem', seconds: Math.round((performance.now() - began) / 1000) }])
  console.log(`${title.padEnd(32)}${String(seconds).padStart(5)} s`);
console.log(whole ? '\nWszystko przeszło.' : `\n${failed.title}: nie przeszły.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
// For scripts/repeatTests.mjs.
if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify({ ok: whole, suites: done }));
process.exit(whole ? 0 : 1);

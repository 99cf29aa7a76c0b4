/**
 * npm test: what decides whether a change is good, each part once.
 *
 *   npm test                     style, types, unit and screens, API, the browser
 *   npm test -- quick            while one works: style, types, and the tests that what changed since the last commit reaches
 *   npm test -- rest             what it leaves out of these, but for what `all` asks of another engine, day or version
 *   npm test -- all              everything there is: both engines whole, every walk, other days, versions of Node, deployments
 *   npm test -- unit browser     some of the parts
 *
 * A part that fails stops no other. The end names every failed test with its first error. Reports, and pictures and traces of failed
 * browser tests, stay in `.test-report/`; the newest also in the user's cache, where a clone that is thrown away leaves them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { otherDays } from './testDays.mjs';

const bin = (name) => `${root}/node_modules/.bin/${name}`;
const projects = (...names) => names.flatMap((name) => ['--project', name]);
const node = (script) => ({ command: process.execPath, args: [join(root, 'scripts', script)] });
/**
 * `again`: files of these folders may be tried a second time. `goal` is in seconds, on two quiet cores. `isBeside`: goes on beside the part
 * after it.
 */
const vitest = (names, more = {}) => ({ command: bin('vitest'), args: ['run', ...projects(...names)], isVitest: true, ...more });
const whole = { TEST_WHOLE: '1' };
const rest = { ...whole, TEST_REST: '1' };

const parts = {
  style: { title: 'Styl kodu', command: bin('biome'), args: ['check', '.', '--error-on-warnings'], goal: 5 },
  // With one checker: several do a third of their work twice.
  types: { title: 'Typy', command: bin('tsc'), args: ['--noEmit', '--checkers', '1'], goal: 35, isBeside: true },
  unit: {
    title: 'Testy jednostkowe i ekranów',
    ...vitest(['unit', 'auth', 'app', 'appAlone', 'screens', 'screensAlone']),
    again: 'tests/app/',
    goal: 200,
  },
  api: { title: 'Testy API, wbudowana baza', ...vitest(['api', 'db']), goal: 250 },
  server: { title: 'Testy API, serwer PostgreSQL', ...vitest(['api', 'db']), env: { TEST_ENGINE: 'server' }, goal: 60 },
  browser: { title: 'Testy w przeglądarce', ...vitest(['e2e']), again: 'tests/e2e/', goal: 600 },
};
/** Each has its own start, so what they need is asked of them alone. */
const apart = {
  nodes: { title: 'Wersje Node', ...node('nodes.mjs') },
  deploy: { title: 'Przykłady wdrożenia', ...node('deploy.mjs') },
  ...Object.fromEntries(
    Object.entries(otherDays).map(([name, { title, now }]) => [
      name,
      // What `npm test` asks on its own day: what more `all` asks of the browser hangs on no day.
      { title: `W przeglądarce: ${title}`, ...vitest(['e2e']), again: 'tests/e2e/', env: { TEST_NOW: now, TEST_WHOLE: '' } },
    ]),
  ),
};
const every = { ...parts, ...apart };

const asked = process.argv.slice(2);
const isQuick = asked.includes('quick');
const isAll = asked.includes('all');
const isRest = asked.includes('rest');
const unknown = asked.filter((name) => !['quick', 'rest', 'all'].includes(name) && !Object.hasOwn(every, name));
if (unknown.length > 0) {
  console.error(`Nie ma zestawu „${unknown.join(', ')}”. Są: quick, rest, all, ${Object.keys(every).join(', ')}.`);
  process.exit(2);
}

const reports = join(root, '.test-report');
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'panel-biura');
/** At most so many files are tried a second time: more than that is no chance. */
const mostAgain = 3;

/** What a part's run wrote down; where it came to no report, that is the failure. */
function readReport(file, status) {
  const empty = { files: [], unhandled: [] };
  const { files, unhandled } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
  const failures = [...files.flatMap((each) => each.failures), ...unhandled];
  if (status !== 0 && failures.length === 0)
    failures.push({ file: '', test: '(the run itself)', error: `It ended with ${status}; what it said stands above.` });
  return { files, failures, passed: files.reduce((sum, each) => sum + each.passed, 0) };
}

async function perform(name, { beside = false, only = [], env = {} } = {}) {
  const part = every[name];
  const file = join(reports, `${name}${only.length > 0 ? '-again' : ''}.json`);
  const reporters = part.isVitest ? ['--reporter=default', '--reporter=./scripts/testReporter.mjs'] : [];
  const changed = isQuick && part.isVitest ? ['--changed', 'HEAD', '--passWithNoTests'] : [];
  const child = spawn(part.command, [...part.args, ...only, ...changed, ...reporters], {
    cwd: root,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(isAll ? whole : {}),
      ...(isRest ? rest : {}),
      ...part.env,
      ...env,
      TEST_REPORT: file,
      TEST_PICTURES: join(reports, name),
    },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(bytes));
  const [status] = await once(child, 'close');
  if (beside) console.log(`\n— ${part.title} —\n${Buffer.concat(said)}`);
  return part.isVitest
    ? { ok: status === 0, ...readReport(file, status) }
    : {
        ok: status === 0,
        files: [],
        passed: 0,
        failures: status === 0 ? [] : [{ file: '', test: part.title, error: `Ended with ${status}.` }],
      };
}

/** Runs a part; a few failed files of a browser are tried once more, on fresh ground. */
async function run(name, options = {}) {
  const { title, again, goal } = every[name];
  if (!options.beside) console.log(`\n— ${title} —`);
  const began = performance.now();
  const result = await perform(name, options);
  let flakes = [];
  const failed = [...new Set(result.failures.map(({ file }) => file))];
  if (!result.ok && again && failed.length <= mostAgain && failed.every((file) => file.startsWith(again))) {
    console.log(`\n— ${title}: jeszcze raz ${failed.join(', ')} —`);
    const second = await perform(name, { only: failed, env: { TEST_TRACE: '1' } });
    if (second.ok) {
      flakes = result.failures;
      // What failed at first has passed now; what passed at first is counted already.
      Object.assign(result, { ok: true, failures: [], passed: result.passed + flakes.length });
    } else result.failures = [...result.failures, ...second.failures.map((each) => ({ ...each, test: `${each.test} (znowu)` }))];
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(result.ok ? `${title}: ${seconds} s.` : `${title}: nie przeszły (${seconds} s).`);
  return { name, title, goal, seconds, flakes, ...result };
}

ensureInstalled(console.log, join(cache, 'modules'));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const began = performance.now();
const quick = ['style', 'types', 'unit', 'api', 'server'];
const ofRest = ['unit', 'api', 'server', 'browser'];
const named = asked.filter((name) => Object.hasOwn(every, name));
const chosen = isAll ? Object.keys(every) : named.length > 0 ? named : isQuick ? quick : isRest ? ofRest : Object.keys(parts);
const names = Object.keys(every).filter((name) => chosen.includes(name));
const done = [];
let beside = [];
for (const [nth, name] of names.entries()) {
  if (every[name].isBeside && nth < names.length - 1) {
    beside.push(run(name, { beside: true }));
    continue;
  }
  done.push(await run(name), ...(await Promise.all(beside)));
  beside = [];
}

const oneLine = (error) => error.replace(/\s*\n\s*/g, ' | ').slice(0, 400);
const tell = ({ file, test, error }) => `  ${[file, test].filter(Boolean).join(' › ')}\n      ${oneLine(error)}`;
const failures = done.flatMap((part) => part.failures);
const flakes = done.flatMap((part) => part.flakes);
const total = Math.round((performance.now() - began) / 1000);
const passed = done.reduce((sum, part) => sum + part.passed, 0);
const ok = done.every((part) => part.ok);

console.log(`\n${'krok'.padEnd(46)}${'czas'.padStart(7)}${'cel'.padStart(7)}${'testy'.padStart(8)}`);
for (const { title, seconds, goal, passed: of, ok: isGreen } of done) {
  const note = `${isGreen ? '' : '  nie przeszły'}${goal && seconds > goal ? `  ponad cel o ${seconds - goal} s` : ''}`;
  console.log(
    `${title.padEnd(46)}${`${seconds} s`.padStart(7)}${(goal ? `${goal} s` : '–').padStart(7)}${String(of || '–').padStart(8)}${note}`,
  );
}
console.log(`${'Razem'.padEnd(46)}${`${total} s`.padStart(7)}`);
const longestFirst = (a, b) => b.seconds - a.seconds;
const inRun = done.flatMap((part) => part.files);
const slow = [...inRun].sort(longestFirst).slice(0, 5);
if (slow.length > 0) console.log(`Najdłuższe pliki: ${slow.map(({ file, seconds }) => `${file} ${seconds} s`).join(', ')}`);
const long = inRun.flatMap(({ file, long = [] }) => long.map((each) => ({ ...each, file }))).sort(longestFirst);
if (long.length > 0)
  console.log(
    `Najdłuższe testy:\n${long
      .slice(0, 10)
      .map(({ file, test, seconds }) => `  ${seconds} s  ${file} › ${test}`)
      .join('\n')}`,
  );
if (flakes.length > 0) console.log(`\nCHWIEJNE, przeszły za drugim razem (${flakes.length}):\n${flakes.map(tell).join('\n')}`);
if (failures.length > 0) console.log(`\nNIE PRZESZŁY (${failures.length}):\n${failures.map(tell).join('\n')}`);
console.log(ok ? '\nWszystko przeszło.' : '\nNie przeszło.');

const at = new Date().toISOString();
writeFileSync(join(reports, 'summary.json'), JSON.stringify({ at, ok, seconds: total, parts: done }));
try {
  mkdirSync(cache, { recursive: true });
  for (const flake of flakes) appendFileSync(join(cache, 'flakes.jsonl'), `${JSON.stringify({ at, ...flake })}\n`);
  rmSync(join(cache, 'last'), { recursive: true, force: true });
  cpSync(reports, join(cache, 'last'), { recursive: true });
} catch (error) {
  console.log(`Raport został tylko w .test-report: ${error.message}`);
}
// For scripts/repeatTests.mjs.
if (process.env.TEST_SUMMARY) cpSync(join(reports, 'summary.json'), process.env.TEST_SUMMARY);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(ok ? 0 : 1);

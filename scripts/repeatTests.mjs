/**
 * The whole `npm test` many times in a row, some of the runs beside processes that do nothing but keep the processor busy. Writes a
 * table as it goes and fails where any run did.
 *
 *   node scripts/repeatTests.mjs                         ten runs, every other one beside a load of four
 *   node scripts/repeatTests.mjs --runs 4 --beside 0     four runs with nothing beside them
 *   node scripts/repeatTests.mjs --fresh                 each run in a new clone of what is committed, as a newcomer's first
 *   node scripts/repeatTests.mjs --out table.md browser  only some of the suites, and where the table goes
 */
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10' },
    beside: { type: 'string' },
    load: { type: 'string', default: '4' },
    fresh: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const runs = Number(values.runs);
const beside = Number(values.beside ?? Math.floor(runs / 2));
const load = Number(values.load);
if (![runs, beside, load].every(Number.isInteger) || runs < 1 || beside < 0 || beside > runs) {
  console.error('--runs, --beside i --load to liczby całkowite, a --beside nie więcej niż --runs.');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'panel-repeat-'));
const busy = [];
/** Each keeps one core as busy as it gets, until it is ended. */
const startLoad = () => {
  for (let at = 0; at < load; at += 1) busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
};
const endLoad = () => {
  for (const each of busy.splice(0)) each.kill('SIGKILL');
};
process.on('exit', endLoad);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** A place to run in: here, or a clone as a newcomer has it. */
function placeOf(nth) {
  if (!values.fresh) return root;
  const place = join(folder, `clone-${nth}`);
  const { status } = spawnSync('git', ['clone', '--quiet', root, place], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return place;
}

async function once(nth, loaded) {
  const place = placeOf(nth);
  const [summary, log] = [join(folder, `run-${nth}.json`), join(folder, `run-${nth}.log`)];
  if (loaded) startLoad();
  const started = performance.now();
  const child = spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['test', '--', ...positionals], {
    cwd: place,
    env: { ...process.env, TEST_SUMMARY: summary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const code = await new Promise((resolve) => child.once('close', resolve));
  endLoad();
  file.end();
  const seconds = Math.round((performance.now() - started) / 1000);
  const { parts: suites = [] } = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : {};
  if (values.fresh) rmSync(place, { recursive: true, force: true });
  return { nth, load: loaded ? load : 0, seconds, suites, ok: code === 0, log };
}

const passedIn = (suites) => suites.reduce((total, { passed }) => total + passed, 0);
const listIn = (suites, key) => suites.flatMap((suite) => suite[key]);
const failuresOf = ({ ok, suites, log }) => {
  if (ok) return '';
  const names = listIn(suites, 'failures').map(({ file, test }) => [file, test].filter(Boolean).join(' › '));
  return `${names.join('; ') || 'npm test'} (${log})`;
};
function tableOf(results) {
  const names = results.find(({ ok }) => ok)?.suites ?? results.at(-1)?.suites ?? [];
  const heads = [
    'run',
    'load',
    ...names.map(({ name }) => `${name}, s`),
    'whole, s',
    'passed',
    'failed',
    'passed at the second try',
    'result',
    'what failed',
  ];
  const rows = results.map((result) => [
    result.nth,
    result.load,
    ...names.map(({ name }) => result.suites.find((suite) => suite.name === name)?.seconds ?? '–'),
    result.seconds,
    passedIn(result.suites),
    listIn(result.suites, 'failures').length,
    listIn(result.suites, 'flakes')
      .map(({ file, test }) => `${file} › ${test}`)
      .join('; ')
      .replaceAll('|', '\\|') || '–',
    result.ok ? 'passed' : 'FAILED',
    failuresOf(result).replaceAll('|', '\\|').replace(/\s+/g, ' '),
  ]);
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

console.log(
  `${runs} runs, ${beside} of them beside a load of ${load}; ${availableParallelism()} cores, load now ${loadavg()[0].toFixed(1)}.`,
);
const results = [];
for (let nth = 1; nth <= runs; nth += 1) {
  // Spread evenly, the quiet run first.
  const loaded = Math.floor((nth * beside) / runs) > Math.floor(((nth - 1) * beside) / runs);
  results.push(await once(nth, loaded));
  const table = tableOf(results);
  if (values.out) writeFileSync(values.out, `${table}\n`);
  console.log(`\n${table}`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`\n${runs - failed} of ${runs} runs passed.`);
if (failed === 0) rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);

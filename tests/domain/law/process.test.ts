import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const lawIn = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'law', ...args], { env: { ...process.env, ...env } });
const law = (...args: string[]) => lawIn({}, ...args);

test('the command answers a script on standard output alone and ends with 0', async () => {
  const { stdout, stderr } = await law('check', 'krs', ' 0000123456');
  expect(JSON.parse(stdout)).toMatchObject({ valid: false, value: ' 0000123456' });
  expect(stderr).toBe('');
});

test('an unclear question ends with 2, in Polish and without a trace of the program', async () => {
  const error: { code: number; stdout: string; stderr: string } = await law('holidays', 'kiedyś').then(
    () => Promise.reject(new Error('was answered')),
    (failed) => failed,
  );
  expect([error.code, error.stdout]).toEqual([2, '']);
  expect(error.stderr).toMatch(/^Podaj jeden rok od 1990 do 2100\.\n {2}npm run --silent law -- holidays ROK\n$/);
});

test.each([[['deadlines', '2027']], [['invoice', 'tests/domain/samples/fa3-faktura-vat.xml']], [['words', '1234567,89']]])(
  '%j is answered the same in any zone and language',
  async (question) => {
    const home = await lawIn({ TZ: 'Europe/Warsaw', LC_ALL: 'pl_PL.UTF-8' }, ...question);
    const away = await lawIn({ TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' }, ...question);
    expect(home.stdout.length).toBeGreaterThan(100);
    expect(away.stdout).toBe(home.stdout);
  },
);

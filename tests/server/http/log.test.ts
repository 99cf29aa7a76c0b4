import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { logLine, openLog } from '../../../src/server/log';
import { mostWaiting, outletOf } from '../../../src/server/outlet';

const at = new Date('2026-11-20T08:30:00Z');

test('L01: a line is JSON in UTC and holds known fields alone', () => {
  const fields = { requestId: 'r', status: 404, email: 'jan@klient.test', authorization: 'Bearer x' } as object;
  expect(JSON.parse(logLine(at, 'info', 'request', fields))).toEqual({
    time: '2026-11-20T08:30:00.000Z',
    level: 'info',
    message: 'request',
    requestId: 'r',
    status: 404,
  });
});

test('L02: no character of a message can start a line of its own', () => {
  const line = logLine(at, 'warn', 'a\nb\r\u0085c\u2028d\u001b[31m');
  expect([...line].every((sign) => sign >= ' ' && !/[\u007f-\u009f\u2028\u2029]/.test(sign))).toBe(true);
  expect(JSON.parse(line).message).toBe('a\nb\r\u0085c\u2028d\u001b[31m');
});

test('L02: a full file is set aside, and an old one goes', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'panel-log-'));
  const path = join(dir, 'panel.jsonl');
  writeFileSync(`${path}.old`, 'x');
  utimesSync(`${path}.old`, new Date('2026-01-01'), new Date('2026-01-01'));
  const log = openLog(path, () => at, { fileBytes: 100, keptDays: 90 });
  for (let line = 0; line < 4; line += 1) log.info(`a line of this log ${line}`);
  await log.close();
  const files = readdirSync(dir).sort();
  expect(files).toEqual(['panel.jsonl', 'panel.jsonl.2026-11-20T08-30-00-000Z']);
  expect(readFileSync(path, 'utf8').trim().split('\n').length).toBeGreaterThan(0);
  rmSync(dir, { recursive: true });
});

test('L02: a place that takes no lines does not stop the service', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'panel-log-'));
  const log = openLog(dir, () => at, { fileBytes: 100, keptDays: 90 });
  log.info('lost');
  expect(() => log.info('lost again')).not.toThrow();
  await log.close();
  rmSync(dir, { recursive: true });
});

test('L02: an error is written at once, with the lines that waited before it; the rest when the log is closed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'panel-log-'));
  const path = join(dir, 'panel.jsonl');
  const log = openLog(path, () => at, { fileBytes: 10_000, keptDays: 90 });
  const messages = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line).message);
  log.info('first');
  expect(existsSync(path)).toBe(false);
  log.error('second');
  await expect.poll(messages).toEqual(['first', 'second']);
  log.info('third');
  await log.close();
  expect(messages()).toEqual(['first', 'second', 'third']);
  rmSync(dir, { recursive: true });
});

test('E05: a full disk loses lines, and how many stands in the first line that it takes again', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'panel-log-'));
  const path = join(dir, 'panel.jsonl');
  // Every write to this device answers that no space is left.
  symlinkSync('/dev/full', path);
  const log = openLog(path, () => at, { fileBytes: 1e6, keptDays: 90 });
  log.error('lost');
  log.error('lost again');
  rmSync(path);
  const written = () => {
    log.error('taken');
    return readFileSync(path, 'utf8');
  };
  await expect.poll(written).toContain('taken');
  await log.close();
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.find(({ lost }) => lost)).toMatchObject({ level: 'warn', message: 'Lines of the log were lost' });
  expect(lines.find(({ lost }) => lost).lost).toBeGreaterThanOrEqual(2);
  rmSync(dir, { recursive: true });
});

test('E05: an output that is closed or full is nobody’s exception, and what it did not take is counted', async () => {
  const closed = new PassThrough() as unknown as NodeJS.WriteStream & { fd: number };
  closed.fd = -1;
  const outlet = outletOf(closed);
  closed.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
  outlet.write('one\n');
  outlet.write('two\nthree\n');
  await expect.poll(() => outlet.lost).toBe(3);

  const full = outletOf({ fd: openSync('/dev/full', 'w'), on: () => undefined, writable: true, write: () => true } as never);
  expect(() => full.write('line\n')).not.toThrow();
  const unread = new PassThrough() as unknown as NodeJS.WriteStream & { fd: number };
  unread.fd = -1;
  const slow = outletOf(unread);
  const line = `${'x'.repeat(1023)}\n`;
  for (let nth = 0; nth < 3_000; nth += 1) slow.write(line);
  expect(slow.lost).toBeGreaterThan(1_000);
  expect(unread.writableLength).toBeLessThan(2 * mostWaiting);
});

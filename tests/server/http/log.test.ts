import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logLine, openLog } from '../../../src/server/log';

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
  await vi.waitFor(() => expect(messages()).toEqual(['first', 'second']));
  log.info('third');
  await log.close();
  expect(messages()).toEqual(['first', 'second', 'third']);
  rmSync(dir, { recursive: true });
});

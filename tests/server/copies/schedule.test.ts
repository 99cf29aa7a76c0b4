// In npm test -- all: each copy and each trial is a process with a database of its own; copies tells how one is made and restored.
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { CopiesState } from '../../../src/contract/copies';
import type { Copies } from '../../../src/server/copies/copies';
import { openCopies } from '../../../src/server/copies/openCopies';
import { passphraseOf, readPassphrase } from '../../../src/server/copies/passphrase';
import { openOffice } from '../../support/office';

const minute = 60_000;
const hour = 60 * minute;
const root = mkdtempSync(join(tmpdir(), 'panel-schedule-'));
const folder = join(root, 'place');
const office = openOffice({ config: { copies: { target: { folder }, everyMs: 15 * minute, months: 12 } } });
const { workerFile } = inject('database');
const slow = { timeout: 180_000 };
let copies: Copies;
let other: Copies;

const process = () => {
  const { files, ...parts } = office.services;
  const passphrase = passphraseOf('osiem-zwykłych-słów-których-nikt-nie-zgadnie', 10);
  return openCopies({ ...parts, store: files.store, passphrase, workerFile });
};
beforeAll(async () => {
  copies = await process();
  other = await process();
});
beforeEach(() => {
  office.logged.length = 0;
});
afterAll(async () => {
  await copies.stop();
  await other.stop();
  rmSync(root, { recursive: true, force: true });
});

/** As a superuser sees it, whose session time has ended meanwhile. */
async function state(): Promise<CopiesState> {
  await office.logInAgain();
  return (await office.as('super').get('/api/settings/copies')).data;
}
const made = () => readdirSync(join(folder, 'copies')).length;
async function told(): Promise<string[]> {
  const rows = await office.services.db.query<{ text: string }>({
    text: 'select text from notices where user_id = $1 order by created_at, id',
    values: [office.idOf('super')],
  });
  return rows.map(({ text }) => text).filter((text) => /kopi/i.test(text));
}

test('B01: of two processes one makes each copy, when it is due and not before', slow, async () => {
  await Promise.all([copies.work(), other.work()]);
  expect(made()).toBe(1);
  await copies.work();
  expect(made()).toBe(1);
  office.pass(15 * minute);
  await Promise.all([copies.work(), other.work()]);
  expect(made()).toBe(2);
});

test('B02: the trial comes by itself in the first night, and superusers see its dated result', slow, async () => {
  expect((await state()).tried).toBeNull();
  office.pass(24 * hour);
  await copies.work();
  expect(await state()).toMatchObject({ isOn: true, every: 15, isOld: false, trialFailed: null, made: { minutesAgo: 0 } });
  expect((await state()).tried).toMatchObject({ at: expect.stringMatching(/^2026-11-21 /), files: 0 });
});

test('B02: a trial that fails is told to superusers and the operator, and stays to be seen', slow, async () => {
  rmSync(join(folder, 'copies'), { recursive: true });
  await expect(copies.drillNow()).rejects.toMatchObject({ name: 'CopyDamaged' });
  expect(office.logged.map(({ message }) => message)).toContain('Alarm: copyDrill');
  expect((await told()).at(-1)).toContain('Próbne odtworzenie kopii zapasowej nie powiodło się');
  expect((await state()).trialFailed).toMatch(/^2026-11-21 /);
});

test('L03: copies that fail for an hour are told once a day, and tried again meanwhile', slow, async () => {
  const { target } = office.services.config.copies ?? {};
  if (!target || !('folder' in target)) throw new Error('No folder');
  const { db } = office.services;
  await db.asOwner((tx) => tx.query({ text: 'create view strange as select 1 as one' }));
  const before = (await told()).length;
  for (const pass of [20 * minute, 20 * minute, 30 * minute]) {
    office.pass(pass);
    await copies.work();
  }
  expect((await told()).slice(before)).toEqual([expect.stringContaining('Kopia zapasowa jest za stara')]);
  expect(office.logged.map(({ message }) => message)).toContain('Alarm: backupAge');
  await db.asOwner((tx) => tx.query({ text: 'drop view strange' }));
  office.pass(20 * minute);
  await copies.work();
  expect(await state()).toMatchObject({ isOld: false, failed: null });
});

test('B02: only superusers see and ask', async () => {
  await office.logInAgain();
  for (const name of ['kierownik', 'ksiegowa'] as const) {
    expect((await office.as(name).get('/api/settings/copies')).status).toBe(403);
    expect((await office.as(name).post('/api/settings/copies')).status).toBe(403);
  }
});

test('K01: a passphrase is long, drawn and readable by its owner alone', async () => {
  const file = join(root, 'passphrase');
  writeFileSync(file, 'q8Zt0v1mFzXw4b6Rk2Lp9Yc3Nd5Hs7Ga\n', { mode: 0o644 });
  await expect(readPassphrase({ BACKUP_PASSPHRASE_FILE: file })).rejects.toThrow('chmod 600');
  chmodSync(file, 0o600);
  expect(await readPassphrase({ BACKUP_PASSPHRASE_FILE: file })).toBe('q8Zt0v1mFzXw4b6Rk2Lp9Yc3Nd5Hs7Ga');
  await expect(readPassphrase({ BACKUP_PASSPHRASE: 'krótkie' })).rejects.toThrow('co najmniej 32');
  await expect(readPassphrase({ BACKUP_PASSPHRASE: 'changeme'.repeat(5) })).rejects.toThrow('przykładowe');
  await expect(readPassphrase({ BACKUP_PASSPHRASE_FILE: join(root, 'nic') })).rejects.toThrow('Nie ma pliku');
  expect(await readPassphrase({})).toBeNull();
});

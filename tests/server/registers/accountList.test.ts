import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { completeNrb } from '../../../src/domain/identifiers/nrb';
import { openAccountList } from '../../../src/server/registers/flatFile/accountList';
import { crowdNips } from '../../support/crowd';
import { flatFileOf, placeFlatFile } from './flatFileOf';

const nips = crowdNips(300);
const accountOf = (nth: number) => completeNrb('11400000', String(nth).padStart(16, '0')) ?? '';
const virtual = completeNrb('10100055', '1230000000000007') ?? '';
let dir = '';
let now = new Date('2026-11-20T09:00:00Z');
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'white-list-'));
  now = new Date('2026-11-20T09:00:00Z');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = () => openAccountList(dir, join(dir, 'tables'), () => now);
const pairs = nips.map((nip, nth) => [nip, accountOf(nth)] as const);

describe('accounts by the day’s file', () => {
  test('are found with their NIP, on their list, and with no other', async () => {
    await placeFlatFile(dir, '2026-11-20', { active: pairs.slice(0, 200), exempt: pairs.slice(200) });
    const list = open();
    for (const [nth, [nip, account]] of pairs.entries())
      expect(await list.check(nip, account)).toEqual({
        ok: true,
        value: { vat_kind: nth < 200 ? 'active' : 'exempt', virtual: false, date: '2026-11-20' },
      });
    for (const [nth, [, account]] of pairs.entries())
      expect(await list.check(nips[(nth + 1) % 300] ?? '', account)).toMatchObject({ value: { vat_kind: null } });
    expect(await list.state()).toEqual({
      isOn: true,
      variables: ['WHITE_LIST_DIR'],
      date: '2026-11-20',
      hashes: 300,
      failure: null,
    });
  });

  test('that are virtual are found under their bank’s mask', async () => {
    const mask = 'XX10100055YYYXXXXXXXXXXXXX';
    await placeFlatFile(dir, '2026-11-20', { active: [[nips[0] ?? '', 'XX10100055123XXXXXXXXXXXXX']], masks: [mask] });
    expect(await open().check(nips[0] ?? '', virtual)).toMatchObject({ value: { vat_kind: 'active', virtual: true } });
    expect(await open().check(nips[1] ?? '', virtual)).toMatchObject({ value: { vat_kind: null } });
  });

  test('are read once for all that ask later, a file that replaces it is read anew', async () => {
    await placeFlatFile(dir, '2026-11-20', { active: pairs.slice(0, 1) });
    const [[nip, account] = ['', ''], [other, otherAccount] = ['', '']] = pairs;
    expect(await open().check(nip, account)).toMatchObject({ value: { vat_kind: 'active' } });
    const tables = await readdir(join(dir, 'tables'));
    // Another process, or this one after a start, takes the table that lies there.
    const list = open();
    expect(await list.check(other, otherAccount)).toMatchObject({ value: { vat_kind: null } });
    expect(await readdir(join(dir, 'tables'))).toEqual(tables);
    await placeFlatFile(dir, '2026-11-20', { active: pairs.slice(0, 2) });
    expect(await list.check(other, otherAccount)).toMatchObject({ value: { vat_kind: 'active' } });
  });

  test('of the newest day that is not to come; of yesterday still, of the day before no more', async () => {
    const [[nip, account] = ['', '']] = pairs;
    await placeFlatFile(dir, '2026-11-19', { active: pairs });
    await placeFlatFile(dir, '2026-11-20', { active: pairs });
    await placeFlatFile(dir, '2026-11-30', { active: pairs });
    const list = open();
    expect(await list.day()).toBe('2026-11-20');
    now = new Date('2026-11-21T09:00:00Z');
    expect(await list.check(nip, account)).toMatchObject({ value: { date: '2026-11-20' } });
    now = new Date('2026-11-22T09:00:00Z');
    expect(await list.check(nip, account)).toBeNull();
    expect(await list.isThere()).toBe(false);
    await placeFlatFile(dir, '2026-11-22', { active: pairs });
    expect(await list.day()).toBe('2026-11-22');
    expect((await readdir(join(dir, 'tables'))).filter((name) => name.startsWith('20261120'))).toEqual([]);
  });

  test.each<[string, string]>([
    ['cut off', flatFileOf('2026-11-20', { active: pairs }).slice(0, 5_000)],
    ['of another day than its name', flatFileOf('2026-11-18', { active: pairs })],
    ['empty', ''],
    ['no list at all', '<html>Przerwa techniczna</html>'],
    ['without a single hash', flatFileOf('2026-11-20', {})],
  ])('are not told from a file that is %s: no answer, and why', async (_what, text) => {
    await writeFile(join(dir, '20261120.json'), text);
    const [[nip, account] = ['', '']] = pairs;
    const list = open();
    expect(await list.check(nip, account)).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
    expect(await list.day()).toBeNull();
    expect((await list.state()).failure).toContain('wykazu podatników VAT');
    // Put right, it is taken.
    await placeFlatFile(dir, '2026-11-20', { active: pairs });
    expect(await list.check(nip, account)).toMatchObject({ value: { vat_kind: 'active' } });
    expect((await list.state()).failure).toBeNull();
  });

  test('are told from a file that was put right at once, which the file system’s clock does not tell from the wrong one', async () => {
    const path = join(dir, '20261120.json');
    const [[nip, account] = ['', '']] = pairs;
    const list = open();
    await writeFile(path, flatFileOf('2026-11-18', { active: pairs }));
    const { mtime } = await stat(path);
    expect(await list.check(nip, account)).toMatchObject({ ok: false });
    await placeFlatFile(dir, '2026-11-20', { active: pairs });
    await utimes(path, mtime, mtime);
    expect(await list.check(nip, account)).toMatchObject({ value: { vat_kind: 'active' } });
  });

  test('are asked of nobody where no folder is set, or the folder is not there', async () => {
    expect(await openAccountList(null, dir, () => now).check(nips[0] ?? '', accountOf(0))).toBeNull();
    const gone = openAccountList(join(dir, 'nie-ma'), dir, () => now);
    expect(await gone.check(nips[0] ?? '', accountOf(0))).toBeNull();
    expect(await gone.state()).toMatchObject({ isOn: true, date: null, hashes: null, failure: null });
  });
});

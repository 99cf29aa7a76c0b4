import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepFiles } from '../../../src/server/files/sweep';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { update } from '../../../src/server/records/update';
import { openOffice } from '../../support/office';
import { fetched, stored, uploaded } from './desk';
import { letter, letters, scopeOf, withLetters } from './letters';
import { pictureOf } from './samples';

const office = openOffice();
withLetters(office);
const files = () => office.services.files;
const root = () => join(office.services.config.dataDir, 'files');
const hour = 60 * 60 * 1000;
/** Sweeps as if so much time had passed, without ending anybody's session. */
async function sweepAfter(ms: number) {
  office.pass(ms);
  await sweepFiles(files());
  office.pass(-ms);
}
const row = (id: string) => office.services.db.query({ text: 'select storage_key from files where id = $1', values: [id] });
const usage = () =>
  office.services.db.query<{ bytes: number; files: number }>({ text: 'select bytes, files from file_usage where tenant_id = 1' });
const note = (name = 'a.txt') => uploaded(office, office.as('ksiegowa'), name, 'abc');

/** Makes a file on the disk as old as that. */
async function age(path: string, ms: number) {
  const then = new Date(Date.now() - ms);
  await utimes(path, then, then);
}

test('F06 what of an upload was left behind goes in a minute, and what is being written stays', async () => {
  const [left, young] = [join(root(), 'incoming', '1-left'), join(root(), 'incoming', '1-young')];
  await note();
  await writeFile(left, 'x');
  await writeFile(young, 'x');
  await age(left, 61_000);
  await files().incoming.sweep(files().limits.abortedMs);
  expect(await stored(office, 'incoming')).toEqual(['1-young']);
});

test('F06 a file that no record took goes after a day, with its bytes and its place in the quota', async () => {
  const [before] = await usage();
  const { id } = await note();
  const kept = (await stored(office, 'kept', '1')).length;
  await sweepAfter(23 * hour);
  expect(await row(id)).toHaveLength(1);
  await sweepAfter(25 * hour);
  expect(await row(id)).toHaveLength(0);
  expect((await stored(office, 'kept', '1')).length).toBeLessThan(kept);
  expect((await usage())[0]?.files).toBeLessThanOrEqual(before?.files ?? 0);
});

test('F06 a file that its record let go of goes after a month; one that it holds, or held before, stays', async () => {
  const scope = await scopeOf(office, office.as('ksiegowa'));
  const [older, newer, dropped] = [await note('1.txt'), await note('2.txt'), await note('3.txt')];
  const made = await letter(office, office.as('ksiegowa'), { scan_id: older.id, attachment_ids: [dropped.id] });
  await update(office.services.db, scope, letters, made.id, { scan_id: newer.id, attachment_ids: [] });
  await sweepAfter(29 * 24 * hour);
  expect(await row(dropped.id)).toHaveLength(1);
  await sweepAfter(31 * 24 * hour);
  expect([await row(older.id), await row(newer.id), await row(dropped.id)].map((rows) => rows.length)).toEqual([1, 1, 0]);
});

test('F06 bytes that no row knows go after an hour, and no sooner', async () => {
  const { id } = await note();
  await letter(office, office.as('ksiegowa'), { scan_id: id });
  const [orphan, fresh] = [join(root(), 'kept/1/osierocony'), join(root(), 'kept/1/nowy')];
  await writeFile(orphan, 'x');
  await writeFile(fresh, 'x');
  for (const name of await stored(office, 'kept', '1')) if (name !== 'nowy') await age(join(root(), 'kept/1', name), 2 * hour);
  await sweepFiles(files());
  const names = await stored(office, 'kept', '1');
  expect([names.includes('osierocony'), names.includes('nowy')]).toEqual([false, true]);
  expect((await office.as('ksiegowa').get(`/api/files/${id}`)).text).toBe('abc');
});

test('a picture nobody looked at for a month is thrown away and drawn again', async () => {
  const { id } = await uploaded(office, office.as('ksiegowa'), 'a.png', await pictureOf('png'));
  const first = await fetched(office, office.as('ksiegowa'), `/api/files/${id}/thumbnail`);
  const path = join(root(), 'pictures/1', `${id}-thumbnail-1.webp`);
  await age(path, 31 * 24 * hour);
  await sweepFiles(files());
  expect(await stored(office, 'pictures', '1')).not.toContain(`${id}-thumbnail-1.webp`);
  const again = await fetched(office, office.as('ksiegowa'), `/api/files/${id}/thumbnail`);
  expect(again.bytes).toEqual(first.bytes);
});

test('U02 the trail of a firm whose files were swept still holds', async () => {
  const { db, keys } = office.services;
  expect(await verifyAudit(db, keys, 1)).toMatchObject({ findings: [] });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAnchors, signAnchor } from '../../../src/server/anchors/anchor';
import { bucketAnchors } from '../../../src/server/anchors/bucket';
import { storedAnchors } from '../../../src/server/anchors/file';
import { anchorTrails, keepAnchored, sealTrails } from '../../../src/server/anchors/keep';
import { decryptField } from '../../../src/server/auth/crypto/fields';
import { readConfig } from '../../../src/server/config';
import { parseS3 } from '../../../src/server/files/store/s3';
import type { Message } from '../../../src/server/mail/message';
import { headOf } from '../../../src/server/records/auditHeads';
import { serveBucket } from '../../support/bucket';
import { pastTriggers } from '../../support/database';
import { openOffice } from '../../support/office';

const folder = mkdtempSync(join(tmpdir(), 'panel-anchors-'));
const file = join(folder, 'outside', 'anchors.jsonl');
/** The server answers at an address that is known only once it runs. */
const s3 = parseS3('s3://S3RVER:S3RVER@kotwice/biuro?endpoint=http://127.0.0.1:1');
let bucket: Awaited<ReturnType<typeof serveBucket>>;
beforeAll(async () => {
  bucket = await serveBucket('kotwice');
  if (s3) s3.endpoint = bucket.endpoint;
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const office = openOffice({ config: { anchors: { file, s3, mail: 'operator@biuro.test' } } });
const demo = () => office.services.tenants.all().filter(({ key }) => key === 'demo');
const write = () => office.as('kierownik').post('/api/tasks/', office.sample('tasks'));
const inFile = () => readFileSync(file, 'utf8').trim().split('\n');
const broken = () => office.logged.filter(({ message }) => message === 'Alarm: trail');

describe('U04: an anchor', () => {
  test('goes each night to the file, the log, the bucket and the address, signed', async () => {
    await write();
    office.pass(86_400_000);
    await office.services.jobs.drain();
    const { keys, db, config } = office.services;
    const [anchor] = readAnchors(keys, inFile().find((line) => line.includes('"demo"')) ?? '').anchors;
    expect(anchor).toMatchObject({ tenant: 'demo', seq: expect.any(Number) });
    const told = office.logged.filter(({ anchor: text }) => text?.includes('"demo"'));
    expect(readAnchors(keys, told.map((line) => JSON.stringify(line)).join('\n')).anchors).toContainEqual(anchor);
    if (!s3) throw new Error('no such address');
    expect((await bucketAnchors(keys, s3, join(config.dataDir, 'anchors'), 1)).anchors).toMatchObject([{ tenant: 'demo' }]);
    const letters = await db.query<{ tenant_id: number; body: string | null }>({
      text: 'select tenant_id, body from mail_queue',
    });
    const messages = letters.flatMap(({ tenant_id, body }) =>
      body === null ? [] : [JSON.parse(decryptField(keys, String(tenant_id), 'mail', body)) as Message],
    );
    const letter = messages.find(({ to, text }) => to === 'operator@biuro.test' && text.includes('"demo"'));
    expect(letter?.subject).toMatch(/^Dziennik zdarzeń: demo, wpis \d+$/);
    expect(readAnchors(keys, letter?.text ?? '').anchors).toHaveLength(1);
  });

  test('is found in a letter saved as it came, broken into short lines', () => {
    const { keys } = office.services;
    const text = JSON.stringify(
      signAnchor(keys, { tenant: 'demo', seq: 4, hash: 'ab'.repeat(32), time: '2026-11-22T01:45:00.000Z' }),
    );
    expect(readAnchors(keys, `Dzień dobry,\r\n${text.replace(/.{70}/g, '$&=\r\n')}\r\n`).anchors).toHaveLength(1);
  });

  test('that nobody with the key signed, or that was changed, is none', () => {
    const { keys } = office.services;
    const made = signAnchor(keys, { tenant: 'demo', seq: 4, hash: 'ab', time: '2026-11-22T01:45:00.000Z' });
    for (const change of [{ seq: 3 }, { tenant: 'kancelaria' }, { hash: 'cd' }, { time: '2026-11-23T01:45:00.000Z' }])
      expect(readAnchors(keys, JSON.stringify({ ...made, ...change }))).toEqual({ anchors: [], unsigned: 1 });
  });

  test('is written at start and stop, and not twice for the same line', async () => {
    await write();
    await keepAnchored(office.services).stop();
    const lines = inFile().length;
    await keepAnchored(office.services).stop();
    expect(inFile()).toHaveLength(lines);
    const head = await headOf(office.services.db, 1);
    const { anchors } = await storedAnchors(office.services.keys, join(folder, 'outside'));
    expect(anchors.findLast(({ tenant }) => tenant === 'demo')).toMatchObject({
      seq: head?.seq,
      hash: head?.hash.toString('hex'),
    });
  });

  test('that no longer holds is told at once to the log and to superusers by bell and mail, and once', async () => {
    await write();
    await anchorTrails(office.services, demo());
    const head = await headOf(office.services.db, 1);
    const kept = (head?.seq ?? 0) - 1;
    expect(broken()).toEqual([]);
    await pastTriggers(office.services.db, [
      `delete from audit where tenant_id = 1 and seq > ${kept}`,
      `delete from audit_values where tenant_id = 1 and seq > ${kept}`,
      `update audit_heads set seq = ${kept}, hash = (select hash from audit where tenant_id = 1 and seq = ${kept}) where tenant_id = 1`,
    ]);
    await anchorTrails(office.services, demo());
    await anchorTrails(office.services, demo());
    expect(broken()).toMatchObject([{ level: 'error', tenant: 'demo' }]);
    const notices = await office.services.db.query<{ title: string }>({
      text: `select to_jsonb(n)::text as title from notices n where tenant_id = 1 and user_id = $1`,
      values: [office.idOf('super')],
    });
    expect(notices.some(({ title }) => title.includes(`wpisu numer ${head?.seq}`))).toBe(true);
  });

  test('keeps a chain that was made anew without keys from being sealed as an old one', async () => {
    await anchorTrails(office.services, demo());
    await pastTriggers(office.services.db, ['update audit set key_id = null']);
    await sealTrails(office.services);
    expect(await office.services.db.query({ text: `select 1 from audit where action = 'seal' and tenant_id = 1` })).toEqual([]);
  });
});

describe('K04: the settings of anchors', () => {
  const read = (env: Record<string, string>) => readConfig({ APP_ENV: 'test', DATA_DIR: folder, ...env }, 1000).anchors;

  test('name a file in the data folder unless told otherwise', () => {
    expect(read({})).toEqual({ file: join(folder, 'anchors.jsonl'), s3: null, mail: null });
    expect(read({ AUDIT_ANCHOR_FILE: '/mnt/x.jsonl', AUDIT_ANCHOR_MAIL: 'a@b.pl' })).toMatchObject({
      file: '/mnt/x.jsonl',
      mail: 'a@b.pl',
    });
  });

  test('that lead nowhere keep the server from starting', () => {
    expect(() => read({ AUDIT_ANCHOR_URL: 'https://x', AUDIT_ANCHOR_MAIL: 'nikt' })).toThrow(
      /AUDIT_ANCHOR_URL[\s\S]*AUDIT_ANCHOR_MAIL/,
    );
  });
});

test('anchors are read from every file of a folder, and none where there is no such file', async () => {
  const { keys } = office.services;
  const made = (seq: number) => signAnchor(keys, { tenant: 'demo', seq, hash: 'ab', time: '2026-11-22T01:45:00.000Z' });
  const many = mkdtempSync(join(folder, 'many-'));
  writeFileSync(join(many, 'a.json'), JSON.stringify(made(1)));
  writeFileSync(join(many, 'b.eml'), `Treść\n${JSON.stringify(made(2))}\n{"inne": 1}\n{nie json`);
  expect((await storedAnchors(keys, many)).anchors.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(await storedAnchors(keys, join(folder, 'nigdzie'))).toEqual({ anchors: [], unsigned: 0 });
});

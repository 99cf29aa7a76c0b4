import { beforeEach, describe, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { findKey, type Keys } from '../../../src/server/auth/crypto/keys';
import { audit, trailOf } from '../../../src/server/records/audit';
import { type AuditRecord, chained, hashOfValues, linkOf } from '../../../src/server/records/auditRecord';
import { sealTrail } from '../../../src/server/records/auditSeal';
import { type Known, verifyAudit } from '../../../src/server/records/auditVerify';
import { startRecords } from '../../../src/server/records/start';
import { update } from '../../../src/server/records/update';
import { pastTriggers } from '../../support/database';
import { keys, now, openOffice } from './office';

const office = openOffice();
const db = () => office().db;
const tamper = (...statements: string[]) => pastTriggers(db(), statements);
const newer: Keys = [{ id: 'k2', secret: new Uint8Array(32).map((_, index) => (index * 41 + 7) % 253) }, ...keys];

beforeEach(async () => {
  startRecords({ keys });
  await tamper('delete from audit', 'delete from audit_values', 'delete from audit_heads');
});

async function write(lines: number): Promise<void> {
  await db().transaction(async (tx) => {
    for (let line = 0; line < lines; line++)
      await audit(tx, { ...trailOf(office().scope), action: 'login', entity: 'users', id: null, changes: {} });
  });
}

const lastLine = async (): Promise<Known> => {
  const [head] = await db().query<Known>({ text: 'select seq, hash from audit_heads where tenant_id = 1' });
  if (!head) throw new Error('Nothing was written');
  return head;
};

const findings = async (anchors: Known[] = [], known: Keys = keys) => (await verifyAudit(db(), known, 1, anchors)).findings;

describe('U04: an anchor outside the database finds', () => {
  /** Leaves the chain as it was after its first lines: everything in the database fits together again. */
  const cutAfter = (seq: number) =>
    tamper(
      `delete from audit where seq > ${seq}`,
      `delete from audit_values where seq > ${seq}`,
      `update audit_heads set seq = ${seq}, hash = (select hash from audit where seq = ${seq})`,
    );

  test('a cut tail, with the head moved along', async () => {
    await write(20);
    const anchor = await lastLine();
    await cutAfter(10);
    expect(await findings()).toEqual([]);
    expect(await findings([anchor])).toEqual([{ why: 'missing', from: 11, to: 20 }]);
  });

  test('a cut tail that others have grown over since', async () => {
    await write(10);
    const [early, late] = [await lastLine(), await write(10).then(lastLine)];
    await cutAfter(12);
    await write(15);
    expect(await findings()).toEqual([]);
    expect(await findings([early, late])).toEqual([{ why: 'replaced', from: 11, to: 20 }]);
  });

  test('an emptied trail', async () => {
    await write(20);
    const anchor = await lastLine();
    await tamper('delete from audit', 'delete from audit_values', 'delete from audit_heads');
    expect(await findings()).toEqual([]);
    expect(await findings([anchor])).toEqual([{ why: 'emptied', from: 1, to: 20 }]);
  });

  test('nothing where lines came after it', async () => {
    await write(20);
    const anchor = await lastLine();
    await write(5);
    expect(await findings([anchor])).toEqual([]);
  });
});

describe('U04: an owner of the database without the server key', () => {
  interface Row extends Record<string, unknown> {
    seq: number;
    values_hash: Buffer;
    key_id: string | null;
  }

  const recordOf = (row: Record<string, unknown>, keyId: string | null): AuditRecord => ({
    at: row.at as Date,
    actor: row.actor_id as string | null,
    sessionId: row.session_id as string | null,
    ipPrefix: String(row.ip_prefix),
    device: row.device as string | null,
    requestId: String(row.request_id),
    action: String(row.action),
    entity: String(row.entity),
    id: row.entity_id as string | null,
    fields: row.fields as string[],
    valuesHash: row.values_hash as Buffer,
    keyId,
  });

  /** Takes the second of three lines out and chains the others anew, by a key of the owner's own or without any. */
  async function chainAnew(made: Keys | null): Promise<void> {
    await write(3);
    await tamper('delete from audit where seq = 2', 'update audit set seq = 2 where seq = 3');
    await tamper('delete from audit_values where seq = 2', 'update audit_values set seq = 2 where seq = 3');
    let hash: Buffer = Buffer.alloc(0);
    for (const row of await db().query<Row>({ text: 'select * from audit order by seq' })) {
      const keyId = made ? (made[0]?.id ?? null) : null;
      hash = chained(hash, linkOf(made ?? keys, 1, recordOf(row, keyId)) ?? Buffer.alloc(0));
      const set = `hash = '\\x${hash.toString('hex')}', key_id = ${keyId === null ? 'null' : `'${keyId}'`}`;
      await tamper(
        `update audit set ${set} where seq = ${row.seq}`,
        `update audit_heads set seq = ${row.seq}, hash = '\\x${hash.toString('hex')}'`,
      );
    }
  }

  test('cannot chain the rest anew behind a line they took out', async () => {
    await chainAnew([{ id: 'k1', secret: new Uint8Array(32).fill(7) }]);
    expect(await findings()).toEqual([{ why: 'altered', from: 1, to: 2 }]);
  });

  test('cannot pass a chain without keys for one from before there were any', async () => {
    await chainAnew(null);
    expect(await findings()).toEqual([{ why: 'not sealed', from: 1, to: 2 }]);
  });
});

describe('U04: a chain from before there were keys', () => {
  async function writeOld(lines: number): Promise<void> {
    for (let line = 0; line < lines; line++) {
      const salt = Buffer.alloc(16, line);
      const entry = { ...trailOf(office().scope), device: null, action: 'login', entity: 'users', id: null, fields: [] };
      const valuesHash = hashOfValues(salt, '{}');
      const link = linkOf(keys, 1, { ...entry, valuesHash, keyId: null });
      await db().query({
        text: `with head as (
            insert into audit_heads as h (tenant_id, seq, hash) values (1, 1, sha256($1::bytea))
            on conflict (tenant_id) do update set seq = h.seq + 1, hash = sha256(h.hash || $1::bytea) returning seq, hash
          ), apart as (insert into audit_values (tenant_id, seq, salt, changes) select 1, seq, $2, '{}' from head)
          insert into audit (tenant_id, seq, at, actor_id, session_id, ip_prefix, request_id, action, entity, entity_id, fields, values_hash, hash)
          select 1, seq, $3, $4, null, $5, $6, 'login', 'users', null, '{}', $7, hash from head`,
        values: [link, salt, entry.at, entry.actor, entry.ipPrefix, entry.requestId, valuesHash],
      });
    }
  }

  test('is sealed once by its first keyed line, and holds', async () => {
    await writeOld(3);
    expect(await findings()).toEqual([{ why: 'not sealed', from: 1, to: 3 }]);
    expect(await sealTrail(db(), 1, now)).toBe(true);
    expect(await sealTrail(db(), 1, now)).toBe(false);
    await write(2);
    expect(await verifyAudit(db(), keys, 1)).toEqual({ lines: 6, findings: [] });
  });

  test('can no longer be changed once it is sealed, and nothing of its kind stands behind the seal', async () => {
    await writeOld(3);
    await sealTrail(db(), 1, now);
    await writeOld(1);
    expect(await findings()).toEqual([{ why: 'not sealed', from: 5, to: 5 }]);
    await tamper(`update audit set action = 'logout' where seq = 2`);
    expect(await findings()).toContainEqual({ why: 'altered', from: 2, to: 2 });
  });

  test('is not sealed where a keyed line stands in it, nor where nothing does', async () => {
    expect(await sealTrail(db(), 1, now)).toBe(false);
    await write(1);
    await writeOld(1);
    expect(await sealTrail(db(), 1, now)).toBe(false);
  });
});

test('U04: a new key binds the lines from then on, and the older ones are told by the older key', async () => {
  await write(2);
  startRecords({ keys: newer });
  const { id } = await office().company();
  await update(db(), office().scope, companies, id, { title: 'Nowa' });
  const used = await db().query({ text: 'select seq, key_id from audit order by seq' });
  expect(used.map((row) => Object.values(row))).toEqual([
    [1, 'k1'],
    [2, 'k1'],
    [3, 'k2'],
    [4, 'k2'],
  ]);
  expect(await findings([], newer)).toEqual([]);
  expect(findKey(keys, 'k2')).toBeUndefined();
  expect(await findings([], keys)).toEqual([{ why: 'unknown key', from: 3, to: 4 }]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { companies } from '../../../resources/companies';
import { eraseTrailValues } from '../../../src/server/records/auditErase';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { update } from '../../../src/server/records/update';
import { pastTriggers } from '../../support/database';
import { keys, openOffice } from './office';

const office = openOffice();
const db = () => office().db;

beforeEach(() => pastTriggers(db(), ['delete from audit', 'delete from audit_values', 'delete from audit_heads']));

async function twoCompanies(): Promise<[string, string]> {
  const [one, other] = [await office().company({ title: 'Anna Żak' }), await office().company({ title: 'Inna' })];
  await update(db(), office().scope, companies, one.id, { title: 'Anna Lis' });
  return [one.id, other.id];
}

const erase = (ids: string[]) =>
  db().transaction((tx) =>
    eraseTrailValues(tx, office().scope, { entity: 'companies', ids, reason: 'Żądanie usunięcia danych' }),
  );
const valuesOf = (seq: number) =>
  db().query<{ changes: string | null }>({ text: 'select changes from audit_values where seq = $1', values: [seq] });

describe('U04: erasing a trail’s values', () => {
  test('clears those of the record alone, keeps who did what, and leaves a line of its own', async () => {
    const [id] = await twoCompanies();
    expect(await erase([id])).toBe(2);
    const lines = await db().query<Record<string, unknown>>({
      text: 'select seq, action, entity_id, actor_id, fields, changes from audit join audit_values using (tenant_id, seq) order by seq',
    });
    expect(lines.map(({ seq, action, changes }) => [seq, action, changes !== null])).toEqual([
      [1, 'create', false],
      [2, 'create', true],
      [3, 'update', false],
      [4, 'erase', true],
    ]);
    expect(lines[3]).toMatchObject({ entity_id: id, actor_id: office().head.id, fields: ['entries', 'reason'] });
    expect(JSON.parse(String(lines[3]?.changes))).toMatchObject({
      entries: { after: '1, 3' },
      reason: { after: 'Żądanie usunięcia danych' },
    });
    expect(JSON.stringify(lines)).not.toContain('Anna');
  });

  test('leaves the chain whole, and what it does not tell of is found', async () => {
    const [id] = await twoCompanies();
    await erase([id]);
    expect(await verifyAudit(db(), keys, 1)).toEqual({ lines: 4, findings: [] });
    await pastTriggers(db(), ['update audit_values set salt = null, changes = null where seq = 2']);
    expect((await verifyAudit(db(), keys, 1)).findings).toEqual([{ why: 'values erased', from: 2, to: 2 }]);
  });

  test('never clears what an erasure told, and does nothing twice', async () => {
    const [id, other] = await twoCompanies();
    await erase([id]);
    expect(await erase([id])).toBe(0);
    expect(await erase([id, other])).toBe(1);
    expect((await valuesOf(4))[0]?.changes).toContain('1, 3');
    expect(await verifyAudit(db(), keys, 1)).toEqual({ lines: 5, findings: [] });
  });

  test('is undone with its transaction, line and all', async () => {
    const [id] = await twoCompanies();
    const undone = db().transaction(async (tx) => {
      await eraseTrailValues(tx, office().scope, { entity: 'companies', ids: [id], reason: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await valuesOf(1))[0]?.changes).toContain('Anna Żak');
    expect(await verifyAudit(db(), keys, 1)).toEqual({ lines: 3, findings: [] });
  });

  test('is over with the function: a plain update in the same transaction is refused', async () => {
    const [id] = await twoCompanies();
    const after = db().transaction(async (tx) => {
      await eraseTrailValues(tx, office().scope, { entity: 'companies', ids: [id], reason: 'x' });
      await tx.query({ text: 'update audit_values set salt = null, changes = null where seq = 2' });
    });
    await expect(after).rejects.toThrow(/only grows/);
  });
});

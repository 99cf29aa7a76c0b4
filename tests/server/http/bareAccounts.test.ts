import { expect, test } from 'vitest';
import { makeMicroAccount } from '../../../src/domain/identifiers/microAccount';
import { completePesel } from '../../../src/domain/identifiers/pesel';
import { migrations } from '../../../src/server/db/migrations';
import { audit, trailOf } from '../../../src/server/records/audit';
import { verifyAudit } from '../../../src/server/records/auditVerify';
import { systemScope } from '../../../src/server/scope';
import { closeBareAccounts } from '../../../src/server/settlements/closeAccounts';
import { openOffice } from '../../support/office';

const office = openOffice();
const pesel = completePesel('1980-02-03', 'M', 7) ?? '';
const account = makeMicroAccount(pesel) ?? '';
const title = `/TI/P${pesel}/OKR/26M10/SFP/PPL/TXT/`;

test('P08, U04: a PESEL account that was stored open before goes into its closed field, and out of the trail by an entry of its own', async () => {
  const { db, tenants, clock } = office.services;
  const tenant = tenants.all().find(({ key }) => key === 'demo');
  if (!tenant) throw new Error('No firm');
  const scope = systemScope(tenant, clock());
  const settlement = await office.add('settlements', { period: '2025-10' });
  const item = (values: object) =>
    office.add('settlement-items', {
      settlement_id: settlement.id,
      company_id: settlement.company_id,
      period: '2025-10',
      ...values,
    });
  const [bare, thrown, open] = [await item({}), await item({}), await item({ account_number: makeMicroAccount('8567346215') })];
  // As it stood before the field refused it.
  await db.query({
    text: 'update settlement_items set account_number = $2, transfer_title = $3 where id = any ($1::uuid[])',
    values: [[bare.id, thrown.id], account, title],
  });
  await db.query({ text: 'update settlement_items set deleted_at = now() where id = $1', values: [thrown.id] });
  await db.transaction(async (tx) => {
    const line = { ...trailOf(scope), action: 'update', entity: 'settlement-items' };
    await audit(tx, { ...line, id: bare.id, changes: { account_number: { before: null, after: account } } });
    await audit(tx, { ...line, id: bare.id, changes: { note: { before: null, after: 'Zostaje w dzienniku' } } });
  });
  const step = migrations.find(({ name }) => name === 'bare_accounts');
  await db.asOwner((tx) => tx.query({ text: step?.sql ?? '' }));

  expect(await closeBareAccounts(db, scope)).toBe(2);
  expect(await closeBareAccounts(db, scope)).toBe(0);

  const rows = await db.query<{ row: string }>({
    text: `select t::text as row from settlement_items t where id = any ($1::uuid[]) union all
      select v::text from audit_values v union all select i::text from bare_accounts i`,
    values: [[bare.id, thrown.id]],
  });
  expect(rows.filter(({ row }) => row.includes(pesel))).toEqual([]);
  expect(rows.filter(({ row }) => row.includes('Zostaje w dzienniku'))).toHaveLength(1);
  const kadry = office.as('kadry');
  const seen = (await kadry.get(`/api/settlement-items/${bare.id}`)).body;
  expect([seen.account_number, seen.transfer_title, seen.pesel_account]).toEqual([null, null, `*******${account.slice(-4)}`]);
  const { body } = await kadry.post(`/api/settlement-items/${bare.id}/reveal`, { field: 'pesel_account' });
  expect(body.data.value).toBe(account);
  expect((await kadry.get(`/api/settlement-items/${open.id}`)).body.account_number).toBe(makeMicroAccount('8567346215'));
  const actions = await db.query<{ action: string }>({
    text: 'select action from audit where entity_id = $1 order by seq',
    values: [bare.id],
  });
  expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['erase', 'update']));
  expect(actions.filter(({ action }) => action === 'erase')).toHaveLength(1);
  expect((await verifyAudit(db, office.services.keys, tenant.id)).findings).toEqual([]);
});

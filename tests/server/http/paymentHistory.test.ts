import { expect, test } from 'vitest';
import type { PaidMonth } from '../../../src/contract/paymentHistory';
import type { Caller } from '../../support/caller';
import { type Added, openOffice } from '../../support/office';
import type { Values } from '../../support/samples';

const office = openOffice();
const historyOf = async (who: Caller): Promise<PaidMonth[]> => (await who.get('/api/settlements/history')).data;

async function month(company: Added, period: string, items: Values[], values: Values = {}): Promise<Added> {
  const settlement = await office.add('settlements', { company_id: company.id, period, status: 'published', ...values });
  for (const item of items)
    await office.add('settlement-items', {
      ...{
        settlement_id: settlement.id,
        company_id: company.id,
        period,
        tax_period: `${period.slice(0, 4)}-M${period.slice(5)}`,
      },
      ...{ kind: 'vat', amount_type: 'due', person_id: null, stage: 'published', payment_status: 'unpaid', paid_amount: 0 },
      ...item,
    });
  return settlement;
}
const vat = (amount: number, day: string, values: Values = {}) => ({ amount, due_nominal: day, due_effective: day, ...values });

test('each month tells what it came to, what is left and by when; the newest first', async () => {
  const own = await office.add('companies', {});
  const open = await month(own, '2026-10', [
    vat(300_00, '2026-11-25', { payment_status: 'partly_paid', paid_amount: 100_00 }),
    vat(50_00, '2026-11-20', { kind: 'zus_total', payment_status: 'declared' }),
    vat(70_00, '2026-12-01', { kind: 'vat_refund', amount_type: 'refund' }),
    vat(999_00, '2026-11-10', { kind: 'pit_owner', stage: 'approved' }),
  ]);
  const paid = await month(own, '2026-09', [vat(80_00, '2026-10-26', { payment_status: 'paid', paid_amount: 80_00 })]);
  const none = await month(own, '2026-08', []);
  expect(await historyOf(await office.client(own))).toEqual([
    { settlement_id: open.id, company_id: own.id, period: '2026-10', due: 350_00, left: 200_00, deferred: 0, day: '2026-11-25' },
    { settlement_id: paid.id, company_id: own.id, period: '2026-09', due: 80_00, left: 0, deferred: 0, day: '2026-10-26' },
    { settlement_id: none.id, company_id: own.id, period: '2026-08', due: 0, left: 0, deferred: 0, day: null },
  ]);
});

test('what was put off is told apart, and its own day is nobody’s term', async () => {
  const own = await office.add('companies', {});
  await month(own, '2026-10', [
    vat(300_00, '2026-10-26', { payment_status: 'deferred', paid_amount: 100_00 }),
    vat(50_00, '2026-11-30', { kind: 'zus_total' }),
  ]);
  expect(await historyOf(await office.client(own))).toMatchObject([
    { due: 350_00, left: 50_00, deferred: 200_00, day: '2026-11-30' },
  ]);
});

test('P04: a client reads their own months alone, once they were sent, and as the newest version has them', async () => {
  const [own, other] = [await office.add('companies', {}), await office.add('companies', {})];
  const seen = await month(own, '2026-10', [vat(10_00, '2026-11-25')]);
  await month(own, '2026-11', [vat(10_00, '2026-12-28')], { status: 'calculated' });
  await month(own, '2026-10', [vat(20_00, '2026-11-25')], { revision: 2, superseded: true });
  await month(other, '2026-10', [vat(30_00, '2026-11-25')]);
  expect((await historyOf(await office.client(own))).map(({ settlement_id }) => settlement_id)).toEqual([seen.id]);
});

test('P02, T04: nobody else reads any, nor of another firm', async () => {
  const own = await office.add('companies', {});
  const { id } = await month(own, '2026-10', [vat(10_00, '2026-11-25')]);
  expect((await office.nobody().get('/api/settlements/history')).status).toBe(401);
  expect((await office.as('pracownik').get('/api/settlements/history')).status).toBe(403);
  const foreign = await historyOf(office.as('kadry', 'kancelaria'));
  expect(foreign.map(({ settlement_id }) => settlement_id)).not.toContain(id);
});

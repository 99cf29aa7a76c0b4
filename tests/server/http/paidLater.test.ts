import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import type { Values } from '../../support/samples';
import { countedMonth } from '../../support/settlement';

const office = openOffice();

/** A published position of 10 000 zł to the tax office, due on 25.02.2026. */
async function published(item: Values = {}) {
  const month = await countedMonth(office, { status: 'published' }, [
    {
      stage: 'published',
      amount: 1_000_000,
      account_kind: 'micro_tax',
      due_nominal: '2026-02-25',
      due_effective: '2026-02-25',
      ...item,
    },
  ]);
  const [made] = month.items;
  if (!made) throw new Error('The month has no position');
  return { ...month, item: made, client: await office.client(month.company) };
}
const later = (id: string, on: string) => `/api/settlement-items/${id}/later?on=${on}`;

describe('paying later', () => {
  test('over a change of rate is told by its parts, in grosze, with the sum rounded to full złote', async () => {
    const { item } = await published();
    const { status, body } = await office.as('ksiegowa').get(later(item.id, '2026-03-19'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ days: 22, exact: 6_425, interest: 6_400, total: 1_006_400, floor: 870, warning: null });
    expect(body.data.parts).toMatchObject([
      { from: '2026-02-26', to: '2026-03-04', days: 7, percent: 11, exact: 2_110 },
      { from: '2026-03-05', to: '2026-03-19', days: 15, percent: 10.5, exact: 4_315 },
    ]);
    expect(body.data.basis).toContain('art. 56');
  });

  test('uses the rate that the office entered, from its day, and no longer warns', async () => {
    const { item } = await published({ due_nominal: '2026-10-26', due_effective: '2026-10-26' });
    const before = await office.as('ksiegowa').get(later(item.id, '2026-11-25'));
    expect(before.body.data).toMatchObject({ days: 30, exact: 8_630, interest: 8_600 });
    expect(before.body.data.warning).toContain('19.08.2026');
    const rate = await office.add('interest-rates', {
      valid_from: '2026-11-05',
      rate: 1_000,
      source: 'M.P. z 2026 r. poz. 1100',
    });
    const after = await office.as('ksiegowa').get(later(item.id, '2026-11-25'));
    expect(after.body.data).toMatchObject({ days: 30, exact: 8_342, interest: 8_300, warning: null });
    expect(after.body.data.parts[1]).toMatchObject({ from: '2026-11-05', days: 21, percent: 10, certainty: 'office' });
    const counted = await office
      .as('ksiegowa')
      .post(`/api/settlement-items/${item.id}/actions/interest`, { paid_on: '2026-11-25' });
    expect(counted.body).toMatchObject({ days: 30, exact: 8_342, interest: 8_300, floor: 870 });
    await office.as('kierownik').delete(`/api/interest-rates/${rate.id}`);
  });

  test('is told to the client of the company, and of no other', async () => {
    const { item, client } = await published();
    const mine = await client.get(later(item.id, '2026-03-19'));
    expect(mine.data).toMatchObject({ interest: 6_400, total: 1_006_400 });
    const stranger = await published();
    expect((await stranger.client.get(later(item.id, '2026-03-19'))).status).toBe(404);
  });

  test('P05: a client asks nothing of a position that is not theirs to see yet', async () => {
    const { company, items } = await countedMonth(office, { status: 'calculated' }, [
      { stage: 'hidden', amount: 1_000, account_kind: 'micro_tax', due_effective: '2026-02-25' },
    ]);
    const client = await office.client(company);
    expect((await client.get(later(String(items[0]?.id), '2026-03-19'))).status).toBe(404);
  });

  test('in time costs nothing, and of contributions nothing up to a hundredth of the minimum wage', async () => {
    const { item } = await published({ account_kind: 'zus_nrs' });
    expect((await office.as('ksiegowa').get(later(item.id, '2026-02-25'))).body.data).toMatchObject({ days: 0, interest: 0 });
    const few = await office.as('ksiegowa').get(later(item.id, '2026-03-12'));
    expect(few.body.data).toMatchObject({ exact: 4_411, floor: 4_806, interest: 0, total: 1_000_000 });
  });

  test.each(['', '2026-02-30', 'jutro', '2099-01-01'])('of no day that can be counted (“%s”) is refused on it', async (on) => {
    const { item } = await published();
    const { status, body } = await office.as('ksiegowa').get(later(item.id, on));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['on']]);
  });

  test('of what bears no interest of tax arrears is refused in words', async () => {
    const { item } = await published({ account_kind: 'office' });
    const { status, body } = await office.as('ksiegowa').get(later(item.id, '2026-03-19'));
    expect([status, body.error]).toEqual([409, 'Tu nie liczy się odsetek podatkowych: decyduje umowa albo Kodeks cywilny.']);
  });
});

describe('limits of a company, in words', () => {
  const path = (id: string) => `/api/companies/${id}/limits`;
  const switches = () =>
    office.services.tenants.all().find(({ key }) => key === 'demo')?.config.switches as { clientLimits: boolean };

  test('say what is used, the day of passing and what follows; clients read theirs where the firm allows', async () => {
    const company = await office.add('companies', office.sample('companies', {}));
    const asked = { company_id: company.id, year: 2026, limit_code: 'vat_exemption', used_amount: 24_000_001 };
    await office.as('ksiegowa').post('/api/company-limits/', asked);
    const { body } = await office.as('ksiegowa').get(path(company.id));
    expect(body.data).toMatchObject({
      year: 2026,
      limits: [{ code: 'vat_exemption', label: 'Przekroczony', passed: true, used: 24_000_001, limit: 24_000_000 }],
    });
    expect(body.data.limits[0].effect.length).toBeGreaterThan(10);
    const client = await office.client(company);
    expect((await client.get(path(company.id))).status).toBe(404);
    switches().clientLimits = true;
    try {
      expect((await client.get(path(company.id))).data.limits).toHaveLength(1);
      const stranger = await office.client(await office.add('companies', office.sample('companies', {})));
      expect((await stranger.get(path(company.id))).status).toBe(404);
    } finally {
      switches().clientLimits = false;
    }
  });
});

import { expect, test } from 'vitest';
import { copies } from '../../support/copies';
import { openOffice } from '../../support/office';

const office = openOffice();
const others = 2_500;

test('the duties of thousands are told as a few lines, and a calendar of them says what it cannot hold', async () => {
  const { db } = office.services;
  const values = {
    ...{ company_type: 'jdg', taxation_form: 'pit_flat', advance_mode: 'monthly', accounting_type: 'kpir', zus_scheme: 'full' },
    ...{ vat_status: 'active', vat_period: 'monthly', employs: true, status: 'active', vat_number: null },
  };
  const first = await office.add('companies', { ...values, title: 'Zakład', owner_id: office.idOf('szef') });
  await copies(db, 'companies', first.id, others, {
    title: `x.title || ' ' || n`,
    ceidg_start_date: `date '2005-01-01' + n`,
    employees_fte: 'n % 40',
  });
  const staff = office.as('ksiegowa');
  const ask = (path: string) => staff.get(path);
  const { groups } = (await ask('/api/obligations/duties?month=2026-12&state=sure&area=vat')).data;
  expect(groups.find(({ rule }: { rule: string }) => rule === 'jpk_v7m').companies).toBeGreaterThan(others);

  const whole = await ask('/api/obligations.ics?month=2026-12&area=vat');
  expect(whole.status).toBe(409);
  expect(whole.body.error).toMatch(/^Do kalendarza mieści się 2\s000 obowiązków, a jest ich \d+\s\d{3}\. Zawęź listę/);
});

import { expect, test } from 'vitest';
import { type Firm, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();
const firm: Firm = 'demo';

async function kept(values: object = {}) {
  return (await office.add('companies', { owner_id: office.idOf('ksiegowa'), ...values }, firm)).id;
}
const change = (who: PrincipalName, id: string, values: object) => office.as(who).put('/api/companies/', { id, ...values });
const says = 'Opiekuna firmy zmienia kierownik albo obecny opiekun, który ją przekazuje';

test('P06: nobody makes themselves a company’s keeper, and opens no month by that detour', async () => {
  const id = await kept();
  for (const key of ['owner_id', 'payroll_owner_id']) {
    const { status, body } = await change('kadry', id, { [key]: office.idOf('kadry') });
    expect([status, body.code, body.error, body.errors]).toEqual([403, 'not_keeper', `${says}.`, { [key]: says }]);
  }
  expect((await office.as('kadry').get(`/api/companies/${id}`)).body.owner_id).toBe(office.idOf('ksiegowa'));
});
test('P06: another field of the company is anybody’s who may edit it, the keeper sent back as it stands', async () => {
  const id = await kept();
  const answer = await change('kadry', id, { owner_id: office.idOf('ksiegowa'), address_city: 'Tychy' });
  expect([answer.status, answer.body.address_city]).toEqual([200, 'Tychy']);
});
test('P06: the keeper hands a company over, and can’t take it back', async () => {
  const id = await kept();
  expect((await change('ksiegowa', id, { owner_id: office.idOf('kadry') })).status).toBe(200);
  expect((await change('ksiegowa', id, { owner_id: office.idOf('ksiegowa') })).status).toBe(403);
});
test.each(['kierownik', 'super', 'szef'] as const)('P06: %s names another keeper', async (who) => {
  expect((await change(who, await kept(), { owner_id: office.idOf('kadry') })).status).toBe(200);
});
test('P06: who keeps the payroll says who keeps it next', async () => {
  const id = await kept({ payroll_owner_id: office.idOf('kadry') });
  expect((await change('kadry', id, { payroll_owner_id: null })).status).toBe(200);
});

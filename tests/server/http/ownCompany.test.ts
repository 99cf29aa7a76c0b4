import { expect, test } from 'vitest';
import type { ResourceName } from '../../../resources';
import { openOffice } from '../../support/office';

const office = openOffice();

/** What records of a company point to, which is of a company itself. */
test.each([
  ['tasks', 'settlement_id', 'settlements'],
  ['tasks', 'ticket_id', 'tickets'],
  ['documents', 'employee_id', 'employees'],
  ['messages', 'task_id', 'tasks'],
  ['settlement-items', 'person_id', 'company-persons'],
] as const satisfies readonly (readonly [ResourceName, string, ResourceName])[])(
  'P06: %s point by %s to their own company’s records alone',
  async (name, key, target) => {
    const [company, other] = [await office.add('companies'), await office.add('companies')];
    const settlement = await office.add('settlements', { company_id: company.id, status: 'booking' });
    const hung = name === 'settlement-items' ? { settlement_id: settlement.id, kind: 'other' } : {};
    const { id } = await office.add(name, { company_id: company.id, ...hung });
    const point = async (company_id: string) => {
      const made = await office.add(target, { company_id, ...(target === 'settlements' ? { period: '2026-09' } : {}) });
      return office.as('kadry').put(`/api/${name}/`, { id, [key]: made.id });
    };
    expect((await point(other.id)).body.errors).toEqual({ [key]: 'Wybrana pozycja należy do innej firmy' });
    expect((await point(company.id)).status).toBe(200);
  },
);

import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';

const office = openOffice();

describe('the title of another record', () => {
  test('P07: is not told to a client of a case that is the office’s own', async () => {
    const company = await office.add('companies');
    const client = await office.client(company);
    const inner = await office.add('tickets', { company_id: company.id, channel: 'internal', subject: 'Windykacja' });
    const open = await office.add('tickets', { company_id: company.id, subject: 'Korekta' });
    const of = async (parent_id: string) => {
      const { id } = await office.add('tickets', { company_id: company.id, parent_id });
      return (await client.get(`/api/tickets/${id}`)).body.parent;
    };
    expect(await of(inner.id)).toEqual({ id: inner.id, title: null });
    expect((await of(open.id)).title).toContain('Korekta');
    expect((await client.get('/api/tickets/?limit=100')).text).not.toContain('Windykacja');
  });

  test('P02, P07: is not told to a worker of what they have no area for; companies and people are known by name', async () => {
    const company = await office.add('companies', { title: 'Piekarnia Kłos' });
    const ticket = await office.add('tickets', { company_id: company.id, subject: 'Spór z bankiem' });
    const ours = { company_id: company.id, assignee_id: office.idOf('pracownik'), ticket_id: ticket.id };
    const task = await office.add('tasks', ours);
    const seen = async (who: PrincipalName) => (await office.as(who).get(`/api/tasks/${task.id}`)).body;
    expect(await seen('pracownik')).toMatchObject({
      company: { id: company.id, title: 'Piekarnia Kłos' },
      assignee: { title: 'pracownik Testowa' },
      ticket: { id: ticket.id, title: null },
    });
    expect((await seen('ksiegowa')).ticket.title).toContain('Spór z bankiem');
    const list = await office.as('pracownik').get(`/api/tasks/?filters=company_id:${company.id}`);
    expect(list.text).toContain('Piekarnia Kłos');
    expect(list.text).not.toContain('Spór z bankiem');
    const groups = `/api/tasks/groups?by=ticket_id&filters=company_id:${company.id}`;
    expect((await office.as('pracownik').get(groups)).data).toMatchObject([{ key: ticket.id, title: null, count: 1 }]);
    expect((await office.as('ksiegowa').get(groups)).data[0].title).toContain('Spór z bankiem');

    const other = await office.add('tickets', { company_id: company.id, subject: 'Inny spór' });
    await office.as('ksiegowa').put('/api/tasks/', { id: task.id, ticket_id: other.id });
    const history = (who: PrincipalName) => office.as(who).get(`/api/tasks/${task.id}/history`);
    expect((await history('pracownik')).text).not.toContain('spór');
    expect((await history('ksiegowa')).text).toContain('Inny spór');
  });

  test('P10: gives no order away where it is not told', async () => {
    const company = await office.add('companies');
    const made = [];
    for (const subject of ['Cela', 'Arbitraż', 'Bankructwo']) {
      const { id } = await office.add('tickets', { company_id: company.id, subject, number: subject, channel: 'internal' });
      made.push(id);
      await office.add('tasks', { company_id: company.id, ticket_id: id });
      await office.add('tickets', { company_id: company.id, parent_id: id });
    }
    const order = async (who: Caller, path: string, key: string) =>
      (await who.get(`/api/${path}/?sort=${key}:asc&filters=company_id:${company.id}&limit=100`)).data
        .map((row: Record<string, string>) => row[key])
        .filter((id: string | null) => id !== null);
    const [c = '', a = '', b = ''] = made;
    expect(await order(office.as('ksiegowa'), 'tasks', 'ticket_id')).toEqual([a, b, c]);
    expect(await order(office.as('pracownik'), 'tasks', 'ticket_id')).toEqual([c, a, b]);
    const client = await office.client(company);
    expect(await order(client, 'tickets', 'parent_id')).toEqual([c, a, b]);
  });

  test('P03, P07: goes with a module that is switched off, and comes back with it', async () => {
    const task = await office.add('tasks', { ticket_id: (await office.add('tickets', { subject: 'Zwrot VAT' })).id });
    const title = async () => (await office.as('ksiegowa').get(`/api/tasks/${task.id}`)).body.ticket.title;
    expect(await title()).toContain('Zwrot VAT');
    const module = office.services.tenants.all().find(({ key }) => key === 'demo')?.config.modules.tickets;
    if (!module) throw new Error('The module has another name');
    module.enabled = false;
    try {
      expect(await title()).toBeNull();
    } finally {
      module.enabled = true;
    }
    expect(await title()).toContain('Zwrot VAT');
  });

  test('is told to the client of what a case costs, though the price list keeps it to itself', async () => {
    const company = await office.add('companies');
    const item = await office.add('price-items', { name: 'Sprawozdanie do banku', visible_to_client: false });
    const { id } = await office.add('tickets', { company_id: company.id, billable: 'extra_pending', price_item_id: item.id });
    const { body } = await (await office.client(company)).get(`/api/tickets/${id}`);
    expect(body.price_item).toEqual({ id: item.id, title: 'Sprawozdanie do banku' });
  });
});

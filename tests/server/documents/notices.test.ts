import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { openOffice } from '../../support/office';
import { send } from './papers';

const office = openOffice();
const ksiegowa = () => office.as('ksiegowa');
const told = async (who: Caller, event: string): Promise<{ text: string }[]> => {
  const page = await who.get('/api/notices/');
  return page.data.filter((notice: { event?: string; code?: string }) => (notice.event ?? notice.code) === event);
};

describe('people are told', () => {
  test('P18 the client that something is asked for and what came back, with the reason; who only looks on is not', async () => {
    const firm = await office.add('companies');
    const [client, viewer] = [await office.client(firm), await office.client(firm, 'viewer')];
    await ksiegowa().post('/api/document-requests/ask', { company_ids: [firm.id], period: '2026-10', due_date: '2026-11-25' });
    const { body } = await send(office, client, { company_id: firm.id, title: 'Paragon' });
    await ksiegowa().post(`/api/documents/${body.id}/actions/return`, { reason: 'unreadable', return_note: 'Dół ucięty' });
    expect(await told(client, 'document_request_created')).toHaveLength(1);
    expect(JSON.stringify(await told(client, 'document_returned'))).toContain('Nieczytelny. Dół ucięty');
    expect(await told(viewer, 'document_returned')).toHaveLength(0);
  });
  test('the keeper that a returned document came again, and that a month is complete', async () => {
    const firm = await office.add('companies');
    const client = await office.client(firm);
    const { body } = await send(office, client, { company_id: firm.id, title: 'Paragon' });
    await office.as('super').post(`/api/documents/${body.id}/actions/return`, { reason: 'unreadable' });
    await client.put('/api/documents/', { id: body.id, expense_description: 'Mąka' });
    await client.post('/api/month-declarations/', { company_id: firm.id, period: '2026-10' });
    expect(await told(ksiegowa(), 'document_corrected')).toHaveLength(1);
    expect(await told(ksiegowa(), 'documents_declared_complete')).toHaveLength(1);
  });
  test('P08, P18 nobody of what is closed to them', async () => {
    const firm = await office.add('companies');
    const [owner, accountant] = [await office.client(firm), await office.client(firm, 'accountant')];
    await send(office, office.as('super'), {
      company_id: firm.id,
      direction: 'to_client',
      visibility: 'owner_only',
      title: 'Pismo',
    });
    expect(await told(owner, 'document_for_client')).toHaveLength(1);
    expect(await told(accountant, 'document_for_client')).toHaveLength(0);
  });
});

// Also on a PostgreSQL server: calls at once.

import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/caller';
import { describeOnce, testOnce } from '../../support/describeOnce';
import { type Added, openOffice } from '../../support/office';
import { send } from './papers';

const office = openOffice({ daily: [] });
const ksiegowa = () => office.as('ksiegowa');

interface Asking {
  firm: Added;
  client: Caller;
  request: string;
  items: { id: string; label: string; document_type: string; required: boolean }[];
}

/** A company whose client was asked for what its profile usually sends. */
async function asking(values: Record<string, unknown> = {}, company: Record<string, unknown> = {}): Promise<Asking> {
  const firm = await office.add('companies', { vat_status: 'active', ...company });
  const client = await office.client(firm);
  const answer = await ksiegowa().post('/api/document-requests/ask', {
    company_ids: [firm.id],
    period: '2026-10',
    due_date: '2026-11-25',
    ...values,
  });
  const [request] = answer.data.made;
  const page = await client.get(`/api/document-request-items/?filters=${encodeURIComponent(`request_id:${request}`)}`);
  return { firm, client, request, items: page.data };
}

const requestOf = async (id: string) => (await ksiegowa().get(`/api/document-requests/${id}`)).body;
const itemOf = async (id: string) => (await ksiegowa().get(`/api/document-request-items/${id}`)).body;

describe('asking for documents', () => {
  testOnce('sends each company what its profile usually gives, once a month', async () => {
    const { firm, client, items, request } = await asking();
    expect(items.map(({ document_type }) => document_type)).toEqual([
      'sales_invoice',
      'purchase_invoice',
      'bank_statement',
      'z_report',
    ]);
    expect((await client.get(`/api/document-requests/${request}`)).body).toMatchObject({
      status: 'sent',
      missing: 4,
      title: 'Dokumenty za październik 2026',
    });
    const again = await ksiegowa().post('/api/document-requests/ask', {
      company_ids: [firm.id],
      period: '2026-10',
      due_date: '2026-11-25',
    });
    expect(again.data).toEqual({ made: [], skipped: [{ id: firm.id, title: firm.title, why: 'taka prośba już jest' }] });
  });
  testOnce('O07: of more companies than a request takes goes on beside it, with its progress, and asks each once', async () => {
    const firms: Added[] = [];
    for (let nth = 0; nth < 25; nth += 1) firms.push(await office.add('companies', { title: `Papiernia ${nth}` }));
    const body = { company_ids: firms.map(({ id }) => id), period: '2026-08', due_date: '2026-11-25' };
    const { status, data, headers } = await ksiegowa().post('/api/document-requests/ask', body);
    expect([status, headers.location]).toEqual([202, `/api/jobs/${data.id}`]);
    expect(data).toMatchObject({ title: 'Prośby o dokumenty', state: 'waiting', address: headers.location });
    const made = async () =>
      (await ksiegowa().get(`/api/document-requests/?filters=${encodeURIComponent('period:2026-08')}`)).body.total;
    expect(await made()).toBe(0);
    await office.services.jobs.drain();
    expect((await ksiegowa().get(`/api/jobs/${data.id}`)).data).toMatchObject({
      state: 'done',
      done: 25,
      total: 25,
      unit: 'firm',
    });
    expect(await made()).toBe(25);
    const again = (await ksiegowa().post('/api/document-requests/ask', body)).data.id;
    await office.services.jobs.drain();
    const { result, says } = (await ksiegowa().get(`/api/jobs/${again}`)).data;
    expect([result.made, result.skipped.length, await made()]).toEqual([[], 25, 25]);
    expect(says).toMatch(/^Wysłano 0\u00a0próśb\. Pominięto 25\u00a0firm: /);
  });
  test('asks two at once for the same month: one request is made', async () => {
    const firm = await office.add('companies');
    const body = { company_ids: [firm.id], period: '2026-09', due_date: '2026-11-25' };
    const answers = await Promise.all([1, 2, 3].map(() => ksiegowa().post('/api/document-requests/ask', body)));
    expect(answers.flatMap(({ data }) => data.made)).toHaveLength(1);
  });
  testOnce('goes by a template of the office’s own', async () => {
    const template = await office.add('document-request-templates', {
      items: [{ label: 'Spis z natury', document_type: 'inventory', required: true, quantity_expected: 2 }],
    });
    const { items } = await asking({ template_id: template.id, message: 'Prosimy do piątku' });
    expect(items).toMatchObject([{ label: 'Spis z natury', quantity_expected: 2 }]);
  });
  describeOnce('that is none', () => {
    test.each([
      ['nobody', { company_ids: [] }, 'company_ids'],
      ['a month that is none', { period: '2026-13' }, 'period'],
      ['no day', { due_date: 'jutro' }, 'due_date'],
      ['a day that has passed', { due_date: '2026-11-01' }, 'due_date'],
      ['what nobody knows', { kolor: 'czerwony' }, 'kolor'],
    ])('of %s is told on the right field', async (_, wrong, field) => {
      const firm = await office.add('companies');
      const body = { company_ids: [firm.id], period: '2026-10', due_date: '2026-11-25', ...wrong };
      const answer = await ksiegowa().post('/api/document-requests/ask', body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    });
  });
  testOnce(
    'P01, P03: who may not ask learns of no company that would be passed over, and without documents nobody asks',
    async () => {
      const asleep = await office.add('companies', { status: 'inactive' });
      const body = { company_ids: [asleep.id], period: '2026-10', due_date: '2026-11-25' };
      expect((await ksiegowa().post('/api/document-requests/ask', body)).data.skipped).toHaveLength(1);
      for (const who of ['klient', 'pracownik'] as const)
        expect((await office.as(who).post('/api/document-requests/ask', body)).status).toBe(403);
      const elsewhere = await office.add('companies', { status: 'inactive' }, 'kancelaria');
      const module = office.services.tenants.all().find(({ key }) => key === 'kancelaria')?.config.modules.documents;
      expect(module?.enabled).toBe(false);
      const answer = await office
        .as('ksiegowa', 'kancelaria')
        .post('/api/document-requests/ask', { ...body, company_ids: [elsewhere.id] });
      expect(answer.status).toBe(404);
    },
  );
  testOnce('P05, P15: one foreign company among them and nothing is asked', async () => {
    const [own, foreign] = [await office.add('companies'), await office.add('companies', {}, 'kancelaria')];
    const body = { company_ids: [own.id, foreign.id], period: '2026-10', due_date: '2026-11-25' };
    expect((await ksiegowa().post('/api/document-requests/ask', body)).status).toBe(404);
    const page = await ksiegowa().get(`/api/document-requests/?filters=${encodeURIComponent(`company_id:${own.id}`)}`);
    expect(page.body.total).toBe(0);
    for (const who of ['klient', 'pracownik'] as const)
      expect((await office.as(who).post('/api/document-requests/ask', { ...body, company_ids: [own.id] })).status).toBe(403);
  });
});

describeOnce('where a request stands', () => {
  test('follows its items: in part, then complete; what is not required is not waited for', async () => {
    const { firm, client, items, request } = await asking();
    const [sales, purchases, statement] = items;
    for (const [item, status] of [
      [sales, 'partial'],
      [purchases, 'partial'],
      [statement, 'complete'],
    ] as const) {
      const { body } = await send(office, client, { company_id: firm.id, request_item_id: item?.id });
      expect(body).toMatchObject({ document_type: item?.document_type, period: '2026-10', title: item?.label });
      expect((await itemOf(item?.id ?? '')).status).toBe('uploaded');
      expect((await requestOf(request)).status).toBe(status);
    }
    expect((await requestOf(request)).completed_at).not.toBeNull();
  });
  test('goes back when a document is returned, and on when it comes again', async () => {
    const { firm, client, items, request } = await asking();
    const sent = [];
    for (const { id } of items.filter(({ required }) => required))
      sent.push((await send(office, client, { company_id: firm.id, request_item_id: id })).body);
    const [first] = sent;
    await ksiegowa().post(`/api/documents/${first.id}/actions/return`, { reason: 'unreadable' });
    expect([(await itemOf(first.request_item_id)).status, (await requestOf(request)).status]).toEqual(['returned', 'partial']);
    await client.put('/api/documents/', { id: first.id, expense_description: 'Teraz czytelny' });
    expect([(await itemOf(first.request_item_id)).status, (await requestOf(request)).status]).toEqual(['uploaded', 'complete']);
    await ksiegowa().post(`/api/documents/${first.id}/actions/accept`);
    expect((await itemOf(first.request_item_id)).status).toBe('accepted');
    await ksiegowa().delete(`/api/documents/${first.id}`);
    expect([(await itemOf(first.request_item_id)).status, (await requestOf(request)).status]).toEqual(['missing', 'partial']);
  });
  test('waits for as many as were asked for', async () => {
    const template = await office.add('document-request-templates', {
      items: [{ label: 'Wyciągi', document_type: 'bank_statement', required: true, quantity_expected: 2 }],
    });
    const { firm, client, items } = await asking({ template_id: template.id });
    const item = items[0]?.id ?? '';
    await send(office, client, { company_id: firm.id, request_item_id: item });
    expect((await itemOf(item)).status).toBe('missing');
    await send(office, client, { company_id: firm.id, request_item_id: item });
    expect((await itemOf(item)).status).toBe('uploaded');
  });
  test('a client who has nothing says so with a word, and may think again; who only looks on says nothing', async () => {
    const { firm, client, items, request } = await asking();
    const id = items[0]?.id ?? '';
    const skip = `/api/document-request-items/${id}/actions/skip`;
    expect((await client.post(skip)).body.errors).toHaveProperty('reason');
    expect((await (await office.client(firm, 'viewer')).post(skip, { reason: 'Nie było' })).status).toBe(403);
    expect((await office.as('klient').post(skip, { reason: 'Nie było' })).status).toBe(404);
    expect((await client.post(skip, { reason: 'Nie było sprzedaży' })).body).toMatchObject({
      status: 'not_applicable',
      note: 'Nie było sprzedaży',
    });
    expect((await requestOf(request)).status).toBe('partial');
    expect((await client.post(`/api/document-request-items/${id}/actions/resume`)).body).toMatchObject({
      status: 'missing',
      note: null,
    });
  });
  test('P06: a document answers no item of another company’s', async () => {
    const { items } = await asking();
    const answer = await send(office, ksiegowa(), { company_id: office.base().company, request_item_id: items[0]?.id });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['request_item_id']]);
  });
  test('a draft and a cancelled one are the office’s alone', async () => {
    const { client, items, request } = await asking();
    await ksiegowa().post(`/api/document-requests/${request}/actions/cancel`);
    expect((await client.get(`/api/document-requests/${request}`)).status).toBe(404);
    expect((await client.get(`/api/document-request-items/${items[0]?.id}`)).status).toBe(404);
  });
  test('an empty draft is not sent', async () => {
    const { id } = await office.add('document-requests');
    const answer = await ksiegowa().post(`/api/document-requests/${id}/actions/send`);
    expect([answer.status, answer.body.code]).toEqual([409, 'no_items']);
  });
});

testOnce('a company counts what came of what is still asked for, and sorts by it', async () => {
  const { firm, client, items, request } = await asking();
  const counted = async () => {
    const { documents, documents_requested } = (await ksiegowa().get(`/api/companies/${firm.id}`)).body;
    return [documents, documents_requested];
  };
  expect(await counted()).toEqual([0, 4]);
  await send(office, client, { company_id: firm.id, request_item_id: items[0]?.id });
  expect(await counted()).toEqual([1, 4]);
  await client.post(`/api/document-request-items/${items[3]?.id}/actions/skip`, { reason: 'Brak kasy' });
  expect(await counted()).toEqual([2, 4]);
  const [first] = (await ksiegowa().get('/api/companies/?sort=documents:desc&limit=1')).body.data;
  expect(first.documents).toBeGreaterThanOrEqual(2);
  for (const { id } of items.slice(1, 3)) await client.post(`/api/document-request-items/${id}/actions/skip`, { reason: 'Brak' });
  expect([(await requestOf(request)).status, await counted()]).toEqual(['complete', [0, 0]]);
});

testOnce('a settlement counts its month’s documents and what is missing of them, in its list too', async () => {
  const { firm, client, items } = await asking();
  const month = await office.add('settlements', { company_id: firm.id, period: '2026-10', owner_id: office.idOf('ksiegowa') });
  const other = await office.add('settlements', { company_id: firm.id, period: '2026-09', owner_id: office.idOf('ksiegowa') });
  await send(office, client, { company_id: firm.id, request_item_id: items[0]?.id });
  const filters = encodeURIComponent(`company_id:${firm.id}`);
  const { data } = (await ksiegowa().get(`/api/settlements/?sort=documents_missing_count:desc&filters=${filters}`)).body;
  expect(data.map((each: Added) => [each.id, each.documents_count, each.documents_missing_count])).toEqual([
    [month.id, 1, 3],
    [other.id, 0, 0],
  ]);
});

describeOnce('a month declared complete', () => {
  const settlement = async (company_id: string, status: string, period = '2026-10') =>
    office.add('settlements', { company_id, period, owner_id: office.idOf('ksiegowa'), status });
  const statusOf = async (id: string) => (await ksiegowa().get(`/api/settlements/${id}`)).body.status;

  test.each(['not_started', 'waiting_documents', 'incomplete'])(
    'moves a settlement that was %s on, and back when it is withdrawn',
    async (status) => {
      const firm = await office.add('companies');
      const client = await office.client(firm);
      const month = await settlement(firm.id, status);
      const { status: answered, body } = await client.post('/api/month-declarations/', {
        company_id: firm.id,
        period: '2026-10',
      });
      expect([answered, body]).toMatchObject([201, { status: 'declared', declared_at: expect.any(String) }]);
      expect(await statusOf(month.id)).toBe('documents_complete');
      expect((await client.post('/api/month-declarations/', { company_id: firm.id, period: '2026-10' })).body.code).toBe(
        'declared',
      );
      expect((await client.post(`/api/month-declarations/${body.id}/actions/withdraw`)).body.status).toBe('withdrawn');
      expect(await statusOf(month.id)).toBe('incomplete');
      expect((await client.post('/api/month-declarations/', { company_id: firm.id, period: '2026-10' })).status).toBe(201);
    },
  );
  test('is not taken back once booking has begun', async () => {
    const firm = await office.add('companies');
    const client = await office.client(firm);
    const month = await settlement(firm.id, 'waiting_documents');
    const { body } = await client.post('/api/month-declarations/', { company_id: firm.id, period: '2026-10' });
    await ksiegowa().post(`/api/settlements/${month.id}/actions/book`);
    const answer = await client.post(`/api/month-declarations/${body.id}/actions/withdraw`);
    expect([answer.status, answer.body.code, await statusOf(month.id)]).toEqual([409, 'booking', 'booking']);
  });
  test('leaves a month that is further on where it is, and one without a settlement is noted too', async () => {
    const firm = await office.add('companies');
    const client = await office.client(firm);
    const month = await settlement(firm.id, 'review');
    expect((await client.post('/api/month-declarations/', { company_id: firm.id, period: '2026-10' })).status).toBe(201);
    expect(await statusOf(month.id)).toBe('review');
    expect((await client.post('/api/month-declarations/', { company_id: firm.id, period: '2026-09' })).status).toBe(201);
  });
  test('is of no month that is to come, and of no company but one’s own', async () => {
    const firm = await office.add('companies');
    const client = await office.client(firm);
    expect((await client.post('/api/month-declarations/', { company_id: firm.id, period: '2027-01' })).status).toBe(422);
    expect((await client.post('/api/month-declarations/', { company_id: office.base().company, period: '2026-10' })).status).toBe(
      422,
    );
    expect(
      (await (await office.client(firm, 'viewer')).post('/api/month-declarations/', { company_id: firm.id, period: '2026-10' }))
        .status,
    ).toBe(403);
  });
});

import { expect, test } from 'vitest';
import type { Tx } from '../../../src/server/db/database';
import { documentRequestsMonthly } from '../../../src/server/documents/monthlyJob';
import { systemScope } from '../../../src/server/scope';
import { type Added, openOffice } from '../../support/office';
import { nip } from '../../support/samples';
import { invoiceXml, send } from './papers';

const office = openOffice();
const ksiegowa = () => office.as('ksiegowa');
let used = 80_000;

interface Landlord {
  firm: Added;
  seller: string;
}

/** A company whose landlord bills it in each month from May to September, on the fifth. */
async function rented(values: Record<string, unknown> = {}): Promise<Landlord> {
  used += 2;
  const seller = nip(used);
  const firm = await office.add('companies', { vat_number: nip(used + 1), vat_status: 'active', status: 'active', ...values });
  for (const month of ['05', '06', '07', '08', '09'])
    await office.add('documents', {
      company_id: firm.id,
      document_type: 'purchase_invoice',
      direction: 'from_client',
      status: 'booked',
      period: `2026-${month}`,
      issue_date: `2026-${month}-05`,
      counterparty_nip: seller,
      counterparty_name: 'Wynajem lokali Rynek',
    });
  return { firm, seller };
}
const predicted = async (ids: readonly string[], who: Parameters<typeof office.as>[0] = 'ksiegowa', period = '2026-10') =>
  office.as(who).post('/api/document-requests/predicted', { company_ids: ids, period });
const itemsOf = async (firm: Added) =>
  (await ksiegowa().get(`/api/document-request-items/?filters=${encodeURIComponent(`company_id:${firm.id}`)}`)).data;
const ask = (firm: Added, more: Record<string, unknown> = {}) =>
  ksiegowa().post('/api/document-requests/ask', {
    company_ids: [firm.id],
    period: '2026-10',
    due_date: '2026-11-25',
    ...more,
  });
const label = 'Czynsz – Wynajem lokali Rynek';

test('what came each month is proposed for the next one, with why and its usual day', async () => {
  const { firm, seller } = await rented();
  const { status, data } = await predicted([firm.id]);
  expect(status).toBe(200);
  expect(data).toEqual([
    {
      name: `${firm.id} ${seller}`,
      company: { id: firm.id, title: firm.title },
      label,
      why: 'co miesiąc od 5 miesięcy, zwykle 5. dnia',
      expected_on: '2026-10-05',
    },
  ]);
});

test('it joins the request where it was accepted, and the client reads why', async () => {
  const { firm } = await rented();
  await ask(firm, { predicted: true });
  const client = await office.client(firm);
  const seen = (await client.get('/api/document-request-items/')).data as { label: string; hint: string | null }[];
  const rent = seen.find((item) => item.label === label);
  expect(rent?.hint).toBe(
    'Zwykle przychodzi co miesiąc od 5 miesięcy, zwykle 5. dnia. Jeśli tym razem tego nie ma, naciśnij „Nie mam”.',
  );
  expect(rent).not.toHaveProperty('counterparty_nip');
});

test('it stays out where nobody accepted it, or it was left out', async () => {
  const [one, other] = [await rented(), await rented()];
  await ask(one.firm);
  await ask(other.firm, { predicted: true, without: [`${other.firm.id} ${other.seller}`] });
  for (const { firm } of [one, other])
    expect((await itemsOf(firm)).map((item: { label: string }) => item.label)).not.toContain(label);
});

test('a paper of that seller answers it by itself, whoever adds it', async () => {
  const { firm, seller } = await rented();
  await ask(firm, { predicted: true });
  const xml = invoiceXml({ seller, buyer: String(firm.vat_number) });
  const { body } = await send(office, ksiegowa(), { company_id: firm.id, period: '2026-10' }, 'czynsz.xml', xml);
  const rent = (await itemsOf(firm)).find((item: { label: string }) => item.label === label);
  expect([body.request_item_id, rent.status]).toEqual([rent.id, 'uploaded']);
  expect((await predicted([firm.id])).data).toEqual([]);
});

test('P05: a client, a worker and a stranger are told nothing, and another firm’s company is unknown', async () => {
  const { firm } = await rented();
  for (const who of ['klient', 'pracownik'] as const) expect((await predicted([firm.id], who)).status).toBe(403);
  expect((await office.nobody().post('/api/document-requests/predicted', {})).status).toBe(401);
  const foreign = await office.add('companies', {}, 'kancelaria');
  expect((await predicted([foreign.id])).data).toEqual([]);
});

test('V01: what is no month, no company or too many is refused by its field', async () => {
  const { firm } = await rented();
  expect((await predicted(['123'])).status).toBe(422);
  expect((await predicted([firm.id], 'ksiegowa', '2026-13')).status).toBe(422);
  expect((await predicted(Array.from({ length: 101 }, () => firm.id))).status).toBe(422);
  expect((await ask(firm, { predicted: 'tak' })).body.errors).toHaveProperty('predicted');
  expect((await ask(firm, { without: 'wszystko' })).body.errors).toHaveProperty('without');
});

/** The firm's work of a day on which it is due, with its switches as they are given. */
async function monthly(due: string, switches: Record<string, boolean>): Promise<void> {
  const { db, clock, tenants } = office.services;
  const found = tenants.all().find(({ key }) => key === 'demo');
  if (!found) throw new Error('No firm');
  const tenant = { ...found, config: { ...found.config, switches: { ...found.config.switches, ...switches } } };
  const now = clock();
  await documentRequestsMonthly.run({ due }, {
    db,
    tenant,
    now,
    today: now.toISOString().slice(0, 10),
    scope: systemScope(tenant, now),
    transaction: <Result>(work: (tx: Tx) => Promise<Result>) => db.transaction(work),
  } as never);
}

test('the month’s request goes by itself on the first working day, with what is expected where the firm wants it, and once', async () => {
  const { firm } = await rented();
  await office.client(firm);
  const silent = await rented();
  // 1 November 2026 is a Sunday and a holiday.
  await monthly('2026-11-02', { monthlyRequests: false });
  await monthly('2026-11-03', { monthlyRequests: true, predictedPapers: true });
  expect(await itemsOf(firm)).toEqual([]);
  await monthly('2026-11-02', { monthlyRequests: true, predictedPapers: true });
  await monthly('2026-11-02', { monthlyRequests: true, predictedPapers: true });
  const labels = (await itemsOf(firm)).map((item: { label: string }) => item.label);
  expect(labels.filter((each: string) => each === label)).toHaveLength(1);
  expect(labels).toContain('Faktury kosztowe');
  expect(await itemsOf(silent.firm)).toEqual([]);
});

test('and without what is expected where the firm does not', async () => {
  const { firm } = await rented();
  await office.client(firm);
  await monthly('2026-11-02', { monthlyRequests: true, predictedPapers: false });
  const labels = (await itemsOf(firm)).map((item: { label: string }) => item.label);
  expect(labels).toContain('Faktury kosztowe');
  expect(labels).not.toContain(label);
});

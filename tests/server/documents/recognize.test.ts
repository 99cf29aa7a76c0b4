import { expect, test } from 'vitest';
import type { RecognizedFile } from '../../../src/contract/dropped';
import { sample } from '../../domain/sample';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { nip } from '../../support/samples';
import { uploaded } from '../files/desk';
import { invoiceXml, scribble, strangerNip } from './papers';

const office = openOffice();
const ksiegowa = () => office.as('ksiegowa');
let used = 90_000;
const next = () => {
  used += 1;
  return nip(used);
};
const client = async (): Promise<Added & { vat_number: string }> => {
  const vat_number = next();
  return { ...(await office.add('companies', { vat_number })), vat_number };
};
const add = async (name: string, content: string, who: PrincipalName = 'ksiegowa') =>
  (await uploaded(office, office.as(who), name, content)).id;
const recognize = async (ids: readonly string[], who: PrincipalName = 'ksiegowa') =>
  office.as(who).post('/api/documents/recognize', { file_ids: ids });
const only = async (id: string): Promise<RecognizedFile> => (await recognize([id])).data[0];
const jpk = (of: string) => sample('jpk-v7m.xml').replace('1234563218', of);

test('an invoice is the buyer’s cost, matched by NIP, with what it says and nothing written', async () => {
  const firm = await client();
  const file = await only(await add('fa.xml', invoiceXml({ seller: strangerNip, buyer: firm.vat_number, number: 'FV/77/2026' })));
  expect(file).toMatchObject({
    kind: 'invoice',
    candidates: [
      {
        company: { id: firm.id, title: firm.title },
        document_type: 'purchase_invoice',
        number: 'FV/77/2026',
        currency: 'PLN',
        duplicates: [],
      },
    ],
  });
  expect(file.candidates[0]?.gross_amount).toBeGreaterThan(0);
  const { total } = (await ksiegowa().get(`/api/documents/?filters=${encodeURIComponent(`company_id:${firm.id}`)}`)).body;
  expect(total).toBe(0);
});

test('between two clients both are named, the buyer first', async () => {
  const [seller, buyer] = [await client(), await client()];
  const file = await only(await add('fa.xml', invoiceXml({ seller: seller.vat_number, buyer: buyer.vat_number })));
  expect(file.candidates.map(({ company, document_type }) => [company.id, document_type])).toEqual([
    [buyer.id, 'purchase_invoice'],
    [seller.id, 'sales_invoice'],
  ]);
});

test('a JPK_V7 is its taxpayer’s, and its document has the file’s name, month and checks', async () => {
  const firm = await client();
  const id = await add('jpk.xml', jpk(firm.vat_number));
  const file = await only(id);
  expect(file).toMatchObject({
    kind: 'jpk',
    candidates: [{ company: { id: firm.id }, document_type: 'jpk', period: '2026-10' }],
  });
  const { status, body } = await ksiegowa().post('/api/documents/', { company_id: firm.id, file_id: id, direction: 'internal' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ document_type: 'jpk', title: 'JPK_V7M za październik 2026', period: '2026-10' });
  const other = await client();
  const foreign = await ksiegowa().post('/api/documents/', {
    company_id: other.id,
    file_id: await add('jpk.xml', jpk(firm.vat_number)),
  });
  expect(foreign.body.findings[0].says).toContain('To JPK innej firmy');
});

test('doubles are told by number and NIP, and by the same bytes', async () => {
  const firm = await client();
  const xml = invoiceXml({ seller: strangerNip, buyer: firm.vat_number, number: 'FV/1/2026' });
  const made = await ksiegowa().post('/api/documents/', { company_id: firm.id, file_id: await add('a.xml', xml) });
  const again = await only(await add('b.xml', xml.replace('</Faktura>', '\n</Faktura>')));
  expect(again.candidates[0]?.duplicates).toEqual([{ id: made.body.id, title: 'Faktura FV/1/2026' }]);
  const [one, other] = [jpk(firm.vat_number), jpk(firm.vat_number)];
  const kept = await ksiegowa().post('/api/documents/', { company_id: firm.id, file_id: await add('jpk.xml', one) });
  const same = await only(await add('jpk-2.xml', other));
  expect(same.candidates[0]?.duplicates.map(({ id }) => id)).toEqual([kept.body.id]);
});

test('what is nobody’s, unreadable or something else says so', async () => {
  const nobody = await only(await add('fa.xml', invoiceXml({ seller: strangerNip, buyer: next() })));
  expect([nobody.kind, nobody.candidates]).toEqual(['invoice', []]);
  expect(nobody.says).toContain(`NIP ${strangerNip}`);
  const broken = await only(await add('fa.xml', invoiceXml().replace(/<P_2>[^<]*<\/P_2>/, '')));
  expect([broken.kind, broken.candidates]).toEqual(['unreadable', []]);
  const other = await only(await add('skan.txt', scribble()));
  expect([other.kind, other.says]).toEqual(['other', 'Nie jest fakturą XML ani JPK_V7.']);
});

test('P05, T01: another’s file, one that a record holds and another firm’s company are not told of', async () => {
  const firm = await client();
  const id = await add('fa.xml', invoiceXml({ seller: strangerNip, buyer: firm.vat_number, number: 'FV/2/2026' }));
  expect((await recognize([id], 'kierownik')).data).toEqual([]);
  await ksiegowa().post('/api/documents/', { company_id: firm.id, file_id: id });
  expect((await recognize([id])).data).toEqual([]);
  const vat_number = next();
  await office.add('companies', { vat_number }, 'kancelaria');
  const foreign = await only(await add('fa.xml', invoiceXml({ seller: strangerNip, buyer: vat_number })));
  expect(foreign.candidates).toEqual([]);
});

test('P01, V02: a worker without the area is refused, and more than fifty at once', async () => {
  expect((await recognize([], 'pracownik')).status).toBe(403);
  expect((await office.nobody().post('/api/documents/recognize', { file_ids: [] })).status).toBe(401);
  const many = Array.from({ length: 51 }, () => office.base().company);
  expect((await recognize(many)).status).toBe(422);
  expect((await recognize(['1'])).status).toBe(422);
});

test('many files become documents of their companies, and one that can’t keeps no other from it', async () => {
  const [one, other] = [await client(), await client()];
  const ids = [
    await add('a.xml', invoiceXml({ seller: strangerNip, buyer: one.vat_number, number: 'FV/31/2026' })),
    await add('jpk.xml', jpk(other.vat_number)),
    await add('skan.txt', scribble()),
  ];
  const foreign = await office.add('companies', {}, 'kancelaria');
  const of = (at: number, company: { id: string }, direction = 'from_client') => ({
    file_id: ids[at],
    company_id: company.id,
    direction,
  });
  const take = (documents: unknown[], who: PrincipalName = 'ksiegowa') =>
    office.as(who).post('/api/documents/take', { documents });
  const { status, data } = await take([of(0, one), of(2, foreign), of(1, other, 'internal')]);
  expect(status).toBe(200);
  expect(data.made.map(({ file_id }: { file_id: string }) => file_id)).toEqual([ids[0], ids[1]]);
  expect(data.refused).toMatchObject([{ file_id: ids[2] }]);
  const made = (await ksiegowa().get(`/api/documents/${data.made[0].id}`)).body;
  expect(made).toMatchObject({ company_id: one.id, number: 'FV/31/2026', document_type: 'purchase_invoice', source: 'import' });
  // The same once more makes nothing twice: the files are those documents' by now.
  const again = await take([of(0, one), of(1, other, 'internal')]);
  expect([again.data.made, again.data.refused.length]).toEqual([[], 2]);
  expect((await take([of(2, one)], 'pracownik')).status).toBe(403);
  expect((await take([{ ...of(2, one), status: 'booked' }])).status).toBe(422);
  expect((await take(Array.from({ length: 21 }, () => of(2, one)))).status).toBe(422);
});

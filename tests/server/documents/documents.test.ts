import { describe, expect, test } from 'vitest';
import { openOffice } from '../../support/office';
import { uploaded } from '../files/desk';
import { invoiceXml, scribble, send, strangerNip } from './papers';

const office = openOffice();
const company = () => office.base().company;
const klient = () => office.as('klient');
const ksiegowa = () => office.as('ksiegowa');
const act = (who: typeof klient, id: string, action: string, body: object = {}) =>
  who().post(`/api/documents/${id}/actions/${action}`, body);

describe('a client', () => {
  test('sends a photo with nothing typed: it is new, named after the file, and in the month that is open', async () => {
    const { status, body } = await send(office, klient(), { company_id: company(), source: 'mobile' }, 'paragon z młyna.txt');
    expect([status, body]).toMatchObject([
      201,
      {
        title: 'paragon z młyna',
        status: 'new',
        period: '2026-10',
        source: 'mobile',
        direction: 'from_client',
        document_type: 'other',
      },
    ]);
    expect(body).not.toHaveProperty('duplicates');
    expect(body).not.toHaveProperty('possible_duplicate');
  });
  test('sends nothing without a file', async () => {
    const answer = await klient().post('/api/documents/', { title: 'Faktura', company_id: company() });
    expect([answer.status, answer.body.errors]).toEqual([422, { file_id: 'Dodaj plik' }]);
  });
  test('marks an expense as private, and cannot pretend that the office sent it', async () => {
    expect((await send(office, klient(), { company_id: company(), direction: 'private' })).body.direction).toBe('private');
    const answer = await send(office, klient(), { company_id: company(), direction: 'to_client' });
    expect([answer.status, answer.body.errors]).toMatchObject([422, { direction: expect.stringContaining('prywatny') }]);
  });
  test('P11 writes no field of the office’s', async () => {
    const answer = await send(office, klient(), {
      title: 'Skan',
      company_id: company(),
      visibility: 'owner_only',
      paper_place: 'szafa',
    });
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([422, ['paper_place', 'visibility']]);
  });
  test('P04 sends nothing to another company', async () => {
    const other = await office.add('companies');
    expect((await send(office, klient(), { company_id: other.id })).status).toBe(422);
  });
  test('corrects a returned document with another file: it is new again, and the old file stays readable', async () => {
    const { body: made } = await send(office, klient(), { company_id: company() });
    const said = await act(ksiegowa, made.id, 'return', { reason: 'unreadable', return_note: 'Dół jest ucięty' });
    expect(said.body).toMatchObject({ status: 'returned', return_reason: 'unreadable', return_note: 'Dół jest ucięty' });
    expect((await klient().get(`/api/documents/${made.id}`)).body).toMatchObject({ return_note: 'Dół jest ucięty' });
    office.pass(60_000);
    const better = await uploaded(office, klient(), 'lepszy.txt', scribble());
    const { body } = await klient().put('/api/documents/', { id: made.id, file_id: better.id });
    expect(body).toMatchObject({ status: 'new', return_reason: null, return_note: null, file: { name: 'lepszy.txt' } });
    const versions = await ksiegowa().get(`/api/files/${better.id}/versions`);
    expect(versions.data.map(({ id }: { id: string }) => id)).toEqual([better.id, made.file_id]);
    expect((await klient().get(`/api/files/${made.file_id}`)).status).toBe(200);
  });
  test('changes nothing once the office has accepted it', async () => {
    const { body: made } = await send(office, klient(), { company_id: company() });
    await act(ksiegowa, made.id, 'accept');
    const answer = await klient().put('/api/documents/', { id: made.id, expense_description: 'Mąka' });
    expect([answer.status, answer.body.code]).toEqual([409, 'taken']);
  });
  test('confirms what the office gave, with the time; who only looks on does not', async () => {
    const { body: made } = await send(office, ksiegowa(), {
      company_id: company(),
      direction: 'to_client',
      confirmation_required: true,
    });
    expect(made.status).toBe('to_confirm');
    expect((await act(ksiegowa, made.id, 'confirm')).status).toBe(403);
    expect((await office.as('podglad').post(`/api/documents/${made.id}/actions/confirm`)).status).toBe(403);
    expect((await act(klient, made.id, 'confirm')).body).toMatchObject({
      status: 'confirmed',
      confirmed_at: expect.stringMatching(/^2026-11-2/),
    });
    expect((await ksiegowa().get(`/api/documents/${made.id}`)).body.confirmed_by_id).toBe(office.idOf('klient'));
    expect((await act(klient, made.id, 'confirm')).status).toBe(409);
    expect((await klient().put('/api/documents/', { id: made.id, title: 'Inny' })).status).toBe(403);
  });
});

describe('the office', () => {
  test('writes down a KSeF number as it was pasted, and is told of a wrong one', async () => {
    const { id } = await office.add('documents');
    const write = (ksef_number: string) => ksiegowa().put('/api/documents/', { id, ksef_number });
    expect((await write(' 5265877635-20250826-0100001af629-af ')).body.ksef_number).toBe('5265877635-20250826-0100001AF629-AF');
    const wrong = await write('5265877635-20250826-0100001AF629-B0');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { ksef_number: 'Numer KSeF ma błędną sumę kontrolną' }]);
  });
  test('returns with a reason from the list; another one needs words', async () => {
    const { id } = await office.add('documents');
    expect((await act(ksiegowa, id, 'return')).body.errors).toHaveProperty('reason');
    expect((await act(ksiegowa, id, 'return', { reason: 'bo tak' })).body.errors).toHaveProperty('reason');
    expect((await act(ksiegowa, id, 'return', { reason: 'other' })).body.errors).toHaveProperty('return_note');
    expect((await act(ksiegowa, id, 'return', { reason: 'other', return_note: 'Zła firma' })).body.status).toBe('returned');
    expect((await act(ksiegowa, id, 'accept')).body).toMatchObject({
      status: 'accepted',
      return_reason: null,
      return_note: null,
    });
  });
  test('accepts and books many at once, all or none', async () => {
    const [a, b, done] = [
      await office.add('documents'),
      await office.add('documents'),
      await office.add('documents', { status: 'archived' }),
    ];
    const bulk = (action: string, ids: string[]) => ksiegowa().post(`/api/documents/actions/${action}`, { ids });
    expect((await bulk('accept', [a.id, done.id])).status).toBe(409);
    expect((await ksiegowa().get(`/api/documents/${a.id}`)).body.status).toBe('new');
    expect((await bulk('accept', [a.id, b.id])).status).toBe(200);
    expect((await bulk('book', [a.id, b.id])).status).toBe(200);
    expect((await ksiegowa().delete(`/api/documents/${a.id}`)).body.code).toBe('kept');
  });
  test('keeps pay papers for those who may know of pay', async () => {
    const { body } = await send(office, office.as('kadry'), {
      company_id: company(),
      document_type: 'payslip',
      direction: 'to_client',
    });
    expect(body.visibility).toBe('payroll_only');
    expect((await ksiegowa().get(`/api/documents/${body.id}`)).status).toBe(404);
  });
});

describe('who knows of a document', () => {
  const roles = ['owner', 'accountant', 'payroll', 'viewer'] as const;
  test.each([
    ['company', [200, 200, 200, 200]],
    ['owner_only', [200, 404, 404, 404]],
    ['payroll_only', [200, 404, 200, 404]],
    ['office_admin', [404, 404, 404, 404]],
  ])('P04, P08: %s is for clients by their role, in reading, lists, files and search alike', async (visibility, expected) => {
    const firm = await office.add('companies');
    const sender = office.as(visibility === 'payroll_only' ? 'kadry' : 'super');
    const { body } = await send(office, sender, { company_id: firm.id, visibility, title: `Pismo ${visibility}` });
    for (const [at, role] of roles.entries()) {
      const who = await office.client(firm, role);
      const seen = expected[at] === 200;
      expect((await who.get(`/api/documents/${body.id}`)).status).toBe(expected[at]);
      expect((await who.get(`/api/files/${body.file_id}`)).status).toBe(expected[at]);
      expect((await who.get('/api/documents/')).body.total).toBe(seen ? 1 : 0);
      expect((await who.get('/api/documents/?search=pismo')).body.total).toBe(seen ? 1 : 0);
      expect((await who.get('/api/documents/export?format=csv')).text.includes(body.title)).toBe(seen);
    }
  });
  test.each([
    ['payroll_only', { super: 404, kierownik: 404, ksiegowa: 404, kadry: 200 }],
    ['office_admin', { super: 200, kierownik: 200, ksiegowa: 404, kadry: 404 }],
  ] as const)('P08: %s in the office, counted nowhere else', async (visibility, expected) => {
    const firm = await office.add('companies');
    const month = await office.add('settlements', { company_id: firm.id, period: '2026-10' });
    const paper = await office.add('documents', { company_id: firm.id, visibility, period: '2026-10', direction: 'from_client' });
    const only = encodeURIComponent(`company_id:${firm.id}`);
    for (const [who, status] of Object.entries(expected) as [keyof typeof expected, number][]) {
      const count = status === 200 ? 1 : 0;
      expect([who, (await office.as(who).get(`/api/documents/${paper.id}`)).status]).toEqual([who, status]);
      expect([who, (await office.as(who).get(`/api/settlements/${month.id}`)).body.documents_count]).toEqual([who, count]);
      const page = await office.as(who).get(`/api/settlements/?sort=documents_count:desc&filters=${only}`);
      expect([who, page.data[0].documents_count]).toEqual([who, count]);
    }
  });
  test('nobody makes what they could not see afterwards', async () => {
    const answer = await send(office, ksiegowa(), { company_id: company(), visibility: 'office_admin' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['visibility']]);
  });
  test('P03, T01: where documents are switched off there are none, for anybody', async () => {
    const module = office.services.tenants.all().find(({ key }) => key === 'kancelaria')?.config.modules.documents;
    const expected = module?.enabled ? 200 : 404;
    expect((await office.as('super', 'kancelaria').get('/api/documents/')).status).toBe(expected);
    expect((await office.as('super', 'kancelaria').get(`/api/documents/${(await office.add('documents')).id}`)).status).toBe(404);
  });
});

describe('an invoice in XML', () => {
  const firmWith = async () => {
    const firm = await office.add('companies');
    return { ...firm, nip: String(firm.vat_number), client: await office.client(firm) };
  };
  test('of a purchase fills in the document, with the other party', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip, number: 'FV/77/2026' });
    const { body } = await send(office, firm.client, { company_id: firm.id }, 'faktura.xml', xml);
    expect(body).toMatchObject({
      title: 'Faktura FV/77/2026',
      document_type: 'purchase_invoice',
      number: 'FV/77/2026',
      counterparty_nip: strangerNip,
      counterparty_account: '62114000001234567890123456',
      net_amount: 185_000,
      vat_amount: 35_300,
      gross_amount: 220_300,
      currency: 'PLN',
      period: '2026-11',
    });
  });
  test('of a sale names the buyer', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: firm.nip, buyer: strangerNip });
    const { body } = await send(office, firm.client, { company_id: firm.id }, 'faktura.xml', xml);
    expect(body).toMatchObject({ document_type: 'sales_invoice', counterparty_nip: strangerNip, counterparty_account: null });
  });
  test('with control characters is taken without them, said so, and its fields can be saved', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip, number: 'FV/7\u0081' }).replace(
      /<Nazwa>[^<]*</,
      '<Nazwa>SAMOOBS\u0081UGA\u202e sp. z o.o.<',
    );
    const { body } = await send(office, ksiegowa(), { company_id: firm.id }, 'faktura.xml', xml);
    expect(body).toMatchObject({ title: 'Faktura FV/7', number: 'FV/7', counterparty_name: 'SAMOOBSUGA sp. z o.o.' });
    expect(body.findings).toContainEqual({ says: expect.stringContaining('(numer, nazwa kontrahenta)'), certain: false });
    const { id, version, number, counterparty_name } = body;
    const saved = await ksiegowa().put('/api/documents/', { id, version, number, counterparty_name });
    expect(saved.status).toBe(200);
  });
  test('with characters that XML forbids is kept as it came, read without them, and the reason said', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip, number: 'FV\u0002/8' }).replace(
      /<Nazwa>[^<]*</,
      '<Nazwa>Sklep&#x1F; u Ani<',
    );
    const { body } = await send(office, firm.client, { company_id: firm.id }, 'faktura.xml', xml);
    expect(body).toMatchObject({ number: 'FV/8', counterparty_name: 'Sklep u Ani', gross_amount: 220_300 });
    const seen = await ksiegowa().get(`/api/documents/${body.id}`);
    expect(seen.body.findings).toEqual([
      { says: expect.stringMatching(/^Plik ma znaki sterujące, których XML nie dopuszcza/), certain: true },
      { says: expect.stringContaining('(numer, nazwa kontrahenta)'), certain: false },
    ]);
    const [{ bytes = 0 } = {}] = await office.services.db.query<{ bytes: number }>({
      text: 'select bytes::int as bytes from files where id = $1',
      values: [body.file_id],
    });
    expect(bytes).toBe(Buffer.byteLength(xml));
    const content = (await ksiegowa().get(`/api/files/${body.file_id}/content`)).body.data;
    expect(content).toMatchObject({ kind: 'invoice', findings: [{ certain: true }] });
  });
  test('with a character that XML forbids in an amount has no amount rather than another one', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip }).replace(/<P_15>2/, '<P_15>2\u0003');
    const { body } = await send(office, ksiegowa(), { company_id: firm.id }, 'faktura.xml', xml);
    expect(body).toMatchObject({
      gross_amount: null,
      findings: [{ says: expect.stringContaining('to nie kwota'), certain: true }],
    });
  });
  test('of other people’s says so, to the office', async () => {
    const { body } = await send(office, ksiegowa(), { company_id: company() }, 'faktura.xml', invoiceXml({ buyer: strangerNip }));
    expect(body.findings).toContainEqual({ says: expect.stringContaining('nie ma NIP tej firmy'), certain: true });
  });
  test('that does not add up is kept and told of', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ buyer: firm.nip }).replace(/<P_15>[^<]*</, '<P_15>9999.00<');
    const { body } = await send(office, ksiegowa(), { company_id: firm.id }, 'faktura.xml', xml);
    expect(body.findings.some(({ certain }: { certain: boolean }) => certain)).toBe(true);
  });
  test('F03 with a DTD is refused at the door', async () => {
    await expect(
      uploaded(office, klient(), 'faktura.xml', '<!DOCTYPE Faktura [<!ENTITY x "y">]><Faktura>&x;</Faktura>'),
    ).rejects.toThrow('422');
  });
  test('that no reader understands is kept, and says why', async () => {
    const { status, body } = await send(office, ksiegowa(), { company_id: company() }, 'faktura.xml', '<Faktura><Fa/></Faktura>');
    expect([status, body.findings[0].says]).toMatchObject([201, expect.stringContaining('nie udało się odczytać')]);
  });
});

describe('a duplicate', () => {
  test('by the same bytes and by the same number of the same party is told to the office alone', async () => {
    const firm = await office.add('companies');
    const client = await office.client(firm);
    const content = scribble();
    const { body: first } = await send(office, client, { company_id: firm.id }, 'a.txt', content);
    const { body: second } = await send(office, client, { company_id: firm.id }, 'b.txt', content);
    expect((await ksiegowa().get(`/api/documents/${second.id}`)).body).toMatchObject({
      possible_duplicate: true,
      duplicates: [{ id: first.id, title: 'a' }],
    });
    const numbered = { company_id: firm.id, number: 'FV 1', counterparty_nip: strangerNip };
    const { body: third } = await send(office, ksiegowa(), numbered);
    const { body: fourth } = await send(office, ksiegowa(), { ...numbered, number: 'fv 1' });
    expect([third.possible_duplicate, fourth.possible_duplicate]).toEqual([false, true]);
    expect(fourth.duplicates).toMatchObject([{ id: third.id }]);
  });
  test('is one number in KSeF, or one number of a seller abroad; an invoice of another side or kind is none', async () => {
    const { id: company_id } = await office.add('companies');
    const add = async (values: Record<string, unknown>) => (await send(office, ksiegowa(), { company_id, ...values })).body;
    const ksef_number = '5265877635-20250826-0100001AF629-AF';
    const first = await add({ ksef_number });
    expect((await add({ ksef_number, number: 'inny' })).duplicates).toMatchObject([{ id: first.id }]);
    const foreign = { document_type: 'purchase_invoice', number: 'R-1', counterparty_name: 'Beispiel GmbH' };
    const abroad = await add(foreign);
    expect((await add({ ...foreign, counterparty_name: 'Autre SA' })).possible_duplicate).toBe(false);
    const again = await add({ ...foreign, counterparty_name: 'BEISPIEL GmbH' });
    expect(again.duplicates).toMatchObject([{ id: abroad.id }]);
    expect((await add({ ...foreign, document_type: 'correction' })).possible_duplicate).toBe(false);
    expect((await add({ ...foreign, document_type: 'sales_invoice' })).possible_duplicate).toBe(false);
    expect((await add({ ...foreign, document_type: 'other' })).possible_duplicate).toBe(true);
  });
  test('in another company, or rejected, is none', async () => {
    const content = scribble();
    const [one, two] = [await office.add('companies'), await office.add('companies')];
    const { body } = await send(office, ksiegowa(), { company_id: one.id }, 'a.txt', content);
    expect((await send(office, ksiegowa(), { company_id: two.id }, 'a.txt', content)).body.duplicates).toEqual([]);
    await act(ksiegowa, body.id, 'reject', { reason: 'Nie nasze' });
    expect((await send(office, ksiegowa(), { company_id: one.id }, 'a.txt', content)).body.possible_duplicate).toBe(false);
  });
  test('P07 that the asker may not see is not named', async () => {
    const firm = await office.add('companies');
    const content = scribble();
    await send(office, office.as('super'), { company_id: firm.id, visibility: 'office_admin' }, 'tajne.txt', content);
    const { body } = await send(office, ksiegowa(), { company_id: firm.id }, 'b.txt', content);
    expect(body.duplicates).toEqual([]);
  });
});

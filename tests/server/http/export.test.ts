import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { readCsv } from '../../../src/lib/csv';
import type { Resource } from '../../../src/schema';
import { stepUp } from '../../../src/server/auth/sessions';
import { fill } from '../../../src/server/records/fill';
import { newId } from '../../../src/server/records/start';
import { openOffice } from '../../support/office';
import { samples } from '../../support/samples';

const office = openOffice();
const limits = { records: 5_000, cells: 100 };

/** Records of an answered CSV, by heading. */
function rowsOf(text: string): Record<string, string>[] {
  const records = readCsv(text, limits);
  if (!Array.isArray(records)) throw new Error(`The CSV can't be read: ${JSON.stringify(records)}`);
  const [head, ...rows] = records;
  return rows.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((title, nth) => [title, cells[nth] ?? ''])));
}

/** Files of an archive by name, found by walking its directory. */
function unzip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(bytes.length - 6);
  for (let left = bytes.readUInt16LE(bytes.length - 12); left > 0; left -= 1) {
    const [packed, nameLength, start] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + bytes.readUInt16LE(start + 26);
    files[name] = inflateRawSync(bytes.subarray(from, from + packed)).toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

async function many(name: 'companies', count: number, values: Record<string, unknown> = {}) {
  const { db, tenants, clock } = office.services;
  const [tenant] = tenants.all();
  if (!tenant) throw new Error('No firm');
  const rows = Array.from({ length: count }, () => ({ ...samples[name](office.base()), ...values, id: newId() }));
  await db.asOwner((tx) => fill(tx, { tenantId: tenant.id, at: clock() }, resources[name] as Resource, rows));
}

const bytesOf = async (url: string, token: string | null) =>
  (
    await office.app.inject({
      url,
      headers: { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${token}` },
    })
  ).rawPayload;

describe('an export as CSV', () => {
  test('has the list’s rows and order, Polish headings, semicolons and the mark of UTF-8', async () => {
    for (const title of ['Eksport Żuk', 'Eksport Ćma', 'Eksport Abażur']) await office.add('companies', { title });
    const { status, headers, text } = await office
      .as('kierownik')
      .get('/api/companies/export?format=csv&search=eksport&sort=title:desc');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="firmy-2026-11-20.csv"');
    expect(headers['x-total-rows']).toBe('3');
    expect(text.slice(0, 7)).toBe('\ufeffNazwa;');
    expect(rowsOf(text).map((row) => row.Nazwa)).toEqual(['Eksport Żuk', 'Eksport Ćma', 'Eksport Abażur']);
  });

  test('writes an amount with the currency that its record says, and a negative one as a number', async () => {
    const company = await office.add('companies', {});
    const values = { company_id: company.id, document_type: 'purchase_invoice' };
    for (const [title, currency, gross_amount] of [
      ['Faktura zagraniczna', 'EUR', -123_456],
      ['Faktura krajowa', 'PLN', 123_456],
      ['Faktura rzadka', 'XAF', 100],
    ])
      await office.add('documents', { ...values, title, currency, gross_amount });
    const path = `/api/documents/export?filters=company_id:${company.id}&sort=gross_amount:asc`;
    const gross = rowsOf((await office.as('kierownik').get(`${path}&format=csv`)).text).map(({ Brutto }) => Brutto);
    expect(gross).toEqual(['-1\u00a0234,56\u00a0EUR', '1,00\u00a0XAF', '1\u00a0234,56\u00a0zł']);

    const files = unzip(await bytesOf(`${path}&format=xlsx`, office.as('kierownik').token));
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    const [, style] = /<c s="(\d+)"><v>-1234\.56<\/v>/.exec(sheet) ?? [];
    const formats = [...(files['xl/styles.xml'] ?? '').matchAll(/<xf (?:numFmtId="(\d+)")?[^>]*\/>/g)];
    expect(style).toBeDefined();
    expect(files['xl/styles.xml']).toContain('formatCode="#,##0.00&quot; EUR&quot;"');
    expect(sheet).toContain('<c s="2"><v>1234.56</v>');
    expect(sheet).toContain('1,00\u00a0XAF');
    expect(formats.length).toBeGreaterThan(Number(style));
  });

  test('writes values as people read them', async () => {
    const { id } = await office.add('companies', {
      title: 'Czytelna',
      company_type: 'llc',
      vat_number: '5260250274',
      krs: '0000123456',
    });
    await office.add('tasks', { company_id: id, status: 'new' });
    const [row] = rowsOf((await office.as('kierownik').get('/api/companies/export?format=csv&search=czytelna')).text);
    expect(row?.NIP).toBe('526-025-02-74');
    expect(row?.Opiekun).toBe('ksiegowa Testowa');
    expect(Object.values(row ?? {})).toContain('1');
  });

  test('has the columns that the firm shows, under its own headings', async () => {
    const head = async (firm: 'demo' | 'kancelaria') =>
      (await office.as('kierownik', firm).get('/api/companies/export?format=csv')).text.split('\r\n', 1)[0];
    expect(await head('kancelaria')).toContain(';Etap miesiąca');
    expect(await head('demo')).not.toContain('Etap miesiąca');
    expect(await head('demo')).not.toBe(await head('kancelaria'));
  });

  test('V08: no cell begins as a formula', async () => {
    for (const sign of ['=', '+', '-', '@']) await office.add('companies', { title: `${sign}HYPERLINK("x";1) formuła` });
    const rows = rowsOf((await office.as('kierownik').get('/api/companies/export?format=csv&search=formula')).text);
    expect(rows.map((row) => row.Nazwa?.slice(0, 2)).sort()).toEqual(["'+", "'-", "'=", "'@"]);
  });

  test('has every row in order, however many batches that takes', async () => {
    await many('companies', 760, { address_city: 'Wieluń', short_name: 'Seria' });
    const { text, headers } = await office.as('kierownik').get('/api/companies/export?format=csv&sort=created:asc,title:asc');
    const rows = rowsOf(text);
    expect(rows).toHaveLength(Number(headers['x-total-rows']));
    expect(new Set(rows.map((row) => row.NIP + (row.Nazwa ?? ''))).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(760);
  });

  test('asks by the same keys as the list, and says what it does not know', async () => {
    const manager = office.as('kierownik');
    expect((await manager.get('/api/companies/export?format=pdf')).status).toBe(422);
    expect((await manager.get('/api/companies/export')).status).toBe(422);
    expect((await manager.get('/api/companies/export?format=csv&sort=tajne:asc')).status).toBe(422);
    expect((await manager.get('/api/companies/export?format=csv&cokolwiek=1')).status).toBe(422);
    const none = await manager.get('/api/companies/export?format=csv&search=takiejfirmynigdyniema');
    expect(rowsOf(none.text)).toEqual([]);
  });

  test('S11: asks by what no address may hold in a body', async () => {
    const pesel = '44051401359';
    await office.add('employees', { pesel, last_name: 'Peselowa' });
    const caller = office.as('kadry');
    expect((await caller.get(`/api/employees/export?format=csv&filters=pesel:${pesel}`)).status).toBe(422);
    const { status, text } = await caller.post('/api/employees/export', { format: 'csv', filters: `pesel:${pesel}` });
    expect(status).toBe(200);
    expect(rowsOf(text)).toHaveLength(1);
  });
});

describe('what is not in an export', () => {
  test('P02: nothing for those who may not list', async () => {
    expect((await office.as('pracownik').get('/api/companies/export?format=csv')).status).toBe(403);
    expect((await office.as('klient').get('/api/users/export?format=csv')).status).toBe(404);
    expect((await office.as('kierownik', 'kancelaria').get('/api/documents/export?format=csv')).status).toBe(404);
    expect((await office.nobody().get('/api/companies/export?format=csv')).status).toBe(401);
  });

  test('P10: a client gets the rows of their own company, without the columns hidden from clients', async () => {
    await office.add('tasks', { title: 'Nasze', audience: 'client' });
    await office.add('tasks', { title: 'Biurowe', audience: 'office' });
    const other = await office.add('companies');
    await office.add('tasks', { title: 'Cudze', audience: 'client', company_id: other.id });
    const rows = rowsOf((await office.as('klient').get('/api/tasks/export?format=csv')).text);
    expect(rows.map((row) => row.Tytuł)).toContain('Nasze');
    expect(rows.map((row) => row.Tytuł)).not.toContain('Biurowe');
    expect(rows.map((row) => row.Tytuł)).not.toContain('Cudze');
    expect(Object.keys(rows[0] ?? {})).not.toContain('Osoba odpowiedzialna');
  });

  test('a client reads of states in the words meant for them, the office in its own', async () => {
    const task = await office.add('tasks', { title: 'Po wyciąg', audience: 'client' });
    await office.as('kierownik').post(`/api/tasks/${task.id}/actions/wait_client`, {});
    const standing = async (who: 'klient' | 'kierownik') =>
      rowsOf((await office.as(who).get('/api/tasks/export?format=csv')).text).find(({ Tytuł }) => Tytuł === 'Po wyciąg')?.Status;
    expect(await standing('klient')).toBe('Czeka na Ciebie');
    expect(await standing('kierownik')).toBe('Czeka na klienta');
  });

  test('T01: another firm’s rows', async () => {
    await office.add('companies', { title: 'Obca Sp. z o.o.' }, 'kancelaria');
    expect((await office.as('super').get('/api/companies/export?format=csv&search=obca')).text).not.toContain('Obca');
  });
});

test('P08: what is masked stays masked, and closed values are left out, also where their columns are shown', async () => {
  await office.add('employees', { last_name: 'Zakryta', pesel: '44051401359', wage_amount: 123_456 });
  const columns: string[] = resources.employees.list.columns as never;
  const declared = columns.splice(0, columns.length, 'last_name', 'pesel', 'wage_amount', 'bank_account');
  try {
    const seen = await office.as('kadry').get('/api/employees/export?format=csv&search=zakryta');
    expect(rowsOf(seen.text)[0]).toEqual({ Nazwisko: 'Zakryta', PESEL: '*******1359', 'Rachunek do wypłaty': '' });
    const unseen = await office.as('ksiegowa').get('/api/employees/export?format=csv&search=zakryta');
    expect(rowsOf(unseen.text)[0]).toEqual({ Nazwisko: 'Zakryta' });
    expect(seen.text + unseen.text).not.toMatch(/44051401359|1234,56|1 234/);
  } finally {
    columns.splice(0, columns.length, ...declared);
  }
});

test('S10: more than a thousand rows want the person to have confirmed who they are', async () => {
  await many('companies', 1_001, { address_city: 'Masowo' });
  const caller = office.as('super');
  await office.services.db.query({
    text: 'update sessions set step_up_until = null where user_id = $1',
    values: [office.idOf('super')],
  });
  const small = await caller.get('/api/companies/export?format=csv&search=czytelna');
  expect(small.status).toBe(200);
  const refused = await caller.get('/api/companies/export?format=csv');
  expect(refused.status).toBe(403);
  expect(refused.body.code).toBe('step_up');

  const { db, auth, tenants } = office.services;
  const id = tenants.all().find(({ key }) => key === 'demo')?.id ?? 0;
  const [session] = await db.query<{ id: string }>({
    text: 'select id from sessions where tenant_id = $1 and user_id = $2',
    values: [id, office.idOf('super')],
  });
  await stepUp(auth, id, session?.id ?? '');
  const allowed = await caller.get('/api/companies/export?format=csv');
  expect(allowed.status).toBe(200);
  expect(rowsOf(allowed.text).length).toBeGreaterThan(1_000);
});

test('U01: every export leaves a line that says who took what', async () => {
  const before = new Date(0);
  await office.as('kierownik').get('/api/companies/export?format=xlsx&search=czytelna');
  const [line] = await office.services.db.query<{ actor_id: string; action: string; entity: string; changes: string }>({
    text: `select a.actor_id, a.action, a.entity, v.changes from audit a join audit_values v using (tenant_id, seq)
      where a.action = 'export' and a.at > $1 order by a.seq desc limit 1`,
    values: [before],
  });
  expect(line).toMatchObject({ actor_id: office.idOf('kierownik'), entity: 'companies' });
  expect(JSON.parse(line?.changes ?? '{}')).toMatchObject({ format: { after: 'xlsx' }, rows: { after: 1 } });
});

describe('an export as XLSX', () => {
  test('is a workbook with a heading and typed cells', async () => {
    await office.add('tasks', { title: 'Arkusz <&> "ó"', due_date: '2026-12-01' });
    const bytes = await bytesOf('/api/tasks/export?format=xlsx&search=arkusz', office.as('kierownik').token);
    const files = unzip(bytes);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/workbook.xml',
        'xl/styles.xml',
        'xl/worksheets/sheet1.xml',
      ]),
    );
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('Arkusz &lt;&amp;&gt; &quot;ó&quot;');
    // The 1st of December 2026 as workbooks count days.
    expect(sheet).toContain('<v>46357</v>');
  });

  test('V08: text is text, with the apostrophe besides', async () => {
    await office.add('companies', { title: '=1+1 xformuła' });
    const bytes = await bytesOf('/api/companies/export?format=xlsx&search=xformula', office.as('kierownik').token);
    const sheet = unzip(bytes)['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">\'=1+1 xformuła</t>');
    expect(sheet).not.toContain('<f>');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { importBytesOf } from '../../../src/contract/imports';
import { completePesel } from '../../../src/domain/identifiers/pesel';
import { csvLine } from '../../../src/lib/csv';
import type { Field } from '../../../src/schema';
import { openUndo, sealUndo } from '../../../src/server/records/importUndo';
import { newId } from '../../../src/server/records/start';
import { systemScope } from '../../../src/server/scope';
import { inAll } from '../../support/inAll';
import { type Added, openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { nip } from '../../support/samples';
import { xlsx as officeFile, opendocument, workbook, workbookOf, zipOf } from '../files/samples';

const office = openOffice({ daily: [] });

const file = (...rows: string[][]) => rows.map((row) => csvLine(row)).join('');
const keys = [
  'title',
  'company_type',
  'vat_number',
  'address_postal_code',
  'address_city',
  'owner_id',
  'taxation_form',
  'vat_status',
  'accounting_type',
];
const fields: Record<string, Field> = resources.companies.fields;
/** Labels, as people write them. */
const head = keys.map((key) => fields[key]?.label ?? key);
let used = 30_000;
const fresh = () => {
  used += 1;
  return nip(used);
};
const row = (title: string, vat: string) => [
  title,
  'jdg',
  vat,
  '90-001',
  'Łódź',
  'ksiegowa Testowa',
  'pit_scale',
  'exempt_limit',
  'kpir',
];

async function send(
  body: string | Buffer,
  { who = 'kierownik', on = 'companies', path = '', query = '', headers = {} }: Partial<Sent> = {},
) {
  const { token } = office.as(who);
  const answer = await office.app.inject({
    method: 'POST',
    url: `/api/${on}/import${path}${query}`,
    headers: {
      'content-type': 'text/csv',
      'x-api-key': 'demo-api-key',
      'x-provider-scope': 'local',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
interface Sent {
  who: PrincipalName;
  on: string;
  path: string;
  query: string;
  headers: Record<string, string>;
}
const find = async (title: string) =>
  (await office.as('kierownik').get(`/api/companies/?search=${encodeURIComponent(title)}`)).data as Added[];

describe('a trial', () => {
  test('V08: says row by row what would be made, changed or refused and why, and keeps nothing', async () => {
    const known = await office.add('companies', { title: 'Znana z importu', vat_number: fresh() });
    const taken = fresh();
    const text = file(
      head,
      row('Nowa z importu', taken),
      row('Przemianowana', String(known.vat_number)),
      row('Zła', '5260250275'),
      row('Druga taka', taken),
    );
    const { status, body } = await send(text, { query: '?dry_run=1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ created: 1, updated: 1, refused: 2, dry_run: true });
    expect(body.data.map(({ row, action }: { row: number; action: string }) => [row, action])).toEqual([
      [2, 'create'],
      [3, 'update'],
      [4, 'refuse'],
      [5, 'refuse'],
    ]);
    expect(body.data[1].id).toBe(known.id);
    expect(body.data[2].errors).toEqual({ vat_number: 'NIP ma błędną cyfrę kontrolną' });
    expect(body.data[3].error).toBe('Ten sam rekord jest już w wierszu 2.');
    expect(await find('Nowa z importu')).toEqual([]);
    expect(await find('Znana z importu')).toHaveLength(1);
  });
});

describe('a file as a table', () => {
  test('is read without being understood, and keeps nothing', async () => {
    const text = file(['Firma', 'Cokolwiek'], ['Odczytana', "'=1+1"], ['', '']);
    const { status, body } = await send(text, { path: '/table' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      headings: ['Firma', 'Cokolwiek'],
      rows: [{ row: 2, cells: ['Odczytana', '=1+1'] }],
      encoding: 'utf-8',
    });
    expect(await find('Odczytana')).toEqual([]);
  });

  const table = async (body: string | Buffer, query = '', on = 'companies') =>
    (await send(body, { path: '/table', query, on })).body.data;

  test('finds its headings under a title and a date, and others can be chosen, of two rows too', async () => {
    const text = file(
      ['Kancelaria Kłos'],
      ['Lista pracowników na 26.11.2026'],
      ['Pracownik', '', 'Umowa'],
      ['Imię', 'Nazwisko', 'Data zatrudnienia'],
      ['Jan', 'Kos', '2026-01-02'],
      ['Razem', '1', ''],
    );
    const found = await table(text, '', 'employees');
    expect(found).toMatchObject({
      head: 4,
      heads: 1,
      headings: ['Imię', 'Nazwisko', 'Data zatrudnienia'],
      rows: [{ row: 5, cells: ['Jan', 'Kos', '2026-01-02'] }],
      left: [{ row: 6, cells: ['Razem', '1', ''] }],
    });
    expect(found.top.map(({ row }: { row: number }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
    const chosen = await table(text, '?head=3&heads=2', 'employees');
    // What stands below names its field by itself.
    expect(chosen.headings).toEqual(['Imię', 'Nazwisko', 'Data zatrudnienia']);
    expect(chosen.rows).toHaveLength(1);
  });

  test('takes two rows of headings as one where both together name more', async () => {
    const text = file(
      ['Lista klientów'],
      ['Lp.', 'Nazwa', 'NIP', 'Adres', '', '', 'Podatki', '', 'Inne'],
      ['', '', '', 'Ulica', 'Kod', 'Miejscowość', 'Forma', 'VAT', 'Segregator'],
      ['1', 'Kłos', fresh(), 'Polna 1', '90-001', 'Łódź', 'liniowy', 'czynny', 'A/1'],
    );
    expect(await table(text)).toMatchObject({
      head: 2,
      heads: 2,
      headings: ['Lp.', 'Nazwa', 'NIP', 'Ulica', 'Kod', 'Miejscowość', 'Forma', 'VAT', 'Inne Segregator'],
      rows: [{ row: 4 }],
    });
    // One row alone is taken where it is asked for.
    expect(await table(text, '?head=3')).toMatchObject({ head: 3, heads: 1 });
  });

  test('calls the columns of a list without headings as a spreadsheet does, found or told so, and loses no row', async () => {
    const text = file(['Pierwsza', '601 234 567', 'a@b.test'], ['Druga', '601 234 568', '']);
    const bare = { head: 0, headings: ['Kolumna A', 'Kolumna B', 'Kolumna C'], rows: [{ row: 1 }, { row: 2 }] };
    expect(await table(text)).toMatchObject(bare);
    const told = file(['Pierwsza', 'Łódź', 'tak'], ['Druga', 'Kutno', 'nie']);
    expect(await table(told)).toMatchObject({ head: 1, rows: [{ row: 2 }] });
    expect(await table(told, '?head=0')).toMatchObject(bare);
    // Who has little told of them is no title, nor what stands above a row of words that are fields elsewhere.
    const short = file(['Pierwsza', '601 234 567', '', '', '', ''], ['Druga', '601 234 568', 'a@b.test', 'c', 'd', 'e']);
    expect(await table(short)).toMatchObject({ head: 0, rows: [{ row: 1 }, { row: 2 }] });
    const later = file(['Pierwsza', 'Łódź', 'tak'], ['Telefon', 'NIP', 'REGON']);
    expect(await table(later, '?head=0')).toMatchObject(bare);
    // A title above stays out, and a file that nobody looks at has headings as before.
    expect(await table(file(['Lista'], ['Pierwsza', '601 234 567', 'a@b.test']))).toMatchObject({ head: 0, rows: [{ row: 2 }] });
    const { status } = await send(text, { query: '?dry_run=1' });
    expect(status).toBe(422);
  });

  test.each(['Suma:', 'Ogółem', 'Liczba osób: 12', 'Razem pracowników: 2'])('leaves out %s under its rows', async (word) => {
    const text = file(['Nazwa', 'NIP', 'Miasto'], ['Pierwsza', fresh(), 'Łódź'], [word, '', '1 234,50 zł']);
    expect(await table(text)).toMatchObject({ left: [{ row: 3 }], rows: [{ row: 2 }] });
  });

  test('takes no company for a sum, whatever it is called', async () => {
    const text = file(['Nazwa', 'NIP', 'Miasto'], ['Pierwsza', fresh(), 'Łódź'], ['Suma', fresh(), '']);
    expect(await table(text)).toMatchObject({ left: [], rows: [{ row: 2 }, { row: 3 }] });
  });

  test('is read in the encoding that its letters tell, or that is chosen', async () => {
    // „Ćwiąkałż” in ISO-8859-2; in Windows-1250 its ą and ź are other signs.
    const bytes = Buffer.from('Nazwa;Miasto\r\n\xc6wi\xb1ka\xb3\xbf;\xa3\xf3d\xbc\r\n', 'latin1');
    expect(await table(bytes)).toMatchObject({ encoding: 'iso-8859-2', rows: [{ row: 2, cells: ['Ćwiąkałż', 'Łódź'] }] });
    expect(await table(bytes, '?encoding=windows-1250')).toMatchObject({
      encoding: 'windows-1250',
      rows: [{ row: 2, cells: ['Ćwi±kałż', 'ŁódĽ'] }],
    });
  });

  test('is the sheet that lies on top, never a hidden one, and another one of the workbook where it is asked for', async () => {
    const sheets = (more: string) =>
      `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><bookViews><workbookView activeTab="2"/></bookViews><sheets><sheet name="Wzór" sheetId="1" state="hidden" r:id="rId2"/><sheet name="Inne" sheetId="2" r:id="rId1"/><sheet name="Kadry" sheetId="3" r:id="${more}"/></sheets></workbook>`;
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = (...rows: string[]) =>
      `<worksheet><sheetData>${rows.map((text) => `<row>${cell(text)}</row>`).join('')}</sheetData></worksheet>`;
    const bytes = workbook('<row><c t="inlineStr"><is><t>Ukryta</t></is></c></row>', {
      'xl/workbook.xml': sheets('rId3'),
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Target="worksheets/sheet3.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet('NIP', '123'),
      'xl/worksheets/sheet3.xml': sheet('Nazwa', 'Kłos'),
    });
    expect(await table(bytes)).toMatchObject({ sheet: 'Kadry', sheets: ['Inne', 'Kadry'], headings: ['Nazwa'] });
    expect(await table(bytes, '?sheet=Inne')).toMatchObject({ sheet: 'Inne', headings: ['NIP'], rows: [{ cells: ['123'] }] });
    const hidden = await send(bytes, { path: '/table', query: `?sheet=${encodeURIComponent('Wzór')}` });
    expect([hidden.status, hidden.body.error]).toEqual([422, 'W pliku nie ma takiego arkusza.']);
    expect((await send(bytes, { path: '/table', query: '?arkusz=1' })).status).toBe(422);
  });

  test('of another program is understood by the headings that it uses', async () => {
    const vat = fresh();
    const text = file(
      ['Nazwa kontrahenta', 'Nr NIP', 'Kod', 'Miejscowość', ...head.filter((label) => !label.match(/Nazwa|NIP|Kod|Miejsc/))],
      ['Z Optimy', vat, '90-001', 'Łódź', ...row('', '').filter((_, nth) => ![0, 2, 3, 4].includes(nth))],
    );
    const { body } = await send(text, { query: '?dry_run=1' });
    expect(body).toMatchObject({ created: 1, refused: 0 });
  });

  test('brings along a client’s address and telephone, be it in one column, for new companies alone', async () => {
    const vat = fresh();
    const columns = [...head, 'contacts.email', 'contacts.last_name'];
    const first = [...row('Z adresem', vat), 'biuro@firma.test / 600 100 200', 'Lis'];
    const second = [...row('Sam telefon', fresh()), 'tel. 42 600 10 20', ''];
    const third = [...row('Zły adres', fresh()), 'brak', ''];
    const { body } = await send(file(columns, first, second, third));
    expect(body).toMatchObject({ created: 3, refused: 0 });
    const contactsOf = async (title: string) => {
      const [one] = await find(title);
      return (await office.as('kierownik').get(`/api/companies/${one?.id}`)).body.contacts;
    };
    expect(await contactsOf('Z adresem')).toMatchObject([
      { first_name: 'Osoba', last_name: 'Lis', email: 'biuro@firma.test', phone: '+48600100200' },
    ]);
    expect(await contactsOf('Sam telefon')).toMatchObject([{ last_name: 'kontaktowa', email: null, phone: '+48426001020' }]);
    expect(await contactsOf('Zły adres')).toBeNull();
    // A company that is there keeps its own, and a wrong address keeps no row out.
    const again = await send(file(columns, [...row('Z adresem', vat), 'inny@firma.test', 'Kos'], third), { query: '?dry_run=1' });
    expect(again.body).toMatchObject({ unchanged: 2, refused: 0 });
    expect(again.body.data[1].doubts).toEqual({ contacts: expect.stringMatching(/^E-mail „brak”: .*Tego nie zapiszemy$/) });
  });

  test('P02: is read for nobody who may not make such records', async () => {
    const text = file(['title'], ['x']);
    expect((await send(text, { path: '/table', who: 'pracownik' })).status).toBe(403);
    expect((await send(text, { path: '/table', who: 'klient', on: 'users' })).status).toBe(404);
  });
});

describe('what a trial tells of a change', () => {
  test('is what stood and what would stand, as people read it', async () => {
    const known = await office.add('companies', { title: 'Przed zmianą', vat_number: fresh(), monthly_fee_amount: 10_000 });
    const text = file(
      ['vat_number', 'title', 'monthly_fee_amount', 'owner_id'],
      [String(known.vat_number), 'Po zmianie', '123,45', 'ksiegowa Testowa'],
    );
    const { body } = await send(text, { query: '?dry_run=1' });
    const [{ changes }] = body.data;
    expect(changes.title).toEqual({ before: 'Przed zmianą', after: 'Po zmianie' });
    expect(changes.monthly_fee_amount.after).toMatch(/^123,45/);
    expect(changes.vat_number).toBeUndefined();
  });

  test('P08: is no more of a concealed field than that it changes', async () => {
    const company = await office.add('companies', { vat_number: fresh() });
    const person = await office.add('employees', { company_id: company.id, last_name: 'Zakryta' });
    const text = file(['id', 'pesel'], [person.id, '44051401359']);
    const { status, body } = await send(text, { on: 'employees', who: 'kadry', query: '?dry_run=1' });
    expect([status, body.data]).toEqual([200, [{ row: 2, action: 'update', id: person.id, changes: { pesel: {} } }]]);
  });
});

test('an empty workbook has a heading for each field that the person writes, a sheet of the words of lists, and is read back', async () => {
  const template = async (who: PrincipalName) =>
    office.app.inject({
      url: '/api/employees/import/template',
      headers: { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${office.as(who).token}` },
    });
  const { statusCode, headers: given, rawPayload } = await template('kadry');
  expect([statusCode, given['content-disposition']]).toEqual([200, 'attachment; filename="wzor-pracownicy.xlsx"']);
  const xlsx = { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
  const words = await send(rawPayload, {
    on: 'employees',
    who: 'kadry',
    path: '/table',
    query: '?sheet=Warto%C5%9Bci',
    headers: xlsx,
  });
  expect(words.body.data.sheets).toEqual(['Pracownicy', 'Wartości']);
  expect(words.body.data.headings).toContain('Rodzaj umowy');
  expect(words.body.data.rows[3].cells).toContain('Umowa zlecenia');
  const empty = await send(rawPayload, { on: 'employees', who: 'kadry', path: '/table', headers: xlsx });
  expect(empty.body.error).toBe('Plik nie ma wierszy do wczytania pod nagłówkami kolumn.');
  expect((await template('klient')).statusCode).toBe(403);
});

describe('what a trial tells of what will be kept', () => {
  const pesel = (birth: string, sex: 'F' | 'M' = 'F') => completePesel(birth, sex, 7) ?? '';
  const typed = [
    'Firma',
    'Stanowisko',
    'Imię',
    'Nazwisko',
    'PESEL',
    'Data urodzenia',
    'Rodzaj umowy',
    'Data rozpoczęcia',
    'Data zakończenia',
    'Etat',
  ];
  let employer = '';
  beforeAll(async () => {
    employer = String((await office.add('companies', { title: 'Pracodawca z listy', vat_number: fresh() })).title);
  });
  const person = (...cells: string[]) => [employer, 'Piekarz', ...cells];
  const employees = (text: string, query = '') => send(text, { on: 'employees', query, who: 'kadry' });

  test('is each cell in the panel’s own words where it says another thing, and a PESEL of another birth', async () => {
    const rows = [
      person('Ewa', 'Lis', '', '15.03.85', 'umowa zlecenia', '1.02.26', '31-12-2027', '1'),
      person('Jan', 'Kos', pesel('1985-03-16'), '15.03.1985', 'Umowa zlecenia', '01.02.2026', '31.12.2027', '50%'),
    ];
    const { body } = await employees(file(typed, ...rows), '?dry_run=1');
    expect(body).toMatchObject({ created: 2, refused: 0 });
    expect(body.data[0]).toMatchObject({
      kept: {
        birth_date: '15.03.1985',
        start_date: '01.02.2026',
        end_date: '31.12.2027',
        fte: '100%',
        contract_type: 'Umowa zlecenia',
      },
    });
    expect(body.data[0].doubts).toBeUndefined();
    expect(body.data[1].doubts).toEqual({ pesel: 'PESEL wskazuje inną datę urodzenia' });
    expect(body.data[1].kept).toBeUndefined();
  });

  test('is an error of the sheet, and the list of a word that it lacks', async () => {
    const row = person('Ewa', '#NAZWA?', '', '1985-03-15', 'wolontariat', '2026-02-01', '', '1/2');
    const { body } = await employees(file(typed, row), '?dry_run=1');
    expect(body.data[0].errors).toMatchObject({
      last_name: 'W arkuszu jest tu błąd #NAZWA?. Popraw formułę albo wpisz wartość',
      contract_type: expect.stringContaining('Do wyboru: '),
    });
  });

  test('the same people a second time change nothing, by PESEL or else by name and birth; a second contract is one', async () => {
    const known = pesel('1990-05-06');
    const rows = [
      person('Ola', 'Wrona', known, '1990-05-06', 'mandate', '2026-02-01', '2026-12-31', '1'),
      person('Ola', 'Wrona', known, '1990-05-06', 'b2b', '2026-03-01', '', ''),
      person('Adam', 'Wrona', '', '1991-05-06', 'mandate', '2026-02-01', '2026-12-31', '1'),
    ];
    const [first, second] = [await employees(file(typed, ...rows)), await employees(file(typed, ...rows))];
    expect(first.body).toMatchObject({ created: 3, refused: 0 });
    expect(second.body).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    // The married name is a change of the same person, found by the PESEL; who has none by then is found by it later.
    const [ola, , adam] = rows as [string[], string[], string[]];
    ola[3] = 'Gil';
    adam[4] = pesel('1991-05-06', 'M');
    const third = await employees(file(typed, ola, adam));
    expect(third.body).toMatchObject({ created: 0, updated: 2 });
    expect(
      (
        await employees(
          file(typed, person('Adam', 'Sowa', adam[4] ?? '', '1991-05-06', 'mandate', '2026-02-01', '2026-12-31', '1')),
        )
      ).body,
    ).toMatchObject({ updated: 1 });
  });

  test('V08: one number in two spellings is one record, and the trial names both rows', async () => {
    const vat = fresh();
    const dashed = `${vat.slice(0, 3)}-${vat.slice(3, 6)}-${vat.slice(6, 8)}-${vat.slice(8)}`;
    const { body } = await send(file(head, row('Raz', vat), row('Dwa', dashed)), { query: '?dry_run=1' });
    expect(body.data[1]).toMatchObject({ action: 'refuse', error: 'Ten sam rekord jest już w wierszu 2.' });
  });
});

describe('a match of columns', () => {
  const path = '/api/companies/import/matches';
  const keep = (match: unknown, who: PrincipalName = 'kierownik') => office.as(who).put(path, { match });

  test('is remembered for the whole firm, and the newer one counts', async () => {
    await keep({ kontrahent: 'title', 'nr nip': 'vat_number' });
    await keep({ kontrahent: 'short_name' });
    expect((await office.as('ksiegowa').get(path)).data).toEqual({ kontrahent: 'short_name', 'nr nip': 'vat_number' });
  });

  test('T01: is another firm’s business no more than its records are', async () => {
    await keep({ tajny: 'title' });
    expect((await office.as('kierownik', 'kancelaria').get(path)).data).toEqual({});
  });

  test('P02, P11: names fields that the asker writes, and nobody else asks', async () => {
    for (const bad of [{ a: 'payroll' }, { a: 'created_at' }, { a: 7 }, { a: 'constructor' }])
      expect((await keep(bad)).body.error).toBe('Nieznane pole w dopasowaniu.');
    expect((await keep({ a: 'title' }, 'pracownik')).status).toBe(403);
    expect((await office.as('klient').get(path)).status).toBe(403);
    await office.as('kadry').put('/api/employees/import/matches', { match: { 'nr ewid': 'pesel' } });
    expect((await office.as('ksiegowa').get('/api/employees/import/matches')).data).toEqual({});
  });

  test('S08: holds no person’s number, and nothing that no heading looks like', async () => {
    await keep({ '44051401359': 'title', 'Jan <b>': 'title', [`${'x'.repeat(61)}`]: 'title', 'jan 90 001': 'title' });
    const { data } = await office.as('kierownik').get(path);
    expect(Object.keys(data).filter((heading) => /44051|<|xxx/.test(heading))).toEqual([]);
  });

  test('is of whole names and of hours too, which are no fields of their own', async () => {
    const kept = { 'nazwisko i imie': 'last_name@whole' };
    expect((await office.as('kadry').put('/api/employees/import/matches', { match: kept })).status).toBe(200);
    expect((await office.as('kadry').get('/api/employees/import/matches')).data).toMatchObject(kept);
    const hours = { 'godz od': 'start_date@hour' };
    expect((await office.as('kierownik').put('/api/uptimes/import/matches', { match: hours })).status).toBe(200);
    expect((await keep({ a: 'title@whole' })).body.error).toBe('Nieznane pole w dopasowaniu.');
  });
});

describe('undoing an import', () => {
  const undo = (on: string, undo: unknown, who: PrincipalName = 'kierownik') =>
    office.as(who).post(`/api/${on}/import/undo`, { undo });

  test('takes away what it made and gives back what it changed', async () => {
    const known = await office.add('companies', { title: 'Stara nazwa', short_name: 'Stara', vat_number: fresh() });
    const text = file(
      ['title', 'vat_number', 'short_name', ...keys.filter((key) => key !== 'title' && key !== 'vat_number')],
      ['Nowa nazwa', String(known.vat_number), 'Nowa', ...row('', '').filter((cell) => cell !== '')],
      ['Do cofnięcia', fresh(), '', ...row('', '').filter((cell) => cell !== '')],
    );
    const { body } = await send(text);
    expect(body).toMatchObject({ created: 1, updated: 1, undo: expect.any(String) });
    const { body: done } = await undo('companies', body.undo);
    expect(done).toEqual({ undone: 2, kept: [] });
    // O06: work that died half-way goes through it all again.
    expect((await undo('companies', body.undo)).body).toEqual({ undone: 2, kept: [] });
    expect(await find('Do cofnięcia')).toEqual([]);
    expect((await office.as('kierownik').get(`/api/companies/${known.id}`)).body).toMatchObject({
      title: 'Stara nazwa',
      short_name: 'Stara',
    });
  });

  test('leaves alone, and tells, what somebody changed since', async () => {
    const { body } = await send(file(head, row('Zmieniona potem', fresh()), row('Nietknięta', fresh())));
    const [{ id }] = body.data;
    await office.as('kierownik').put(`/api/companies/${id}`, { title: 'Zmieniona przez kogoś', version: 1 });
    expect((await undo('companies', body.undo)).body).toEqual({
      undone: 1,
      kept: [{ row: 2, error: 'Ktoś zmienił tę pozycję później, więc została.' }],
    });
    expect(await find('Zmieniona przez kogoś')).toHaveLength(1);
    expect(await find('Nietknięta')).toEqual([]);
  });

  describe('of facts that nobody had known', () => {
    const facts = [
      'company_type',
      'taxation_form',
      'vat_status',
      'accounting_type',
      'address_postal_code',
      'address_city',
    ] as const;
    const open = Object.fromEntries(facts.map((key) => [key, null]));
    const said = ['jdg', 'pit_scale', 'exempt_limit', 'kpir', '90-001', 'Łódź'];
    const staff = () => office.as('kierownik');
    /** A client of whom a list says no more than the name and the NIP. */
    async function unknown(title: string) {
      const vat = fresh();
      const { body } = await send(file(['title', 'vat_number', 'owner_id'], [title, vat, 'ksiegowa Testowa']));
      return { id: String(body.data[0].id), vat };
    }
    const card = async (id: string) => (await staff().get(`/api/companies/${id}`)).body as Added;
    const fill = async (vat: string, cells = said) => (await send(file(['vat_number', ...facts], [vat, ...cells]))).body;

    test('opens them again, which asks for no day and leaves no line behind', async () => {
      const { id, vat } = await unknown('Otwarta karta');
      const filled = await fill(vat);
      expect(filled).toMatchObject({ updated: 1, undo: expect.any(String) });
      expect(await card(id)).toMatchObject({ taxation_form: 'pit_scale', address_city: 'Łódź' });
      expect((await undo('companies', filled.undo)).body).toEqual({ undone: 1, kept: [] });
      expect(await card(id)).toMatchObject(open);
      expect((await staff().get(`/api/profile-lines/?sort=valid_from:asc&filters=company_id:${id}`)).data).toEqual([]);
      expect((await undo('companies', filled.undo)).body).toEqual({ undone: 1, kept: [] });
      // They may be filled in once more, as by whoever loads the right file.
      expect(await fill(vat)).toMatchObject({ updated: 1, refused: 0 });
    });

    test('opens the line of today, and leaves one of later as it is', async () => {
      const { id, vat } = await unknown('Otwarta z linią');
      const line = {
        company_id: id,
        subject: 'tax',
        valid_from: '2027-01-01',
        taxation_form: 'pit_flat',
        reason: 'Oświadczenie klienta',
      };
      expect((await staff().post('/api/profile-lines/', line)).status).toBe(201);
      const filled = await fill(vat);
      expect(filled).toMatchObject({ updated: 1 });
      expect((await undo('companies', filled.undo)).body).toEqual({ undone: 1, kept: [] });
      expect(await card(id)).toMatchObject(open);
      const lines = (await staff().get(`/api/profile-lines/?sort=valid_from:asc&filters=company_id:${id}`)).data as Added[];
      expect(lines.map(({ valid_from, taxation_form }) => [valid_from, taxation_form])).toEqual(
        expect.arrayContaining([
          [null, null],
          ['2027-01-01', 'pit_flat'],
        ]),
      );
      expect(lines).toHaveLength(2);
    });

    test('leaves alone, and tells, what somebody changed since', async () => {
      const { id, vat } = await unknown('Otwarta i zmieniona');
      const filled = await fill(vat);
      await staff().put(`/api/companies/${id}`, { address_city: 'Zgierz', version: (await card(id)).version });
      const kept = [{ row: 2, error: 'Ktoś zmienił tę pozycję później, więc została.' }];
      expect((await undo('companies', filled.undo)).body).toEqual({ undone: 0, kept });
      expect(await card(id)).toMatchObject({ taxation_form: 'pit_scale', address_city: 'Zgierz' });
    });

    test('empties no fact for anybody else, who is asked for it as before', async () => {
      const { id, vat } = await unknown('Otwarta dla cofnięcia');
      await fill(vat);
      const emptied = await staff().put(`/api/companies/${id}`, { address_city: null, version: (await card(id)).version });
      expect([emptied.status, emptied.body.errors]).toEqual([422, { address_city: 'To pole jest wymagane' }]);
    });
  });

  test('P08: gives back a PESEL that nobody saw, and hands none out', async () => {
    const company = await office.add('companies', { vat_number: fresh() });
    const person = await office.add('employees', { company_id: company.id, last_name: 'Cofnięta', pesel: '44051401359' });
    const { body } = await send(file(['id', 'pesel'], [person.id, '02070803628']), { on: 'employees', who: 'kadry' });
    expect(body.updated).toBe(1);
    expect(Buffer.from(body.undo.split('.')[2], 'base64url').toString('latin1')).not.toContain('44051401359');
    expect(body.undo).not.toContain('44051401359');
    expect((await undo('employees', body.undo, 'kadry')).body).toEqual({ undone: 1, kept: [] });
    const shown = await office.as('kadry').get(`/api/employees/${person.id}`);
    expect(shown.body.pesel).toBe('*******1359');
  });

  test('T01, P02: is nobody’s but that person’s, in that firm and of those records', async () => {
    const { body } = await send(file(head, row('Czyjaś', fresh())));
    const said = 'Tego wczytania nie da się cofnąć.';
    expect((await undo('companies', body.undo, 'super')).body.error).toBe(said);
    expect((await undo('companies', body.undo, 'pracownik')).status).toBe(403);
    expect((await undo('tasks', body.undo)).body.error).toBe(said);
    expect((await office.as('kierownik', 'kancelaria').post('/api/companies/import/undo', { undo: body.undo })).body.error).toBe(
      said,
    );
    for (const other of ['', 'v1.x.y', null, 7, `${body.undo}x`]) expect((await undo('companies', other)).status).toBe(422);
    expect(await find('Czyjaś')).toHaveLength(1);
  });
});

describe('undoing a change of many', () => {
  const change = (ids: string[], data: object) => office.as('kierownik').post('/api/companies/actions/update', { ids, data });
  const undo = (undo: unknown, who: PrincipalName = 'kierownik', at = 'actions/undo') =>
    office.as(who).post(`/api/companies/${at}`, { undo });
  const two = async () => {
    const made = [await office.add('companies', { short_name: 'Była' }), await office.add('companies', { short_name: null })];
    return made.map(({ id }) => String(id));
  };
  const shortNames = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await office.as('kierownik').get(`/api/companies/${id}`)).body.short_name));

  test('gives each record its own value back, and leaves what somebody changed since', async () => {
    const ids = await two();
    const { body } = await change(ids, { short_name: 'Wspólna' });
    expect(await shortNames(ids)).toEqual(['Wspólna', 'Wspólna']);
    expect((await undo(body.undo)).body).toEqual({ undone: 2, kept: [] });
    expect(await shortNames(ids)).toEqual(['Była', null]);

    const again = (await change(ids, { short_name: 'Wspólna' })).body.undo;
    const [first = ''] = ids;
    await office.as('kierownik').put(`/api/companies/${first}`, { short_name: 'Czyjaś' });
    const kept = [{ row: 1, error: 'Ktoś zmienił tę pozycję później, więc została.' }];
    expect((await undo(again)).body).toEqual({ undone: 1, kept });
    expect(await shortNames(ids)).toEqual(['Czyjaś', null]);
  });

  test('is offered for nothing that did not change, nor for a value that is kept encrypted', async () => {
    const ids = await two();
    await change(ids, { short_name: 'Wspólna' });
    expect((await change(ids, { short_name: 'Wspólna' })).body).toEqual({ ids, undo: null });
    const person = await office.add('employees', { company_id: ids[0], last_name: 'Zakryta', pesel: '44051401359' });
    const data = { pesel: '02070803628' };
    const { body } = await office.as('kadry').post('/api/employees/actions/update', { ids: [person.id], data });
    expect(body).toEqual({ ids: [person.id], undo: null });
  });

  test('T01, P02: is nobody’s but that person’s, and no import’s', async () => {
    const ids = await two();
    const { body } = await change(ids, { short_name: 'Wspólna' });
    expect((await undo(body.undo, 'super')).body.error).toBe('Tej zmiany nie da się cofnąć.');
    expect((await undo(body.undo, 'kierownik', 'import/undo')).status).toBe(422);
    expect((await undo(body.undo, 'pracownik')).status).toBe(403);
    expect(await shortNames(ids)).toEqual(['Wspólna', 'Wspólna']);
  });
});

test('an import can be undone for a day', () => {
  const { tenants, clock } = office.services;
  const [tenant] = tenants.all();
  if (!tenant) throw new Error('No firm');
  const at = (hours: number) => systemScope(tenant, new Date(clock().getTime() + hours * 3_600_000));
  const made = { row: 2, action: 'create', id: newId(), undoing: { version: 1, before: null } } as const;
  const undo = sealUndo(at(0), resources.companies, [made]);
  expect(openUndo(at(23), resources.companies, undo)).toEqual([{ row: 2, id: made.id, version: 1, before: null }]);
  expect(() => openUndo(at(25), resources.companies, undo)).toThrow('Od wczytania minęła ponad doba');
});

describe('an import', () => {
  test('makes new records and changes known ones, by label or by key, and passes over an empty cell', async () => {
    const known = await office.add('companies', { title: 'Przed importem', short_name: 'Zostaje', vat_number: fresh() });
    const made = await send(file(head, row('Świeżo wczytana', fresh())));
    expect(made.body).toMatchObject({ created: 1, updated: 0, refused: 0, dry_run: false });
    const [found] = await find('Świeżo wczytana');
    expect(found).toMatchObject({ owner_id: office.idOf('ksiegowa'), company_type: 'jdg', address_city: 'Łódź' });

    const changed = await send(file(['title', 'short_name', 'vat_number'], ['Po imporcie', '', String(known.vat_number)]));
    expect(changed.body).toMatchObject({ created: 0, updated: 1 });
    expect((await office.as('kierownik').get(`/api/companies/${known.id}`)).body).toMatchObject({
      title: 'Po imporcie',
      short_name: 'Zostaje',
      version: 2,
    });
    const again = await send(file(['title', 'vat_number'], ['Po imporcie', String(known.vat_number)]));
    expect(again.body).toMatchObject({ updated: 0, unchanged: 1 });
  });

  test('takes the short word for a value that lists show', async () => {
    const { body } = await send(
      file(
        head,
        row('Krótko nazwana', fresh()).map((cell) => (cell === 'jdg' ? 'JDG' : cell)),
      ),
    );
    expect(body).toMatchObject({ created: 1 });
    expect((await find('Krótko nazwana'))[0]).toMatchObject({ company_type: 'jdg' });
  });

  test('V08: is all or nothing', async () => {
    const text = file(head, row('Nie zostanie', fresh()), row('Zła', '123'));
    const { status, body } = await send(text);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'import_refused', error: 'Nic nie zapisano: 1\u00a0wiersz wymaga poprawy.' });
    expect(body.errors).toEqual({ '3.vat_number': 'NIP ma dziesięć cyfr' });
    expect(await find('Nie zostanie')).toEqual([]);
  });

  test('reads back what an export wrote, changing nothing', async () => {
    await office.add('companies', { title: '=Formuła wraca', vat_number: fresh() });
    const url = '/api/companies/export?format=csv&search=formula+wraca';
    const { text } = await office.as('kierownik').get(url);
    expect(text).toContain("'=Formuła wraca");
    const { status, body } = await send(text);
    expect(status).toBe(200);
    expect(body).toMatchObject({ created: 0, updated: 0, unchanged: 1, refused: 0 });
  });

  test('V08: keeps a formula as the text it is', async () => {
    await send(file(head, row("'=1+1 tekst", fresh())));
    expect((await find('1+1 tekst')).map(({ title }) => title)).toEqual(['=1+1 tekst']);
  });

  test('understands Windows-1250, as Excel in Polish writes', async () => {
    const signs: Record<string, number> = { Ź: 0x8f, ź: 0x9f, ł: 0xb3, Ł: 0xa3, ó: 0xf3 };
    const text = file(keys, row('Źdźbło', fresh()));
    const { body } = await send(Buffer.from([...text].map((sign) => signs[sign] ?? sign.charCodeAt(0))));
    expect(body).toMatchObject({ created: 1 });
    expect((await find('Źdźbło'))[0]).toMatchObject({ title: 'Źdźbło', address_city: 'Łódź' });
  });

  test('U01: writes a line of the trail for every record', async () => {
    const { body } = await send(file(head, row('Ze śladem', fresh())));
    const { id } = body.data[0];
    const { data } = await office.as('kierownik').get(`/api/companies/${id}/history`);
    expect(data).toHaveLength(1);
  });

  test('I01: sent twice with one key it is done once', async () => {
    const text = file(head, row('Raz jeden', fresh()));
    const headers = { 'idempotency-key': 'import-1' };
    const [first, second] = [await send(text, { headers }), await send(text, { headers })];
    expect(second.body).toEqual(first.body);
    expect(first.body.created).toBe(1);
  });
});

describe('what is no table', () => {
  const page = '<html><head><meta charset="utf-8"></head><body><table><tr><td>Nazwa</td></tr></table></body></html>';
  test.each([
    ['an old workbook, or one with a password', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.xls.*hasłem.*zapisz jako XLSX/],
    ['a PDF', Buffer.from('%PDF-1.7\n'), /^To plik PDF/],
    ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), /^To zdjęcie/],
    ['a page that a program saved as a sheet', Buffer.from(page), /^To strona internetowa zapisana jako arkusz/],
    [
      'a sheet of an Excel of long ago',
      Buffer.from('<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
      /^To arkusz XML z dawnego Excela/,
    ],
    ['an invoice', Buffer.from('\ufeff<?xml version="1.0"?><Faktura/>'), /^To plik XML/],
    ['a text document', Buffer.from('{\\rtf1\\ansi Nazwa}'), /\.rtf/],
    ['a sheet of LibreOffice', opendocument('spreadsheet'), /\.ods/],
    ['a binary workbook', officeFile([{ name: 'xl/workbook.bin', content: 'x' }]), /\.xlsb.*zapisz jako XLSX/],
    ['a sheet of Numbers', zipOf([{ name: 'Index/Document.iwa', content: 'x' }]), /^To arkusz Numbers.*Excel/],
    ['a file of Subiekt', Buffer.from('[INFO]\r\n"1.05",3\r\n'), /\.epp/],
    ['data of a program', Buffer.from('[{"nazwa":"A"}]'), /^To plik danych JSON/],
    ['an archive with a table in it', zipOf([{ name: 'firmy.csv', content: 'Nazwa;NIP' }]), /^To archiwum ZIP.*Rozpakuj/],
  ])('says so and what to do: %s', async (_what, bytes, says) => {
    for (const path of ['/table', '']) {
      const { status, body } = await send(bytes, { path });
      expect([status, body.error]).toEqual([422, expect.stringMatching(says)]);
    }
  });
});

describe('a workbook', () => {
  const xlsx = { headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } };

  test('is read as the same table, whether it is the body or a part of a form', async () => {
    const vat = fresh();
    const book = workbookOf([head, row('Z arkusza', vat)]);
    const tried = await send(book, { ...xlsx, query: '?dry_run=1' });
    expect([tried.status, tried.body.data]).toMatchObject([200, [{ row: 2, action: 'create', id: expect.any(String) }]]);
    const made = await sendForm(book, 'firmy.xlsx');
    expect(made.body).toMatchObject({ created: 1, refused: 0, dry_run: false });
    expect((await find('Z arkusza'))[0]).toMatchObject({ vat_number: vat, owner_id: office.idOf('ksiegowa') });
    const csv = await sendForm(file(head, row('Z formularza', fresh())), 'firmy.csv');
    expect(csv.body).toMatchObject({ created: 1 });
  });

  test('that an export wrote is read back, changing nothing', async () => {
    await office.add('companies', { title: '=Arkusz wraca', vat_number: fresh(), monthly_fee_amount: 123_450 });
    const { rawPayload } = await office.app.inject({
      method: 'GET',
      url: '/api/companies/export?format=xlsx&search=arkusz+wraca',
      headers: {
        'x-api-key': 'demo-api-key',
        'x-provider-scope': 'local',
        authorization: `Bearer ${office.as('kierownik').token}`,
      },
    });
    expect((await send(rawPayload, xlsx)).body).toMatchObject({ unchanged: 1, created: 0, updated: 0, refused: 0 });
  });

  test('V08: names a fault by its place in the sheet, empty rows counted', async () => {
    const book = workbookOf([head, [], row('Zła w arkuszu', '5260250275')]);
    expect((await send(book, xlsx)).body.errors).toEqual({ '3.vat_number': 'NIP ma błędną cyfrę kontrolną' });
  });

  test('O07: of many rows is begun and goes on by itself', async () => {
    const rows = Array.from({ length: 60 }, (_, nth) => row(`Arkuszowa ${nth}`, fresh()));
    const { status, body } = await send(workbookOf([head, ...rows]), xlsx);
    expect(status).toBe(202);
    await office.services.jobs.drain();
    expect((await office.as('super').get(body.data.address)).data).toMatchObject({ state: 'done', result: { created: 60 } });
  });

  test('I01: is done once with one key, whatever the boundary of its form', async () => {
    const book = workbookOf([head, row('Raz z arkusza', fresh())]);
    const sent = [await sendForm(book, 'a.xlsx', 'import-2'), await sendForm(book, 'a.xlsx', 'import-2')];
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(await find('Raz z arkusza')).toHaveLength(1);
  });

  test('V02: is no longer, wider or larger than any table', async () => {
    const refusal = async (book: Buffer) => (await send(book, xlsx)).body.error;
    const long = workbookOf([['title'], ...Array.from({ length: 501 }, () => ['x'])]);
    expect((await send(long, { ...xlsx, on: 'tasks' })).body.error).toBe(
      'Plik może mieć najwyżej 500 wierszy. Podziel go na mniejsze.',
    );
    expect(await refusal(workbookOf([Array.from({ length: 101 }, String), ['x']]))).toBe('Plik może mieć najwyżej 100 kolumn.');
    const most = importBytesOf(resources.companies);
    expect((await send(Buffer.alloc(most + 1), xlsx)).status).toBe(413);
    expect((await sendForm(Buffer.alloc(most + 1), 'a.xlsx')).status).toBe(413);
    expect((await sendForm(null, '')).status).toBe(422);
  });
});

/** The file as a browser's form sends it; null sends a form without one. */
async function sendForm(content: Buffer | string | null, name: string, key?: string) {
  const form = new FormData();
  if (content !== null) form.append('file', new Blob([new Uint8Array(Buffer.from(content as string))]), name);
  else form.append('note', 'bez pliku');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '', ...(key ? { 'idempotency-key': key } : {}) };
  return send(Buffer.from(await request.arrayBuffer()), { headers });
}

describe('what is refused', () => {
  test('P02: those who may not make such records', async () => {
    const text = file(['title'], ['x']);
    expect((await send(text, { who: 'pracownik' })).status).toBe(403);
    expect((await send(text, { who: 'klient' })).status).toBe(403);
    expect((await send(text, { who: 'klient', on: 'users' })).status).toBe(404);
  });

  test('P11: columns that nobody knows, and closed ones in the same words', async () => {
    const unknown = await send(file(['Nazwisko', 'Cokolwiek'], ['x', 'y']), { who: 'ksiegowa', on: 'employees' });
    expect(unknown.status).toBe(422);
    expect(unknown.body.error).toContain('„Cokolwiek”');
    const closed = await send(file(['Nazwisko', 'PESEL'], ['x', '44051401359']), { who: 'ksiegowa', on: 'employees' });
    expect(closed.body.error).toBe(unknown.body.error.replace('Cokolwiek', 'PESEL'));
  });

  test('references to what the person may not pick, or that are called the same', async () => {
    await office.add('users', { first_name: 'Jan', last_name: 'Podwójny', isAdmin: true, status: 'active' });
    await office.add('users', { first_name: 'Jan', last_name: 'Podwójny', isAdmin: true, status: 'active' });
    const owned = (owner: string) => row('Z opiekunem', fresh()).map((cell, nth) => (nth === 5 ? owner : cell));
    const text = file(head, owned('Nikt Taki'), owned('Jan Podwójny'), owned(office.idOf('ksiegowa', 'kancelaria')));
    const { body } = await send(text, { query: '?dry_run=1' });
    expect(body.data.map(({ errors }: { errors: Record<string, string> }) => errors.owner_id)).toEqual([
      'Nie ma takiej pozycji',
      'Tę nazwę ma kilka pozycji; podaj identyfikator',
      'Wybierz pozycję z listy',
    ]);
  });

  test('T01: another firm’s record by its id', async () => {
    const foreign = await office.add('companies', {}, 'kancelaria');
    const { body } = await send(file(['id', 'title'], [foreign.id, 'Przejęta']), { query: '?dry_run=1' });
    expect(body.data).toEqual([{ row: 2, action: 'refuse', error: 'Nie znaleziono.' }]);
  });

  test('V01, V02: files that are none, too long, too wide, or broken', async () => {
    const long = (rows: number) => file(['title'], ...Array.from({ length: rows }, () => ['x']));
    const few = 'Plik może mieć najwyżej 500 wierszy. Podziel go na mniejsze.';
    expect((await send(long(501), { on: 'tasks' })).body.error).toBe(few);
    const many = 'Plik może mieć najwyżej 10\u00a0000 wierszy. Podziel go na mniejsze.';
    expect((await send(long(10_001))).body.error).toBe(many);
    for (const on of ['companies', 'tasks'] as const)
      expect((await send('a'.repeat(importBytesOf(resources[on]) + 1), { on })).status).toBe(413);
    expect((await send(file(Array.from({ length: 101 }, String)))).status).toBe(422);
    expect((await send('title\n"x')).body.error).toContain('wierszu 2');
    expect((await send('')).status).toBe(422);
    expect((await send('PK\u0003\u0004')).body.error).toBe('Plik Excel jest uszkodzony i nie daje się otworzyć.');
    expect((await send('{}', { headers: { 'content-type': 'application/json' } })).status).toBe(415);
    expect((await send(file(['title', 'title'], ['x', 'y']))).body.error).toContain('dwa razy');
    expect((await send(file(['title', 'version', 'Version'], ['x', '1', '2']))).body.error).toContain('dwa razy');
    expect((await send(file(['id', 'version'], ['x', '1']))).body.error).toContain('ani jednej kolumny');
    expect((await send(file(['title'], ['x']), { query: '?dry_run=tak' })).status).toBe(422);
  });
});

inAll('V02, O07: hundreds of rows are made in one go, beside requests', 'server/jobs/begun.test.ts', async () => {
  const rows = Array.from({ length: 500 }, (_, nth) => row(`Hurtowa ${nth}`, fresh()));
  const { status, body } = await send(file(head, ...rows));
  expect(status).toBe(202);
  await office.services.jobs.drain();
  const job = (await office.as('super').get(body.data.address)).data;
  expect(job).toMatchObject({ state: 'done', done: 500, result: { created: 500, refused: 0 } });

  const begun = await office.as('kierownik').post('/api/companies/import/undo', { undo: job.result.undo });
  expect(begun.status).toBe(202);
  await office.services.jobs.drain();
  const undoing = (await office.as('super').get(begun.data.address)).data;
  expect(undoing).toMatchObject({ state: 'done', done: 500, result: { undone: 500, kept: [] } });
  expect(await find('Hurtowa')).toEqual([]);
});

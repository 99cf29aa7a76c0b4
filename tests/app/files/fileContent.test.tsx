import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../src/app/files/content/FileContent';
import { lineStates } from '../../../src/app/files/content/lineStates';
import '../../../src/app/screens/documents/DocumentShow';
import type { FileContent } from '../../../src/contract/fileContent';
import { openForeignInvoice } from '../../../src/domain/foreignInvoice/readForeign';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { readJpk } from '../../../src/domain/ksef/readJpk';
import { readUpo } from '../../../src/domain/ksef/upo';
import { creditNote } from '../../domain/foreignInvoice/samples';
import { id, openFirm, page } from '../resource/office';
import { client, company } from '../support/people';

const sample = (name: string) => readFileSync(`tests/domain/samples/${name}.xml`, 'utf8');
const file = { id: id(70), name: 'faktura.xml', mime: 'application/xml', size: 3_000, pages: null, state: 'ready' };
const document = (more: Record<string, unknown> = {}) => ({
  id: id(60),
  created_at: '2026-11-18 08:00:00',
  updated_at: '2026-11-18 08:00:00',
  version: 1,
  title: 'Faktura FV/2026/11/0007',
  company_id: company,
  company: { id: company, title: 'Piekarnia Kłos' },
  document_type: 'purchase_invoice',
  direction: 'from_client',
  status: 'new',
  file_id: file.id,
  file,
  findings: null,
  duplicates: [],
  ...more,
});

const opened = (content: FileContent, { path = `/dashboard/documents/${id(60)}`, more = {}, ...options } = {}) =>
  openFirm(path, {
    ...options,
    answers: {
      [`GET /api/documents/${id(60)}`]: { json: document(more) },
      [`GET /api/files/${file.id}/content`]: { json: { data: content } },
      [`GET /api/files/${file.id}/versions`]: { json: { data: [] } },
      'GET /api/companies/': page([]),
    },
  });
const invoiceOf = (name: string, more = {}): FileContent => ({
  kind: 'invoice',
  invoice: readInvoice(sample(name)),
  findings: [],
  checked: ['daty', 'cyfry kontrolne NIP'],
  lines_left: 0,
  ...more,
});

const packed = { ...file, name: 'JPK.zip', mime: 'application/zip' };

test('a packed JPK is drawn by its sums', async () => {
  const jpk: FileContent = { kind: 'jpk', jpk: readJpk(sample('jpk-v7m')), findings: [], checked: ['wersję wzoru'] };
  await opened(jpk, { more: { file: packed } });
  expect(await screen.findByRole('article', { name: /^JPK_V7M/ })).toBeVisible();
});

test('any other archive can only be fetched', async () => {
  await opened({ kind: 'other' }, { more: { file: packed } });
  expect(await screen.findByText('Plik ZIP: tego rodzaju nie pokazujemy w przeglądarce. Możesz go pobrać.')).toBeVisible();
});

test('an invoice is drawn with its parties, lines, rates, total and payment, beside the file itself', async () => {
  await opened(invoiceOf('fa3-faktura-vat'));
  const sheet = await screen.findByRole('article', { name: 'faktura FV/2026/11/0007' });
  expect(within(sheet).getByRole('region', { name: 'Sprzedawca' })).toHaveTextContent('NIP 123-456-32-18');
  expect(within(sheet).getByRole('region', { name: 'Nabywca' })).toHaveTextContent('Żółta Łódź Jan Testowy');
  const [lines, rates] = within(sheet).getAllByRole('table');
  expect(within(lines as HTMLElement).getAllByRole('row')).toHaveLength(5);
  expect(within(lines as HTMLElement).getByRole('row', { name: /Obsługa kadrowo-płacowa/ })).toHaveTextContent(
    /6.os\..*50,00.*23%.*300,00/,
  );
  expect(within(rates as HTMLElement).getByRole('row', { name: /^Razem/ })).toHaveTextContent(/1.850,00.*353,00.*2.203,00/);
  expect(sheet).toHaveTextContent(/Należność ogółem 2.203,00.zł/);
  const payment = within(sheet).getByRole('region', { name: 'Płatność' });
  expect(payment).toHaveTextContent('19.11.2026');
  expect(payment).toHaveTextContent('62 1140 0000 1234 5678 9012 3456');
  expect(sheet).toHaveTextContent('Sprawdziliśmy daty, cyfry kontrolne NIP: zgadza się.');
  expect(sheet).toHaveTextContent('Nie sprawdzaliśmy, czy stawki są właściwe');
  expect(screen.getByRole('button', { name: 'Pobierz' })).toBeVisible();
});

test('VAT RR is drawn with its farmer, the buyer that issued it, and the refund in place of VAT', async () => {
  await opened(invoiceOf('fa-rr-faktura'));
  const sheet = await screen.findByRole('article', { name: 'faktura VAT RR RR/10/2026/15' });
  expect(within(sheet).getByRole('region', { name: 'Rolnik ryczałtowy' })).toHaveTextContent('Sad pod Lipami');
  expect(within(sheet).getByRole('region', { name: 'Nabywca (wystawił fakturę)' })).toHaveTextContent('Tłocznia');
  const [lines, sums] = within(sheet).getAllByRole('table');
  expect(within(lines as HTMLElement).getByRole('row', { name: /Siano/ })).toHaveTextContent(/suche.*6,5%.*200,00/);
  expect(within(sums as HTMLElement).getByRole('columnheader', { name: 'Zwrot podatku' })).toBeVisible();
  expect(within(sums as HTMLElement).getByRole('row', { name: /^Razem/ })).toHaveTextContent(/4.550,00.*317,50.*4.867,50/);
  expect(within(sheet).getByRole('region', { name: 'Dokumenty zapłaty' })).toHaveTextContent('WB/208');
});

test('a correction that states the whole anew heads no differences', async () => {
  const invoice = readInvoice(sample('fa3-faktura-korygujaca'));
  const correction = { ...(invoice.correction as NonNullable<typeof invoice.correction>), restated: true as const };
  await opened(invoiceOf('fa3-faktura-vat', { invoice: { ...invoice, correction } }));
  const sums = await screen.findByRole('region', { name: 'Podsumowanie faktury' });
  expect(within(sums).getByRole('heading', { name: 'Według stawek' })).toBeVisible();
  expect(sums).toHaveTextContent(/Należność ogółem/);
});

test('lines of a credit note are what it takes away, not how they stand after it', async () => {
  const stream = openForeignInvoice();
  stream.write(creditNote());
  await opened(invoiceOf('fa3-faktura-vat', { invoice: stream.close() }));
  const lines = await screen.findByRole('region', { name: 'Pozycje faktury' });
  expect(within(lines).getByRole('row', { name: /Doradztwo ?zmniejszenie/ })).toHaveTextContent('-1 000,00');
  expect(lines).not.toHaveTextContent('po korekcie');
});

test.each([
  ['a smaller line', { net: -10_000 }, ['zmniejszenie']],
  ['a line that is the whole change', { net: 20_000 }, ['zwiększenie']],
  ['a line of what stays', { net: 50_000 }, ['po korekcie']],
])('a correction that marks no line as it stood before, with %s', (_, line, states) => {
  const invoice = readInvoice(sample('fa3-faktura-korygujaca'));
  const lines = invoice.lines.slice(0, 1).map((each) => ({ ...each, ...line, before_correction: false }));
  const stateOf = lineStates({ ...invoice, lines, net_amount: 20_000 });
  expect(lines.map(stateOf)).toEqual(states);
});

test.each([
  ['states all lines anew, one of them a rebate', [50_000, -10_000], ['po korekcie', 'po korekcie']],
  ['gives differences that add up', [30_000, -10_000], ['zwiększenie', 'zmniejszenie']],
])('a correction that marks no line and %s', (_, nets, states) => {
  const invoice = readInvoice(sample('fa3-faktura-korygujaca'));
  const [first] = invoice.lines as [(typeof invoice.lines)[number]];
  const lines = nets.map((net) => ({ ...first, net, before_correction: false }));
  expect(lines.map(lineStates({ ...invoice, lines, net_amount: 20_000 }))).toEqual(states);
});

test('an advance invoice confirms what came, and asks for nothing', async () => {
  const advance = sample('fa3-faktura-vat').replace('<RodzajFaktury>VAT', '<RodzajFaktury>ZAL');
  await opened(invoiceOf('fa3-faktura-vat', { invoice: readInvoice(advance) }));
  const received = await screen.findByRole('region', { name: 'Płatność' });
  expect(received).toHaveTextContent(/Otrzymana zapłata2.203,00.złDo zapłaty0,00.zł/);
  expect(received).not.toHaveTextContent('Stan');
});

test('an invoice that leaves nothing to pay says so', async () => {
  const settled = sample('fa3-faktura-vat').replace('<P_15>2203.00', '<P_15>0.00');
  await opened(invoiceOf('fa3-faktura-vat', { invoice: readInvoice(settled) }));
  expect(await screen.findByRole('region', { name: 'Płatność' })).toHaveTextContent(/Stanzapłacona.*Do zapłaty0,00.zł/);
});

test('an invoice that is set off against another says so in place of being paid', async () => {
  const form = '<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>Kompensata</OpisPlatnosci>';
  const offset = sample('fa3-faktura-vat').replace('<FormaPlatnosci>6</FormaPlatnosci>', form);
  await opened(invoiceOf('fa3-faktura-vat', { invoice: readInvoice(offset) }));
  const payment = await screen.findByRole('region', { name: 'Płatność' });
  expect(payment).toHaveTextContent(/Stanrozliczona kompensatąDo zapłaty0,00.zł.*FormaKompensata/);
});

test('what an invoice says besides its fields is drawn under its headings', async () => {
  const more = '<DodatkowyOpis><Klucz>Punkt poboru</Klucz><Wartosc>59 01</Wartosc></DodatkowyOpis><RodzajFaktury>';
  const footer = '<Stopka><Informacje><StopkaFaktury>Numer klienta 000123.</StopkaFaktury></Informacje></Stopka></Faktura>';
  const invoice = readInvoice(sample('fa3-faktura-vat').replace('<RodzajFaktury>', more).replace('</Faktura>', footer));
  invoice.extras[1] = { title: 'Stopka', rows: invoice.extras[1]?.rows ?? [], left: 2 };
  await opened(invoiceOf('fa3-faktura-vat', { invoice }));
  expect(await screen.findByRole('region', { name: 'Dodatkowe informacje' })).toHaveTextContent('Punkt poboru59 01');
  expect(screen.getByRole('region', { name: 'Stopka' })).toHaveTextContent(/Numer klienta 000123\..*I jeszcze 2 wiersze/);
});

test('a correction shows each line before and after it, why, and of which invoice', async () => {
  await opened(invoiceOf('fa3-faktura-korygujaca'));
  const sheet = await screen.findByRole('article', { name: /korygująca/ });
  expect(within(sheet).getByRole('row', { name: /przed korektą/ })).toHaveTextContent('300,00');
  expect(within(sheet).getByRole('row', { name: /po korekcie/ })).toHaveTextContent('0,00');
  expect(within(sheet).getByRole('region', { name: 'Korekta' })).toHaveTextContent(
    /FV\/2026\/11\/0007 z 05\.11\.2026.*Błędna liczba osób/,
  );
  expect(sheet).toHaveTextContent(/Zmiana należności -369,00.zł/);
});

test('what does not add up is told kindly, to the client too; the office has it beside the file and not twice', async () => {
  const findings = [{ says: 'Termin płatności jest wcześniejszy niż wystawienie.', certain: false }];
  await opened(invoiceOf('fa3-faktura-vat', { findings }), { path: `/documents/${id(60)}`, person: client } as never);
  expect(await screen.findByRole('note', { name: 'Sprawdzenie dokumentu' })).toHaveTextContent(
    /Na to warto spojrzeć:.*wcześniejszy/,
  );
});

test('the office reads findings once', async () => {
  const findings = [{ says: 'Termin płatności jest wcześniejszy niż wystawienie.', certain: false }];
  await opened(invoiceOf('fa3-faktura-vat', { findings }), { more: { findings } });
  await screen.findByRole('article');
  expect(screen.getByRole('note', { name: 'Uwagi do faktury' })).toHaveTextContent('wcześniejszy niż wystawienie');
  expect(screen.queryByRole('note', { name: 'Sprawdzenie dokumentu' })).toBeNull();
});

test('W05 what an invoice writes is text: no markup of its is drawn, and its address to pay at cannot be pressed', async () => {
  const invoice = readInvoice(sample('fa3-faktura-vat'));
  const [line] = invoice.lines;
  const hostile = '<img src=x onerror=alert(1)>';
  const payment = { ...invoice.payment, link: 'javascript:alert(1)' };
  const lines = line ? [{ ...line, name: hostile }] : [];
  await opened({ kind: 'invoice', invoice: { ...invoice, lines, payment }, findings: [], checked: [], lines_left: 7 });
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveTextContent(hostile);
  expect(sheet.querySelectorAll('img, a, script')).toHaveLength(0);
  expect(sheet).toHaveTextContent(/I jeszcze 7.pozycji/);
});

const others: [name: string, content: FileContent, words: RegExp][] = [
  [
    'a confirmation',
    { kind: 'upo', upo: readUpo(sample('ksef-upo')), documents_left: 0 },
    /poświadczenie odbioru.*1234563218-20261105-0123456789AB-57/,
  ],
  [
    'a ledger',
    { kind: 'jpk', jpk: readJpk(sample('jpk-v7m')), findings: [], checked: ['sumy w deklaracji'] },
    /październik 2026.*Sprawdziliśmy sumy w deklaracji: zgadza się.*Do wpłaty238,00.zł.*2.zapisy/,
  ],
  [
    'an invoice that is not sound',
    { kind: 'unreadable', says: 'W pliku brakuje pola Naglowek.' },
    /nie da się pokazać\. W pliku brakuje pola Naglowek\..*pobrać/,
  ],
  [
    'a form known by name',
    { kind: 'form', form: { kind: 'pef', name: 'Faktura UBL (PEF, Peppol)', schema: 'urn:ubl' } },
    /Faktura UBL \(PEF, Peppol\)\. Takiego pliku XML nie pokazujemy/,
  ],
  [
    'an unknown form',
    { kind: 'form', form: { kind: 'unknown', name: 'zamowienie', schema: 'urn:sklep:1' } },
    /Plik XML „zamowienie” urn:sklep:1\. Takiego pliku/,
  ],
  ['other XML', { kind: 'other' }, /Takiego pliku XML nie pokazujemy/],
];
test.each(others)('%s is told in short', async (_, content, words) => {
  await opened(content);
  const part = await screen.findByRole('region', { name: 'Plik dokumentu' });
  await waitFor(() => expect(part).toHaveTextContent(words));
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/app/providers/apiError';
import type { RecognizedFile } from '../../../src/contract/dropped';
import { zipOf } from '../../server/files/samples';
import { inAll } from '../../support/inAll';
import { pdfWith } from '../files/withinSamples';
import { id, openFirm, page } from '../resource/office';
import { company } from '../support/people';

const sent: string[] = vi.hoisted(() => []);
const network = vi.hoisted(() => ({ answers: Promise.resolve(), takesLarge: true, refusals: [] as (Error | null)[] }));
const megabyte = 1024 * 1024;
vi.mock('../../../src/app/files/sendFile', () => ({
  sendFile: async (file: File) => {
    const refusal = network.refusals.shift();
    if (refusal) throw refusal;
    sent.push(file.name);
    await network.answers;
    // A large XML goes packed.
    const isLarge = /\.xml$/.test(file.name) && file.size > 20 * 1024 * 1024;
    if (isLarge && !network.takesLarge) throw new ApiError('Plik jest za duży, także po spakowaniu.', 413);
    const mime = isLarge || file.name.endsWith('.zip') ? 'application/zip' : 'application/xml';
    return { id: `0199c3a2-1b2c-7d3e-8f40-${String(800 + sent.length).padStart(12, '0')}`, name: file.name, mime, size: 3 };
  },
}));

const path = '/dashboard/documents/drop';
const bakery = { id: company, title: 'Piekarnia Kłos' };
const shop = { id: id(2), title: 'Sklep Maks' };
const candidate = (more: Partial<RecognizedFile['candidates'][number]> = {}): RecognizedFile['candidates'][number] => ({
  company: bakery,
  document_type: 'purchase_invoice',
  period: '2026-10',
  number: 'FV/1/2026',
  counterparty_name: 'Hurtownia Sigma',
  gross_amount: 12_300,
  currency: 'PLN',
  findings: [],
  duplicates: [],
  ...more,
});
const file = (nth: number, more: Partial<RecognizedFile> = {}): RecognizedFile => ({
  id: id(100 + nth),
  name: `${nth}.xml`,
  kind: 'invoice',
  says: '',
  mark: String(nth),
  candidates: [candidate({ number: `FV/${nth}/2026` })],
  ...more,
});
const stored = (nth: number) => ({
  id: id(100 + nth),
  name: `${nth}.xml`,
  mime: 'application/xml',
  size: 3,
  pages: null,
  state: 'ready',
});

async function drop(files: RecognizedFile[], answers: Record<string, unknown> = {}) {
  const opened = await openFirm(path, {
    answers: {
      'POST /api/documents/recognize': { json: { data: files } },
      'GET /api/companies/': page([{ ...shop }]),
      ...answers,
    } as never,
  });
  const input = await screen.findByLabelText('Pliki wielu firm', { selector: 'input' });
  return { ...opened, input, user: userEvent.setup({ applyAccept: false }) };
}
const box = (name: string) => screen.findByRole('checkbox', { name: `Dodaj: ${name}` });

test('files of many companies are laid out by whose they are, and become documents with one press', async () => {
  const ledger = file(2, {
    kind: 'jpk',
    candidates: [candidate({ company: shop, document_type: 'jpk', number: null, gross_amount: null })],
  });
  const taken = { made: [{ file_id: id(101), id: id(200) }], refused: [{ file_id: id(102), says: 'Miesiąc jest zamknięty.' }] };
  const { to, user, input } = await drop([file(1), ledger], { 'POST /api/documents/take': { json: { data: taken } } });
  await user.upload(input, [new File(['<a/>'], '1.xml'), new File(['<a/>'], '2.xml')]);
  expect(await box('1.xml')).toBeChecked();
  const rows = within(screen.getByRole('table', { name: 'Pliki i ich firmy' })).getAllByRole('row');
  expect(rows[1]?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Piekarnia KłosFaktura kosztowa FV/1/2026Hurtownia Sigma, październik 2026, 123,00 zł',
  );
  await user.click(screen.getByRole('button', { name: /^Dodaj 2.dokumenty$/ }));
  expect(await screen.findByText('Miesiąc jest zamknięty.')).toBeVisible();
  expect(to('POST /api/documents/take')[0]?.body).toEqual({
    documents: [
      { file_id: id(101), company_id: company, direction: 'from_client' },
      { file_id: id(102), company_id: shop.id, direction: 'internal' },
    ],
  });
  expect(screen.getByRole('link', { name: '1.xml' })).toHaveAttribute('href', `/dashboard/documents/${id(200)}`);
});

test('what is there already, or twice among the files, is left unticked and says so', async () => {
  const known = file(1, { candidates: [candidate({ duplicates: [{ id: id(300), title: 'Faktura FV/1/2026' }] })] });
  const { user, input } = await drop([known, file(2), file(3, { mark: '2' })]);
  await user.upload(input, [new File(['<a/>'], '1.xml')]);
  expect(await box('1.xml')).not.toBeChecked();
  expect(screen.getByText('Już jest: Faktura FV/1/2026')).toBeVisible();
  expect(await box('2.xml')).toBeChecked();
  expect(await box('3.xml')).not.toBeChecked();
  expect(screen.getByText('To samo co plik 2.xml')).toBeVisible();
});

test('an archive is taken apart piece by piece, thrown away after, and what of it is refused is named', async () => {
  const answers = [
    { files: [stored(1)], refused: [], total: 2, next: 1 },
    { files: [stored(2)], refused: [{ name: 'a/b.exe', says: 'Ten rodzaj pliku nie jest przyjmowany.' }], total: 2, next: null },
  ];
  sent.length = 0;
  const zip = '0199c3a2-1b2c-7d3e-8f40-000000000801';
  const { to, user, input } = await drop([file(1), file(2)], {
    [`POST /api/files/${zip}/unpack`]: () => ({ status: 201, json: { data: answers.shift() } }),
    [`DELETE /api/files/${zip}`]: { json: { data: { id: zip } } },
  });
  await user.upload(input, [new File(['PK'], 'faktury.zip')]);
  expect(await box('2.xml')).toBeChecked();
  expect(to(`POST /api/files/${zip}/unpack`).map(({ body }) => body)).toEqual([{ from: 0 }, { from: 1 }]);
  await waitFor(() => expect(to(`DELETE /api/files/${zip}`)).toHaveLength(1));
  expect(to('POST /api/documents/recognize')[0]?.body).toEqual({ file_ids: [id(101), id(102)] });
  expect(screen.getByText(/faktury\.zip: a\/b\.exe – Ten rodzaj pliku nie jest przyjmowany/)).toBeVisible();
});

test('of an archive with a file that a password hides the others are taken, and that one is told', async () => {
  sent.length = 0;
  const { user, input, to } = await drop([file(1)]);
  const archive = zipOf([
    { name: '1.xml', content: '<a/>' },
    { name: 'umowy/umowa.pdf', content: '%PDF', flags: 0x801 },
    { name: 'a.exe', content: 'MZ' },
  ]);
  await user.upload(input, [new File([new Uint8Array(archive)], 'faktury.zip')]);
  expect(await box('1.xml')).toBeChecked();
  expect(sent).toEqual(['1.xml']);
  expect(to('POST /api/documents/recognize')).toHaveLength(1);
  expect(screen.getByText(/faktury\.zip: umowy\/umowa\.pdf – Jest zabezpieczony hasłem\. Rozpakuj go/)).toBeVisible();
  expect(screen.getByText(/faktury\.zip: a\.exe – Ten rodzaj pliku nie jest przyjmowany/)).toBeVisible();
});

test('what the server takes no more of at once waits and goes by itself, the files of such an archive too', async () => {
  sent.length = 0;
  const tooMany = (seconds: number) => new ApiError('Zbyt wiele prób.', 429, null, seconds);
  network.refusals = [tooMany(0.2), tooMany(0)];
  const { user, input, to } = await drop([file(1)]);
  const archive = zipOf([
    { name: '1.xml', content: '<a/>' },
    { name: '2.xml', content: '<b/>' },
    { name: 'umowa.pdf', content: '%PDF', flags: 0x801 },
  ]);
  await user.upload(input, [new File([new Uint8Array(archive)], 'faktury.zip'), new File(['<c/>'], '3.xml')]);
  expect(await screen.findByText(/^Kolejne wyślą się same o \d\d:\d\d, nie zamykaj tej strony\.$/)).toBeVisible();
  expect(await box('1.xml')).toBeChecked();
  expect(sent).toEqual(['1.xml', '2.xml', '3.xml']);
  expect(to('POST /api/documents/recognize')).toHaveLength(1);
  expect(screen.queryByText(/Zbyt wiele prób|Kolejne wyślą się/)).toBeNull();
});

test('documents that the server takes no more of at once are made once it does', async () => {
  sent.length = 0;
  const made = { json: { data: { made: [{ file_id: id(101), id: id(200) }], refused: [] } } };
  const answers = [{ status: 429, headers: { 'retry-after': '0' }, json: { error: 'Zbyt wiele prób.' } }, made];
  const { user, input, to } = await drop([file(1)], { 'POST /api/documents/take': () => answers.shift() });
  await user.upload(input, [new File(['<a/>'], '1.xml')]);
  await box('1.xml');
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.dokument$/ }));
  await waitFor(() => expect(to('POST /api/documents/take')).toHaveLength(2));
  expect(await screen.findByRole('link', { name: '1.xml' })).toHaveAttribute('href', `/dashboard/documents/${id(200)}`);
  expect(screen.queryByText(/Zbyt wiele prób/)).toBeNull();
});

test('what was sent of such an archive before the network was gone stands, and what ended it is said', async () => {
  sent.length = 0;
  network.refusals = [null, new ApiError('Brak połączenia z serwerem.', 503)];
  const { user, input, to } = await drop([file(1)]);
  const archive = zipOf([
    { name: '1.xml', content: '<a/>' },
    { name: '2.xml', content: '<b/>' },
    { name: 'umowa.pdf', content: '%PDF', flags: 0x801 },
  ]);
  await user.upload(input, [new File([new Uint8Array(archive)], 'faktury.zip'), new File(['<c/>'], '3.xml')]);
  expect(await box('1.xml')).toBeChecked();
  expect(await screen.findByText('Brak połączenia z serwerem.')).toBeVisible();
  expect(sent).toEqual(['1.xml']);
  expect(to('POST /api/documents/recognize')).toHaveLength(1);
});

test('of such an archive a document that holds another goes, and what it holds is offered', async () => {
  sent.length = 0;
  const batches = [[file(1, { name: 'faktura.pdf', kind: 'other', candidates: [] })], [file(2, { name: 'factur-x.xml' })]];
  const { user, input } = await drop([], { 'POST /api/documents/recognize': () => ({ json: { data: batches.shift() } }) });
  const archive = zipOf([
    { name: 'faktura.pdf', content: pdfWith([{ name: 'factur-x.xml', content: '<Faktura/>' }]) },
    { name: 'umowa.pdf', content: '%PDF', flags: 0x801 },
  ]);
  await user.upload(input, [new File([new Uint8Array(archive)], 'faktury.zip')]);
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(sent).toEqual(['faktura.pdf', 'factur-x.xml']));
});

test('an archive within too many others is not taken, and told by all of them', async () => {
  sent.length = 0;
  const { user, input } = await drop([]);
  const locked = { name: 'umowa.pdf', content: '%PDF', flags: 0x801 };
  let archive = zipOf([{ name: '1.xml', content: '<a/>' }, locked]);
  for (const name of ['d', 'c', 'b', 'a']) archive = zipOf([{ name: `x/${name}.zip`, content: archive, stored: true }, locked]);
  await user.upload(input, [new File([new Uint8Array(archive)], 'faktury.zip')]);
  const place = 'faktury.zip: x/a.zip: x/b.zip: x/c.zip';
  expect(await screen.findByText(new RegExp(`^${place}: x/d\\.zip – To archiwum leży w kilku innych`))).toBeVisible();
  expect(screen.getByText(new RegExp(`^${place}: umowa\\.pdf – Jest zabezpieczony hasłem`))).toBeVisible();
  expect(sent).toEqual([]);
});

describe('a JPK that is larger than a file may be', () => {
  // Packed it is no more than a tenth, as a ledger is.
  const row = (nth: number) => `<SprzedazWiersz><LpSprzedazy>${nth * 7_919}</LpSprzedazy></SprzedazWiersz>`.padEnd(80);
  const large = new Uint8Array(Buffer.from(Array.from({ length: (21 * megabyte) / 80 }, (_, nth) => row(nth)).join('')));
  const archived = () => new File([new Uint8Array(zipOf([{ name: 'JPK.xml', content: Buffer.from(large) }]))], 'paczka.zip');
  const answers = {
    'POST /api/files/0199c3a2-1b2c-7d3e-8f40-000000000801/unpack': {
      status: 201,
      json: {
        data: { files: [], refused: [{ name: 'JPK.xml', says: 'Plik jest za duży: najwyżej 20 MB.' }], total: 1, next: null },
      },
    },
    'DELETE /api/files/0199c3a2-1b2c-7d3e-8f40-000000000801': { json: { data: { id: id(801) } } },
  };
  beforeEach(() => {
    sent.length = 0;
    network.takesLarge = true;
  });

  test('is one document, packed as it went', async () => {
    const { user, input, to } = await drop([file(1, { name: 'JPK.zip', kind: 'jpk' })]);
    await user.upload(input, [new File([large], 'JPK.xml')]);
    expect(await box('JPK.zip')).toBeVisible();
    expect(to('POST /api/documents/recognize')).toHaveLength(1);
    expect(screen.queryByText('Tych plików nie przyjęliśmy:')).toBeNull();
  });

  inAll('out of an archive goes by itself', 'app/files/largeJpk.test.tsx', async () => {
    const { user, input } = await drop([file(1, { name: 'JPK.zip', kind: 'jpk' })], answers);
    await user.upload(input, [archived()]);
    expect(await box('JPK.zip')).toBeVisible();
    expect(sent).toEqual(['paczka.zip', 'JPK.xml']);
    expect(screen.queryByText('Tych plików nie przyjęliśmy:')).toBeNull();
  });

  test('that is damaged in an archive is told, and costs none of the others', async () => {
    const bytes = Buffer.from(large);
    const damaged = zipOf([{ name: 'JPK.xml', content: bytes, says: { unpacked: bytes.length + 1 } }]);
    const path = 'POST /api/files/0199c3a2-1b2c-7d3e-8f40-000000000801/unpack';
    const refused = [{ name: 'JPK.xml', says: 'Plik jest za duży: najwyżej 20 MB.' }];
    const { user, input, to } = await drop([file(1)], {
      ...answers,
      [path]: { status: 201, json: { data: { files: [stored(1)], refused, total: 2, next: null } } },
    });
    await user.upload(input, [new File([new Uint8Array(damaged)], 'paczka.zip'), new File(['<a/>'], '2.xml')]);
    expect(await box('1.xml')).toBeChecked();
    expect(screen.getByText(/^paczka\.zip: JPK\.xml – Plik w archiwum jest uszkodzony\./)).toBeVisible();
    expect(sent).toEqual(['paczka.zip', '2.xml']);
    expect(to('POST /api/documents/recognize')[0]?.body).toMatchObject({ file_ids: [id(101), expect.any(String)] });
  });

  async function expectSummary(name: string, chosen: File): Promise<void> {
    network.takesLarge = false;
    const { user, input } = await drop([], answers);
    await user.upload(input, [chosen]);
    expect(await screen.findByText(new RegExp(`${name} – Plik jest za duży, także po spakowaniu`))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pokaż podsumowanie JPK: JPK.xml' })).toBeVisible();
  }
  test('that is not taken shows its summary', () => expectSummary('JPK.xml', new File([large], 'JPK.xml')));
  inAll('that is not taken in an archive shows it too', 'app/screens/dropDocuments.test.tsx', () =>
    expectSummary('paczka.zip: JPK.xml', archived()),
  );
});

test('between two clients one is chosen, and a file with nobody’s NIP waits until its company is said', async () => {
  const both = file(1, { candidates: [candidate(), candidate({ company: shop, document_type: 'sales_invoice' })] });
  const other = file(2, { kind: 'other', name: 'skan.pdf', says: 'Nie jest fakturą XML ani JPK_V7.', candidates: [] });
  const { user, input } = await drop([both, other]);
  await user.upload(input, [new File(['<a/>'], '1.xml')]);
  expect(await box('skan.pdf')).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Firma dla 1.xml' }), shop.title);
  expect(screen.getByText(/Faktura sprzedaży/)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Firma dla skan.pdf' }));
  // The chooser beside it is the browser's own list, with the same company in it.
  const offered = await screen.findByRole('listbox');
  await user.click(await within(offered).findByRole('option', { name: /Sklep Maks/ }));
  expect(await box('skan.pdf')).toBeChecked();
  expect(screen.getByRole('button', { name: /^Dodaj 2.dokumenty$/ })).toBeEnabled();
});

inAll(
  'an invoice that hangs on a PDF is offered while the PDF is still being sent, and goes after it',
  'app/files/mailFiles.test.tsx',
  async () => {
    let answer = () => {};
    network.answers = new Promise((resolve) => {
      answer = resolve;
    });
    sent.length = 0;
    const batches = [[file(1, { name: 'faktura.pdf', kind: 'other', candidates: [] })], [file(2, { name: 'factur-x.xml' })]];
    const { user, input } = await drop([], { 'POST /api/documents/recognize': () => ({ json: { data: batches.shift() } }) });
    const carrying = pdfWith([{ name: 'factur-x.xml', content: '<Faktura/>' }]);
    await user.upload(input, [new File([carrying as BlobPart], 'faktura.pdf', { type: 'application/pdf' })]);
    await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
    expect(sent).toEqual(['faktura.pdf']);
    answer();
    expect(await box('factur-x.xml')).toBeChecked();
    expect(await box('faktura.pdf')).toBeDisabled();
    expect(sent).toEqual(['faktura.pdf', 'factur-x.xml']);
  },
);

test('a mail in an archive is opened here for its attachments, which go after the archive', async () => {
  const zip = '0199c3a2-1b2c-7d3e-8f40-000000000801';
  sent.length = 0;
  const letter =
    'Content-Type: application/xml\r\nContent-Disposition: attachment; filename="z poczty.xml"\r\nContent-Transfer-Encoding: base64\r\n\r\nPGEvPg==\r\n';
  let asked = 0;
  const refused = [{ name: 'poczta.eml', says: 'To zapisana wiadomość.' }];
  const { user, input } = await drop([file(1)], {
    [`POST /api/files/${zip}/unpack`]: { status: 201, json: { data: { files: [stored(1)], refused, total: 2, next: null } } },
    [`DELETE /api/files/${zip}`]: { json: { data: { id: zip } } },
    'POST /api/documents/recognize': () => {
      asked += 1;
      return { json: { data: [file(asked)] } };
    },
  });
  const archive = zipOf([
    { name: 'poczta.eml', content: letter },
    { name: '1.xml', content: '<a/>' },
  ]);
  await user.upload(input, new File([new Uint8Array(archive)], 'paczka.zip'));
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(sent).toEqual(['paczka.zip', 'z poczty.xml']));
  expect(await box('2.xml')).toBeChecked();
  expect(screen.queryByText(/To zapisana wiadomość/)).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { handOver } from '../../../src/app/files/taken';
import { zipOf } from '../../server/files/samples';
import { inAll } from '../../support/inAll';
import { pdfWith } from '../files/withinSamples';
import { id, openFirm, page } from '../resource/office';
import { company } from '../support/people';

const sent: string[] = vi.hoisted(() => []);
vi.mock('../../../src/app/files/sendFile', () => ({
  sendFile: async (file: File) => {
    sent.push(file.name);
    const mime = file.name.endsWith('.zip') ? 'application/zip' : 'application/pdf';
    return { id: `0199c3a2-1b2c-7d3e-8f40-${String(800 + sent.length).padStart(12, '0')}`, name: file.name, mime, size: 3 };
  },
}));
beforeEach(() => {
  sent.length = 0;
});

const zip = '0199c3a2-1b2c-7d3e-8f40-000000000801';
const stored = (nth: number) => ({
  id: id(100 + nth),
  name: `${nth}.xml`,
  mime: 'application/xml',
  size: 3,
  pages: null,
  state: 'ready',
});

async function open(answers: Record<string, unknown> = {}) {
  const opened = await openFirm(`/dashboard/documents/new?company_id=${company}`, {
    answers: {
      [`GET /api/companies/${company}`]: { json: { id: company, title: 'Piekarnia Kłos' } },
      'POST /api/documents/': { status: 201, json: { id: id(60) } },
      ...answers,
    } as never,
  });

  const input = await screen.findByLabelText('Wybierz pliki', { selector: 'input' });
  return { ...opened, input, user: userEvent.setup({ applyAccept: false }) };
}
const zipFile = () => new File(['PK'], 'paczka-ksef.zip', { type: 'application/zip' });

test('a ZIP is offered to be unpacked: each file is a document of the company, without a month of the form, and what is refused is named', async () => {
  const { to, user, input } = await open({
    [`POST /api/files/${zip}/unpack`]: {
      status: 201,
      json: { data: { files: [stored(1), stored(2)], refused: [{ name: 'a.exe', says: 'Nie.' }], total: 3, next: null } },
    },
    [`DELETE /api/files/${zip}`]: { json: { data: { id: zip } } },
  });
  await user.upload(input, [new File(['%PDF'], 'umowa.pdf', { type: 'application/pdf' }), zipFile()]);
  const dialog = await screen.findByRole('dialog', { name: 'Rozpakować archiwum ZIP?' });
  expect(dialog).toHaveTextContent('paczka-ksef.zip');
  await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(1));
  sent.length = 0;
  await user.click(within(dialog).getByRole('button', { name: 'Rozpakuj' }));
  await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(3));
  const bodies = to('POST /api/documents/').map(({ body }) => body as Record<string, unknown>);
  expect(bodies.slice(1)).toMatchObject([
    { company_id: company, file_id: id(101) },
    { company_id: company, file_id: id(102) },
  ]);
  expect(bodies.some((body) => 'period' in body)).toBe(false);
  expect(sent).toEqual(['paczka-ksef.zip']);
  expect(await screen.findByText(/paczka-ksef\.zip: a\.exe – Nie\./)).toBeVisible();
  expect(screen.getByText('Dodano 3 pliki')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const letter = (name: string) =>
  `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n`;

inAll(
  'a mail in a ZIP is opened for its attachments in place of being refused, and so are the insides of its documents',
  'app/files/archiveFiles.test.tsx',
  async () => {
    const archive = zipOf([
      { name: 'poczta/1.eml', content: letter('z poczty.pdf') },
      { name: 'faktura.pdf', content: pdfWith([{ name: 'factur-x.xml', content: '<a/>' }]) },
      { name: 'a.xyz', content: 'x' },
    ]);
    const refused = [
      { name: 'poczta/1.eml', says: 'To zapisana wiadomość.' },
      { name: 'a.xyz', says: 'Nie.' },
    ];
    const { to, user, input } = await open({
      [`POST /api/files/${zip}/unpack`]: { status: 201, json: { data: { files: [stored(1)], refused, total: 3, next: null } } },
      [`DELETE /api/files/${zip}`]: { json: { data: { id: zip } } },
    });
    await user.upload(input, new File([new Uint8Array(archive)], 'paczka.zip', { type: 'application/zip' }));
    await user.click(await screen.findByRole('button', { name: 'Rozpakuj' }));
    const mails = await screen.findByRole('dialog', { name: 'Załączniki wiadomości' });
    await user.click(await within(mails).findByRole('button', { name: /^Dodaj 1.plik$/ }));
    const beside = await screen.findByRole('dialog', { name: 'Dodać też pliki ze środka?' });
    await user.click(await within(beside).findByRole('button', { name: /^Dodaj 1.plik$/ }));
    await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(3));
    expect(sent).toEqual(['paczka.zip', 'z poczty.pdf', 'factur-x.xml']);
    expect(screen.getByText(/paczka\.zip: a\.xyz – Nie\./)).toBeVisible();
    expect(screen.queryByText(/To zapisana wiadomość/)).toBeNull();
  },
);

test('what is within goes to the company that was chosen with the document, whichever the form is about by then', async () => {
  const shop = { id: id(2), title: 'Sklep Maks' };
  const { to, user, input } = await open({ 'GET /api/companies/': page([shop]) });
  const slow = new File([new Uint8Array(pdfWith([{ name: 'factur-x.xml', content: '<a/>' }]))], 'faktura.pdf');
  let go = () => {};
  const opening = new Promise<void>((resolve) => {
    go = resolve;
  });
  const slice = slow.slice.bind(slow);
  Object.assign(slow, {
    slice: (at: number, end: number) => ({ arrayBuffer: () => opening.then(() => slice(at, end).arrayBuffer()) }),
  });
  await user.upload(input, slow);
  await user.click(screen.getByRole('combobox', { name: /^Firma/ }));
  await user.click(await screen.findByRole('option', { name: /Sklep Maks/ }));
  go();
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(2));
  expect(to('POST /api/documents/').map(({ body }) => (body as { company_id: string }).company_id)).toEqual([company, company]);
});

inAll('or it is added whole, or not at all', 'app/files/archiveFiles.test.tsx', async () => {
  const { to, user, input } = await open();
  await user.upload(input, zipFile());
  await user.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  await user.upload(input, zipFile());
  await user.click(await screen.findByRole('button', { name: 'Dodaj ZIP w całości' }));
  await waitFor(() => expect(to('POST /api/documents/').map(({ body }) => body)).toMatchObject([{ file_id: zip }]));
});

const lockedFile = { name: 'umowa.pdf', content: '%PDF', flags: 0x801 };
const xml = { name: '1.xml', content: '<a/>' };
test.each([
  ['a file that a password hides', [xml, lockedFile], /Archiwum z plikiem na hasło trzeba rozpakować\.$/],
  [
    'another archive',
    [xml, { name: 'b.zip', content: zipOf([xml]), stored: true }],
    /Archiwum z archiwami w środku trzeba rozpakować\.$/,
  ],
  [
    'a program',
    [xml, { name: 'a.exe', content: 'MZ' }],
    /Archiwum z plikiem niedozwolonego rodzaju \(\.exe\) trzeba rozpakować\.$/,
  ],
])('one with %s is not offered whole, as the server takes no such one', async (_, entries, says) => {
  const { user, input } = await open();
  await user.upload(input, new File([new Uint8Array(zipOf(entries))], 'paczka.zip'));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rozpakuj' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /w całości/ })).toBeNull();
});

test('an archive in an archive, which the server does not take, is taken apart here, and what is refused is told by its place', async () => {
  const { to, user, input } = await open();
  const inner = zipOf([
    { name: 'x/2.xml', content: '<b/>' },
    { name: 'x/umowa.pdf', content: '%PDF', flags: 0x801 },
  ]);
  const entries = [xml, { name: 'y/b.zip', content: inner, stored: true }];
  await user.upload(input, new File([new Uint8Array(zipOf(entries))], 'paczka.zip'));
  await user.click(await screen.findByRole('button', { name: 'Rozpakuj' }));
  await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(2));
  expect(sent).toEqual(['1.xml', '2.xml']);
  expect(await screen.findByText(/^paczka\.zip: y\/b\.zip: x\/umowa\.pdf – Jest zabezpieczony hasłem/)).toBeVisible();
});

test('one that a password hides whole says what to do, and nothing of it is offered', async () => {
  const { user, input } = await open();
  await user.upload(input, new File([new Uint8Array(zipOf([lockedFile]))], 'tajne.zip'));
  expect(
    await screen.findByText(/Plik ZIP jest zabezpieczony hasłem\. Zapisz go bez hasła i dodaj jeszcze raz\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Rozpakuj|w całości/ })).toBeNull();
});

test('what hinders it is told, and it can be tried again', async () => {
  let calls = 0;
  const { to, user, input } = await open({
    [`POST /api/files/${zip}/unpack`]: () => {
      calls += 1;
      return { status: 503, json: { error: 'Serwer się zatrzymuje.', code: 'stopping' } };
    },
  });
  await user.upload(input, zipFile());
  await user.click(await screen.findByRole('button', { name: 'Rozpakuj' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Serwer się zatrzymuje.');
  expect(screen.getByRole('button', { name: 'Rozpakuj' })).toBeEnabled();
  expect(calls).toBe(1);
  expect(to('POST /api/documents/')).toEqual([]);
});

test('a mail that another app shared is opened for its attachments', async () => {
  handOver([
    new File(
      [
        'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="faktura.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n',
      ],
      'Faktura.eml',
    ),
  ]);
  const { to, user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(to('POST /api/documents/')).toHaveLength(1));
  expect(sent).toEqual(['faktura.pdf']);
});

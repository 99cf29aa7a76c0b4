import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FilePicker } from '../../../src/app/files/FilePicker';
import { Themed } from '../../../src/app/theme/PanelTheme';
import { inAll } from '../../support/inAll';
import { msgOf } from './outlookSamples';
import { detached, pdfWith, sealed, signedOf, tnefOf } from './withinSamples';

const part = (head: string, text = 'x') =>
  `${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`;
const mail = (...parts: string[]) =>
  new File(
    [
      'From: anna@klient.test\r\nContent-Type: multipart/mixed; boundary="g"\r\n\r\n',
      ...['Content-Type: text/plain\r\n\r\nW załączeniu faktury.\r\n', ...parts].map((each) => `--g\r\n${each}`),
      '--g--\r\n',
    ],
    'Faktury.eml',
  );
const attachment = (name: string, type = 'application/pdf') =>
  part(`Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"`, `%PDF ${name}`);
const logo = part(
  'Content-Type: image/png; name="logo.png"\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename="logo.png"',
);

function pick(multiple = true) {
  const picked: File[] = [];
  render(
    <Themed value={true}>
      <FilePicker label="Wybierz pliki" multiple={multiple} onPick={(files) => picked.push(...files)} />
    </Themed>,
  );
  const names = () => picked.map(({ name }) => name);
  return { picked, names, input: screen.getByLabelText('Wybierz pliki'), user: userEvent.setup() };
}

test('a saved mail gives its attachments, each to be ticked, and what is beside it goes on', async () => {
  const { picked, names, input, user } = pick();
  const beside = new File(['%PDF'], 'umowa.pdf', { type: 'application/pdf' });
  await user.upload(input, [
    beside,
    mail(attachment('faktura 1.pdf'), attachment('faktura 2.pdf'), attachment('a.exe', 'application/octet-stream'), logo),
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Załączniki wiadomości' });
  expect(names()).toEqual(['umowa.pdf']);
  const ticked = async (name: RegExp) => (await within(dialog).findByRole('checkbox', { name })) as HTMLInputElement;
  expect((await ticked(/faktura 1\.pdf/)).checked).toBe(true);
  expect((await ticked(/logo\.png.*obrazek z treści/)).checked).toBe(false);
  expect(await ticked(/a\.exe.*nie jest przyjmowany/)).toBeDisabled();
  await user.click(await ticked(/faktura 2\.pdf/));
  await user.click(within(dialog).getByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['umowa.pdf', 'faktura 1.pdf']));
  expect(picked[1]?.type).toBe('application/pdf');
  expect(await picked[1]?.text()).toBe('%PDF faktura 1.pdf');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a form of one file takes one attachment', async () => {
  const { names, input, user } = pick(false);
  await user.upload(input, mail(attachment('a.pdf'), attachment('b.pdf')));
  await user.click(await screen.findByRole('checkbox', { name: /b\.pdf/ }));
  await user.click(screen.getByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['b.pdf']));
});

test('a mail without attachments says what to do, and a mail that is none too', async () => {
  const { names, input, user } = pick();
  for (const file of [mail(), new File(['nic'], 'nic.EML')]) {
    await user.upload(input, file);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/nie ma załączników/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(names()).toEqual([]);
});

test('a forwarded mail gives its files too, and names are read in every way that mails write them', async () => {
  const forwarded = await mail(
    part(`Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*=UTF-8''faktura%20%C5%BC.pdf`),
    part('Content-Type: application/pdf; name="=?iso-8859-2?Q?umowa_=B1.pdf?="'),
  ).text();
  const { input, user } = pick();
  await user.upload(
    input,
    mail(
      part('Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="Przekazana.eml"', forwarded),
      `Content-Type: message/rfc822\r\n\r\n${forwarded.replaceAll('%C5%BC', 'x')}`,
    ),
  );
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('checkbox', { name: /faktura ż\.pdf/ })).toBeChecked();
  expect(within(dialog).getAllByRole('checkbox', { name: /umowa ą\.pdf/ })).toHaveLength(2);
  expect(within(dialog).getByRole('checkbox', { name: /faktura x\.pdf/ })).toBeChecked();
});

test('a mail that can no longer be read says so, and what to do', async () => {
  const { input, user } = pick();
  const gone = Object.assign(mail(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
  await user.upload(input, gone);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Nie udało się odczytać wiadomości/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Dodaj|Zaznacz/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
});

const bytes = (content: Buffer, name: string, type = '') => new File([content as BlobPart], name, { type });

test('what Outlook packed is opened, and what is no such file says what to do', async () => {
  const { picked, names, input, user } = pick();
  await user.upload(input, bytes(tnefOf([{ title: 'faktura.pdf', content: '%PDF x' }]), 'winmail.dat'));
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['faktura.pdf']));
  expect(await picked[0]?.text()).toBe('%PDF x');
  await user.upload(input, bytes(Buffer.from('dane programu'), 'dane.dat'));
  const dialog = await screen.findByRole('dialog', { name: 'Załączniki z Outlooka' });
  expect(await within(dialog).findByText(/dane programu.*Poproś nadawcę/)).toBeVisible();
});

test('documents go at once, and beside them what is in them is offered, one question after another', async () => {
  const { names, input, user } = pick();
  await user.upload(input, [
    mail(attachment('z poczty.pdf')),
    bytes(signedOf('%PDF umowa'), 'umowa.pdf.p7m'),
    bytes(pdfWith([{ name: 'factur-x.xml', content: '<Faktura/>' }]), 'faktura.pdf', 'application/pdf'),
    bytes(detached(), 'aneks.pdf.p7s'),
    bytes(pdfWith([]), 'zwykły.pdf', 'application/pdf'),
  ]);
  const all = ['umowa.pdf.p7m', 'faktura.pdf', 'aneks.pdf.p7s', 'zwykły.pdf'];
  expect(names()).toEqual(all);
  const first = await screen.findByRole('dialog', { name: 'Załączniki wiadomości' });
  await user.click(await within(first).findByRole('button', { name: /^Dodaj 1.plik$/ }));
  const second = await screen.findByRole('dialog', { name: 'Dodać też pliki ze środka?' });
  expect(await within(second).findByText(/^Te pliki dodajemy bez zmian\. .*Podpisu nie sprawdzamy\.$/)).toBeVisible();
  expect(within(second).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(within(second).getByRole('checkbox', { name: /umowa\.pdf/ }));
  await user.click(within(second).getByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual([...all, 'z poczty.pdf', 'factur-x.xml']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is within may stay there; what nobody can open is said, and a form of one file asks nothing', async () => {
  const { names, input, user } = pick();
  await user.upload(input, bytes(pdfWith([{ name: 'factur-x.xml', content: '<Faktura/>' }]), 'faktura.pdf', 'application/pdf'));
  const dialog = await screen.findByRole('dialog', { name: 'Dodać też pliki ze środka?' });
  expect(
    await within(dialog).findByText(
      'Plik „faktura.pdf” dodajemy bez zmian. Są w nim inne pliki: zaznacz te, które mają być osobnymi dokumentami.',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Nie dodawaj' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['faktura.pdf']);
  await user.upload(
    input,
    mail(
      `Content-Type: application/pkcs7-mime; name="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\n${sealed().toString('base64')}\r\n`,
    ),
  );
  expect(await screen.findByRole('checkbox', { name: /smime\.p7m.*Plik jest zaszyfrowany/ })).toBeDisabled();
});

test('a mail that was signed whole and saved by itself is opened, or says that it is encrypted', async () => {
  const { names, input, user } = pick();
  const signed = signedOf(
    await mail(attachment('faktura.pdf'))
      .text()
      .then((text) => text.replace(/^From: .*\r\n/, '')),
  );
  await user.upload(input, bytes(signed, 'smime.p7m'));
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['faktura.pdf']));
  await user.upload(input, bytes(sealed(), 'SMIME.p7m'));
  expect(await screen.findByText(/^Plik jest zaszyfrowany: .* Zapisz z niego załączniki i dodaj je jako pliki\.$/)).toBeVisible();
  expect(names()).toEqual(['faktura.pdf']);
});

test('one that can’t be opened is told by its name, and hides nothing of the others', async () => {
  const { names, input, user } = pick();
  await user.upload(input, [bytes(Buffer.from('dane programu'), 'dane.dat'), mail(attachment('faktura.pdf'))]);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('checkbox', { name: /^dane\.dat .*dane programu/ })).toBeDisabled();
  expect(within(dialog).getByRole('checkbox', { name: /faktura\.pdf/ })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['faktura.pdf']));
});

test('a signature without a document in it goes as it came, and one that is too large says so', async () => {
  const { names, input, user } = pick();
  await user.upload(input, bytes(detached(), 'smime.p7m'));
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['smime.p7m']));
  const large = Object.defineProperty(bytes(signedOf('x'), 'smime.p7m'), 'size', { value: 20 * 1024 * 1024 + 1 });
  await user.upload(input, large);
  expect(await screen.findByRole('checkbox', { name: /smime\.p7m.*za duży: najwyżej 20 MB/ })).toBeDisabled();
});

inAll(
  'what is left out of very many is told where the others are offered',
  'app/files/within.test.ts',
  async () => {
    const { input, user } = pick();
    const files = Array.from({ length: 501 }, (_, nth) => ({ name: `${nth}.xml`, content: '<a/>' }));
    await user.upload(input, bytes(pdfWith(files), 'paczka.pdf', 'application/pdf'));
    const dialog = await screen.findByRole('dialog', { name: 'Dodać też pliki ze środka?' });
    expect(await within(dialog).findByText(/^Nie wszystkie pliki ze środka są na tej liście/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Dodaj 500.plików$/ })).toBeVisible();
  },
  60_000,
);

test('what is within goes to who took the document when it was chosen', async () => {
  const [first, second]: string[][] = [[], []];
  const picker = (to: string[] | undefined) => (
    <Themed value={true}>
      <FilePicker label="Wybierz pliki" onPick={(files) => to?.push(...files.map(({ name }) => name))} />
    </Themed>
  );
  const { rerender } = render(picker(first));
  const user = userEvent.setup();
  await user.upload(
    screen.getByLabelText('Wybierz pliki'),
    bytes(pdfWith([{ name: 'factur-x.xml', content: '<a/>' }]), 'faktura.pdf', 'application/pdf'),
  );
  rerender(picker(second));
  await user.click(await screen.findByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(first).toEqual(['faktura.pdf', 'factur-x.xml']));
  expect(second).toEqual([]);
});

test('what Outlook packed is not read where it is very large', async () => {
  const { input, user } = pick();
  const large = Object.defineProperties(bytes(tnefOf([]), 'winmail.dat'), {
    size: { value: 60 * 1024 * 1024 + 1 },
    arrayBuffer: { value: () => Promise.reject(new Error('It is read.')) },
  });
  await user.upload(input, large);
  expect(await screen.findByText(/^Plik jest za duży: załączniki z Outlooka rozpakowujemy do 60 MB\./)).toBeVisible();
});

test('a mail that Outlook saved is opened, and says who wrote it', async () => {
  const { names, input, user } = pick();
  const letter = msgOf({
    from: 'Anna Kłos',
    address: 'anna@klient.test',
    subject: 'Faktury',
    sent: '2026-11-12T09:15:00Z',
    files: [{ name: 'faktura.pdf', content: '%PDF' }],
  });
  await user.upload(input, bytes(letter, 'Faktury.msg'));
  const dialog = await screen.findByRole('dialog', { name: 'Załączniki wiadomości' });
  expect(await within(dialog).findByText('Anna Kłos <anna@klient.test>')).toBeVisible();
  expect(within(dialog).getByText('12.11.2026, 10:15')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /^Dodaj 1.plik$/ }));
  await waitFor(() => expect(names()).toEqual(['faktura.pdf']));
});

test('a mail of words alone may go as a file of these words', async () => {
  const { picked, names, input, user } = pick();
  await user.upload(input, bytes(msgOf({ from: 'Anna', subject: 'Ile mam zapłacić?', text: 'Proszę o kwotę.' }), 'a.msg'));
  await user.click(await screen.findByRole('button', { name: 'Dodaj treść jako plik' }));
  await waitFor(() => expect(names()).toEqual(['Ile mam zapłacić.txt']));
  expect(await picked[0]?.text()).toBe('Od: Anna\r\nTemat: Ile mam zapłacić?\r\n\r\nProszę o kwotę.\r\n');
});

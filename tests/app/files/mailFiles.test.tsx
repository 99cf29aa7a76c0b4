import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FilePicker } from '../../../src/app/files/FilePicker';
import { Themed } from '../../../src/app/theme/PanelTheme';

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

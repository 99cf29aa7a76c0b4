import { expect, test } from 'vitest';
import { isMail } from '../../../src/app/files/uploads';
import { filesOfMail } from '../../../src/app/screens/amounts/mail';
import { msgOf } from '../files/outlookSamples';

const encoded = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/(.{20})/g, '$1\r\n');
const attached = (name: string, text: string) =>
  `Content-Type: application/octet-stream\r\nContent-Disposition: attachment;\r\n ${name}\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded(text)}`;
const multipart = (parts: readonly string[], mark = 'granica', more = '') =>
  `${more}Content-Type: multipart/mixed; boundary="${mark}"\r\n\r\nwstęp\r\n${parts.map((part) => `--${mark}\r\n${part}\r\n`).join('')}--${mark}--\r\n`;
const plain = 'Content-Type: text/plain; charset=utf-8\r\n\r\nVAT do zapłaty: 1 234,00 zł';
const mail = (text: string) => new File([text], 'wiadomosc.eml');
const read = async (text: string) =>
  Promise.all((await filesOfMail(mail(text))).map(async (file) => [file.name, await file.text()]));

test('attachments that may tell amounts are taken out of a saved mail, and pictures and words are not', async () => {
  const text = multipart(
    [
      plain,
      attached('filename="JPK_V7M.xml"', '<JPK/>'),
      attached('filename=logo.png', 'x'),
      attached('filename=kwoty.csv', 'NIP;VAT'),
    ],
    'granica',
    'From: biuro@demo.test\r\nSubject: JPK\r\n',
  );
  expect(await read(text)).toEqual([
    ['JPK_V7M.xml', '<JPK/>'],
    ['kwoty.csv', 'NIP;VAT'],
  ]);
});

test.each([
  ['in another charset', "filename*=utf-8''za%C5%BC%C3%B3%C5%82%C4%87.xml", 'zażółć.xml'],
  ['in pieces', 'filename*0="JPK_";\r\n filename*1="V7M.xml"', 'JPK_V7M.xml'],
  ['as an encoded word', 'filename="=?utf-8?B?xbx5dG8ueG1s?="', 'żyto.xml'],
  ['as a quoted word', 'filename="=?iso-8859-2?Q?=BFyto=2Exml?="', 'żyto.xml'],
  ['with a quotation mark in it', 'filename="a\\"b.xml"', 'a"b.xml'],
])('a name %s is read', async (_, header, name) => {
  expect(await read(multipart([attached(header, '<a/>')]))).toEqual([[name, '<a/>']]);
});

test('a forwarded mail is opened, and one within hundreds of others is told as one that can’t be read', async () => {
  const inner = multipart([attached('filename=a.xml', '<a/>')], 'w srodku');
  expect(await read(multipart([plain, `Content-Type: message/rfc822\r\n\r\n${inner}`], 'na zewnatrz'))).toEqual([
    ['a.xml', '<a/>'],
  ]);
  let deep = attached('filename=a.xml', '<a/>');
  for (let at = 0; at < 400; at += 1) deep = multipart([deep], `g${at}`);
  await expect(filesOfMail(mail(deep))).rejects.toThrow('Nie udało się odczytać wiadomości');
});

test('quoted-printable keeps every byte, and lines that were broken are one', async () => {
  const part = 'Content-Type: text/csv; name=a.csv\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nNIP;Kwo=\r\nta z=C5=82';
  expect(await read(multipart([part]))).toEqual([['a.csv', 'NIP;Kwota zł\n']]);
});

test('what has no such attachment, is no mail, or is broken says so', async () => {
  for (const text of [
    '',
    'zwykły tekst',
    multipart([plain]),
    'Content-Type: multipart/mixed\r\n\r\n--x',
    multipart([attached('filename=a.pdf', 'x')]),
  ])
    await expect(filesOfMail(mail(text))).rejects.toThrow('W tej wiadomości nie ma załącznika');
  expect(['a.EML', 'a.xml'].map(isMail)).toEqual([true, false]);
});

test('a mail that Outlook saved gives those attachments too', async () => {
  const files = [
    { name: 'JPK_V7M.xml', content: '<JPK/>' },
    { name: 'logo.png', content: 'x', drawn: true },
    { mail: { subject: 'Przekazana', files: [{ name: 'kwoty.csv', content: 'NIP;VAT' }] } },
    { mail: { subject: 'Słowa', text: 'VAT do zapłaty: 1 234,00 zł' } },
  ];
  const found = await filesOfMail(new File([msgOf({ files }) as BlobPart], 'Kwoty.msg'));
  expect(found.map(({ name }) => name)).toEqual(['JPK_V7M.xml', 'kwoty.csv']);
  const words = new File([msgOf({ text: 'VAT: 1 zł' }) as BlobPart], 'Słowa.msg');
  await expect(filesOfMail(words)).rejects.toThrow('W tej wiadomości nie ma załącznika');
});

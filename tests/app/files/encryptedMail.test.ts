// Mails that were encrypted on their way: nobody opens them here, and each says what to do.

import { expect, test } from 'vitest';
import { filesWithin, letterOf } from '../../../src/app/files/mailParts';
import { refusalOfEnding } from '../../../src/contract/files';
import { sealed } from './withinSamples';

const head = 'From: anna@klient.test\r\nSubject: Faktury\r\nMIME-Version: 1.0\r\n';
const letters = '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA0\r\n-----END PGP MESSAGE-----\r\n';
const parts = (...all: readonly string[]) => all.map((part) => `--g\r\n${part}\r\n`).join('');
const fileOf = (mail: string) => new File([mail], 'poczta.eml');
const told = async (mail: string) => (await filesWithin(fileOf(mail))).map(({ file, fault }) => [file.name, fault]);
const says = expect.stringMatching(/^Plik jest zaszyfrowany: otworzysz go tylko w swoim programie pocztowym\. Zapisz z niego/);

test('S/MIME', async () => {
  const body = sealed().toString('base64');
  const mail = `${head}Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;
  expect(await told(mail)).toEqual([['smime.p7m', says]]);
});

test('PGP, as a mail of its own kind', async () => {
  const mail = `${head}Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=g\r\n\r\n${parts(
    'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
    `Content-Type: application/octet-stream; name=encrypted.asc\r\n\r\n${letters}`,
  )}--g--\r\n`;
  expect(await told(mail)).toEqual([['encrypted.asc', says]]);
});

test('PGP, in the words of the mail, which are no words to keep', async () => {
  const mail = `${head}Content-Type: text/plain\r\n\r\n${letters}`;
  expect(await told(mail)).toEqual([['treść wiadomości', says]]);
  expect(await letterOf(fileOf(mail))).toMatchObject({ subject: 'Faktury', text: '' });
});

test('PGP, on one file of a mail: the others are offered', async () => {
  const mail = `${head}Content-Type: multipart/mixed; boundary=g\r\n\r\n${parts(
    'Content-Type: text/plain\r\n\r\nW załączeniu.',
    `Content-Type: application/octet-stream; name=umowa.pdf.asc\r\nContent-Disposition: attachment\r\n\r\n${letters}`,
    'Content-Type: application/pdf; name=faktura.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF',
  )}--g--\r\n`;
  expect(await told(mail)).toEqual([
    ['umowa.pdf.asc', says],
    ['faktura.pdf', undefined],
  ]);
});

test.each(['pgp', 'gpg', 'asc'])('a file .%s by itself says to decrypt it', (ending) => {
  expect(refusalOfEnding(ending)).toMatch(/odszyfruj|Odszyfruj/);
});

// Saved mails as programs and portals of the world write them; each file is made here.

import { describe, expect, test } from 'vitest';
import { attachmentsOf } from '../../../src/app/files/mailParts';
import { encoded } from '../../../src/lib/textEncoding';

const b64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
const pdf = '%PDF-1.4 treść';
const headers = 'From: anna@klient.test\r\nSubject: Faktury\r\nMIME-Version: 1.0\r\n';

/** A part with its own headers; the content in base64. */
const part = (head: string, content: string | Uint8Array = pdf) =>
  `${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${b64(content)}\r\n`;
const attached = (name: string, content?: string | Uint8Array, type = 'application/pdf') =>
  part(`Content-Type: ${type}\r\nContent-Disposition: attachment; ${name}`, content);
const multipart = (kind: string, boundary: string, ...parts: string[]) =>
  `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${parts.map((each) => `--${boundary}\r\n${each}`).join('')}--${boundary}--\r\n`;
const words = 'Content-Type: text/plain; charset=utf-8\r\n\r\nW załączeniu.\r\n';
const mixed = (...parts: string[]) => headers + multipart('mixed', 'g', words, ...parts);
const logo = 'Content-Type: image/png\r\nContent-ID: <logo@x>\r\nContent-Disposition: inline';

interface Read {
  name: string;
  text?: string;
  bytes?: Uint8Array;
  type?: string;
  inline?: true;
}
const read = async (mail: string | Uint8Array) =>
  Promise.all(
    (await attachmentsOf(new Blob([mail as BlobPart]))).map(async ({ file, inline }) => ({
      name: file.name,
      type: file.type,
      text: await file.text(),
      bytes: new Uint8Array(await file.arrayBuffer()),
      inline,
    })),
  );

const tnef = Uint8Array.from([0x78, 0x9f, 0x3e, 0x22, 0, 0]);

const cases: readonly [of: string, mail: string | Uint8Array, found: readonly Read[]][] = [
  [
    'a plain attachment',
    mixed(attached('filename="faktura.pdf"')),
    [{ name: 'faktura.pdf', text: pdf, type: 'application/pdf' }],
  ],
  [
    'multipart in multipart in multipart',
    headers +
      multipart(
        'mixed',
        'a',
        multipart(
          'related',
          'b',
          multipart('alternative', 'c', words, 'Content-Type: text/html\r\n\r\n<p>W</p>\r\n'),
          part(`${logo}; filename="logo.png"`),
        ),
        attached('filename="głęboko.pdf"'),
      ),
    [
      { name: 'logo.png', inline: true },
      { name: 'głęboko.pdf', text: pdf },
    ],
  ],
  [
    'an XML in quoted-printable of cp1250, whose bytes stay as they came',
    mixed(
      'Content-Type: text/xml; charset=windows-1250\r\nContent-Disposition: attachment; filename="jpk.xml"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<?xml version=3D"1.0" encoding=3D"windows-1250"?><a>=B9</a>\r\n',
    ),
    [{ name: 'jpk.xml', text: '<?xml version="1.0" encoding="windows-1250"?><a>\ufffd</a>\n' }],
  ],
  [
    'a CSV in base64 of ISO-8859-2',
    mixed(attached('filename="lista.csv"', encoded('Żółw;1', 'iso-8859-2'), 'text/csv; charset=iso-8859-2')),
    [{ name: 'lista.csv', bytes: encoded('Żółw;1', 'iso-8859-2') }],
  ],
  ['a name of RFC 2231 in UTF-8', mixed(attached("filename*=UTF-8''faktura%20%C5%BC.pdf")), [{ name: 'faktura ż.pdf' }]],
  ['a name of RFC 2231 in ISO-8859-2', mixed(attached("filename*=iso-8859-2'pl'faktura%20%BF.pdf")), [{ name: 'faktura ż.pdf' }]],
  [
    'a name of RFC 2231 in pieces',
    mixed(attached('filename*0*=UTF-8\'\'faktura%20;\r\n filename*1*=%C5%BC%C3%B3%C5%82w;\r\n filename*2=".pdf"')),
    [{ name: 'faktura żółw.pdf' }],
  ],
  [
    'a name of RFC 2047 in base64',
    mixed(attached(`filename="=?utf-8?B?${b64('faktura ż.pdf')}?="`)),
    [{ name: 'faktura ż.pdf' }],
  ],
  ['a name of RFC 2047 in cp1250', mixed(attached('filename="=?windows-1250?Q?umowa_=B9.pdf?="')), [{ name: 'umowa ą.pdf' }]],
  [
    'a name of RFC 2047 in two words, parted within a letter',
    mixed(
      attached(
        `filename="=?utf-8?B?${b64(Buffer.from('faktura ż.pdf').subarray(0, 9))}?=\r\n =?utf-8?B?${b64(Buffer.from('faktura ż.pdf').subarray(9))}?="`,
      ),
    ),
    [{ name: 'faktura ż.pdf' }],
  ],
  ['a name in bare UTF-8', mixed(attached('filename="Zażółć.pdf"')), [{ name: 'Zażółć.pdf' }]],
  [
    'a name in bare bytes of cp1250',
    encoded(mixed(attached('filename="Zażółć.pdf"')).replace('W załączeniu', 'W'), 'windows-1250'),
    [{ name: 'Zażółć.pdf' }],
  ],
  [
    'a name in bare bytes of ISO-8859-2',
    encoded(mixed(attached('filename="Świąteczna.pdf"')).replace('W załączeniu', 'W'), 'iso-8859-2'),
    [{ name: 'Świąteczna.pdf' }],
  ],
  [
    'a text of cp1250 with lines like headers, which stays as it came beside a name that is read',
    encoded(
      headers +
        multipart(
          'mixed',
          'g',
          'Content-Type: text/plain; charset=windows-1250\r\nContent-Disposition: attachment; filename="żółw.txt"\r\nContent-Transfer-Encoding: 8bit\r\n\r\nZażółć\r\n\r\nContent-Type: application/pdf; name="ósmy.pdf"\r\n--inna\r\nContent-Disposition: attachment; filename="dziewiąty.pdf"\r\n',
        ),
      'windows-1250',
    ),
    [
      {
        name: 'żółw.txt',
        bytes: encoded(
          'Zażółć\n\nContent-Type: application/pdf; name="ósmy.pdf"\n--inna\nContent-Disposition: attachment; filename="dziewiąty.pdf"\n',
          'windows-1250',
        ),
      },
    ],
  ],
  [
    'a name in bare bytes within a mail that is forwarded, and within parts of parts',
    encoded(
      mixed(
        `Content-Type: message/rfc822\r\n\r\n${headers}${multipart('mixed', 'h', 'Content-Type: text/plain\r\n\r\nW.\r\n', multipart('related', 'i', attached('filename="ęą.pdf"')))}`,
      ).replace('W załączeniu', 'W'),
      'windows-1250',
    ),
    [{ name: 'ęą.pdf' }],
  ],
  ['a name of the type alone', mixed(part('Content-Type: application/pdf; name="faktura.pdf"')), [{ name: 'faktura.pdf' }]],
  [
    'a name with a folder, of which the last part stays',
    mixed(attached('filename="C:\\\\Faktury\\\\maj.pdf"'), attached('filename="../czerwiec.pdf"')),
    [{ name: 'maj.pdf' }, { name: 'czerwiec.pdf' }],
  ],
  [
    'attachments without names, called by what they are',
    mixed(
      part('Content-Type: application/pdf\r\nContent-Disposition: attachment'),
      part('Content-Type: text/xml\r\nContent-Disposition: attachment', '<a/>'),
    ),
    [{ name: 'załącznik bez nazwy.pdf' }, { name: 'załącznik bez nazwy.xml' }],
  ],
  ['a picture of the text without a name', mixed(part(logo)), [{ name: 'załącznik bez nazwy.png', inline: true }]],
  [
    'a PDF that the sender’s program put into the text, which is still meant',
    mixed(part('Content-Type: application/pdf; name="faktura.pdf"\r\nContent-Disposition: inline; filename="faktura.pdf"')),
    [{ name: 'faktura.pdf' }],
  ],
  [
    'a PDF in a mail of related parts, as a telephone writes it',
    headers + multipart('related', 'r', words, part('Content-Type: application/pdf; name="skan.pdf"\r\nContent-ID: <1>')),
    [{ name: 'skan.pdf' }],
  ],
  [
    'winmail.dat, told as what it is',
    mixed(attached('filename="winmail.dat"', tnef, 'application/ms-tnef')),
    [{ name: 'winmail.dat' }],
  ],
  [
    'winmail.dat under another name',
    mixed(attached('filename="ATT00001"', tnef, 'application/ms-tnef'), part('Content-Type: application/ms-tnef', tnef)),
    [{ name: 'winmail.dat' }, { name: 'winmail.dat' }],
  ],
  [
    'a forwarded mail with a mail in it',
    mixed(
      `Content-Type: message/rfc822\r\n\r\n${mixed(
        `Content-Type: message/rfc822\r\n\r\n${mixed(attached('filename="najgłębiej.pdf"')).replaceAll('--g', '--i').replace('"g"', '"i"')}`,
      )
        .replaceAll('--g', '--h')
        .replace('"g"', '"h"')}\r\n`,
    ),
    [{ name: 'najgłębiej.pdf', text: pdf }],
  ],
  [
    'a forwarded mail as a file of its own',
    mixed(attached('filename="Fwd.eml"', mixed(attached('filename="w środku.pdf"')), 'application/octet-stream')),
    [{ name: 'w środku.pdf', text: pdf }],
  ],
  [
    'a forwarded mail in base64',
    mixed(attached('filename="przekazana.eml"', mixed(attached('filename="w środku.pdf"')), 'message/rfc822')),
    [{ name: 'w środku.pdf', text: pdf }],
  ],
  ['a mail that is a file and nothing else', `${headers}${attached('filename="sam.pdf"')}`, [{ name: 'sam.pdf', text: pdf }]],
  ['line ends of a Mac', mixed(attached('filename="mac.pdf"')).replaceAll('\r\n', '\n'), [{ name: 'mac.pdf', text: pdf }]],
  ['a mark of UTF-8 before it', `\ufeff${mixed(attached('filename="znak.pdf"'))}`, [{ name: 'znak.pdf', text: pdf }]],
  [
    'a line of a mailbox before it',
    `From anna@klient.test Fri Nov 27 10:00:00 2026\r\n${mixed(attached('filename="mbox.pdf"'))}`,
    [{ name: 'mbox.pdf', text: pdf }],
  ],
  [
    'an end that never came',
    mixed(attached('filename="urwana.pdf"')).replace('--g--\r\n', ''),
    [{ name: 'urwana.pdf', text: pdf }],
  ],
  [
    'two files of one name',
    mixed(attached('filename="skan.pdf"'), attached('filename="skan.pdf"', '%PDF-1.7')),
    [
      { name: 'skan.pdf', text: pdf },
      { name: 'skan.pdf', text: '%PDF-1.7' },
    ],
  ],
  ['an empty attachment', mixed(attached('filename="pusty.pdf"', '')), [{ name: 'pusty.pdf', text: '' }]],
  ['words alone', headers + words, []],
  [
    'a mail of words alone that hangs on it, beside a file',
    mixed(attached('filename="Ustalenia.eml"', headers + words, 'message/rfc822'), attached('filename="umowa.pdf"')),
    [{ name: 'Ustalenia.eml' }, { name: 'umowa.pdf', text: pdf }],
  ],
  ['nothing', '', []],
  [
    'a signature, which is the mail’s own',
    headers +
      multipart(
        'signed',
        's',
        mixed(attached('filename="podpisana.pdf"')).slice(headers.length),
        part(
          'Content-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Disposition: attachment; filename="smime.p7s"',
          'x',
        ),
      ),
    [{ name: 'podpisana.pdf' }, { name: 'smime.p7s', inline: true }],
  ],
];

describe('the files of a saved mail', () => {
  test.each(cases)('%s', async (_, mail, found) =>
    expect(await read(mail)).toEqual(found.map(({ inline = false, ...each }) => expect.objectContaining({ ...each, inline }))),
  );

  test('are more than twenty kinds', () => expect(cases.length).toBeGreaterThan(20));
});

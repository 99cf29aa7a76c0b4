// Files that lie in other files, as the programs of the world put them there; each file is made here.

import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesOfChosen, filesWithin } from '../../../src/app/files/mailParts';
import { mayHold } from '../../../src/app/files/readers/mayHold';
import { filesOfPdf } from '../../../src/app/files/readers/pdfFiles';
import { type Room, roomWithin } from '../../../src/app/files/readers/room';
import { filesOfMail } from '../../../src/app/screens/amounts/mail';
import { encoded } from '../../../src/lib/textEncoding';
import { detached, pdfWith, property, sealed, signedInPieces, signedOf, tnefOf } from './withinSamples';

const pdf = '%PDF-1.4 treść';
const fileOf = (name: string, content: Buffer | string) => new File([content as BlobPart], name);
const within = async (name: string, content: Buffer | string) =>
  Promise.all((await filesWithin(fileOf(name, content))).map(async ({ file, inline }) => [file.name, await file.text(), inline]));
const named = async (name: string, content: Buffer | string) => (await within(name, content)).map(([each]) => each);

const headers = 'From: anna@klient.test\r\nMIME-Version: 1.0\r\n';
const mailOf = (
  type: string,
  name: string,
  content: Buffer | string,
  words = 'Content-Type: text/plain\r\n\r\nW załączeniu.\r\n',
) =>
  `${headers}Content-Type: multipart/mixed; boundary="g"\r\n\r\n--g\r\n${words}--g\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content as string).toString('base64')}\r\n--g--\r\n`;

describe('winmail.dat', () => {
  test('gives its attachments by their long names, with the kinds that it says', async () => {
    const packed = tnefOf([
      {
        title: 'FAKTUR~1.PDF',
        content: pdf,
        properties: [property.text(0x3707, 'faktura żółta.pdf'), property.text(0x370e, 'application/pdf')],
      },
      { title: 'umowa.docx', content: 'PK' },
    ]);
    const files = await filesWithin(fileOf('winmail.dat', packed));
    expect(files.map(({ file }) => [file.name, file.type])).toEqual([
      ['faktura żółta.pdf', 'application/pdf'],
      ['umowa.docx', ''],
    ]);
    expect(await files[0]?.file.text()).toBe(pdf);
  });

  test('reads a name in the letters that it says', async () => {
    const [latin, windows] = [encoded('świadectwo.pdf', 'iso-8859-2'), encoded('świadectwo.pdf', 'windows-1250')];
    expect(latin).not.toEqual(windows);
    expect(await named('winmail.dat', tnefOf([{ title: Buffer.from(windows), content: pdf }]))).toEqual(['świadectwo.pdf']);
    expect(await named('winmail.dat', tnefOf([{ title: 'żółw.pdf', content: pdf }], 65_001))).toEqual(['żółw.pdf']);
  });

  test('passes over properties of programs’ own and of several values, and takes content that stands among them', async () => {
    const properties = [
      property.named('Własna cecha', 5),
      property.several(0x0e00, [1, 2, 3]),
      property.data(Buffer.from('<a/>')),
      property.text(0x3707, 'jpk.xml'),
    ];
    expect(await within('winmail.dat', tnefOf([{ properties }]))).toEqual([['jpk.xml', '<a/>', false]]);
  });

  test('offers a picture of its text last', async () => {
    const packed = tnefOf([{ title: 'logo.png', content: 'x', properties: [property.number(0x3714, 4)] }]);
    expect(await within('winmail.dat', packed)).toEqual([['logo.png', 'x', true]]);
  });

  test('opens a mail that is forwarded in it, and names one of words alone', async () => {
    const message = (files: Parameters<typeof tnefOf>[0]) => ({
      properties: [property.text(0x3001, 'Przekazana'), property.message(tnefOf(files))],
    });
    expect(await within('winmail.dat', tnefOf([message([{ title: 'w środku.xml', content: '<b/>' }])], 65_001))).toEqual([
      [expect.stringMatching(/rodku\.xml$/), '<b/>', false],
    ]);
    expect(await named('winmail.dat', tnefOf([message([])]))).toEqual(['Przekazana.msg']);
  });

  test('with one attachment that can’t be read gives the others, and of that one what it can', async () => {
    const unknown = Buffer.from([0x99, 0, 1, 0x30, 0, 0, 0, 0]);
    const broken = tnefOf([{ title: 'b.pdf', content: pdf }]).subarray(0, 80);
    const files = [
      { title: 'a.pdf', content: pdf, properties: [unknown] },
      { properties: [property.text(0x3001, 'Przekazana'), property.message(broken)] },
      { title: 'c.pdf', content: pdf },
    ];
    expect(await named('winmail.dat', tnefOf(files))).toEqual(['a.pdf', 'Przekazana.msg', 'c.pdf']);
  });

  test('with the end of a line behind it is whole', async () => {
    const packed = tnefOf([{ title: 'faktura.pdf', content: pdf }]);
    expect(await named('winmail.dat', Buffer.concat([packed, Buffer.from('\r\n')]))).toEqual(['faktura.pdf']);
  });

  test('is opened within a mail too, whatever it is called there, and told as it came where it is broken', async () => {
    const packed = tnefOf([{ title: 'faktura.pdf', content: pdf }]);
    expect(await named('poczta.eml', mailOf('application/ms-tnef', 'ATT0001', packed))).toEqual(['faktura.pdf']);
    expect(await named('poczta.eml', mailOf('application/octet-stream', 'winmail.dat', packed))).toEqual(['faktura.pdf']);
    expect(await named('poczta.eml', mailOf('application/ms-tnef', 'winmail.dat', packed.subarray(0, 60)))).toEqual([
      'winmail.dat',
    ]);
  });

  test.each([
    ['in its content', tnefOf([{ title: 'faktura.pdf', content: pdf }]).subarray(0, 80)],
    ['in the sum behind it', tnefOf([{ title: 'faktura.pdf', content: pdf }]).subarray(0, -1)],
    ['right at the beginning', tnefOf([]).subarray(0, 9)],
    ...[1, 3, 8].map((length): [string, Buffer] => [
      `${length} bytes into what comes next`,
      Buffer.concat([
        tnefOf([{ title: 'faktura.pdf', content: pdf }]),
        tnefOf([{ title: 'druga.pdf' }])
          .subarray(tnefOf([]).length)
          .subarray(0, length),
      ]),
    ]),
  ])('cut off %s says so, and gives no file as if it were whole', async (_, content) => {
    const says = /^Plik winmail\.dat jest ucięty albo uszkodzony.*Poproś nadawcę/;
    await expect(filesWithin(fileOf('winmail.dat', content))).rejects.toThrow(says);
    expect(await filesWithin(fileOf('poczta.eml', mailOf('application/ms-tnef', 'winmail.dat', content)))).toMatchObject([
      { file: { name: 'winmail.dat' }, fault: expect.stringMatching(says) },
    ]);
  });

  test.each([
    ['data of another program', Buffer.from('dane programu')],
    ['empty', Buffer.alloc(0)],
  ])('%s says what to do', async (_, content) => {
    await expect(filesWithin(fileOf('winmail.dat', content))).rejects.toThrow(/winmail\.dat albo dane programu.*Poproś nadawcę/);
  });
});

describe('a signed document', () => {
  test.each([
    ['umowa.pdf.p7m', signedOf(pdf), 'umowa.pdf'],
    ['umowa.pdf.p7s', signedInPieces('%PDF-1.4 ', 'treść'), 'umowa.pdf'],
    ['umowa.pdf.sig', signedOf(pdf), 'umowa.pdf'],
    ['umowa.P7M', signedOf(pdf), 'umowa.pdf'],
    ['umowa 12.2026.p7m', signedOf(pdf), 'umowa 12.2026.pdf'],
    [
      'umowa.pdf.p7m',
      `-----BEGIN PKCS7-----\r\n${signedOf(pdf).toString('base64').replace(/.{64}/g, '$&\r\n')}\r\n-----END PKCS7-----`,
      'umowa.pdf',
    ],
    ['umowa.pdf.p7m', signedOf(pdf).toString('base64'), 'umowa.pdf'],
  ])('%s gives what was signed', async (name, content, inner) => {
    expect(await within(name, content)).toEqual([[inner, pdf, false]]);
  });

  test('of any length gives all of it', async () => {
    const long = `%PDF-1.4 ${'x'.repeat(300_000)}`;
    expect(await within('a.pdf.p7m', signedOf(long))).toEqual([['a.pdf', long, false]]);
  });

  test('that was signed twice gives both', async () => {
    expect(await named('umowa.pdf.p7m.p7m', signedOf(signedOf(pdf)))).toEqual(['umowa.pdf.p7m', 'umowa.pdf']);
  });

  test('holds nothing where the signature lies beside it, is cut off or is none', async () => {
    for (const content of [
      detached(),
      signedOf(pdf).subarray(0, 60),
      Buffer.from('PGP'),
      Buffer.from([0x30, 0x80]),
      Buffer.alloc(0),
    ])
      expect(await within('umowa.pdf.p7s', content)).toEqual([]);
  });

  test('that is encrypted says so', async () => {
    await expect(filesWithin(fileOf('umowa.p7m', sealed()))).rejects.toThrow(/^Plik jest zaszyfrowany/);
  });

  test.each([
    [
      'umowa.pdf.xades',
      'umowa.pdf',
      '<ds:Object Id="o" Encoding="http://www.w3.org/2000/09/xmldsig#base64" MimeType="application/pdf">',
    ],
    ['umowa.xades', 'umowa.pdf', "<ds:Object MimeType='application/pdf' Encoding='http://www.w3.org/2000/09/xmldsig#base64'>"],
    ['umowa.xml', 'umowa.pdf', '<ds:Object Encoding="http://www.w3.org/2000/09/xmldsig#base64">'],
  ])('%s in XML gives %s', async (name, inner, tag) => {
    const lines = Buffer.from(pdf).toString('base64').replace(/.{8}/g, '$&\n');
    const xml = `<?xml version="1.0"?><ds:Signature xmlns:ds="d"><ds:SignedInfo/>${tag}\n${lines}</ds:Object><ds:Object><x/></ds:Object></ds:Signature>`;
    expect(await within(name, xml)).toEqual([[inner, pdf, false]]);
  });

  test('in XML is read with its ends of lines written out, and as it stands', async () => {
    const data = Buffer.from(pdf).toString('base64');
    const broken = data.replace(/.{8}/g, '$&&#13;\n').replace('&#13;', '&#xD;&#xA;');
    for (const letters of [broken, `\n<![CDATA[${data}]]>\n`, `<![CDATA[${broken}]]>`])
      expect(
        await within('umowa.pdf.xades', `<Object Encoding="http://www.w3.org/2000/09/xmldsig#base64">${letters}</Object>`),
      ).toEqual([['umowa.pdf', pdf, false]]);
    expect(await within('a.xml', '<DaneZalacznika><![CDATA[AAAA')).toEqual([]);
  });

  test('of an office’s letter gives its attachments by their names', async () => {
    const data = Buffer.from(pdf).toString('base64');
    const xml = `<wnio:Dokument xmlns:wnio="w"><str:Zalaczniki><str:Zalacznik format="application/pdf" nazwaPliku="Decyzja &amp; odpis.pdf" kodowanie="base64"><str:DaneZalacznika>${data}</str:DaneZalacznika></str:Zalacznik></str:Zalaczniki></wnio:Dokument>`;
    expect(await within('pismo.xml', xml)).toEqual([['Decyzja & odpis.pdf', pdf, false]]);
  });

  test('an invoice in XML, or letters that are no Base64, hold nothing', async () => {
    expect(await within('faktura.xml', '<Faktura><Fa/></Faktura>')).toEqual([]);
    expect(await within('a.xml', '<Object Encoding="x#base64">to nie to!</Object><DaneZalacznika>')).toEqual([]);
  });
});

describe('a mail that was signed whole', () => {
  const inner = mailOf('application/pdf', 'faktura.pdf', pdf).slice(headers.length);
  const whole = (content: Buffer, type = 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"') =>
    `${headers}Content-Type: ${type}\r\nContent-Disposition: attachment; filename="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replace(/.{64}/g, '$&\r\n')}\r\n`;

  test('gives its attachments, in a mail or saved by itself', async () => {
    expect(await within('poczta.eml', whole(signedOf(inner)))).toEqual([['faktura.pdf', pdf, false]]);
    expect(
      await named('poczta.eml', whole(signedInPieces(inner.slice(0, 50), inner.slice(50)), 'application/x-pkcs7-mime')),
    ).toEqual(['faktura.pdf']);
    expect(await named('smime.p7m', signedOf(inner))).toEqual(['faktura.pdf']);
  });

  test('of words alone has its signature and nothing else', async () => {
    expect(
      (await within('poczta.eml', whole(signedOf('Content-Type: text/plain\r\n\r\nDzień dobry')))).map(([name, , inline]) => [
        name,
        inline,
      ]),
    ).toEqual([['smime.p7m', true]]);
  });

  test('or encrypted says that it can be opened by who it was sent to alone', async () => {
    expect(await filesWithin(fileOf('poczta.eml', whole(sealed())))).toMatchObject([
      {
        file: { name: 'smime.p7m' },
        fault: expect.stringMatching(/^Plik jest zaszyfrowany: otworzysz go tylko w swoim programie/),
      },
    ]);
  });

  test('a signed document that hangs on a mail is offered itself, with what is in it', async () => {
    expect(await named('poczta.eml', mailOf('application/pkcs7-mime', 'umowa.pdf.p7m', signedOf(pdf)))).toEqual([
      'umowa.pdf.p7m',
      'umowa.pdf',
    ]);
  });
});

describe('a PDF with files on it', () => {
  const invoice = { name: 'factur-x.xml', content: '<rsm:CrossIndustryInvoice/>' };
  test.each([
    ['as it is written plainly', pdfWith([invoice])],
    ['not packed at all', pdfWith([{ ...invoice, packed: false }])],
    ['with its names packed in another object', pdfWith([invoice], { packedObjects: true })],
    ['with its name in UTF-16', pdfWith([{ ...invoice, utf16: true }])],
    ['behind a printer’s lines', Buffer.concat([Buffer.from('\u001b%-12345X@PJL\r\n'), pdfWith([invoice])])],
  ])('%s gives them', async (_, content) => {
    expect(await within('faktura.pdf', content)).toEqual([[invoice.name, invoice.content, false]]);
  });

  test('gives each once, by its whole name without folders', async () => {
    const files = [
      { name: 'C:\\KSeF\\żółta (1).xml', content: '<Faktura/>', utf16: true },
      { name: 'zestawienie (kopia).csv', content: 'a;b' },
    ];
    expect(await within('wizualizacja.PDF', pdfWith(files))).toEqual([
      ['żółta (1).xml', '<Faktura/>', false],
      ['zestawienie (kopia).csv', 'a;b', false],
    ]);
  });

  test('in a mail is offered with them', async () => {
    expect(await named('poczta.eml', mailOf('application/pdf', 'faktura.pdf', pdfWith([invoice])))).toEqual([
      'faktura.pdf',
      'factur-x.xml',
    ]);
  });

  test('with a password, broken, or without any gives none', async () => {
    const whole = pdfWith([invoice], { packedObjects: true });
    for (const content of [
      pdfWith([invoice], { locked: true }),
      whole.subarray(0, whole.length / 2),
      pdfWith([]),
      Buffer.from('%PDF-1.4 /EmbeddedFile <</EF'),
    ])
      expect(await within('faktura.pdf', content)).toEqual([]);
  });

  test('whose file’s length is told wrong gives it whole', async () => {
    const wrong = pdfWith([{ ...invoice, packed: false }])
      .toString('latin1')
      .replace(/(3000 0 obj\n)\d+/, '$11');
    expect(await within('faktura.pdf', Buffer.from(wrong, 'latin1'))).toEqual([[invoice.name, invoice.content, false]]);
  });

  test('is told from one without them by a word on the edge of what is read at once', async () => {
    const edge = Buffer.concat([Buffer.alloc(1024 * 1024 - 6, 32), Buffer.from('/EmbeddedFile')]);
    expect(await mayHold(fileOf('a.pdf', edge))).toBe(true);
    expect(await mayHold(fileOf('a.pdf', Buffer.alloc(3_000_000, 32)))).toBe(false);
    expect(await mayHold(fileOf('a.docx', edge))).toBe(false);
  });

  test('of objects that never end, or of very many in one place, is done with soon', async () => {
    const endless = Array.from({ length: 100_000 }, (_, nth) => `${nth} 0 obj<</EF(`).join('');
    const index = Array.from({ length: 100_000 }, (_, nth) => `${nth + 100} 0`).join(' ');
    const packed = deflateSync(`${index} [${'<</EF 1 0 R>>'.repeat(50_000)}`);
    const head = `%PDF-1.7 /EmbeddedFile 1 0 obj<</Type/ObjStm/N 100000/First ${index.length + 1}/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
    for (const content of [
      Buffer.from(`%PDF-1.7 /EmbeddedFile ${endless}`),
      Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')]),
    ])
      expect(await within('faktura.pdf', content)).toEqual([]);
  }, 10_000);

  test('gives as much as there is room for', async () => {
    const files = ['a.xml', 'b.xml', 'c.xml'].map((name) => ({ name, content: name.repeat(20_000) }));
    const taken = async (more: Partial<Room>) => {
      const room = { ...roomWithin(), ...more };
      const found = await filesOfPdf(new Uint8Array(pdfWith(files)), room);
      return { names: found.map(({ name }) => name), short: room.short };
    };
    expect(await taken({})).toEqual({ names: ['a.xml', 'b.xml', 'c.xml'], short: false });
    expect(await taken({ files: 2 })).toEqual({ names: ['a.xml', 'b.xml'], short: true });
    expect(await taken({ bytes: 200_000 })).toEqual({ names: ['a.xml'], short: true });
    expect(await taken({ signs: 10 })).toEqual({ names: [], short: true });
  });
});

describe('files that are looked into together', () => {
  test('give five hundred at most, those of mails too, and say that there are more', async () => {
    const room = { ...roomWithin(), files: 3 };
    const mail = fileOf('poczta.eml', mailOf('application/pdf', 'faktura.pdf', pdfWith([{ name: 'a.xml', content: '<a/>' }])));
    expect((await filesOfChosen(mail, room)).map(({ file }) => file.name)).toEqual(['faktura.pdf', 'a.xml']);
    expect(room).toMatchObject({ files: 1, short: false });
    expect((await filesOfChosen(mail, room)).map(({ file }) => file.name)).toEqual(['faktura.pdf']);
    expect(room).toMatchObject({ files: 0, short: true });
    expect(roomWithin().files).toBe(500);
  });
});

describe('amounts in a mail', () => {
  const jpk = '<?xml version="1.0"?><JPK/>';
  const filesOf = async (name: string, content: Buffer | string) =>
    Promise.all(
      (await filesOfMail(fileOf('poczta.eml', mailOf('application/octet-stream', name, content)))).map((file) => file.text()),
    );

  test('are read of a signed document once, from what was signed', async () => {
    const data = Buffer.from(jpk).toString('base64');
    const signed = `<?xml version="1.0"?><Object Encoding="http://www.w3.org/2000/09/xmldsig#base64">${data}</Object>`;
    expect(await filesOf('JPK.xml', signed)).toEqual([jpk]);
    expect(await filesOf('JPK.xml.p7m', signedOf(jpk))).toEqual([jpk]);
    expect(await filesOf('JPK.xml', jpk)).toEqual([jpk]);
  });

  test('are not read of what hangs on a PDF', async () => {
    const invoice = pdfWith([{ name: 'factur-x.xml', content: jpk }]);
    await expect(filesOf('faktura.pdf', invoice)).rejects.toThrow('W tej wiadomości nie ma załącznika');
  });
});

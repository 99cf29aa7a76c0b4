import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanName, endingOf } from '../../../src/server/files/name';
import { inAll } from '../../support/inAll';
import { openOffice } from '../../support/office';
import fc from '../../support/properties';
import { fetched, stored, upload, uploaded } from './desk';
import {
  docx,
  heicPhotograph,
  invoiceXml,
  lockedPdf,
  opendocument,
  pdfOf,
  photograph,
  pictureOf,
  printed,
  signature,
  tiffOf,
  xlsx,
  zipOf,
} from './samples';

const container = (signed = 'META-INF/signatures001.xml', inner = 'umowa.pdf') =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.etsi.asic-e+zip', stored: true },
    { name: inner, content: pdfOf() },
    { name: signed, content: '<a/>' },
  ]);

const office = openOffice();
const who = () => office.as('ksiegowa');

describe('F01 what may be uploaded', () => {
  test.each([
    ['Faktura za gaz.pdf', pdfOf(3), 'application/pdf', 3],
    ['umowa.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', null],
    ['lista płac.xlsx', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', null],
    ['pismo.odt', opendocument('text'), 'application/vnd.oasis.opendocument.text', null],
    ['zestawienie.ods', opendocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet', null],
    ['wyciąg.csv', 'data;kwota\n2026-11-01;12,50\n', 'text/csv', null],
    ['wyciąg win.txt', Buffer.from([0xa3, 0xf3, 0x64, 0xbc, 0x0a]), 'text/plain', null],
    ['JPK.XML', invoiceXml, 'application/xml', null],
    ['podpis.p7s', signature, 'application/pkcs7-signature', null],
    ['umowa.pdf.p7m', signature, 'application/pkcs7-mime', null],
    ['umowa.pdf.sig', signature, 'application/pkcs7-signature', null],
    [
      'podpis pem.p7s',
      `-----BEGIN PKCS7-----\n${signature.toString('base64')}\n-----END PKCS7-----\n`,
      'application/pkcs7-signature',
      null,
    ],
    [
      'podpis.xades',
      '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo/></ds:Signature>',
      'application/xml',
      null,
    ],
    ['umowa.asice', container(), 'application/vnd.etsi.asic-e+zip', null],
    ['umowa.SCE', container(), 'application/vnd.etsi.asic-e+zip', null],
    ['umowa.asics', container('META-INF/timestamp.tst'), 'application/vnd.etsi.asic-s+zip', null],
    [
      'paczka.zip',
      zipOf([
        { name: 'faktury/', content: '' },
        { name: 'faktury/1.pdf', content: pdfOf() },
      ]),
      'application/zip',
      null,
    ],
  ])('takes %s', async (name, content, mime, pages) => {
    expect(await uploaded(office, who(), name, content)).toMatchObject({ name, mime, pages, state: 'ready' });
  });

  test('takes a PDF with a password, unseen: it has no pages to count or to draw', async () => {
    const { id, pages } = await uploaded(office, who(), 'wyciąg.pdf', await lockedPdf());
    expect(pages).toBeNull();
    expect((await who().get(`/api/files/${id}/preview`)).body.code).toBe('no_picture');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('takes a picture of the kind %s', async (format) => {
    const name = `skan.${format}`;
    expect(await uploaded(office, who(), name, await pictureOf(format))).toMatchObject({ name, mime: `image/${format}` });
  });

  test('F08: takes a phone’s photograph in HEIC, and keeps it as a JPEG that the office opens, without what the camera wrote', async () => {
    expect(heicPhotograph.toString('latin1')).toContain('tajny aparat');
    const kept = await uploaded(office, who(), 'Paragon.HEIC', heicPhotograph);
    expect(kept).toMatchObject({ name: 'Paragon.jpg', mime: 'image/jpeg', state: 'ready' });
    const bytes = (await fetched(office, who(), `/api/files/${kept.id}`)).bytes;
    expect(bytes.toString('latin1')).not.toContain('tajny');
    const sheet = await sharp(bytes).extract({ left: 70, top: 100, width: 100, height: 80 }).toBuffer();
    const { channels } = await sharp(sheet).stats();
    expect([(await sharp(bytes).metadata()).format, channels.every(({ mean }) => mean > 225)]).toEqual(['jpeg', true]);
    expect((await who().get(`/api/files/${kept.id}/preview`)).status).toBe(200);
  });

  test.each([
    ['faktura.jfif', () => pictureOf('jpeg'), 'faktura.jpg', 'image/jpeg'],
    ['1000012345', () => pictureOf('jpeg'), '1000012345.jpg', 'image/jpeg'],
    ['Skan 12.11', () => pictureOf('png'), 'Skan 12.11.png', 'image/png'],
    ['z komunikatora.jpg', () => pictureOf('webp'), 'z komunikatora.webp', 'image/webp'],
    ['iPhone.jpg', () => heicPhotograph, 'iPhone.jpg', 'image/jpeg'],
    ['bez końcówki', () => heicPhotograph, 'bez końcówki.jpg', 'image/jpeg'],
    ['skan.png', () => pdfOf(), 'skan.pdf', 'application/pdf'],
    ['umowa.doc', () => pdfOf(), 'umowa.pdf', 'application/pdf'],
    ['wydruk.pdf', () => printed(pdfOf(2)), 'wydruk.pdf', 'application/pdf'],
    ['z KSeF', () => invoiceXml, 'z KSeF.xml', 'application/xml'],
    ['z KSeF.txt', () => invoiceXml, 'z KSeF.xml', 'application/xml'],
    ['z KSeF.pdf', () => invoiceXml, 'z KSeF.xml', 'application/xml'],
    ['w UTF-16.txt', () => Buffer.from(`\uFEFF${invoiceXml}`, 'utf16le'), 'w UTF-16.xml', 'application/xml'],
  ])('knows %s by its bytes, and keeps it under a name that opens', async (sent, content, name, mime) => {
    const kept = await uploaded(office, who(), sent, await content());
    expect(kept).toMatchObject({ name, mime, state: 'ready' });
  });

  test('a PDF behind a printer’s lines is drawn, and kept as it came', async () => {
    const sent = printed(pdfOf(2));
    const { id, pages } = await uploaded(office, who(), 'wydruk.pdf', sent);
    expect(pages).toBe(2);
    expect((await fetched(office, who(), `/api/files/${id}`)).bytes.equals(sent)).toBe(true);
    expect((await who().get(`/api/files/${id}/preview?page=2`)).status).toBe(200);
  });

  test('takes a scan of several pages in TIFF, and keeps it as a PDF of them that the office opens', async () => {
    const kept = await uploaded(office, who(), 'Umowa najmu.TIF', tiffOf(3));
    expect(kept).toMatchObject({ name: 'Umowa najmu.pdf', mime: 'application/pdf', pages: 3, state: 'ready' });
    const { bytes } = await fetched(office, who(), `/api/files/${kept.id}`);
    expect([bytes.toString('latin1', 0, 5), bytes.length]).toEqual(['%PDF-', kept.size]);
    const third = await fetched(office, who(), `/api/files/${kept.id}/preview?page=3`);
    const { channels } = await sharp(third.bytes).stats();
    for (const { mean } of channels) expect(Math.abs(mean - 120)).toBeLessThan(6);
  });

  test.each([
    ['strona.html', '<html></html>', /Ten rodzaj pliku nie jest przyjmowany/],
    ['rysunek.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /Ten rodzaj pliku/],
    ['program.exe', 'MZ', /Ten rodzaj pliku/],
    ['faktura.pdf.exe', 'MZ', /Ten rodzaj pliku/],
    ['arkusz.xlsm', xlsx(), /z makrami/],
    ['zdjęcie.heic', 'x', /nie odpowiada jego nazwie/],
    ['zdjęcie.heic', heicPhotograph.subarray(0, 400), /uszkodzone/],
    ['bez końcówki', 'x', /nie ma końcówki.* Dopisz ją/],
    ['faktury.epp', '[INFO]\r\n"1.08",3,1250\r\n', /EDI\+\+ programów InsERT.* jako PDF albo XML z KSeF/],
    ['poczta.eml', 'From: sklep@example.com\r\n\r\nFaktura', /Zapisz jej załączniki/],
    ['aparat.dng', tiffOf(1), /Surowe zdjęcie z aparatu/],
    ['skan.tif', tiffOf(2).subarray(0, 150), /Skan jest uszkodzony/],
    ['skan.tif', 'x', /nie odpowiada/],
    ['faktura.pdf', '\u001b%-12345X@PJL ENTER LANGUAGE=PCL\r\n', /nie odpowiada jego nazwie/],
    ['faktura.pdf', 'MZ\u0000\u0001', /nie odpowiada jego nazwie/],
    ['faktura.pdf', '<html>%PDF-1.4', /strona internetowa/],
    ['faktura.pdf', '%PDF-1.4 urwany', /uszkodzony/],
    ['skan.png', 'GIF89a', /^Obraz \.gif zapisz jako PNG albo JPG/],
    ['skan.jpg', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), /^Obraz \.bmp zapisz/],
    ['skan', Buffer.from('\0\0\0\x20ftypavif', 'latin1'), /^Zdjęcie \.avif zapisz jako JPG/],
    ['skan.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /nie odpowiada/],
    ['notatka.txt', '  <!DOCTYPE html><script>alert(1)</script>', /Strony internetowe i skrypty/],
    ['notatka.txt', '#!/bin/sh\nrm -rf', /Strony internetowe i skrypty/],
    ['notatka.txt', Buffer.from([0x4d, 0x5a, 0, 1, 2]), /nie odpowiada jego nazwie/],
    ['puste.csv', '', /pusty/],
    ['puste.pdf', '', /^Plik jest pusty\. Wybierz inny/],
    ['strona.xml', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /Strony internetowe/],
    ['rysunek.xml', '<a:svg xmlns:a="http://www.w3.org/2000/svg"/>', /Strony internetowe/],
    ['podpis.p7s', 'podpisano', /nie odpowiada/],
    ['smime.p7m', Buffer.from('3080060b2a864886f70d0109100117a080', 'hex'), /jest zaszyfrowany.*zapisz załączniki/],
    ['smime.p7m', Buffer.from('3082010006092a864886f70d010703a0820000', 'hex').toString('base64'), /jest zaszyfrowany/],
    ['podpis.xades', invoiceXml, /nie odpowiada/],
    ['umowa.asice', container('META-INF/manifest.xml'), /nie odpowiada/],
    [
      'umowa.asice',
      container('META-INF/signatures.xml', 'a.exe'),
      /^Podpisany dokument zawiera plik niedozwolonego rodzaju \(\.exe\)/,
    ],
    ['umowa.sce', 'PK', /^Podpisany dokument jest uszkodzony/],
    ['umowa.docx', docx([{ name: 'word/vbaProject.bin', content: 'x' }]), /z makrami/],
    ['umowa.docx', docx([], 'ms-word.document.macroEnabled.main'), /z makrami/],
    ['umowa.docx', xlsx(), /nie odpowiada/],
    ['pismo.odt', opendocument('text', [{ name: 'Basic/Standard/script-lb.xml', content: '<a/>' }]), /z makrami/],
    ['pismo.odt', zipOf([{ name: 'a.txt', content: 'a' }]), /nie odpowiada/],
  ])('refuses %s of a wrong inside or kind (%#)', async (name, content, says) => {
    const answer = await upload(office, who(), [{ name, content }]);
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('files_refused');
    expect(answer.body.errors['files.0']).toMatch(says);
  });

  test('one bad file among good ones keeps them all out, and each bad one is told by its place', async () => {
    const before = await office.services.db.query({ text: 'select 1 from files' });
    const good = { name: 'dobry.txt', content: 'dobry' };
    const answer = await upload(office, who(), [
      good,
      { name: 'zły.pdf', content: 'x' },
      good,
      { name: 'zły.exe', content: 'x' },
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['files.1', 'files.3']);
    expect(await office.services.db.query({ text: 'select 1 from files' })).toHaveLength(before.length);
    expect(await stored(office, 'incoming')).toEqual([]);
  });
});

describe('F03 archives, offices and XML', () => {
  const bomb = Buffer.alloc(3_000_000);
  const honest = { name: 'a.txt', content: 'abc' };
  test.each([
    ['leads out of itself', [{ name: '../../etc/passwd', content: 'x' }], /niedozwolonych nazwach/],
    ['leads out the Windows way', [{ name: 'a\\..\\..\\b.txt', content: 'x' }], /niedozwolonych nazwach/],
    ['has an absolute name', [{ name: '/etc/passwd', content: 'x' }], /niedozwolonych nazwach/],
    ['names a drive', [{ name: 'C:/x.txt', content: 'x' }], /niedozwolonych nazwach/],
    ['holds a link', [{ name: 'link', content: '/etc/passwd', mode: 0o120777 }], /dowiązania/],
    ['is closed with a password', [{ name: 'a.txt', content: 'x', flags: 0x801 }], /hasłem/],
    ['unpacks to too many times its size', [{ name: 'zera.txt', content: bomb }], /Plik ZIP po rozpakowaniu jest za duży/],
    [
      'lies about how much it holds',
      [{ name: 'zera.txt', content: bomb, says: { unpacked: 10 } }],
      /Plik ZIP po rozpakowaniu jest za duży/,
    ],
    ['shares bytes between entries', [honest, { ...honest, name: 'b.txt', says: { start: 0 } }], /Plik ZIP jest uszkodzony/],
    ['holds a script', [{ name: 'faktura.pdf.js', content: 'x' }], /niedozwolonego rodzaju \(\.js\)/],
    ['holds another archive', [{ name: 'b.zip', content: 'x' }], /\.zip/],
    ['has too many entries', Array.from({ length: 2_001 }, (_, nth) => ({ name: `${nth}`, content: '' })), /za dużo plików/],
    ['is empty', [], /Plik ZIP jest pusty/],
  ])('an archive that %s is refused', async (_, entries, says) => {
    const answer = await upload(office, who(), [{ name: 'paczka.zip', content: zipOf(entries) }]);
    expect([answer.status, answer.body.errors['files.0']]).toEqual([422, expect.stringMatching(says)]);
  });

  test('an archive with something before its first entry is refused', async () => {
    const content = Buffer.concat([Buffer.from('MZ program'), zipOf([honest])]);
    expect((await upload(office, who(), [{ name: 'paczka.zip', content }])).status).toBe(422);
  });

  test('a document that is a bomb inside is refused like an archive', async () => {
    const content = docx([{ name: 'word/media/zera.bin', content: bomb }]);
    expect((await upload(office, who(), [{ name: 'umowa.docx', content }])).body.errors['files.0']).toMatch(
      /^Plik Word po rozpakowaniu jest za duży/,
    );
  });

  test.each([
    ['XML', 'a.xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an outside DTD', 'a.xml', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['a document', 'a.docx', docx([{ name: 'word/x.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a/>' }])],
    ['a document in UTF-16', 'a.docx', docx([{ name: 'word/x.xml', content: Buffer.from('<!DOCTYPE a><a/>', 'utf16le') }])],
  ])('a DTD in %s is refused', async (_, name, content) => {
    expect((await upload(office, who(), [{ name, content }])).body.errors['files.0']).toMatch(/DTD/);
  });

  test('broken XML is refused with its line and what to do', async () => {
    const answer = await upload(office, who(), [{ name: 'a.xml', content: '<a>\n<b></a>' }]);
    expect(answer.body.errors['files.0']).toMatch(/wiersz 2\)\. Pobierz go jeszcze raz tam, skąd pochodzi/);
  });

  inAll(
    'a photograph of a phone of fifty megapixels is taken, a little more than fifty millions of them',
    'server/files/kinds.test.ts',
    async () => {
      const content = await pictureOf('jpeg', 8_192, 6_144);
      expect(await uploaded(office, who(), 'IMG_0001.jpg', content)).toMatchObject({ mime: 'image/jpeg', state: 'ready' });
    },
  );

  test('a picture of far more than fifty megapixels is refused without being opened', async () => {
    const content = await pictureOf('png', 8_000, 7_000);
    const answer = await upload(office, who(), [{ name: 'mapa.png', content }]);
    expect(answer.body.errors['files.0']).toMatch(/52.megapiksele\. Zapisz je w mniejszym rozmiarze/);
  });
});

describe('F04 names', () => {
  test.each([
    ['../../etc/pass wd.txt', '_.._etc_pass wd.txt'],
    ['C:\\Dokumenty\\faktura.pdf', 'C__Dokumenty_faktura.pdf'],
    ['Z\u0061\u0328b.txt', 'Ząb.txt'],
    ['a\u0000b\r\nc.txt', 'abc.txt'],
    ['...', 'plik'],
  ])('%j becomes %j', (sent, kept) => expect(cleanName(sent)).toBe(kept));

  test('a name that reads backwards is refused', () =>
    expect(() => cleanName('faktura\u202Efdp.exe')).toThrow(/niedozwolone znaki/));

  test('whatever a file is called, what is kept is short, NFC and no path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (sent) => {
        let kept: string;
        try {
          kept = cleanName(`${sent}.pdf`);
        } catch {
          return;
        }
        expect([...kept].length).toBeLessThanOrEqual(200);
        expect(kept).toBe(kept.normalize('NFC'));
        expect(kept).not.toMatch(/[\\/\p{Cc}]/u);
        expect(endingOf(kept)).toBe('pdf');
      }),
    );
  });
});

describe('F08 pictures', () => {
  test('lose what the camera wrote beside the pixels, and stand upright', async () => {
    const sent = await photograph();
    expect(sent.includes('Kowalskich')).toBe(true);
    const { id, size } = await uploaded(office, who(), 'zdjęcie.jpg', sent);
    const answer = await office.app.inject({
      url: `/api/files/${id}`,
      headers: { 'x-api-key': 'demo-api-key', 'x-provider-scope': 'local', authorization: `Bearer ${who().token}` },
    });
    const sharp = (await import('sharp')).default;
    const kept = await sharp(answer.rawPayload).metadata();
    expect(answer.rawPayload.includes('Kowalskich')).toBe(false);
    expect(answer.rawPayload).toHaveLength(size);
    expect([kept.exif, kept.orientation, kept.width, kept.height]).toEqual([undefined, undefined, 20, 40]);
  });
});

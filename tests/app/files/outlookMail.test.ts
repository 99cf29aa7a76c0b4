// Mails that Outlook saved (.msg), made here as it writes them, and containers of signatures (ASiC).

import { describe, expect, test, vi } from 'vitest';
import { filesOfChosen, filesWithin, letterOf } from '../../../src/app/files/mailParts';
import { letterFile, wordsOfPage } from '../../../src/app/files/readers/letter';
import { readOutlookMail } from '../../../src/app/files/readers/outlookMail';
import { roomWithin } from '../../../src/app/files/readers/room';
import { zipOf } from '../../server/files/samples';
import { msgOf, type OutlookLetter } from './outlookSamples';
import { pdfWith, signedOf } from './withinSamples';

const pdf = '%PDF-1.4 treść';
const fileOf = (name: string, content: Buffer | string) => new File([content as BlobPart], name);
const within = async (name: string, content: Buffer | string) =>
  Promise.all((await filesWithin(fileOf(name, content))).map(async ({ file, inline }) => [file.name, await file.text(), inline]));
const inMsg = (letter: OutlookLetter) => within('poczta.msg', msgOf(letter));

describe('a mail that Outlook saved', () => {
  test('gives its files, small ones and large ones, by their long names', async () => {
    const long = `${pdf}${'x'.repeat(300_000)}`;
    const files = await filesWithin(
      fileOf(
        'Faktury.MSG',
        msgOf({
          subject: 'Faktury',
          files: [
            { name: 'faktura żółta.pdf', shortName: 'FAKTUR~1.PDF', type: 'application/pdf', content: pdf },
            { shortName: 'UMOWA.PDF', content: long },
            { content: pdf },
          ],
        }),
      ),
    );
    expect(files.map(({ file }) => [file.name, file.type, file.size])).toEqual([
      ['faktura żółta.pdf', 'application/pdf', Buffer.byteLength(pdf)],
      ['UMOWA.PDF', '', Buffer.byteLength(long)],
      ['załącznik bez nazwy.pdf', '', Buffer.byteLength(pdf)],
    ]);
    expect(await files[1]?.file.text()).toBe(long);
  });

  test('knows no ending by a type that is none', async () => {
    const files = [{ name: 'skan', type: 'constructor', content: 'x' }];
    expect((await inMsg({ files })).map(([name]) => name)).toEqual(['skan']);
  });

  test('says who wrote it, when and of what, with its words', async () => {
    const letter: OutlookLetter = {
      from: 'Anna Kłos',
      address: 'anna@klient.test',
      subject: 'Faktury za październik',
      sent: '2026-11-12T09:15:00Z',
      text: 'Dzień dobry,\r\nw załączeniu.',
    };
    const read = await letterOf(fileOf('poczta.msg', msgOf(letter)));
    expect(read).toEqual({
      from: 'Anna Kłos <anna@klient.test>',
      date: '2026-11-12T09:15:00.000Z',
      subject: 'Faktury za październik',
      text: 'Dzień dobry,\r\nw załączeniu.',
    });
    const { name, content } = letterFile(read as NonNullable<typeof read>);
    expect([name, new TextDecoder().decode(content)]).toEqual([
      'Faktury za październik.txt',
      'Od: Anna Kłos <anna@klient.test>\r\nData: 12.11.2026, 10:15\r\nTemat: Faktury za październik\r\n\r\nDzień dobry,\r\nw załączeniu.\r\n',
    ]);
  });

  test('reads old words in the letters that it says', async () => {
    const subject = Buffer.from('b6b9', 'hex');
    const of = async (codepage: number) => (await letterOf(fileOf('a.msg', msgOf({ letters: { codepage, subject } }))))?.subject;
    expect(await of(28_592)).toBe('śš');
    expect(await of(1_250)).toBe('¶ą');
  });

  test('reads words up to the zero that ends them, however many follow', async () => {
    const text = `Proszę.${'\0'.repeat(400_000)}x`;
    const from = performance.now();
    expect((await letterOf(fileOf('a.msg', msgOf({ text }))))?.text).toBe('Proszę.');
    expect(performance.now() - from).toBeLessThan(5_000);
  });

  test('opens a mail that was forwarded in it, and one of words alone is a file of these words', async () => {
    const files = [
      { mail: { subject: 'Z pliku', files: [{ name: 'w środku.xml', content: '<a/>' }] } },
      { mail: { subject: 'Samo: słowo', text: 'Proszę o fakturę.' } },
      { name: 'dalej.eml', content: 'Content-Type: application/pdf; name="z eml.pdf"\r\n\r\n%PDF' },
    ];
    expect(await inMsg({ files })).toEqual([
      ['w środku.xml', '<a/>', false],
      ['Samo słowo.txt', 'Temat: Samo: słowo\r\n\r\nProszę o fakturę.\r\n', false],
      ['z eml.pdf', expect.stringContaining('%PDF'), false],
    ]);
  });

  test('offers a picture of its text last, and what is in its documents', async () => {
    const files = [
      { name: 'logo.png', content: 'x', drawn: true },
      { name: 'faktura.pdf', content: pdfWith([{ name: 'factur-x.xml', content: '<a/>' }]) },
      { name: 'umowa.pdf.p7m', content: signedOf(pdf) },
    ];
    expect((await inMsg({ files })).map(([name, , inline]) => [name, inline])).toEqual([
      ['logo.png', true],
      ['faktura.pdf', false],
      ['factur-x.xml', false],
      ['umowa.pdf.p7m', false],
      ['umowa.pdf', false],
    ]);
  });

  test('takes nothing but a picture for one of its text, whatever Outlook ties to it', async () => {
    const files = [
      { name: 'logo.PNG', content: 'x', drawn: true },
      { name: 'stopka', type: 'image/png', content: 'x', drawn: true },
      { name: 'faktura.pdf', content: pdf, drawn: true },
      { name: 'skan', type: 'application/pdf', content: pdf, drawn: true },
      { name: 'lista.xlsx', type: 'application/octet-stream', content: 'x', drawn: true },
    ];
    expect((await inMsg({ files })).map(([name, , inline]) => [name, inline])).toEqual([
      ['logo.PNG', true],
      ['stopka.png', true],
      ['faktura.pdf', false],
      ['skan.pdf', false],
      ['lista.xlsx', false],
    ]);
  });

  test('that was signed is opened by what lies in its signature', async () => {
    const letter =
      'Content-Type: multipart/signed; boundary="g"\r\n\r\n--g\r\nContent-Type: application/pdf; name="faktura.pdf"\r\n\r\n%PDF\r\n--g--\r\n';
    const files = [{ name: 'smime.p7m', type: 'multipart/signed', content: letter }];
    expect((await inMsg({ files })).map(([name]) => name)).toEqual(['faktura.pdf']);
  });

  test('within another mail stands for its files', async () => {
    const packed = msgOf({ files: [{ name: 'faktura.pdf', content: pdf }] }).toString('base64');
    const mail = `Content-Type: application/vnd.ms-outlook; name="przekazana.msg"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\n${packed}\r\n`;
    expect((await within('poczta.eml', mail)).map(([name]) => name)).toEqual(['faktura.pdf']);
  });

  test('whose one file can’t be read says so of it, and gives the others', async () => {
    const found = await filesWithin(
      fileOf('a.msg', msgOf({ files: [{ name: 'bez treści.pdf' }, { name: 'b.pdf', content: pdf }] })),
    );
    expect(found).toMatchObject([
      { file: { name: 'b.pdf' } },
      { file: { name: 'załącznik' }, fault: expect.stringMatching(/^Tego załącznika nie da się odczytać/) },
    ]);
  });

  describe('whose file is not whole', () => {
    /** The mail with its first file's chain changed: the sector that follows one, or the first one, by its bytes. */
    const content = Buffer.from('x'.repeat(5_000));
    const broken = (change: (mail: Buffer, table: number, first: number) => void) => {
      const mail = msgOf({
        files: [
          { name: 'a.pdf', content },
          { name: 'b.pdf', content: pdf },
        ],
      });
      const table = (mail.readUInt32LE(76) + 1) * 512;
      change(mail, table, mail.indexOf(content) / 512 - 1);
      return readOutlookMail(new Uint8Array(mail), roomWithin());
    };
    const end = 0xfffffffe;
    test.each([
      ['ends too soon', (mail: Buffer, table: number, first: number) => mail.writeUInt32LE(end, table + (first + 2) * 4)],
      ['goes round', (mail: Buffer, table: number, first: number) => mail.writeUInt32LE(first, table + (first + 2) * 4)],
    ])('where its chain %s: it is told, never filled with nothing', (_, change) => {
      const { files, broken: isBroken } = broken(change);
      expect([files.map(({ name }) => name), isBroken]).toEqual([['b.pdf'], true]);
    });

    test('where a small one lies beyond the small ones', () => {
      const name = Buffer.from('__substg1.0_37010102', 'utf16le');
      const { files, broken: isBroken } = broken((mail) => mail.writeUInt32LE(90, mail.lastIndexOf(name) + 116));
      expect([files.map((each) => each.name), isBroken]).toEqual([['a.pdf'], true]);
    });
  });

  describe('whose file is broken where all is told', () => {
    const readsOf = (change: (mail: Buffer) => Buffer) => {
      const files = Array.from({ length: 60 }, (_, nth) => ({ name: `${nth}.pdf`, content: pdf.repeat(40) }));
      const bytes = new Uint8Array(change(msgOf({ files })));
      const reads = vi.spyOn(bytes, 'subarray');
      const read = readOutlookMail(bytes, roomWithin());
      return { read, times: reads.mock.calls.length / (bytes.length / 512) };
    };

    test('looks for its small files once, not for each', () => {
      const { read, times } = readsOf((mail) => {
        mail.write('x', mail.indexOf(Buffer.from('__properties_version1.0', 'utf16le')), 'utf16le');
        const small = mail.readUInt32LE(60);
        mail.writeUInt32LE(small, (mail.readUInt32LE(76) + 1) * 512 + small * 4);
        return mail;
      });
      expect(read).toMatchObject({ files: [], broken: true });
      expect(times).toBeLessThan(1.5);
    });

    test('reads a list of tables that goes round once', () => {
      const { read, times } = readsOf((mail) => {
        const list = Buffer.alloc(512, 0xff);
        const round = mail.length / 512 - 1;
        list.writeUInt32LE(round, 508);
        mail.writeUInt32LE(round, 68);
        return Buffer.concat([mail, list]);
      });
      expect(read.files).toHaveLength(60);
      expect(times).toBeLessThan(1.5);
    });
  });

  test('of very many bytes told by few is done with, and says that something is left out', () => {
    const large = 'x'.repeat(100_000);
    const files = Array.from({ length: 5 }, (_, nth) => ({ name: `${nth}.txt`, content: large }));
    const taken = (more: Partial<ReturnType<typeof roomWithin>>) => {
      const room = { ...roomWithin(), ...more };
      const { files: found, broken } = readOutlookMail(new Uint8Array(msgOf({ files })), room);
      return [found.length, room.short, broken];
    };
    expect(taken({})).toEqual([5, false, false]);
    expect(taken({ bytes: 300_000 })).toEqual([2, true, false]);
    expect(taken({ files: 3 })).toEqual([3, true, false]);
  });

  test('spends no room on the words of mails in it, of which the files alone are wanted', () => {
    const text = 'x'.repeat(100_000);
    const files = Array.from({ length: 5 }, (_, nth) => ({ mail: { text, files: [{ name: `${nth}.pdf`, content: pdf }] } }));
    const room = { ...roomWithin(), bytes: 500_000 };
    const read = readOutlookMail(new Uint8Array(msgOf({ text, files })), room);
    expect([read.files.length, room.short, read.broken]).toEqual([5, false, false]);
  });

  test.each([
    ['no such mail', Buffer.from('dane programu'), /^To nie jest wiadomość zapisana w Outlooku/],
    ['empty', Buffer.alloc(0), /^To nie jest wiadomość zapisana w Outlooku/],
    [
      'cut off',
      msgOf({ files: [{ name: 'a.pdf', content: 'x'.repeat(5_000) }] }).subarray(0, 1_000),
      /jest ucięta albo uszkodzona/,
    ],
  ])('%s says what to do', async (_, content, says) => {
    await expect(filesWithin(fileOf('poczta.msg', content))).rejects.toThrow(says);
  });

  test('for which there is no room any more is not called broken', async () => {
    const room = { ...roomWithin(), bytes: 10 };
    expect(await filesWithin(fileOf('a.msg', msgOf({ files: [{ name: 'a.pdf', content: pdf }] })), 0, room)).toEqual([]);
    expect(room.short).toBe(true);
  });

  test('that holds itself many times over is done with soon', () => {
    const whole = msgOf({ files: Array.from({ length: 60 }, () => ({ mail: {} })) });
    const child = whole.readUInt32LE(whole.indexOf(Buffer.from('Root Entry', 'utf16le')) + 76);
    const name = Buffer.from('__substg1.0_3701000D', 'utf16le');
    for (let at = whole.indexOf(name); at >= 0; at = whole.indexOf(name, at + 1)) whole.writeUInt32LE(child, at + 76);
    const room = roomWithin();
    expect(readOutlookMail(new Uint8Array(whole), room).files).toEqual([]);
    expect(room.short).toBe(true);
  }, 20_000);

  test('of chains and folders that go round, or of any broken byte, ends soon and throws nothing else', () => {
    const whole = msgOf({
      subject: 'x',
      files: [{ name: 'a.pdf', content: 'x'.repeat(5_000) }, { mail: { subject: 'y', text: 'z' } }],
    });
    for (let at = 8; at < whole.length; at += 7) {
      const broken = Uint8Array.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      try {
        readOutlookMail(broken, roomWithin());
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  }, 20_000);
});

describe('a mail that was written as a page', () => {
  test('is read as its words, in lines', () => {
    const page =
      '<html><head><style>p { color: red }</style></head><body><!-- x --><p>Dzień&nbsp;dobry,<br>proszę o <b>kwotę</b>\n podatku &lt; 5&#0;</p><div>Anna &amp; Jan</div><script>1<2</script></body></html>';
    expect(wordsOfPage(page)).toBe('Dzień dobry,\nproszę o kwotę podatku < 5\nAnna & Jan');
    expect(wordsOfPage('a < b')).toBe('a < b');
  });

  test('has its signs that are written by name or number', () => {
    const page =
      '<p>kt&oacute;r&#261; &Oacute;semk&#x119; &bdquo;m&oacute;j&rdquo; &ndash; 5&euro;&hellip; &NBSP;&sect;&#XA7;</p>';
    expect(wordsOfPage(page)).toBe('którą Ósemkę „mój” – 5€… §§');
    // What means no sign stays as it was.
    expect(wordsOfPage('&nic; &#xffffff; &#9999999; AT&T; &constructor;')).toBe(
      '&nic; &#xffffff; &#9999999; AT&T; &constructor;',
    );
  });

  test('and what never ends is done with soon', () => {
    for (const piece of ['<', '<style', '<style>', '<!--', '&#', '\n ', '<b> '])
      expect(wordsOfPage(piece.repeat(300_000))).toBeTypeOf('string');
  });

  test('in a saved mail gives its words', async () => {
    const mail =
      'From: Anna <anna@klient.test>\r\nSubject: Pytanie\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Ile?</p>\r\n';
    expect(await letterOf(fileOf('a.eml', mail))).toEqual({
      from: 'Anna <anna@klient.test>',
      date: null,
      subject: 'Pytanie',
      text: 'Ile?',
    });
  });
});

describe('a container of signatures (ASiC)', () => {
  const container = (more: Parameters<typeof zipOf>[0]) =>
    zipOf([
      { name: 'mimetype', content: 'application/vnd.etsi.asic-e+zip', stored: true },
      { name: 'META-INF/signatures001.xml', content: '<a/>' },
      ...more,
    ]);

  test.each(['umowa.asice', 'umowa.ASICS', 'umowa.sce'])('%s gives the documents that it holds', async (name) => {
    const files = [
      { name: 'umowa.pdf', content: pdf },
      { name: 'zał/faktura.pdf', content: pdfWith([{ name: 'factur-x.xml', content: '<a/>' }]) },
    ];
    expect((await within(name, container(files))).map(([each]) => each)).toEqual(['umowa.pdf', 'faktura.pdf', 'factur-x.xml']);
  });

  test('that is broken, or a bomb, holds nothing; what of it does not open is told', async () => {
    const bomb = container([{ name: 'zera.txt', content: Buffer.alloc(3_000_000) }]);
    for (const content of [Buffer.from('PK'), bomb]) expect(await within('a.asice', content)).toEqual([]);
    const wrong = container([{ name: 'a.txt', content: 'x'.repeat(100), says: { unpacked: 5 } }]);
    expect(await filesOfChosen(fileOf('a.asice', wrong))).toMatchObject([
      { file: { name: 'a.txt' }, fault: 'Plik w archiwum jest uszkodzony.' },
    ]);
  });

  test('tells of a document in it that a password hides, stored or packed, and hands none on', async () => {
    const files = container([
      { name: 'a.txt', content: 'a', flags: 0x801 },
      { name: 'b.txt', content: 'b', flags: 0x801, stored: true },
      { name: 'c.txt', content: 'c' },
    ]);
    const fault = expect.stringMatching(/^Jest zabezpieczony hasłem/);
    expect(await filesOfChosen(fileOf('a.asice', files))).toMatchObject([
      { file: { name: 'a.txt', size: 0 }, fault },
      { file: { name: 'b.txt', size: 0 }, fault },
      { file: { name: 'c.txt', size: 1 } },
    ]);
  });

  test('gives as much as there is room for, and says so', async () => {
    const room = { ...roomWithin(), bytes: 15 };
    const files = [
      { name: 'a.txt', content: 'dziesięć' },
      { name: 'b.txt', content: 'dziesięć' },
    ];
    expect((await filesWithin(fileOf('a.asice', container(files)), 0, room)).map(({ file }) => file.name)).toEqual(['a.txt']);
    expect(room.short).toBe(true);
  });
});

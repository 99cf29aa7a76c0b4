// Words of Outlook's mails that have none as plain text: a page, RTF, or a page that was written as RTF.

import { describe, expect, test } from 'vitest';
import { filesWithin, letterOf } from '../../../src/app/files/mailParts';
import { readOutlookMail } from '../../../src/app/files/readers/outlookMail';
import { NoRoom, roomWithin } from '../../../src/app/files/readers/room';
import { unpackedRtf, wordsOfRtf } from '../../../src/app/files/readers/rtf';
import { msgOf, type OutlookLetter, packedRtf } from './outlookSamples';

const fileOf = (letter: OutlookLetter) => new File([msgOf(letter) as BlobPart], 'poczta.msg');
const wordsOf = async (letter: OutlookLetter) => (await letterOf(fileOf(letter)))?.text;

const page =
  '{\\rtf1\\ansi\\ansicpg1250\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss\\fcharset238 Arial;}}{\\colortbl\\red0\\green0\\blue0;}' +
  '{\\*\\htmltag64 <html><head><style>p \\{ color: red \\}</style></head>}{\\*\\mhtmltag84 <a>}' +
  "{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Dzie\\'f1 dobry{\\*\\htmltag84 &nbsp;}\\htmlrtf \\'a0\\htmlrtf0 Ewo,{\\*\\htmltag116 <br>}\\htmlrtf \\line\\htmlrtf0 kwota \\u8364?5{\\*\\htmltag84 &lt;}\\htmlrtf <\\htmlrtf0 6" +
  '{\\*\\htmltag72 </p>}\\htmlrtf \\par}\\htmlrtf0 {\\*\\htmltag64 <div>}Anna{\\*\\htmltag72 </div></html>}}';

describe('a mail of Outlook without plain text', () => {
  test.each<[string, OutlookLetter, string]>([
    ['a page', { page: '<p>Proszę o fakturę.</p><p>Anna</p>' }, 'Proszę o fakturę.\nAnna'],
    [
      'a page in bytes of its own letters',
      { page: Buffer.from('<meta charset="iso-8859-2"><p>\xb6l\xb1sk</p>', 'latin1') },
      'śląsk',
    ],
    ['a page in bytes of the mail’s letters', { page: Buffer.from('<p>\x9cl\xb9sk</p>', 'latin1') }, 'śląsk'],
    [
      'a page in letters that nobody knows',
      { page: Buffer.from('<meta charset="x-none"><p>\x9cl\xb9sk</p>', 'latin1') },
      'śląsk',
    ],
    ['a page written as RTF', { rtf: page }, 'Dzień dobry Ewo,\nkwota €5<6\nAnna'],
    ['both', { page: '<p></p>', rtf: '{\\rtf1 Ze strony nic.}' }, 'Ze strony nic.'],
  ])('that has %s shows its words', async (_, letter, words) => {
    expect(await wordsOf(letter)).toBe(words);
  });

  test('shows its plain text where it has one', async () => {
    expect(await wordsOf({ text: 'Zwykły', page: '<p>Strona</p>', rtf: '{\\rtf1 RTF}' })).toBe('Zwykły');
  });

  test('keeps its files where its words are broken', async () => {
    const letter = { rtf: '', files: [{ name: 'a.pdf', content: '%PDF' }] };
    const mail = msgOf(letter);
    mail.writeUInt32LE(7, mail.indexOf('LZFu', 0, 'latin1'));
    const file = new File([mail as BlobPart], 'a.msg');
    expect((await letterOf(file))?.text).toBe('');
    expect((await filesWithin(file)).map((each) => each.file.name)).toEqual(['a.pdf']);
  });

  test('forwarded in another is a file of its words', async () => {
    const [found] = await filesWithin(fileOf({ files: [{ mail: { subject: 'Dalej', rtf: '{\\rtf1\\ansi Kwota?\\par}' } }] }));
    expect([found?.file.name, await found?.file.text()]).toEqual(['Dalej.txt', 'Temat: Dalej\r\n\r\nKwota?\r\n']);
  });

  test('forwarded in another, without room for its RTF, is left out and not called broken', () => {
    const rtf = `{\\rtf1\\ansi ${'x'.repeat(30_000)}}`;
    const room = { ...roomWithin(), bytes: 90_000 };
    const { files, broken } = readOutlookMail(new Uint8Array(msgOf({ files: [{ mail: { rtf } }] })), room);
    expect([files, broken, room.short]).toEqual([[], false, true]);
  });
});

describe('RTF', () => {
  const words = (rtf: string) => wordsOfRtf(rtf, 'windows-1250');

  test('is read in lines, without its tables, pictures and hidden words', () => {
    const rtf =
      "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset238 Arial CE;}}{\\stylesheet{Normal;}}{\\*\\generator Riched20;}{\\pict 0102}\r\n\\pard\\f1 Za\\'bf\\'f3\\'b3\\'e6 \\{x\\}\\tab\\f0 caf\\'e9\\par\r\nb\\uc2\\u281??\\uc0\\u380 dzie\\~tak\\_nie\\line\\emdash koniec\\\\\\par\\par\\par\\par .}";
    expect(words(rtf)).toBe('Zażółć {x}\tcafé\nbężdzie tak-nie\n—koniec\\\n\n.');
  });

  test('of bare letters is read in those of the mail', () => {
    expect(words('{\\rtf1 \x9cl\xb9sk}')).toBe('śląsk');
  });

  test('is unpacked as it was, also where it repeats itself beyond the window', () => {
    const long = Array.from({ length: 900 }, (_, nth) => `\\par Wiersz ${nth % 37} z ${nth}`).join('');
    const room = { bytes: long.length };
    expect(unpackedRtf(packedRtf(long), room)).toBe(long);
    expect(room.bytes).toBe(0);
    expect(() => unpackedRtf(packedRtf(long), room)).toThrow(NoRoom);
    expect(packedRtf(long).length).toBeLessThan(long.length / 2);
    const plain = packedRtf('abc');
    plain.writeUInt32LE(0x414c454d, 8);
    expect(unpackedRtf(Buffer.concat([plain.subarray(0, 16), Buffer.from('abc')]), roomWithin())).toBe('abc');
  });

  test.each([
    ['too short', Buffer.alloc(8)],
    ['packed otherwise', Buffer.alloc(40)],
    ['cut off', packedRtf('{\\rtf1 Dzień dobry, w załączeniu}').subarray(0, 20)],
  ])('%s is refused', (_, bytes) => {
    expect(() => unpackedRtf(bytes, roomWithin())).toThrow(RangeError);
  });

  test('that never ends, or goes deep, is done with soon', () => {
    for (const piece of ['{', '}', '\\', "\\'", "\\'e9", '\\u5?', '{\\*', ' ', '\\par ', '\\htmlrtf'])
      try {
        expect(words(`{\\rtf1\\fromhtml1 ${piece.repeat(200_000)}`)).toBeTypeOf('string');
        expect(words(`{\\rtf1 ${piece.repeat(200_000)}`)).toBeTypeOf('string');
      } catch (error) {
        expect([piece[0], error]).toEqual(['{', expect.any(RangeError)]);
      }
    const bomb = packedRtf('x');
    bomb.writeUInt32LE(0xffffffff, 4);
    expect(unpackedRtf(bomb, roomWithin())).toBe('x');
  }, 20_000);
});

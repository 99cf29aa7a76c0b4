import { signsOf } from '../../../lib/bytes';
import { wordsOfPage } from './letter';
import { NoRoom, type Room } from './room';

/** How the words of a mail may be packed (MS-OXRTFCP), by the number before them. */
const packings = { packed: 0x75465a4c, plain: 0x414c454d };
const headerBytes = 16;
/** What the window holds before the first byte. */
const beginning =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const windowBytes = 4_096;
/** No letter has more; the rest is cut off. */
const mostBytes = 4 * 1024 * 1024;
/** Groups within groups. */
const deepest = 500;

/** The RTF that Outlook packed (LZFu), at the cost of its bytes in `room`; throws RangeError for what is none, or ends too soon, `NoRoom` among them. */
export function unpackedRtf(bytes: Uint8Array, room: Pick<Room, 'bytes'>): string {
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes) throw new RangeError('No packed RTF.');
  const packing = at.getUint32(8, true);
  const size = Math.min(at.getUint32(4, true), mostBytes);
  if (packing === packings.plain) return signsOf(bytes.subarray(headerBytes, headerBytes + size));
  if (packing !== packings.packed) throw new RangeError('Packed in a way that is not known.');
  const window = new Uint8Array(windowBytes);
  window.set(Array.from(beginning, (sign) => sign.charCodeAt(0)));
  // It grows by seventeen bytes for two at the most.
  const most = Math.min(size, bytes.length * 9);
  if (most > room.bytes) throw new NoRoom('Enough taken.');
  room.bytes -= most;
  const found = new Uint8Array(most);
  let length = 0;
  let write = beginning.length;
  const put = (byte: number) => {
    if (length < found.length) found[length] = byte;
    length += 1;
    window[write] = byte;
    write = (write + 1) % windowBytes;
  };
  let place = headerBytes;
  while (length < found.length) {
    const control = at.getUint8(place);
    place += 1;
    for (let bit = 0; bit < 8 && length < found.length; bit += 1) {
      if ((control & (1 << bit)) === 0) {
        put(at.getUint8(place));
        place += 1;
        continue;
      }
      const reference = at.getUint16(place, false);
      place += 2;
      const offset = reference >>> 4;
      // One to where the next byte goes ends it.
      if (offset === write) return signsOf(found.subarray(0, Math.min(length, found.length)));
      for (let nth = 0; nth < (reference & 0xf) + 2; nth += 1) put(window[(offset + nth) % windowBytes] ?? 0);
    }
  }
  return signsOf(found);
}

/** What an RTF holds that is no text. */
const unseen =
  /^(?:colortbl|stylesheet|info|pict|object|header|headerl|headerr|headerf|footer|footerl|footerr|footerf|listtable|listoverridetable|rsidtbl|generator|themedata|xmlnstbl|fldinst)$/;
/** Words for a sign. */
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    par: '\n',
    line: '\n',
    sect: '\n',
    page: '\n',
    row: '\n',
    tab: '\t',
    cell: '\t',
    emdash: '—',
    endash: '–',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    bullet: '•',
    '~': ' ',
    _: '-',
  }),
);
/** Letters of a font by the number of its script; of any other those of the whole. */
const scripts: ReadonlyMap<number, string> = new Map([
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [238, 'windows-1250'],
]);

interface Group {
  /** Nothing of it is text. */
  isUnseen: boolean;
  /** Markup of the page that was written as RTF. */
  isMarkup: boolean;
  /** How an RTF shows what the page says already. */
  isDouble: boolean;
  isFonts: boolean;
  font: number;
  /** Signs that stand in place of one that old programs do not know. */
  instead: number;
}

const pieces = /\\'([\da-f]{2})|\\([a-z]{1,32})(-?\d{1,10})? ?|\\([^a-z])|([{}])|[\r\n]+|[^\\{}\r\n]+|\\/gi;

/** The words of an RTF, in lines; of a page that was written as one (MS-OXRTFEX), those of the page. */
export function wordsOfRtf(rtf: string, letters: string): string {
  const isPage = /\\fromhtml1?(?!\d)/.test(rtf.slice(0, 2_000));
  const fonts = new Map<number, string>();
  const groups: Group[] = [];
  let group: Group = { isUnseen: false, isMarkup: false, isDouble: false, isFonts: false, font: 0, instead: 1 };
  let known = letters;
  let isMarked = false;
  let skipped = 0;
  let text = '';
  let bytes: number[] = [];
  const decoders = new Map<string, TextDecoder>();
  const flush = () => {
    if (bytes.length === 0) return;
    const label = fonts.get(group.font) ?? known;
    const decoder = decoders.get(label) ?? new TextDecoder(label);
    decoders.set(label, decoder);
    text += decoder.decode(Uint8Array.from(bytes));
    bytes = [];
  };
  const isSeen = () => !group.isUnseen && !group.isFonts && !group.isDouble && (isPage || !group.isMarkup);
  const add = (piece: string) => {
    const rest = piece.slice(skipped);
    skipped = Math.max(0, skipped - piece.length);
    if (!isSeen() || rest === '') return;
    flush();
    text += rest;
  };
  const addByte = (byte: number) => {
    if (skipped > 0) skipped -= 1;
    else if (isSeen()) bytes.push(byte);
  };

  function word(name: string, number: number | null): void {
    if (name === 'fonttbl') group.isFonts = true;
    else if (name === 'ansicpg' && number !== null && number >= 1_250 && number <= 1_258) known = `windows-${number}`;
    else if (name === 'f' && number !== null) {
      flush();
      group.font = number;
    } else if (name === 'fcharset' && group.isFonts) {
      const script = scripts.get(number ?? 0);
      if (script) fonts.set(group.font, script);
    } else if (name === 'uc') group.instead = Math.min(number ?? 1, 32);
    else if (name === 'u' && number !== null) {
      skipped = 0;
      add(String.fromCharCode(number < 0 ? number + 65_536 : number));
      skipped = group.instead;
    } else if (name === 'htmlrtf') {
      flush();
      group.isDouble = number !== 0;
    } else if (name === 'htmltag') group.isMarkup = true;
    else if (unseen.test(name) || (isMarked && name !== 'htmltag')) group.isUnseen = true;
    else if (signs.has(name)) add(signs.get(name) ?? '');
  }

  for (const [piece, byte, name, number, sign, brace] of rtf.matchAll(pieces)) {
    if (byte !== undefined) addByte(Number.parseInt(byte, 16));
    else if (name !== undefined) word(name.toLowerCase(), number === undefined ? null : Number(number));
    else if (brace !== undefined) {
      flush();
      skipped = 0;
      if (groups.length > deepest) throw new RangeError('Too deep.');
      if (brace === '{') groups.push({ ...group });
      else group = groups.pop() ?? group;
    } else if (sign === '*') {
      isMarked = true;
      continue;
    } else if (sign !== undefined) add(/[\r\n]/.test(sign) ? '\n' : (signs.get(sign) ?? (/[\\{}]/.test(sign) ? sign : '')));
    else if (/[\x80-\xff]/.test(piece)) for (const each of piece) addByte(each.charCodeAt(0));
    else if (!/^[\r\n\\]/.test(piece)) add(piece);
    isMarked = false;
  }
  flush();
  if (isPage) return wordsOfPage(text);
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

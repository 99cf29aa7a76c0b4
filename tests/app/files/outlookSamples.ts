/** A compound file (CFB) and a mail of Outlook's in it, made here. */

type Folder = { [name: string]: Buffer | Folder };

interface Made {
  name: string;
  kind: 1 | 2 | 5;
  child: number;
  right: number;
  start: number;
  length: number;
}

const size = 512;
const end = 0xfffffffe;
const none = 0xffffffff;
const inSectors = (bytes: Buffer, of = size) => Buffer.concat([bytes, Buffer.alloc((of - (bytes.length % of)) % of)]);
const numbers = (all: readonly number[], fill = none) => {
  const bytes = Buffer.alloc(Math.ceil(all.length / 128) * size);
  for (let nth = 0; nth < bytes.length / 4; nth += 1) bytes.writeUInt32LE(all[nth] ?? fill, nth * 4);
  return bytes;
};

/** A compound file of folders and files; small ones lie together in one, as the format wants. */
export function compoundOf(tree: Folder): Buffer {
  const sectors: Buffer[] = [];
  const links: number[] = [];
  const minis: Buffer[] = [];
  const miniLinks: number[] = [];
  const chained = (count: number, from: number) =>
    Array.from({ length: count }, (_, nth) => (nth + 1 < count ? from + nth + 1 : end));
  const place = (bytes: Buffer): number => {
    const whole = inSectors(bytes);
    const first = sectors.length;
    for (let at = 0; at < whole.length; at += size) sectors.push(whole.subarray(at, at + size));
    links.push(...chained(whole.length / size, first));
    return first;
  };
  const placeSmall = (bytes: Buffer): number => {
    const whole = inSectors(bytes, 64);
    const first = miniLinks.length;
    minis.push(whole);
    miniLinks.push(...chained(whole.length / 64, first));
    return first;
  };
  const entries: Made[] = [{ name: 'Root Entry', kind: 5, child: none, right: none, start: end, length: 0 }];
  const fill = (folder: Folder): number => {
    const own = Object.entries(folder).map(([name, content]) => {
      const nth = entries.length;
      if (Buffer.isBuffer(content)) {
        const start = content.length === 0 ? end : content.length < 4_096 ? placeSmall(content) : place(content);
        entries.push({ name, kind: 2, child: none, right: none, start, length: content.length });
      } else {
        const made: Made = { name, kind: 1, child: none, right: none, start: 0, length: 0 };
        entries.push(made);
        made.child = fill(content);
      }
      return nth;
    });
    own.forEach((nth, at) => {
      const entry = entries[nth];
      if (entry) entry.right = own[at + 1] ?? none;
    });
    return own[0] ?? none;
  };
  const [root] = entries as [Made];
  root.child = fill(tree);
  const small = Buffer.concat(minis);
  root.length = small.length;
  root.start = small.length > 0 ? place(small) : end;
  const miniTable = miniLinks.length > 0 ? place(numbers(miniLinks)) : end;
  const directory = place(
    Buffer.concat(
      entries.map(({ name, kind, child, right, start, length }) => {
        const bytes = Buffer.alloc(128);
        bytes.write(name, 0, 'utf16le');
        bytes.writeUInt16LE(name.length * 2 + 2, 64);
        bytes[66] = kind;
        bytes.writeUInt32LE(none, 68);
        bytes.writeUInt32LE(right, 72);
        bytes.writeUInt32LE(child, 76);
        bytes.writeUInt32LE(start, 116);
        bytes.writeUInt32LE(length, 120);
        return bytes;
      }),
    ),
  );
  // The table tells of its own sectors too.
  let tables = Math.ceil((links.length + 1) / 128);
  while (Math.ceil((links.length + tables) / 128) > tables) tables += 1;
  const first = sectors.length;
  const table = numbers([...links, ...Array.from({ length: tables }, () => 0xfffffffd)]);
  const head = Buffer.alloc(size);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(directory, 48);
  head.writeUInt32LE(4_096, 56);
  head.writeUInt32LE(miniTable, 60);
  head.writeUInt32LE(miniTable === end ? 0 : Math.ceil(miniLinks.length / 128), 64);
  head.writeUInt32LE(end, 68);
  for (let nth = 0; nth < 109; nth += 1) head.writeUInt32LE(nth < tables ? first + nth : none, 76 + nth * 4);
  return Buffer.concat([head, ...sectors, table]);
}

const stream = (id: number, kind: number) =>
  `__substg1.0_${[id, kind].map((each) => each.toString(16).toUpperCase().padStart(4, '0')).join('')}`;

/** Short properties, each of eight bytes. */
function propertiesOf(header: number, all: readonly (readonly [id: number, kind: number, value: bigint])[]): Buffer {
  const rows = all.map(([id, kind, value]) => {
    const row = Buffer.alloc(16);
    row.writeUInt16LE(kind, 0);
    row.writeUInt16LE(id, 2);
    row.writeBigUInt64LE(value, 8);
    return row;
  });
  return Buffer.concat([Buffer.alloc(header), ...rows]);
}

export interface OnMail {
  name?: string;
  shortName?: string;
  type?: string;
  content?: Buffer | string;
  /** A mail that was forwarded whole. */
  mail?: OutlookLetter;
  drawn?: boolean;
}

export interface OutlookLetter {
  from?: string;
  address?: string;
  subject?: string;
  text?: string;
  /** Its words as a page, or as RTF that is packed. */
  page?: Buffer | string;
  rtf?: string;
  /** Of what was sent before Unicode. */
  letters?: { codepage: number; subject: Buffer };
  sent?: string;
  files?: readonly OnMail[];
}

function folderOf({ from, address, subject, text, page, rtf, letters, sent, files = [] }: OutlookLetter, header: number): Folder {
  const words = (id: number, value: string | undefined): Folder =>
    value === undefined ? {} : { [stream(id, 0x1f)]: Buffer.from(value, 'utf16le') };
  const attached = files.map((file, nth): [string, Folder] => [
    `__attach_version1.0_#${nth.toString(16).toUpperCase().padStart(8, '0')}`,
    {
      '__properties_version1.0': propertiesOf(8, file.drawn ? [[0x3714, 3, 4n]] : []),
      ...words(0x3707, file.name),
      ...words(0x3704, file.shortName),
      ...words(0x370e, file.type),
      ...(file.content === undefined ? {} : { [stream(0x3701, 0x102)]: Buffer.from(file.content as string) }),
      ...(file.mail ? { [stream(0x3701, 0x0d)]: folderOf(file.mail, 24) } : {}),
    },
  ]);
  const moment = sent === undefined ? [] : [[0x0039, 0x40, (BigInt(Date.parse(sent)) + 11_644_473_600_000n) * 10_000n] as const];
  const codepage = letters ? [[0x3fde, 3, BigInt(letters.codepage)] as const] : [];
  return {
    '__properties_version1.0': propertiesOf(header, [...moment, ...codepage]),
    ...words(0x0c1a, from),
    ...words(0x5d01, address),
    ...words(0x0037, subject),
    ...words(0x1000, text),
    ...(typeof page === 'string' ? words(0x1013, page) : page ? { [stream(0x1013, 0x102)]: page } : {}),
    ...(rtf === undefined ? {} : { [stream(0x1009, 0x102)]: packedRtf(rtf) }),
    ...(letters ? { [stream(0x0037, 0x1e)]: letters.subject } : {}),
    ...Object.fromEntries(attached),
  };
}

const windowStart =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';

/** RTF packed as Outlook packs it (LZFu): what stood among the last 4096 bytes is told by its place. */
export function packedRtf(rtf: string): Buffer {
  const all = Buffer.from(windowStart + rtf, 'latin1');
  const tokens: (number | [place: number, length: number])[] = [];
  for (let at = windowStart.length; at < all.length; ) {
    let [place, best] = [0, 0];
    for (let from = Math.max(0, at - 4_000); from < at; from += 1) {
      let length = 0;
      while (length < 17 && at + length < all.length && all[from + length] === all[at + length]) length += 1;
      if (length > best) [place, best] = [from, length];
    }
    tokens.push(best >= 2 ? [place % 4_096, best] : (all[at] ?? 0));
    at += Math.max(1, best >= 2 ? best : 1);
  }
  tokens.push([all.length % 4_096, 2]);
  const bytes: number[] = [];
  for (let nth = 0; nth < tokens.length; nth += 8) {
    const run = tokens.slice(nth, nth + 8);
    bytes.push(run.reduce<number>((sum, token, bit) => sum | (typeof token === 'number' ? 0 : 1 << bit), 0));
    for (const token of run) {
      if (typeof token === 'number') bytes.push(token);
      else bytes.push(token[0] >> 4, ((token[0] & 0xf) << 4) | (token[1] - 2));
    }
  }
  const head = Buffer.alloc(16);
  head.writeUInt32LE(bytes.length + 12, 0);
  head.writeUInt32LE(rtf.length, 4);
  head.writeUInt32LE(0x75465a4c, 8);
  return Buffer.concat([head, Buffer.from(bytes)]);
}

/** A mail as Outlook saves it (.msg). */
export const msgOf = (letter: OutlookLetter): Buffer => compoundOf(folderOf(letter, 32));

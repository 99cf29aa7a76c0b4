import { deflateSync } from 'node:zlib';

const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** An attribute of TNEF with its sum. */
function attribute(level: 1 | 2, kind: number, id: number, value: Buffer): Buffer {
  const sum = value.reduce((all, byte) => (all + byte) & 0xffff, 0);
  return Buffer.concat([Buffer.from([level]), u16(id), u16(kind), u32(value.length), value, u16(sum)]);
}

/** A property of MAPI: a number, or what is counted and padded. */
export const property = {
  number: (id: number, value: number) => Buffer.concat([u16(3), u16(id), u32(value)]),
  text: (id: number, value: string) => {
    const bytes = Buffer.from(`${value}\0`, 'utf16le');
    return Buffer.concat([u16(0x1f), u16(id), u32(1), u32(bytes.length), padded(bytes)]);
  },
  several: (id: number, values: readonly number[]) =>
    Buffer.concat([u16(0x1003), u16(id), u32(values.length), ...values.map((each) => u32(each))]),
  named: (name: string, value: number) => {
    const bytes = Buffer.from(`${name}\0`, 'utf16le');
    return Buffer.concat([u16(3), u16(0x8001), Buffer.alloc(16, 7), u32(1), u32(bytes.length), padded(bytes), u32(value)]);
  },
  message: (tnef: Buffer) => {
    const bytes = Buffer.concat([Buffer.from('0703020000000000c000000000000046', 'hex'), tnef]);
    return Buffer.concat([u16(0x0d), u16(0x3701), u32(1), u32(bytes.length), padded(bytes)]);
  },
  data: (content: Buffer) => Buffer.concat([u16(0x102), u16(0x3701), u32(1), u32(content.length), padded(content)]),
};

export interface Attached {
  title?: string | Buffer;
  content?: string | Buffer;
  properties?: readonly Buffer[];
}

/** A winmail.dat as Outlook writes it: the mail's own attributes, then each attachment's. */
export function tnefOf(files: readonly Attached[], codepage = 1250): Buffer {
  const each = files.map(({ title, content, properties }) =>
    Buffer.concat([
      attribute(2, 6, 0x9002, Buffer.alloc(14)),
      ...(title === undefined ? [] : [attribute(2, 1, 0x8010, Buffer.concat([Buffer.from(title as string), Buffer.alloc(1)]))]),
      ...(content === undefined ? [] : [attribute(2, 6, 0x800f, Buffer.from(content as string))]),
      ...(properties ? [attribute(2, 6, 0x9005, Buffer.concat([u32(properties.length), ...properties]))] : []),
    ]),
  );
  return Buffer.concat([
    u32(0x223e9f78),
    u16(1),
    attribute(1, 8, 0x9006, u32(0x10000)),
    attribute(1, 6, 0x9007, Buffer.concat([u32(codepage), u32(0)])),
    ...each,
  ]);
}

/** An element of DER. */
export function der(tag: number, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((each) => Buffer.from(each as string)));
  const { length } = bytes;
  const size =
    length < 128
      ? [length]
      : length < 65_536
        ? [0x82, length >> 8, length & 255]
        : [0x83, length >> 16, (length >> 8) & 255, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}
/** The same of BER, of no length that is said. */
export const ber = (tag: number, ...content: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...content, Buffer.from([0, 0])]);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const signedData = identifier('2a864886f70d010702');
const plainData = identifier('2a864886f70d010701');
const version = der(0x02, Buffer.from([1]));
const sha256 = der(0x31, der(0x30, identifier('608648016503040201')));
const signers = der(0x31, der(0x30, version));

/** A signature with the document in it. */
export const signedOf = (content: Buffer | string): Buffer =>
  der(0x30, signedData, der(0xa0, der(0x30, version, sha256, der(0x30, plainData, der(0xa0, der(0x04, content))), signers)));
/** The same as programs write that sign piece by piece. */
export const signedInPieces = (...pieces: string[]): Buffer =>
  ber(
    0x30,
    signedData,
    ber(
      0xa0,
      ber(0x30, version, sha256, ber(0x30, plainData, ber(0xa0, ber(0x24, ...pieces.map((each) => der(0x04, each))))), signers),
    ),
  );
/** A signature of a document that lies beside. */
export const detached = (): Buffer => der(0x30, signedData, der(0xa0, der(0x30, version, sha256, der(0x30, plainData), signers)));
/** Encrypted for somebody. */
export const sealed = (): Buffer => der(0x30, identifier('2a864886f70d010703'), der(0xa0, der(0x30, version, der(0x31))));

export interface OnPdf {
  name: string;
  content: string;
  /** As programs write names: in a text of a PDF, or in UTF-16. */
  utf16?: boolean;
  packed?: boolean;
}

/** A PDF of one page with files on it. Its lesser objects may lie packed in another, and lengths beside their streams. */
export function pdfWith(files: readonly OnPdf[], { packedObjects = false, locked = false } = {}): Buffer {
  const nameOf = ({ name, utf16 }: OnPdf) =>
    utf16 ? `<feff${Buffer.from(name, 'utf16le').swap16().toString('hex')}>` : `(${name.replace(/[()\\]/g, '\\$&')})`;
  const specs = files.map(
    (file, nth) =>
      `<</Type/Filespec/F ${nameOf(file)}/UF ${nameOf(file)}/AFRelationship/Alternative/EF<</F ${1_000 + nth} 0 R/UF ${1_000 + nth} 0 R>>>>`,
  );
  const names = `<</Names[${files.map((file, nth) => `${nameOf(file)} ${2_000 + nth} 0 R`).join(' ')}]>>`;
  const lesser = [...specs.map((spec, nth) => [2_000 + nth, spec] as const), [60, names] as const];
  const streams = files.flatMap(({ content, packed = true }, nth) => {
    const bytes = packed ? deflateSync(content) : Buffer.from(content);
    return [
      Buffer.from(
        `${1_000 + nth} 0 obj\n<</Type/EmbeddedFile/Subtype/text#2Fxml${packed ? '/Filter/FlateDecode' : ''}/Length ${3_000 + nth} 0 R>>\nstream\r\n`,
      ),
      bytes,
      Buffer.from(`\nendstream\nendobj\n${3_000 + nth} 0 obj\n${bytes.length}\nendobj\n`),
    ];
  });
  const own = packedObjects
    ? [packedIn(lesser)]
    : lesser.map(([number, value]) => Buffer.from(`${number} 0 obj\n${value}\nendobj\n`));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 60 0 R>>>>\nendobj\n'),
    Buffer.from(
      '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]>>\nendobj\n',
    ),
    ...streams,
    ...own,
    Buffer.from(`trailer<</Root 1 0 R${locked ? '/Encrypt 99 0 R' : ''}>>\n%%EOF\n`),
  ]);
}

function packedIn(objects: readonly (readonly [number, string])[]): Buffer {
  const values = objects.map(([, value]) => `${value} `);
  const places = objects.map(([number], nth) => `${number} ${values.slice(0, nth).join('').length}`).join(' ');
  const bytes = deflateSync(`${places} ${values.join('')}`);
  return Buffer.concat([
    Buffer.from(
      `70 0 obj\n<</Type/ObjStm/N ${objects.length}/First ${places.length + 1}/Length ${bytes.length}/Filter/FlateDecode>>\nstream\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

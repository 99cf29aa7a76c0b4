import { deflateRawSync } from 'node:zlib';
import pdfmake from 'pdfmake';
import sharp from 'sharp';

/** One entry of an archive being made; what is left out is honest. */
export interface Packed {
  name: string;
  /** The name's bytes, where they are no UTF-8. */
  title?: Buffer;
  content: Buffer | string;
  stored?: boolean;
  /** What the directory says instead of the truth. */
  says?: { unpacked?: number; start?: number };
  flags?: number;
  mode?: number;
  /** What stands beside the name in the directory. */
  extra?: Buffer;
}

/** An archive with anything in it that a forger might put. */
export function zipOf(entries: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const {
    name,
    title = Buffer.from(name),
    content,
    stored = false,
    says = {},
    flags = 0x800,
    mode = 0o100644,
    extra,
  } of entries) {
    const bytes = Buffer.from(content as string);
    const packed = stored ? bytes : deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(stored ? 0 : 8, 8);
    local.writeUInt16LE(title.length, 26);
    const line = Buffer.alloc(46);
    line.writeUInt32LE(0x02014b50, 0);
    line.writeUInt16LE(flags, 8);
    line.writeUInt16LE(stored ? 0 : 8, 10);
    line.writeUInt32LE(packed.length, 20);
    line.writeUInt32LE(says.unpacked ?? bytes.length, 24);
    line.writeUInt16LE(title.length, 28);
    line.writeUInt16LE(extra?.length ?? 0, 30);
    line.writeUInt32LE((mode << 16) >>> 0, 38);
    line.writeUInt32LE(says.start ?? at, 42);
    parts.push(local, title, packed);
    directory.push(line, title, extra ?? Buffer.alloc(0));
    at += 30 + title.length + packed.length;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, lines, end]);
}

const typesOf = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.${main}+xml"/></Types>`;
const wordMain = 'openxmlformats-officedocument.wordprocessingml.document.main';
const sheetMain = 'openxmlformats-officedocument.spreadsheetml.sheet.main';

export const docx = (more: readonly Packed[] = [], main = wordMain): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: typesOf(main) },
    { name: 'word/document.xml', content: '<w:document xmlns:w="w">Umowa</w:document>' },
    ...more,
  ]);
export const xlsx = (more: readonly Packed[] = []): Buffer =>
  zipOf([{ name: '[Content_Types].xml', content: typesOf(sheetMain) }, ...more]);
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as spreadsheets write it: the sheet that comes first lies in the second part, and texts are said once for all. */
export function workbook(rows: string, more: Readonly<Record<string, string>> = {}): Buffer {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="${relationships}"><sheets><sheet name="Firmy" sheetId="7" r:id="rId2"/><sheet name="Inne" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return xlsx(Object.entries(parts).map(([name, content]) => ({ name, content })));
}

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** Such a workbook of these texts, row by row. */
export function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const texts = [...new Set(rows.flat())];
  const items = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  const written = rows.map((cells, nth) => {
    const all = cells.map((cell) => `<c t="s"><v>${texts.indexOf(cell)}</v></c>`).join('');
    return `<row r="${nth + 1}">${all}</row>`;
  });
  return workbook(written.join(''), { 'xl/sharedStrings.xml': `<sst>${items}</sst>` });
}

export const opendocument = (kind: 'text' | 'spreadsheet', more: readonly Packed[] = []): Buffer =>
  zipOf([
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}`, stored: true },
    { name: 'content.xml', content: '<office xmlns="o"/>' },
    ...more,
  ]);

/** A PDF of so many pages, the first with a red square. */
export function pdfOf(pages = 1): Buffer {
  const kids = Array.from({ length: pages }, (_, nth) => `${4 + nth} 0 R`).join(' ');
  const sheets = Array.from(
    { length: pages },
    (_, nth) => `${4 + nth} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]${nth === 0 ? '/Contents 3 0 R' : ''}>>endobj`,
  );
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj`,
      '3 0 obj<</Length 29>>stream\n1 0 0 rg 20 20 100 100 re f  \nendstream endobj',
      ...sheets,
      'trailer<</Root 1 0 R>>',
      '%%EOF',
    ].join('\n'),
  );
}

/** A statement as banks send it: it opens with a password alone. */
export async function lockedPdf(): Promise<Buffer> {
  pdfmake.setUrlAccessPolicy(() => false);
  // The product draws papers in the same process, with fonts of its own.
  pdfmake.setLocalAccessPolicy((path) => path === 'Helvetica' || path.endsWith('.ttf'));
  pdfmake.addFonts({ Helvetica: { normal: 'Helvetica' } });
  const made = pdfmake.createPdf({ content: ['Wyciag'], userPassword: 'tajne', defaultStyle: { font: 'Helvetica' } });
  return made.getBuffer();
}

/** A blue picture. */
export const pictureOf = (format: 'jpeg' | 'png' | 'webp', width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .toFormat(format)
    .toBuffer();

/** A scan as scanners keep it: so many grey pages of 8 × 8, uncompressed, one after another in one TIFF. */
export function tiffOf(pages: number): Buffer {
  const tags = [256, 257, 258, 259, 262, 273, 277, 278, 279];
  const length = 2 + tags.length * 12 + 4 + 64;
  const sheets = Array.from({ length: pages }, (_, nth) => {
    const at = 8 + nth * length;
    const sheet = Buffer.alloc(length, 120);
    sheet.writeUInt16LE(tags.length, 0);
    const values = [8, 8, 8, 1, 1, at + length - 64, 1, 8, 64];
    for (const [place, tag] of tags.entries()) {
      const entry = 2 + place * 12;
      sheet.writeUInt16LE(tag, entry);
      sheet.writeUInt16LE(4, entry + 2);
      sheet.writeUInt32LE(1, entry + 4);
      sheet.writeUInt32LE(values[place] ?? 0, entry + 8);
    }
    sheet.writeUInt32LE(nth + 1 < pages ? at + length : 0, 2 + tags.length * 12);
    return sheet;
  });
  return Buffer.concat([Buffer.from('49492a0008000000', 'hex'), ...sheets]);
}

/** A PDF as a printer's driver leaves it in a file: behind the printer's lines, and with one after it. */
export const printed = (pdf: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('\u001b%-12345X@PJL JOB NAME="Umowa"\r\n@PJL SET DUPLEX=ON\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
    pdf,
    Buffer.from('\n\u001b%-12345X@PJL EOJ\r\n'),
  ]);

/** A photograph as a phone takes it: lying on its side, with the place it was taken. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0000ff' } })
    .withExif({
      IFD0: { Make: 'Telefon', ImageDescription: 'Mieszkanie Kowalskich' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const invoiceXml = '<?xml version="1.0" encoding="UTF-8"?><JPK xmlns="http://jpk.mf.gov.pl/"><Naglowek/></JPK>';

/** The beginning of signed data as DER writes it. */
export const signature = Buffer.from('3082010006092a864886f70d010702a0820000', 'hex');

/** A photograph as iPhones keep it, of 320 × 240: a light sheet on a dark table, with words of the camera beside the pixels. */
export const heicPhotograph = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA' +
    'NGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAA7wACAAAAAAKTAAEAAAAAAAAA0gAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWlu' +
    'ZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoC' +
    'QCEAAQAoQgEBA3AAAAMAkAAAAwAAAwA8oAoIDxZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAUAAAADwAAAAEHBpeGkAAAAA' +
    'AwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAcltZGF0AAAA6ygBr1IIiBoGgIsCksVMkv//sTX/6CkhKDG+' +
    'FcgIzUnkG1H7IvvKEEUbeggrsa7iTAfgnXqOQBVQOQa2ULq/Pa1ZS/KTqQEGXnJFhjBK4JABBkJzNg/C9Ku34j//pWYCCv9pmccMydwBHCjwAAC3YwVgAIao' +
    'AiPyDopXwyDjFIWCqwfHZhsgku5rV6EXAvFlRwYZtQDK2OtGcCBR/Xcw4Bry+hUQOPOU6MOTHIiYp+7lA6SCU60vDIPh38ZkDYcBH6CmofmFb59mpXGFICnO' +
    'zlVQEVrHXGeeVHZ0ADcADY7z1bwj0jKtukeIokAAAAAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAA' +
    'ABMCAwABAAAAAQAAAJiCAgANAAAAcgAAAGmHBAABAAAAgAAAAAAAAABIAAAAAQAAAEgAAAABAAAAdGFqbnkgYXBhcmF0AAAGAACQBwAEAAAAMDIxMAGRBwAE' +
    'AAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAQAEAAAOgBAABAAAA8AAAAAAAAAA=',
  'base64',
);

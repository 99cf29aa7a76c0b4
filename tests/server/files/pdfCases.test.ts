// PDFs as printers, scanners, portals and mail programs of the world leave them; each file is made here.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/server/files/checks/checkFile';
import { limits } from '../../../src/server/limits';
import { lockedPdf, pdfOf, printed } from './samples';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pdf-cases-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function checked(content: Buffer, ending = 'pdf') {
  const path = join(folder, 'plik');
  await writeFile(path, content);
  return checkFile({ path, ending, cleaned: join(folder, 'czysty'), limits: limits.files });
}

const before = (text: string | Buffer, pdf = pdfOf(2)) => Buffer.concat([Buffer.from(text as string), pdf]);
const after = (text: string, pdf = pdfOf(2)) => Buffer.concat([pdf, Buffer.from(text)]);
const changed = (change: (text: string) => string, pdf = pdfOf(2)) => Buffer.from(change(pdf.toString('latin1')), 'latin1');
/** With a file packed in, as invoices that carry their data have. */
const withFile = (name: string, more = '') =>
  changed((text) =>
    text
      .replace('/Type/Catalog', `/Type/Catalog/Names<</EmbeddedFiles<</Names[(${name}) 90 0 R]>>>>/AF[90 0 R]${more}`)
      .replace(
        'trailer',
        `90 0 obj<</Type/Filespec/F(${name})/UF(${name})/AFRelationship/Source/EF<</F 91 0 R>>>>endobj\n91 0 obj<</Type/EmbeddedFile/Subtype/text#2Fxml/Length 4>>stream\n<a/>\nendstream endobj\ntrailer`,
      ),
  );
/** With a table of where each object stands; `off` by so many bytes. */
function withTable(off = 0): Buffer {
  const body = pdfOf(1)
    .toString('latin1')
    .replace(/trailer[\s\S]*/, '');
  const places = [...body.matchAll(/^(\d+) 0 obj/gm)].map(({ index }) => `${String(index + off).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${body}${table}trailer<</Root 1 0 R/Size ${places.length + 1}>>\nstartxref\n${body.length + off}\n%%EOF\n`,
    'latin1',
  );
}

const taken: readonly [of: string, content: () => Buffer | Promise<Buffer>, pages: number | null][] = [
  ['a plain one', () => pdfOf(3), 3],
  ['behind a printer’s lines', () => printed(pdfOf(2)), 2],
  ['behind the lines alone, whose first sign was lost', () => before('@PJL JOB NAME="Umowa"\r\n@PJL ENTER LANGUAGE=PDF\r\n'), 2],
  ['behind a printer’s reset', () => before('\u001bE\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), 2],
  ['behind a mark of UTF-8', () => before('\ufeff'), 2],
  ['behind empty lines', () => before('\r\n\r\n  '), 2],
  ['behind zeros of a tape or a phone', () => before(Buffer.alloc(64)), 2],
  ['behind the headers of a web service', () => before('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'), 2],
  [
    'behind the headers of a mail’s part',
    () => before('Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n'),
    2,
  ],
  ['with rubbish after its end', () => after('\n<!-- skan z portalu -->\u0000\u0000'), 2],
  ['with a printer’s end of job', () => after('\u001b%-12345X'), 2],
  ['with a table of its objects', () => withTable(), 1],
  ['with a table that is a few bytes off', () => withTable(7), 1],
  [
    'made for the web (linearised)',
    () =>
      changed((text) =>
        text.replace('\n1 0 obj', '\n99 0 obj<</Linearized 1/L 900/N 2/O 4/E 500/H[500 20]/T 800>>endobj\n1 0 obj'),
      ),
    2,
  ],
  [
    'changed once more after its end',
    () => after('\n3 0 obj<</Length 0>>stream\n\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    2,
  ],
  ['with line ends of an old Mac', () => changed((text) => text.replaceAll('\n', '\r')), 2],
  ['with line ends of Windows', () => changed((text) => text.replaceAll('\n', '\r\n')), 2],
  ['of version 1.7 and of 2.0', () => changed((text) => text.replace('1.4', '2.0')), 2],
  ['without its end', () => changed((text) => text.replace('%%EOF', '')), 2],
  ['with an attachment', () => withFile('zalacznik.xml'), 2],
  ['an invoice that carries its data (PDF/A-3)', () => withFile('factur-x.xml', '/Metadata 92 0 R'), 2],
  [
    'with a form',
    () => changed((text) => text.replace('/Type/Catalog', '/Type/Catalog/AcroForm<</Fields[]/NeedAppearances true>>')),
    2,
  ],
  ['with a password, kept unseen', lockedPdf, null],
];

const refused: readonly [of: string, content: () => Buffer, says: RegExp][] = [
  ['an empty one', () => Buffer.alloc(0), /pusty|nie odpowiada/],
  ['a beginning alone', () => Buffer.from('%PDF-1.4\n'), /uszkodzony/],
  ['one cut off before its pages are named', () => pdfOf(2).subarray(0, 60), /ucięty|uszkodzony/],
  [
    'one without pages',
    () => changed((text) => text.replace(/\/Kids\[[^\]]*\]\/Count 2/, '/Kids[]/Count 0')),
    /żadnej strony|uszkodzony/,
  ],
  [
    'a page of a portal that says one must log in',
    () => Buffer.from('<!DOCTYPE html><html><body>Zaloguj się</body></html>'),
    /strona internetowa/,
  ],
  ['an answer of a service', () => Buffer.from('{"error":"Unauthorized"}'), /nie odpowiada jego nazwie/],
  ['letters of Base64, as a service or a mail gives them', () => Buffer.from(pdfOf(2).toString('base64')), /Base64/],
  ['one that was packed', () => gzipSync(pdfOf(2)), /spakowany/],
  ['a ZIP by the name of a PDF', () => Buffer.from('PK\u0003\u0004\u0014\u0000'), /spakowany/],
  ['one in a signature’s envelope', () => Buffer.from('3082010006092a864886f70d010702a0820000', 'hex'), /podpis/],
  ['a Word file by the name of a PDF', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /Word|Excel/],
  ['a program', () => Buffer.from('MZ\u0000\u0001'), /nie odpowiada jego nazwie/],
  ['a page that speaks of a PDF', () => Buffer.from('<html>%PDF-1.4'), /strona internetowa/],
];

describe('a PDF', () => {
  test.each(taken)('%s is taken', async (_, content, pages) =>
    expect(await checked(await content())).toMatchObject({ mime: 'application/pdf', ending: 'pdf', pages }),
  );
  test.each(refused)('%s is refused with what to do', async (_, content, says) => {
    const fault: unknown = await checked(content()).catch((error: unknown) => error);
    expect(fault).toMatchObject({ name: 'FileRefused', message: expect.stringMatching(says) });
  });
  test('is tried in more than twenty shapes', () => expect(taken.length + refused.length).toBeGreaterThan(30));
});

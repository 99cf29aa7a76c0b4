import { inflateRawSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The files of an archive by name, found by walking its directory. */
export function filesOfZip(bytes: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.length - 6);
  for (let left = bytes.readUInt16LE(bytes.length - 12); left > 0; left -= 1) {
    const [packed, length, start] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const from = start + 30 + bytes.readUInt16LE(start + 26);
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + length),
      inflateRawSync(bytes.subarray(from, from + packed)).toString('utf8'),
    );
    at += 46 + length;
  }
  return files;
}

/** What a PDF says, page after page. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.join('\n');
}

/** A small readable PDF, as a phone's scanner would make it. */
export function paper(words: string): { name: string; mimeType: string; buffer: Buffer } {
  const page = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return { name: 'faktura.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';

let library: Promise<PDFiumLibrary> | null = null;

/** The PDF library, started once in a process. */
export function pdfium(): Promise<PDFiumLibrary> {
  library ??= PDFiumLibrary.init();
  return library;
}

/** What a printer's driver writes before the file that it prints (PJL). */
const printer = '\u001b%-12345X';
const printed = /^[^%]{0,900}%PDF-\d/;

/** Whether a file begins as a PDF does, also behind a mark of UTF-8 or a printer's lines. */
export function isPdf(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 1_024);
  return (
    /^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-\d/.test(begin) ||
    (begin.startsWith(printer) && printed.test(begin.slice(printer.length)))
  );
}

/** A PDF begins as one and opens; one with a password is kept unseen, so it has no count of pages and no pictures. */
export async function checkPdf({ path, ending }: Candidate): Promise<Partial<Checked>> {
  const bytes = await readFile(path);
  if (!isPdf(bytes)) throw mismatch(ending);
  const lib = await pdfium();
  try {
    const document = await lib.loadDocument(bytes);
    const pages = document.getPageCount();
    document.destroy();
    if (pages === 0) throw new FileRefused('Ten plik PDF nie ma żadnej strony.');
    return { pages };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    if (/password/i.test((error as Error).message)) return { pages: null };
    throw new FileRefused('Plik PDF jest uszkodzony i nie daje się otworzyć.');
  }
}

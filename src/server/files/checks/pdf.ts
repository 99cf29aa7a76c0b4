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

/** A mark of UTF-8, empty lines, zeros of a tape. */
const bare = /^(?:\u00ef\u00bb\u00bf)?[\s\0]*%PDF-\d/;
/** How a printer's driver begins what it writes before the file that it prints (PJL); its first signs may be lost. */
const printers = ['\u001b%-12345X', '\u001bE\u001b%-12345X', '@PJL'];
const printed = /^[^%]{0,900}%PDF-\d/;
/** What a service or a mail sends before a file, saved along with it. */
const sent = /^(?:HTTP\/[\d.]+ \d{3}|(?:Content|MIME)-[\w-]+:)[^<%\0]{0,900}\r?\n\r?\n%PDF-\d/;

/** Whether a file begins as a PDF does, also behind what those who sent it left there. */
export function isPdf(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 1_024);
  const printer = printers.find((each) => begin.startsWith(each));
  return bare.test(begin) || sent.test(begin) || (printer !== undefined && printed.test(begin.slice(printer.length)));
}

const startsAs =
  (...starts: readonly string[]) =>
  (begin: string): boolean =>
    starts.some((start) => begin.startsWith(start));

/** What is often saved under the name of a PDF and is none, and what to do about it. */
const others: readonly [is: (begin: string) => boolean, says: string][] = [
  [
    (begin) => /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head)\b/i.test(begin),
    'To strona internetowa, a nie dokument PDF: portal pewnie poprosił o zalogowanie. Zaloguj się, pobierz plik jeszcze raz i dodaj go.',
  ],
  [(begin) => /^\s*JVBERi0/.test(begin), 'To PDF zapisany literami (Base64). Poproś nadawcę o zwykły plik PDF.'],
  [
    startsAs('PK\u0003\u0004', '\u001f\u008b', 'Rar!', '7z\u00bc\u00af'),
    'Plik jest spakowany, choć nazywa się .pdf. Rozpakuj go i dodaj to, co jest w środku.',
  ],
  [
    (begin) => begin.startsWith('0') && begin.slice(0, 24).includes('\u0006\t*\u0086H\u0086\u00f7\r\u0001\u0007\u0002'),
    'To podpis elektroniczny albo podpisany dokument, choć nazywa się .pdf. Zmień końcówkę nazwy na .p7m i dodaj go jeszcze raz: pokażemy, co jest w środku.',
  ],
  [
    startsAs('\u00d0\u00cf\u0011\u00e0'),
    'To dokument Word albo Excel, choć nazywa się .pdf. Zapisz go jako PDF i dodaj jeszcze raz.',
  ],
];

function noPdf(bytes: Buffer, ending: string): FileRefused {
  const begin = bytes.toString('latin1', 0, 1_024);
  const says = others.find(([is]) => is(begin))?.[1];
  return says === undefined ? mismatch(ending) : new FileRefused(says);
}

/** A PDF begins as one and opens; one with a password is kept unseen, so it has no count of pages and no pictures. */
export async function checkPdf({ path, ending }: Candidate): Promise<Partial<Checked>> {
  const bytes = await readFile(path);
  if (!isPdf(bytes)) throw noPdf(bytes, ending);
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
    throw new FileRefused('Plik PDF jest uszkodzony i nie daje się otworzyć. Pobierz go albo zeskanuj jeszcze raz.');
  }
}

import { readFile } from 'node:fs/promises';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';

/** Signs no text has; a form feed and the old end of file are met in printouts of accounting programs. */
const controls = /[^\P{Cc}\t\n\r\f]/u;
const endOfFile = String.fromCharCode(26);
const active = /^\s*(?:<!doctype\s+html|<(?:html|head|body|script|iframe|svg|style|object)[\s>/]|<\?php|#!)/i;

/** Text or CSV of UTF-8, UTF-16 with its mark, or the Windows code page of Central Europe; no page, script or binary under another name. */
export async function checkText({ path, ending }: Candidate): Promise<Partial<Checked>> {
  const text = decode(await readFile(path));
  if (text.trim() === '') throw new FileRefused('Plik jest pusty.');
  if (controls.test(text.replaceAll(endOfFile, ''))) throw mismatch(ending);
  if (active.test(text)) throw new FileRefused('Strony internetowe i skrypty nie są przyjmowane.');
  return {};
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

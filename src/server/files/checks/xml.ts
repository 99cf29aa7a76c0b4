import { createReadStream } from 'node:fs';
import { LEDGER_LIMITS } from '../../../domain/xml/limits';
import { openXml } from '../../../domain/xml/reader';
import { XmlRefused } from '../../../domain/xml/refused';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { readFacts } from './invoice';
import { readLedger } from './ledger';

const pages = /^(?:x?html|svg)$/i;
const pageSpaces = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg']);

/** Well formed, in UTF-8, without a DTD (F03), and no web page or drawing; a `.xades` holds a signature besides. */
export async function checkXml({ path, ending, limits }: Candidate): Promise<Partial<Checked>> {
  let signed = false;
  let read: typeof readFacts | typeof readLedger | null = null;
  const document = openXml(
    {
      root(name, namespace) {
        if (pages.test(name) || pageSpaces.has(namespace))
          throw new FileRefused('Strony internetowe i rysunki SVG nie są przyjmowane.');
        read = name === 'Faktura' ? readFacts : name === 'JPK' ? readLedger : null;
      },
      take(path) {
        signed ||= /(?:^|\/)Signature$/.test(path);
        return null;
      },
    },
    { ...LEDGER_LIMITS, size: limits.fileBytes },
  );
  try {
    for await (const chunk of createReadStream(path)) document.write(chunk as Buffer);
    document.close();
  } catch (error) {
    if (error instanceof XmlRefused) throw new FileRefused(error.message);
    throw error;
  }
  if (ending === 'xades' && !signed) throw mismatch(ending);
  return { facts: await factsBy(read, path) };
}

const factsBy = (read: typeof readFacts | typeof readLedger | null, path: string) => (read ? read(path) : null);

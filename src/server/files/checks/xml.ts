import { createReadStream } from 'node:fs';
import { watchForm, type XmlForm } from '../../../domain/xml/form';
import { LEDGER_LIMITS } from '../../../domain/xml/limits';
import { openXml } from '../../../domain/xml/reader';
import { XmlRefused } from '../../../domain/xml/refused';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { type FormFacts, readFacts } from './invoice';
import { readLedger } from './ledger';

const pages = /^(?:x?html|svg)$/i;
const pageSpaces = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg']);

/** Of an invoice or a JPK whose letters nobody can tell: it stays as it came. */
const unreadLetters = 'Plik ma znaki spoza kodowania UTF-8, w którym powinien być. Został zachowany tak, jak przyszedł.';

type Reader = typeof readFacts | typeof readLedger;

/**
 * Well formed, without a DTD (F03), and no web page or drawing; a `.xades` holds a signature besides. One whose letters can't be read is
 * proved as far as its marks go, and kept with the reason.
 */
export async function checkXml(candidate: Candidate): Promise<Partial<Checked>> {
  try {
    const { read, form } = await prove(candidate, false);
    return { facts: (read && (await read(candidate.path))) ?? factsOf(form) };
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    if (error.code !== 'encoding') throw new FileRefused(error.message);
  }
  try {
    const { read, form } = await prove(candidate, true);
    return { facts: read ? { unreadable: unreadLetters } : factsOf(form) };
  } catch (error) {
    throw error instanceof XmlRefused ? new FileRefused(error.message) : error;
  }
}

const factsOf = ({ kind, name }: XmlForm): FormFacts => ({ form_kind: kind, known_as: name });

/** Goes through the whole file; answers what it is called, and who reads one of its kind, null where nobody does. */
async function prove({ path, ending, limits }: Candidate, lenient: boolean): Promise<{ read: Reader | null; form: XmlForm }> {
  let signed = false;
  let read: Reader | null = null;
  const form = watchForm();
  const document = openXml(
    {
      root(name, namespace) {
        if (pages.test(name) || pageSpaces.has(namespace))
          throw new FileRefused('Strony internetowe i rysunki SVG nie są przyjmowane.');
        form.root(name, namespace);
        read = name === 'Faktura' ? readFacts : name === 'JPK' ? readLedger : null;
      },
      take(path) {
        signed ||= /(?:^|\/)Signature$/.test(path);
        return form.take(path);
      },
    },
    { ...LEDGER_LIMITS, size: limits.fileBytes },
    { lenient },
  );
  for await (const chunk of createReadStream(path)) document.write(chunk as Buffer);
  document.close();
  if (ending === 'xades' && !signed) throw mismatch(ending);
  return { read, form: form.form() };
}

import { createReadStream } from 'node:fs';
import { isForeignInvoice } from '../../../domain/foreignInvoice/readForeign';
import { watchForm, type XmlForm } from '../../../domain/xml/form';
import { LEDGER_LIMITS } from '../../../domain/xml/limits';
import { openXml, type XmlReading } from '../../../domain/xml/reader';
import { XmlRefused } from '../../../domain/xml/refused';
import { FileRefused, mismatch } from '../refused';
import type { Candidate, Checked } from './candidate';
import { type FormFacts, readFacts, readForeignFacts } from './invoice';
import { readLedger } from './ledger';

const pages = /^(?:x?html|svg)$/i;
const pageSpaces = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/2000/svg']);

/** Of an invoice or a JPK whose letters nobody can tell: it stays as it came. */
const unreadLetters = 'Plik ma znaki spoza kodowania, w którym powinien być. Został zachowany tak, jak przyszedł.';

/** One after another, while it is only characters that are refused. */
const readings: readonly XmlReading[] = [{}, { marksControls: true }, { lenient: true }];

const again = 'Pobierz go jeszcze raz tam, skąd pochodzi, i dodaj.';
const asPdf = 'Dodaj ten dokument jako PDF.';
/** What can be done about a file that is refused, by why it is. */
const ways: ReadonlyMap<string, string> = new Map([
  ['malformed', again],
  ['encoding', again],
  ['characters', again],
  ['doctype', asPdf],
  ['entity', asPdf],
]);

type Reader = typeof readFacts | typeof readForeignFacts | typeof readLedger;

/** By the root's name, which a stranger wrote. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['Faktura', readFacts],
  ['JPK', readLedger],
]);

/**
 * Well formed, without a DTD (F03), and no web page or drawing; a `.xades` holds a signature besides. KSeF has given out invoices that break
 * this: one with control characters is read with marks in their place, one whose letters can't be read is proved as far as its marks go and
 * kept with the reason.
 */
export async function checkXml(candidate: Candidate): Promise<Partial<Checked>> {
  let refused: XmlRefused | null = null;
  for (const reading of readings) {
    try {
      const { read, form } = await prove(candidate, reading);
      if (read && reading.lenient) return { facts: { unreadable: unreadLetters } };
      return { facts: (read && (await read(candidate.path, reading))) ?? factsOf(form) };
    } catch (error) {
      if (!(error instanceof XmlRefused)) throw error;
      refused = error;
      if (error.code !== 'encoding' && error.code !== 'characters') break;
    }
  }
  if (!refused) throw mismatch(candidate.ending);
  throw new FileRefused([refused.message, ways.get(refused.code)].filter(Boolean).join(' '));
}

const factsOf = ({ kind, name }: XmlForm): FormFacts => ({ form_kind: kind, known_as: name });

/** Goes through the whole file; answers what it is called, and who reads one of its kind, null where nobody does. */
async function prove({ path, ending, limits }: Candidate, reading: XmlReading): Promise<{ read: Reader | null; form: XmlForm }> {
  let signed = false;
  let read: Reader | null = null;
  const form = watchForm();
  const document = openXml(
    {
      root(name, namespace) {
        if (pages.test(name) || pageSpaces.has(namespace))
          throw new FileRefused('Strony internetowe i rysunki SVG nie są przyjmowane.');
        form.root(name, namespace);
        read = isForeignInvoice(name, namespace) ? readForeignFacts : (readers.get(name) ?? null);
      },
      take(path) {
        signed ||= /(?:^|\/)Signature$/.test(path);
        return form.take(path);
      },
    },
    { ...LEDGER_LIMITS, size: limits.fileBytes },
    reading,
  );
  for await (const chunk of createReadStream(path)) document.write(chunk as Buffer);
  document.close();
  if (ending === 'xades' && !signed) throw mismatch(ending);
  return { read, form: form.form() };
}

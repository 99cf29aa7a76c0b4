import { SaxesParser } from 'saxes';
import { startCapture } from './capture';
import { DOCUMENT_LIMITS, megabytes, type XmlLimits } from './limits';
import type { XmlPlan } from './plan';
import { XmlRefused } from './refused';

export interface XmlStream {
  /** Bytes may be cut anywhere, text only between characters. */
  write(chunk: string | Uint8Array): void;
  close(): void;
  /** Whether control characters were replaced. */
  marked(): boolean;
}

export interface XmlReading {
  /** Bytes that are no letters are read too, as what can't be read: to prove that a file holds nothing dangerous, not to know what it says. */
  lenient?: boolean;
  /** Control characters that XML forbids are read as U+0080, one that it allows and no field does: numbers with one stay no numbers. */
  marksControls?: boolean;
}

/**
 * Reads a document in pieces and holds no more than the element being taken. Throws XmlRefused for a DTD, an entity of the
 * document's own, an encoding other than UTF-8, UTF-16 and those of old Polish programs that say so (windows-1250, ISO-8859-2), control characters,
 * anything malformed and anything over the limits; after that it is of no use. A document of XML 1.1 is read by the rules of 1.0.
 */
export function openXml(
  plan: XmlPlan,
  limits: XmlLimits = DOCUMENT_LIMITS,
  { lenient = false, marksControls = lenient }: XmlReading = {},
): XmlStream {
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  let letters: Letters = 'utf-8';
  let decoder: TextDecoder | null = null;
  const capture = startCapture(plan);
  let marked = false;
  /** The end of a piece that may be half a reference to a character. */
  let held = '';
  const counted = { size: 0, elements: 0, attributes: 0 };

  const malformed = () => new XmlRefused('malformed', `Plik nie jest poprawnym dokumentem XML (wiersz ${parser.line}).`);

  const controls = () =>
    new XmlRefused('characters', `Plik ma znaki sterujące, których XML nie dopuszcza (wiersz ${parser.line}).`);

  parser.on('error', ({ message }) => {
    if (message.includes('malformed character entity')) throw marksControls ? malformed() : controls();
    if (message.includes('entity')) throw new XmlRefused('entity', `Plik używa nieznanej encji XML (wiersz ${parser.line}).`);
    throw malformed();
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !lenient && !isTwoBytes(letters) && lettersNamed(encoding) !== letters) throw wrongEncoding();
  });
  parser.on('doctype', () => {
    throw new XmlRefused('doctype', 'Pliki z definicją DTD nie są przyjmowane ze względów bezpieczeństwa.');
  });
  parser.on('opentagstart', ({ name }) => {
    counted.elements += 1;
    counted.attributes = 0;
    if (counted.elements > limits.elements) throw new XmlRefused('elements', 'Plik ma zbyt wiele elementów.');
    if (name.length > limits.name) throw longName();
    if (capture.depth() >= limits.depth) throw new XmlRefused('depth', 'Plik ma zbyt wiele zagnieżdżonych elementów.');
  });
  parser.on('attribute', ({ name }) => {
    counted.attributes += 1;
    if (counted.attributes > limits.attributes) throw new XmlRefused('attributes', 'Element w pliku ma zbyt wiele atrybutów.');
    if (name.length > limits.name) throw longName();
  });
  parser.on('opentag', ({ local, uri, attributes }) =>
    capture.open(local, uri, new Map(Object.values(attributes).map((each) => [each.local, each.value]))),
  );
  parser.on('text', capture.text);
  parser.on('cdata', capture.text);
  parser.on('closetag', capture.close);

  function decode(chunk: Uint8Array | null): string {
    try {
      if (!decoder) {
        letters = chunk ? lettersOf(chunk) : 'utf-8';
        decoder = new TextDecoder(letters, { fatal: !lenient });
      }
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw wrongEncoding();
    }
  }

  function mark(piece: string): string {
    const text = held + piece;
    const whole = text.length - (HALF_REFERENCE.exec(text)?.[0].length ?? 0);
    held = text.slice(whole);
    const set = () => {
      marked = true;
      return MARK;
    };
    return text
      .slice(0, whole)
      .replace(CONTROLS, set)
      .replace(REFERENCE, (reference, hex: string | undefined, decimal: string) =>
        isControl(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ? set() : reference,
      );
  }

  return {
    write(chunk) {
      counted.size += chunk.length;
      if (counted.size > limits.size) {
        throw new XmlRefused('size', `Plik jest za duży (najwięcej ${megabytes(limits.size)}).`);
      }
      const text = typeof chunk === 'string' ? chunk : decode(chunk);
      // UTF-32 reads so, and UTF-16 that begins with neither its mark nor a sign of XML.
      if (text.includes('\0')) throw wrongEncoding();
      if (HALF_CHARACTER.test(text)) throw malformed();
      if (!marksControls && CONTROL.test(text)) throw controls();
      parser.write(marksControls ? mark(text) : text);
    },
    close() {
      if (counted.size === 0) throw new XmlRefused('empty', 'Plik jest pusty.');
      parser.write(held + decode(null)).close();
    },
    marked: () => marked,
  };
}

/** How a document may be written down. */
type Letters = 'utf-8' | 'windows-1250' | 'iso-8859-2' | 'utf-16le' | 'utf-16be';

/** Bytes of a beginning that hold its declaration. */
const DECLARATION = 256;
const latin = new TextDecoder('latin1');

function lettersNamed(name: string): Letters | null {
  if (/^utf-?8$/i.test(name)) return 'utf-8';
  if (/^(?:windows-|cp)1250$/i.test(name)) return 'windows-1250';
  return /^iso-8859-2$/i.test(name) ? 'iso-8859-2' : null;
}

/** As the document's first bytes say; UTF-8 where they say nothing, or what nothing here reads. */
function lettersOf(beginning: Uint8Array): Letters {
  const [first, second, third] = beginning;
  // By its mark, or by how „<” stands in it; UTF-32 has more NULs. What is declared then was true before somebody saved it anew.
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0 && third !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const said = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]{1,40})["']/.exec(latin.decode(beginning.subarray(0, DECLARATION)));
  return (said?.[1] && lettersNamed(said[1])) || 'utf-8';
}

const isTwoBytes = (letters: Letters): boolean => letters === 'utf-16le' || letters === 'utf-16be';

/** Characters that XML 1.0 has none of. */
const CONTROL = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/u;
const CONTROLS = new RegExp(CONTROL, 'gu');
const isControl = (code: number) => code < 32 && code !== 9 && code !== 10 && code !== 13;
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,10}));/gi;
const HALF_REFERENCE = /&(?:#(?:x[\da-f]{0,8}|\d{0,10})?)?$/i;
const MARK = '\u0080';

/** A surrogate without its other half, which the parser cannot stand. */
const HALF_CHARACTER = /[\uD800-\uDFFF]/u;
const wrongEncoding = () =>
  new XmlRefused('encoding', 'Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.');
const longName = () => new XmlRefused('name', 'Plik zawiera zbyt długą nazwę elementu lub atrybutu.');

export function readXml(source: string | Uint8Array, plan: XmlPlan, limits?: XmlLimits): void {
  const stream = openXml(plan, limits);
  stream.write(source);
  stream.close();
}

import { fromWarsaw, isDate, toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import { textAt, type XmlNode } from './node';
import { XmlRefused } from './refused';

/** Typed reading of an element's parts: null where there is no such part, XmlRefused where it is not what it should be. */

const refuse = (path: string, text: string, what: string) =>
  new XmlRefused('content', `Pole ${path}: „${cut(text, 40)}” to nie ${what}.`);

export function required<Value>(value: Value | null, path: string): Value {
  if (value === null) throw new XmlRefused('content', `W pliku brakuje pola ${path}.`);
  return value;
}

/**
 * A decimal text such as `-12.5` as a whole number of its last place (with 2 places -1250); null when it is not one, has
 * more places, or is beyond what a whole number holds exactly.
 */
export function scaled(text: string, places: number): number | null {
  const parts = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(text);
  if (!parts) return null;
  const [, minus, whole, fraction = ''] = parts;
  if (fraction.length > places) return null;
  const number = Number(`${whole}${fraction.padEnd(places, '0')}`);
  if (!Number.isSafeInteger(number)) return null;
  return minus && number > 0 ? -number : number;
}

/** Far above any invoice, and low enough that some dozens of amounts add up exactly. */
const MOST = 50_000_000_000_000;

/** Hundredths of the currency (grosze) of an amount written with a decimal point, at most 500 billion either way. */
export function amountAt(node: XmlNode, path: string): number | null {
  const text = textAt(node, path);
  if (text === null) return null;
  const amount = scaled(text, 2);
  if (amount === null || Math.abs(amount) > MOST) throw refuse(path, text, 'kwota');
  return amount;
}

/** A decimal kept as text, exactly as written: quantities and unit prices have up to eight places. */
export function decimalAt(node: XmlNode, path: string): string | null {
  const text = textAt(node, path);
  if (text !== null && !/^-?\d{1,16}(\.\d{1,8})?$/.test(text)) throw refuse(path, text, 'liczba');
  return text;
}

export function wholeAt(node: XmlNode, path: string): number | null {
  const text = textAt(node, path);
  if (text === null) return null;
  const number = scaled(text, 0);
  if (number === null) throw refuse(path, text, 'liczba całkowita');
  return number;
}

/** `YYYY-MM-DD`; a time zone after the date, which XML allows, is left out. */
export function dateAt(node: XmlNode, path: string): string | null {
  const text = textAt(node, path);
  if (text === null) return null;
  const date = text.replace(/(Z|[+-]\d{2}:\d{2})$/, '');
  if (!isDate(date)) throw refuse(path, text, 'data');
  return date;
}

/** A moment on the Warsaw wall clock, `YYYY-MM-DD HH:mm:ss`; one written without a zone is taken as Warsaw time. */
export function momentAt(node: XmlNode, path: string): string | null {
  const text = textAt(node, path);
  if (text === null) return null;
  const instant = fromWarsaw(text);
  if (!instant) throw refuse(path, text, 'data z godziną');
  return toWarsaw(instant);
}

/** The 1 of the marks that are 1 (yes) or 2 (no), or simply present. */
export function markedAt(node: XmlNode, path: string): boolean {
  return textAt(node, path) === '1';
}

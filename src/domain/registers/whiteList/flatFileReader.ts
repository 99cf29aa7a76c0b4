import { isDate } from '../../../lib/dates';
import { found, type Reading } from '../exchange';
import { unreadable } from '../httpProblem';
import type { FlatFileHeader, VatKind } from './flatFile';

export interface FlatFileContents extends FlatFileHeader {
  masks: string[];
  hashes: number;
}

const LISTS = new Map<string, VatKind>([
  ['skrotyPodatnikowCzynnych', 'active'],
  ['skrotyPodatnikowZwolnionych', 'exempt'],
]);
/** A text, a sign of JSON or white space; the file has no other values than short plain texts. */
const TOKEN = /"([^"\\]{0,200})"|([{}[\]:,])|\s/y;
/** A text that still lacks its last sign. */
const LONGEST_REST = 201;
const HASH = /^[0-9a-f]{128}$/;
const MASK = /^[XY\d]{26}$/;
const MOST_TRANSFORMATIONS = 100_000;

/**
 * Reads the daily file piece by piece (unpacked it is larger than any text may be), giving every hash as it passes; `write`
 * answers false once the file turned out to be broken. Hashes given before that are to be thrown away, as are those of a file
 * whose `close` tells a problem: one cut off would leave out payers.
 */
export function openFlatFile(onHash: (kind: VatKind, hash: string) => void) {
  const header = new Map<string, string>();
  const masks: string[] = [];
  /** The signs that are to close what is open, innermost last. */
  const closing: string[] = [];
  let hashes = 0;
  let rest = '';
  let key = '';
  let broken = false;

  function readValue(text: string) {
    const kind = LISTS.get(key);
    if (closing.at(-1) !== ']') header.set(key, text);
    else if (kind) {
      broken = !HASH.test(text);
      hashes += 1;
      if (!broken) onHash(kind, text);
    } else if (key === 'maski') {
      broken = !MASK.test(text);
      masks.push(text);
    }
  }

  /** A text is a name when a colon follows it, so it waits for the next sign. */
  let waiting: string | null = null;

  function readText(text: string) {
    broken = waiting !== null;
    waiting = text;
  }

  function readSign(sign: string) {
    const text = waiting;
    waiting = null;
    if (sign === ':') {
      broken = text === null;
      key = String(text);
    } else if (text !== null) readValue(text);
    if (sign === '{' || sign === '[') closing.push(sign === '{' ? '}' : ']');
    if (sign === '}' || sign === ']') broken ||= closing.pop() !== sign;
  }

  return {
    write(chunk: string): boolean {
      if (broken) return false;
      rest += chunk;
      TOKEN.lastIndex = 0;
      let read = 0;
      for (let token = TOKEN.exec(rest); token && !broken; token = TOKEN.exec(rest)) {
        read = TOKEN.lastIndex;
        const [, text, sign] = token;
        if (text !== undefined) readText(text);
        else if (sign !== undefined) readSign(sign);
      }
      rest = rest.slice(read);
      broken ||= rest.length > LONGEST_REST;
      return !broken;
    },

    close(): Reading<FlatFileContents> {
      const day = String(header.get('dataGenerowaniaDanych'));
      const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
      const transformations = Number(header.get('liczbaTransformacji'));
      const counted = Number.isInteger(transformations) && transformations > 0 && transformations <= MOST_TRANSFORMATIONS;
      if (broken || rest !== '' || closing.length > 0 || !isDate(date) || !counted || hashes === 0)
        return unreadable('plik płaski wykazu podatników VAT');
      return found({ date, transformations, masks, hashes });
    },
  };
}

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
/** A name, a value, a sign of JSON or white space; the file has no other values than short plain texts. */
const TOKEN = /"([^"\\]{0,200})"|([{}[\]:,])|\s+/y;
const HASH = /^[0-9a-f]{128}$/;
const MASK = /^[XY\d]{26}$/;
const MOST_TRANSFORMATIONS = 100_000;

/**
 * Reads the daily file piece by piece (unpacked it is larger than any text may be), giving every hash as it passes.
 * Hashes given before a file turns out to be broken are to be thrown away.
 */
export function openFlatFile(onHash: (kind: VatKind, hash: string) => void) {
  const header = new Map<string, string>();
  const masks: string[] = [];
  let hashes = 0;
  let rest = '';
  let key = '';
  let inList = false;
  let broken = false;

  function value(text: string) {
    const kind = inList ? LISTS.get(key) : undefined;
    if (kind) {
      broken ||= !HASH.test(text);
      hashes += 1;
      if (!broken) onHash(kind, text);
    } else if (inList && key === 'maski') {
      broken ||= !MASK.test(text);
      masks.push(text);
    } else header.set(key, text);
  }

  /** A text is a name when a colon follows it, so it waits for the next sign. */
  let waiting: string | null = null;
  function sign(mark: string) {
    if (waiting !== null && mark === ':') key = waiting;
    else if (waiting !== null) value(waiting);
    waiting = null;
    if (mark === '[' || mark === ']') inList = mark === '[';
  }

  return {
    write(chunk: string) {
      if (broken) return;
      rest += chunk;
      TOKEN.lastIndex = 0;
      let read = 0;
      for (let token = TOKEN.exec(rest); token; token = TOKEN.exec(rest)) {
        read = TOKEN.lastIndex;
        if (token[1] !== undefined) waiting = token[1];
        else if (token[2] !== undefined) sign(token[2]);
      }
      rest = rest.slice(read);
      broken ||= rest !== '' && !/^"[^"\\]{0,200}$/.test(rest);
    },

    close(): Reading<FlatFileContents> {
      const date = (header.get('dataGenerowaniaDanych') ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
      const transformations = Number(header.get('liczbaTransformacji'));
      const counted = Number.isInteger(transformations) && transformations > 0 && transformations <= MOST_TRANSFORMATIONS;
      if (broken || rest !== '' || !isDate(date) || !counted || hashes === 0)
        return unreadable('plik płaski wykazu podatników VAT');
      return found({ date, transformations, masks, hashes });
    },
  };
}

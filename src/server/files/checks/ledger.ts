import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { checkJpk } from '../../../domain/ksef/checkJpk';
import type { Jpk } from '../../../domain/ksef/jpk';
import { openJpk } from '../../../domain/ksef/readJpk';
import type { XmlReading } from '../../../domain/xml/reader';
import { XmlRefused } from '../../../domain/xml/refused';
import { cut } from '../../../lib/text';
import { controlsFinding } from './controls';

/** What the keeping of books needs of a JPK_V7. */
export interface LedgerFacts {
  /** `JPK_V7M (3)`. */
  form: string;
  /** Whose it is, ten digits. */
  nip: string;
  /** `YYYY-MM`. */
  month: string;
  correction: boolean;
  findings: { says: string; certain: boolean }[];
  /** Of one that came packed: its sums, for nobody unpacks it once more to show them. */
  jpk?: Jpk;
}

const most = 20;

/** Reads a JPK_V7 from a file that proved to be well-formed XML; null of another JPK. */
export async function readLedger(path: string, reading: XmlReading = {}): Promise<LedgerFacts | { unreadable: string } | null> {
  const stream = openJpk(reading);
  try {
    for await (const chunk of createReadStream(path)) stream.write(chunk as Buffer);
    return factsOf(stream.close(), reading);
  } catch (error) {
    if (error instanceof XmlRefused) return error.code === 'root' ? null : { unreadable: error.message };
    throw error;
  }
}

/** The same of one that is packed, with its sums; null of what is no JPK_V7, or can't be read in so many milliseconds: the archive stays one. */
export async function readPackedLedger(unpacked: Readable, mostMs: number): Promise<LedgerFacts | null> {
  const until = performance.now() + mostMs;
  const stream = openJpk();
  try {
    for await (const chunk of unpacked) {
      if (performance.now() > until) return null;
      stream.write(chunk as Buffer);
    }
    const jpk = stream.close();
    return { ...factsOf(jpk, {}), jpk };
  } catch (error) {
    if (error instanceof XmlRefused) return null;
    throw error;
  }
}

function factsOf(jpk: Jpk, { marksControls = false }: XmlReading): LedgerFacts {
  const findings = checkJpk(jpk)
    .slice(0, most)
    .map(({ level, message }) => ({ says: cut(message, 500), certain: level === 'error' }));
  const all = marksControls ? [controlsFinding, ...findings] : findings;
  return { form: jpk.form, nip: jpk.taxpayer.nip, month: jpk.month, correction: jpk.purpose === 'correction', findings: all };
}

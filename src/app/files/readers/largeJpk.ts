import type { ContentFinding } from '../../../contract/fileContent';
import { checkJpk } from '../../../domain/ksef/checkJpk';
import { checkedInJpk } from '../../../domain/ksef/checks/checked';
import type { Jpk } from '../../../domain/ksef/jpk';
import { openJpk } from '../../../domain/ksef/readJpk';
import { XmlRefused } from '../../../domain/xml/refused';

export interface JpkSummary {
  jpk: Jpk;
  findings: ContentFinding[];
  checked: string[];
}

/** Bytes that are read at a time: the page is drawn between two of them. */
const piece = 1024 * 1024;

/**
 * What a JPK_V7 of any size says, read on the device piece by piece and never held whole. `onPart` hears how much was read, from 0 to 1, and ends
 * the reading with false. Throws a sentence for what is no JPK_V7; null where it was ended.
 */
export async function readLargeJpk(file: Blob, onPart: (part: number) => boolean): Promise<JpkSummary | null> {
  const stream = openJpk();
  try {
    for (let at = 0; at < file.size; at += piece) {
      if (!onPart(at / file.size)) return null;
      stream.write(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()));
    }
    const jpk = stream.close();
    const findings = checkJpk(jpk).map(({ level, message }) => ({ says: message, certain: level === 'error' }));
    return { jpk, findings, checked: checkedInJpk(jpk) };
  } catch (cause) {
    if (cause instanceof XmlRefused) throw cause;
    throw new Error('Nie udało się odczytać pliku. Wybierz go jeszcze raz.', { cause });
  }
}

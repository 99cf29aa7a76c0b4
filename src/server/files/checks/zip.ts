import { isMeantEntry, refusedInside } from '../../../contract/files';
import { FileRefused } from '../refused';
import type { Candidate, Checked } from './candidate';
import { readPackedLedger } from './ledger';
import { openEntry, unpack } from './unpack';

export function refuseRunning(name: string): void {
  const found = refusedInside(name);
  if (found?.isArchive)
    throw new FileRefused(
      `Plik zawiera drugie archiwum (${found.ending}). Rozpakuj je na swoim urządzeniu i dodaj jego pliki osobno.`,
    );
  if (found) throw new FileRefused(`Plik zawiera plik niedozwolonego rodzaju (${found.ending}).`);
}

/** How long a packed JPK may be read, and by which part of the whole check's time it is given up, so that the archive itself is still kept. */
const ledgerMs = 14_000;
const ledgerPart = 0.8;

/** An archive that unpacks within the limits and holds nothing that runs; of one that packs a JPK_V7 alone, as too large ones are sent, what that says. */
export async function checkZip({ path, limits }: Candidate): Promise<Partial<Checked>> {
  const until = performance.now() + limits.checkMs * ledgerPart;
  const entries = await unpack(path, 'zip', limits, 0, ({ name }) => refuseRunning(name));
  if (entries.every(({ name }) => name.endsWith('/'))) throw new FileRefused('Plik ZIP jest pusty.');
  const [only, another] = entries.filter(({ name, packed }) => isMeantEntry(name) && packed > 0);
  if (!only || another || !/\.xml$/i.test(only.name)) return {};
  const left = Math.min(ledgerMs, until - performance.now());
  return { facts: left > 0 ? await readPackedLedger(openEntry(path, only), left) : null };
}

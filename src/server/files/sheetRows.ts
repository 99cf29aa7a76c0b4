import { Readable } from 'node:stream';
import { badBody } from '../errors';
import type { Files } from './context';
import type { Sheet, SheetRead } from './sheet/readSheet';
import { WorkerFailed } from './worker/pool';

/** Every ZIP begins so, and a workbook is one. */
export const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of a workbook's sheet, read where strangers' files are; throws 422 with what is wrong with the file. */
export async function sheetRows(
  { incoming, workers, limits, log }: Pick<Files, 'incoming' | 'workers' | 'limits' | 'log'>,
  tenantId: number,
  bytes: Buffer,
  most: Omit<Sheet, 'path' | 'limits'>,
): Promise<SheetRead> {
  const { path } = await incoming.receive(tenantId, Readable.from([bytes]), () => undefined);
  try {
    const outcome = await workers.run({ task: 'sheet', sheet: { path, limits, ...most } }, limits.checkMs);
    if ('read' in outcome) return outcome.read;
    throw badBody('refused' in outcome ? outcome.refused : unreadable);
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error;
    log.warn(`A sheet could not be read: ${error.message}`);
    throw badBody(unreadable);
  } finally {
    await incoming.drop([path]);
  }
}

const unreadable = 'Arkusza nie udało się odczytać. Zapisz go ponownie jako XLSX albo CSV i wczytaj jeszcze raz.';

import { audit } from '../records/audit';
import { type FileRow, settleScan, waitingForScan } from '../records/fileRows';
import type { Files } from './context';
import { fileEntity, serverTrail } from './keep';
import { scan } from './scanner';

const running = new WeakMap<Files['store'], Promise<void>>();

/** Has the firm's waiting files scanned, one after another, beside the request; what can't be scanned now waits for the next sweep (F07). */
export function scanSoon(files: Scanning, tenantId: number): void {
  const before = running.get(files.store) ?? Promise.resolve();
  running.set(
    files.store,
    before.then(() => scanWaiting(files, tenantId)),
  );
}

/** What is being scanned, to be waited for. */
export function scansDone({ store }: Pick<Files, 'store'>): Promise<void> {
  return running.get(store) ?? Promise.resolve();
}

type Scanning = Pick<Files, 'db' | 'store' | 'scanner' | 'clock' | 'log'>;

async function scanWaiting(files: Scanning, tenantId: number): Promise<void> {
  if (!files.scanner) return;
  const failed = (error: Error) => files.log.error('Scanning a file failed', { error: error.name });
  const waiting = await waitingForScan(files.db, tenantId).catch((error: Error) => {
    failed(error);
    return [];
  });
  // One that can't be scanned keeps no other waiting.
  for (const file of waiting) await scanOne(files, tenantId, file).catch(failed);
}

async function scanOne(files: Scanning, tenantId: number, { id, storage_key }: FileRow): Promise<void> {
  const { scanner, store, db, clock } = files;
  if (!scanner) return;
  const says = await store.withLocal(storage_key, (path) => scan(scanner, path));
  const state = says === 'clean' ? ('ready' as const) : ('infected' as const);
  const settled = await db.transaction(async (tx) => {
    if (!(await settleScan(tx, tenantId, id, state))) return false;
    if (state === 'infected')
      await audit(tx, { ...serverTrail(tenantId, clock()), action: 'infected', entity: fileEntity, id, changes: {} });
    return true;
  });
  if (settled && state === 'infected') await store.remove(storage_key);
}

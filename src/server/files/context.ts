import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Tenants } from '../firms/tenants';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { IncomingFolder } from './incoming';
import type { ScannerPlace } from './scanner';
import type { FileStore } from './store/store';
import type { WorkerPool } from './worker/pool';

/** Everything that working with files takes; opened once, before the first request. */
export interface Files {
  db: Database;
  clock: Clock;
  log: Log;
  tenants: Tenants;
  limits: Limits['files'];
  store: FileStore;
  incoming: IncomingFolder;
  workers: WorkerPool;
  /** Null where nobody scans: files are ready at once. */
  scanner: ScannerPlace | null;
  /** Where drawn pictures are kept until they are old. */
  pictures: string;
  /** Waits for what was begun beside requests. */
  close(): Promise<void>;
}

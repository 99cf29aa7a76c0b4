/** What the database's worker is told at its start. */
export interface WorkerStart {
  /** The cluster's folder; made when it is not there. */
  cluster: string;
  socket: string;
}

export type FromWorker =
  | { type: 'ready' }
  /** The engine can no longer be trusted; nothing follows. */
  | { type: 'fatal'; reason: string }
  /** Checkpointed and closed. */
  | { type: 'closed' };

export type ToWorker = { type: 'close' };

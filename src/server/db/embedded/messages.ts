/** What the database's worker is told at its start. */
export interface WorkerStart {
  /** The cluster's folder; made when it is not there. */
  cluster: string;
  socket: string;
}

export type FromWorker =
  /** `unchecked`: nobody looked at all of its pages since they were last closed in order. */
  | { type: 'ready'; unchecked: boolean }
  /** It does not start, for a reason that the operator can do something about: `damaged` where its files are at fault. */
  | { type: 'refused'; sentence: string; damaged: boolean }
  /** The engine can no longer be trusted; nothing follows. */
  | { type: 'fatal'; reason: string }
  /** Checkpointed and closed. */
  | { type: 'closed' }
  | { type: 'copied'; error: string | null };

export type ToWorker =
  | { type: 'close' }
  /** Copies the cluster's files into a folder that is not there yet, while nobody asks anything. */
  | { type: 'copy'; to: string };

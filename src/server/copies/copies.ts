export interface MadeCopy {
  name: string;
  /** Of the sealed database. */
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  /** Files that this copy was the first to hold. */
  added: number;
  /** Files that the store did not have as their rows say, though the rows are still there. */
  missing: string[];
  /** Older copies that were thrown away. */
  dropped: number;
}

export interface Drilled {
  copy: string;
  made: string;
  tables: number;
  rows: number;
  files: number;
  /** Lines of the trail, of all firms. */
  trail: number;
  /** Firms of which somebody logged in; the others have nobody who could. */
  logins: number;
  ms: number;
}

/** Copies as the running server makes them. */
export interface Copies {
  /** From now on by itself, first when the start's work is over. */
  begin(): void;
  /** Does what is due, and waits for it. */
  work(): Promise<void>;
  /** Does one now, whenever it is due. */
  copyNow(): Promise<MadeCopy>;
  drillNow(): Promise<Drilled>;
  stop(): Promise<void>;
}

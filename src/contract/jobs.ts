/** Where work that somebody began stands; the last four are its end. */
export type JobState = 'waiting' | 'running' | 'done' | 'refused' | 'cancelled' | 'failed';

/** Work that goes on beside requests, as who began it sees it. */
export interface BegunJob {
  id: string;
  /** What is done, as `Generowanie zadań`. */
  title: string;
  state: JobState;
  done: number;
  /** Null while nobody has counted yet. */
  total: number | null;
  /** What is counted, in the genitive: `firm`. */
  unit: string;
  /** What stands so far, or in the end. */
  says: string | null;
  /** Counts, or the refusals row by row, once it has ended. */
  result: unknown;
  /** Somebody has asked it to stop. */
  stopping: boolean;
  created_at: string;
  ended_at: string | null;
}

/** The answer to what is begun and not yet done (202). */
export interface Begun {
  data: Pick<BegunJob, 'id' | 'title' | 'state'> & {
    /** Where to ask how far it is. */
    address: string;
  };
}

export const isOver = ({ state }: Pick<BegunJob, 'state'>): boolean => state !== 'waiting' && state !== 'running';

/** How copies of the data stand, as superusers see it; times are Warsaw's. */
export interface CopiesState {
  /** False where the server makes none: somebody else sees to them, or nobody. */
  isOn: boolean;
  /** Minutes between two. */
  every: number | null;
  /** The newest whole copy. */
  made: { at: string; minutesAgo: number; bytes: number; rows: number; files: number; missing: number } | null;
  /** A failure since then. */
  failed: string | null;
  isOld: boolean;
  /** The last trial of restoring one that went well. */
  tried: { at: string; copyAt: string; tables: number; rows: number; files: number; trail: number; seconds: number } | null;
  /** A trial that did not, since then. */
  trialFailed: string | null;
  /** Being made right now. */
  isUnderWay: boolean;
}

import { fileLimits } from '../contract/files';

/** So many in a window of time. */
export interface Allowance {
  most: number;
  windowMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Every limit of the server that is no property of a field, in one place; tests read them from here. Milliseconds and bytes. */
export const limits = {
  /** V02: what a request may be at most. */
  request: {
    body: 256 * 1024,
    /** Where formatted text may be sent. */
    richBody: 1024 * 1024,
    query: 4 * 1024,
    headers: 16 * 1024,
    depth: 16,
    keys: 1_000,
    items: 500,
    idempotencyKey: 255,
  },
  /** V10: what one logged-in person may ask for; a whole firm `tenantFactor` times as much. */
  rates: {
    requests: { most: 600, windowMs: minute },
    writes: { most: 60, windowMs: minute },
    exports: { most: 5, windowMs: hour },
    invitations: { most: 20, windowMs: hour },
    downloads: { most: 30, windowMs: minute },
    /** Encrypted values opened one by one (P08). */
    reveals: { most: 60, windowMs: hour },
    uploads: { most: 200, windowMs: hour },
    tests: { most: 10, windowMs: hour },
    posts: { most: 30, windowMs: minute },
    /** Work over all companies at once: opening a month, generating tasks, asking for documents. */
    bulk: { most: 30, windowMs: hour },
    /** What such work would come to, worked out anew while somebody fills in a form. */
    previews: { most: 60, windowMs: minute },
  },
  tenantFactor: 10,
  /** L03: beyond this the firm's superusers and the operator are told; refusals (403, 404) of one person, all else of the firm. */
  alarms: {
    failedLogins: { most: 50, windowMs: hour },
    refusals: { most: 100, windowMs: hour },
    tokenReuse: { most: 0, windowMs: hour },
    faults: { most: 10, windowMs: hour },
    jobDelay: { most: 0, windowMs: hour },
  },
  /**
   * V10: more than `times` what a person reads in an hour on average of these `days` is told as the alarms are; less than `least` is nobody's
   * usual. Records: rows of lists, and those opened one by one.
   */
  readings: { times: 3, least: 1_000, days: 30 },
  /** L03, B01: the newest copy of the data may be so old. */
  copyAgeMs: 26 * hour,
  /** A job that begins so long after its time is late. */
  jobDelayMs: 30 * minute,
  /** Requests without a session, from one network (/24 or /56). */
  anonymous: { most: 600, windowMs: minute },
  /** O03, O02: how long the server waits, and what it holds at once. */
  server: {
    requestMs: 30_000,
    connectionMs: 30_000,
    handlerMs: 20_000,
    keepAliveMs: 72_000,
    headersMs: 10_000,
    /** What is still to come of a body after its answer. */
    unreadMs: 5_000,
    sockets: 1_000,
    /** A busier event loop than this answers 503. */
    lagMs: 500,
    /** What is under way at SIGTERM may take this long, and closing everything else the rest. */
    finishMs: 8_000,
    exitMs: 10_000,
    /** The oldest answer of health and ready. */
    readyMs: 1_000,
    /** Below this part of the disk free the server is not ready. */
    diskFree: 0.05,
    /** Below this part it is told, before that happens (L03). */
    diskLow: 0.1,
  },
  /** F02, F03, F08: what may be uploaded, kept and drawn. */
  files: {
    fileBytes: fileLimits.bytes,
    perRequest: 20,
    tenantBytes: 5 * 1024 * 1024 * 1024,
    tenantFiles: 50_000,
    /** One person's, on one day of Warsaw's. */
    dayBytes: 500 * 1024 * 1024,
    ...fileLimits.archive,
    pixels: fileLimits.pixels,
    uploadMs: 5 * minute,
    checkMs: 20_000,
    pictureMs: 10_000,
    /** Processes that open uploaded files, and the memory of each. */
    workers: 2,
    workerBytes: 768 * 1024 * 1024,
    /** What of an upload that broke off may lie about. */
    abortedMs: minute,
    /** Stored bytes that no row knows. */
    orphanMs: hour,
    /** A file that no record took. */
    unclaimedMs: 24 * hour,
    /** A file that its record let go of. */
    releasedMs: 30 * 24 * hour,
    /** A drawn picture; it is drawn again when asked for. */
    pictureKeptMs: 30 * 24 * hour,
  },
  /** Public registers of companies: one call, all its tries, and how long one that fails so often in a row is left alone. */
  registers: { answerMs: 8_000, wholeMs: 12_000, tries: 3, pauseMs: 400, failures: 5, restMs: minute },
  /** L02: a log file is set aside at this size and thrown away at this age. */
  log: { fileBytes: 20 * 1024 * 1024, keptDays: 90 },
};

export type Rate = keyof typeof limits.rates;
export type Limits = typeof limits;
/** Any part of the limits, for tests and benchmarks. */
export type LimitChanges = { [Part in keyof Limits]?: Limits[Part] extends object ? Partial<Limits[Part]> : Limits[Part] };

/** Lays changes over the standard limits; a name that no limit has is an error. */
export function withLimits(changes: LimitChanges): Limits {
  const result: Record<string, unknown> = { ...limits };
  for (const [name, change] of Object.entries(changes)) {
    const known = result[name];
    if (known === undefined) throw new Error(`No limit is called "${name}"; limits are ${Object.keys(limits).join(', ')}`);
    result[name] = typeof known === 'object' ? { ...known, ...(change as object) } : change;
  }
  return result as Limits;
}

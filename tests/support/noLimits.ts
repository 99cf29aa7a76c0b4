import type { LimitChanges } from '../../src/server/limits';

/** High enough that no test meets them by accident. */
const wide = { most: 1_000_000, windowMs: 60_000 };
export const noLimits: LimitChanges = {
  rates: {
    requests: wide,
    writes: wide,
    exports: wide,
    invitations: wide,
    downloads: wide,
    reveals: wide,
    uploads: wide,
    posts: wide,
    bulk: wide,
    previews: wide,
  },
  alarms: { failedLogins: wide, refusals: wide, tokenReuse: wide, faults: wide, jobDelay: wide },
  readings: { least: 1_000_000 },
  anonymous: wide,
  server: { lagMs: 600_000, diskFree: 0 },
};

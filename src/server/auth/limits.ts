const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Every number of login and sessions (A and S of the security requirements), in milliseconds and counts; tests read them from here. */
export const authLimits = {
  /** A05: how long the browser's ticket of an attempt lives. */
  ticketMs: 10 * minute,
  /** A07. */
  code: { lifeMs: 5 * minute, tries: 5 },
  /** A08: codes sent for one account. */
  resend: [
    { most: 1, windowMs: minute },
    { most: 5, windowMs: hour },
    { most: 10, windowMs: day },
  ],
  /** How long a device may take to sign what a passkey is asked for. */
  challengeMs: 5 * minute,
  /** Of one person. */
  passkeys: 20,
  /** A10. */
  verifiedMs: 2 * minute,
  /** A13: wrong passwords and codes. */
  failures: {
    pair: { most: 5, windowMs: 15 * minute, waitMs: 15 * minute },
    account: { most: 20, windowMs: 15 * minute, waitMs: 15 * minute },
    device: { most: 10, windowMs: 15 * minute, waitMs: 5 * minute },
    network: { most: 30, windowMs: 10 * minute, waitMs: 10 * minute },
  },
  /** A17. */
  wrongCodes: { most: 30, windowMs: day, waitMs: day },
  /** A14. */
  deviceMs: 90 * day,
  /** A21. */
  invitationMs: 7 * day,
  resetMs: hour,
  deviceLinkMs: hour,
  /** Links asked for by anybody, for one account. */
  links: { most: 5, windowMs: hour, waitMs: hour },
  /** Entry by a link from a notice: its life and openings, codes typed over its life, the time of one opening, codes sent for one account. */
  entry: {
    lifeMs: 7 * day,
    opens: 20,
    tries: 10,
    viewMs: 15 * minute,
    pauseMs: minute,
    codes: { most: 3, windowMs: hour, waitMs: 0 },
    network: { most: 30, windowMs: 10 * minute, waitMs: 10 * minute },
  },
  /** S01; how long a session may rest is each firm's own to say. */
  accessMs: 10 * minute,
  absoluteMs: 12 * hour,
  /** S03: parallel tabs get the same answer. */
  graceMs: 10 * second,
  /** I06: the same device repeats a refresh whose answer was lost. */
  repeatMs: minute,
  /** S06. */
  sessions: 10,
  /** S10. */
  stepUpMs: 15 * minute,
  /** A26: a login after so many failures is told to its owner. */
  tellAfterFailures: 3,
};
export type AuthLimits = typeof authLimits;

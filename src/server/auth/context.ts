import type { Alarms } from '../alarms';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Figures } from '../figures';
import type { Occasion } from '../mail/catalogue';
import type { Envelope } from '../mail/compose';
import type { MailQueue } from '../mail/queue';
import { senderOf } from '../mail/sender';
import type { Readings } from '../readings';
import type { Tenant } from '../scope';
import type { Keys } from './crypto/keys';
import type { RandomBytes } from './crypto/random';
import type { AuthLimits } from './limits';
import type { Hasher } from './passwords/hashing';

/** What login works with; made once at start, with the test's clock and chance in tests. */
export interface Auth {
  db: Database;
  keys: Keys;
  hasher: Hasher;
  mail: MailQueue;
  clock: Clock;
  random: RandomBytes;
  limits: AuthLimits;
  newId(): string;
  alarms: Alarms;
  readings: Readings;
  figures: Figures;
  /** The last of what this process counted goes to the database. */
  stopCounting(): Promise<void>;
  /** Work after the answer, so that its time tells nothing; stopping waits for it. */
  later(work: () => Promise<void>): void;
  /** Waits for what `later` began. */
  settled(): Promise<void>;
  /** Where a firm's panel stands, for links; from the configuration, never from a request (A24). */
  panelUrl(tenantKey: string): string;
  /** The demonstration's fixed code, outside production alone. */
  demoCode: string | null;
}

/** Where a login request comes from, as far as it is kept. */
export interface Origin {
  tenant: Tenant;
  /** /24 or /56. */
  network: string;
  userAgent: string;
  requestId: string;
  /** The browser's device token, from its cookie. */
  deviceToken: string | null;
}

/** To whom and on whose behalf a message of login goes. */
export function envelope({ tenant }: Pick<Origin, 'tenant'>, to: string): Envelope {
  return { to, tenant: senderOf(tenant) };
}

/** When and from what device, for notices. */
export function occasion({ clock }: Auth, { userAgent }: Origin): Occasion {
  return { at: clock(), device: userAgent };
}

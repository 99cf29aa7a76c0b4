import type { Named } from '../records/seenAmong';
import type { EventCode } from './catalogue';

/** The job that sends one mail or text message. */
export const noticeJob = 'notices.send';

/** The job that leaves one hint with one browser's push service. */
export const hintJob = 'notices.push';

/** What it needs; who they are and what the hint is about is looked up when it goes. */
export interface HintOutgoing {
  delivery: string;
  device: string;
  user: string;
  event: EventCode;
  named?: Named;
  /** A path of the panel. */
  link: string | null;
}

/** What it needs; the message itself is encrypted, as it waits in a table. */
export interface Outgoing {
  delivery: string;
  user: string;
  event: EventCode;
  named?: Named;
  message: string;
}

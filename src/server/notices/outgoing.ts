import type { Named } from '../records/seenAmong';
import type { EventCode } from './catalogue';

/** The job that sends one mail or text message. */
export const noticeJob = 'notices.send';

/** What it needs; the message itself is encrypted, as it waits in a table. */
export interface Outgoing {
  delivery: string;
  user: string;
  event: EventCode;
  named?: Named;
  message: string;
}

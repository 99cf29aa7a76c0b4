import type { NoticeEvent } from './define';
import { clientEvents } from './events/clients';
import { houseEvents } from './events/house';
import { watchedEvents } from './events/watched';
import { workEvents } from './events/work';

/** Everything that people are told of by the bell, mail or text message; letters of the login go their own way and cannot be switched off. */
const events = { ...workEvents, ...houseEvents, ...clientEvents, ...watchedEvents };

export type EventCode = keyof typeof events;
export const catalogue: Readonly<Record<EventCode, NoticeEvent>> = events;
export const eventCodes = Object.keys(events) as EventCode[];

/** The event of that code, or null. */
export function eventNamed(code: string): NoticeEvent | null {
  return Object.hasOwn(catalogue, code) ? catalogue[code as EventCode] : null;
}

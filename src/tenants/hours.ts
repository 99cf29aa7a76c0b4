import type { OfficeCalendar } from '../domain/calendar/workingTime';
import type { TenantConfig } from './define';

/** A time of day as it is typed: `07:30`; `24:00` ends a day. */
export const timePattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Minutes after midnight of `HH:MM`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A firm's working hours as the calendar counts with them. */
export function officeCalendar({ officeHours }: Pick<TenantConfig, 'officeHours'>): OfficeCalendar {
  return {
    week: officeHours.week.map((day) => day && ([minuteOf(day.from), minuteOf(day.to)] as const)),
    closed: officeHours.closedDays,
  };
}

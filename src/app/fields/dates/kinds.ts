import { formatDate, formatDateTime, formatMonth, fromWarsaw, isDate, isMonth } from '../../../lib/dates';
import { readDate, readMoment, readTime } from '../../../lib/typedDates';
import { month } from '../../../schema';

export type DateKind = 'date' | 'month' | 'dateTime' | 'time';

export interface Kind {
  /** What of a calendar is picked, in that order; none where only an hour is. */
  views: readonly DateView[];
  /** Whether an hour is picked besides. */
  hour: boolean;
  /** The value in date-fns's letters; the calendar's Date is a carrier of that wall clock, never an instant. */
  pattern: string;
  /** From typed text to the value; what cannot be read stays as typed. */
  read: (typed: string) => string;
  isValue: (text: string) => boolean;
  told: (value: string) => string;
  example: string;
  /** What the button that opens it says. */
  opens: string;
}

type DateView = 'year' | 'month' | 'day';
const calendar = ['year', 'month', 'day'] as const;

/** How each kind of day is typed, told and picked, whatever the browser's language. */
export const kinds: Readonly<Record<DateKind, Kind>> = {
  date: {
    views: calendar,
    hour: false,
    pattern: 'yyyy-MM-dd',
    read: readDate,
    isValue: isDate,
    told: formatDate,
    example: 'DD.MM.RRRR',
    opens: 'Wybierz dzień',
  },
  month: {
    views: ['year', 'month'],
    hour: false,
    pattern: 'yyyy-MM',
    read: month.parse as (typed: string) => string,
    isValue: isMonth,
    told: formatMonth,
    example: 'np. 11.2026',
    opens: 'Wybierz miesiąc',
  },
  dateTime: {
    views: calendar,
    hour: true,
    pattern: 'yyyy-MM-dd HH:mm:ss',
    read: readMoment,
    isValue: (text) => fromWarsaw(text) !== null,
    told: formatDateTime,
    example: 'DD.MM.RRRR, GG:MM',
    opens: 'Wybierz dzień i godzinę',
  },
  time: {
    views: [],
    hour: true,
    pattern: 'HH:mm',
    read: readTime,
    isValue: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    told: (value) => value,
    example: 'GG:MM',
    opens: 'Wybierz godzinę',
  },
};

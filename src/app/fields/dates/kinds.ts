import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { format, isValid, parse } from 'date-fns';
import type { ComponentType } from 'react';
import { formatDate, formatDateTime, formatMonth, fromWarsaw, isDate, isMonth } from '../../../lib/dates';
import { readDate, readMoment, readTime } from '../../../lib/typedDates';
import { month } from '../../../schema';

/** What of the three pickers is used here; their own types differ by their views alone. */
interface PickerProps {
  value: Date | null;
  views: readonly string[];
  openTo?: string;
  onChange: (picked: Date | null) => void;
  disabled: boolean;
  ampm: boolean;
  showDaysOutsideCurrentMonth: boolean;
  slots: { field: ComponentType };
  slotProps: Record<string, object>;
  onOpen: () => void;
  onClose: () => void;
}

export type DateKind = 'date' | 'month' | 'dateTime' | 'time';

interface Kind {
  Picker: ComponentType<PickerProps>;
  views: readonly string[];
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

const calendar = ['year', 'month', 'day'];
const clock = ['hours', 'minutes'];

/** How each kind of day is typed, told and picked, whatever the browser's language. */
export const kinds: Readonly<Record<DateKind, Kind>> = {
  date: {
    Picker: DatePicker as ComponentType<PickerProps>,
    views: calendar,
    pattern: 'yyyy-MM-dd',
    read: readDate,
    isValue: isDate,
    told: formatDate,
    example: 'DD.MM.RRRR',
    opens: 'Wybierz dzień',
  },
  month: {
    Picker: DatePicker as ComponentType<PickerProps>,
    views: ['year', 'month'],
    pattern: 'yyyy-MM',
    read: month.parse as (typed: string) => string,
    isValue: isMonth,
    told: formatMonth,
    example: 'np. 11.2026',
    opens: 'Wybierz miesiąc',
  },
  dateTime: {
    Picker: DateTimePicker as ComponentType<PickerProps>,
    views: [...calendar, ...clock],
    pattern: 'yyyy-MM-dd HH:mm:ss',
    read: readMoment,
    isValue: (text) => fromWarsaw(text) !== null,
    told: formatDateTime,
    example: 'DD.MM.RRRR, GG:MM',
    opens: 'Wybierz dzień i godzinę',
  },
  time: {
    Picker: TimePicker as ComponentType<PickerProps>,
    views: clock,
    pattern: 'HH:mm',
    read: readTime,
    isValue: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    told: (value) => value,
    example: 'GG:MM',
    opens: 'Wybierz godzinę',
  },
};

/** The day the calendar opens at; none where the text is no value. */
export function toCalendar(value: string, { pattern, isValue }: Kind): Date | null {
  return isValue(value) ? parse(value, pattern, new Date(2000, 0, 1)) : null;
}

/** What was picked, as records hold it; empty where nothing whole is. */
export const fromCalendar = (picked: Date | null, { pattern }: Kind): string =>
  picked && isValid(picked) ? format(picked, pattern) : '';

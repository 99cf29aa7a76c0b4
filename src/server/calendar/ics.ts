import { addDays, fromWarsaw } from '../../lib/dates';
import type { Recurrence } from './occurrences';
import type { EntryRow } from './rows';

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const longest = 75;

/** Poland since 1996: summer time from the last Sunday of March to the last of October. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Warsaw',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

export interface IcsTask {
  id: string;
  title: string;
  due_date: string;
  company: string | null;
  updated_at: Date;
}

interface Calendar {
  name: string;
  /** What ids are unique within. */
  host: string;
  entries: readonly EntryRow[];
  tasks: readonly IcsTask[];
}

/** A person's calendar as a file of RFC 5545, for programmes that fetch it. */
export function icsOf({ name, host, entries, tasks }: Calendar): string {
  return icsFile(name, [
    ...entries.flatMap((entry) => entryLines(entry, host)),
    ...tasks.flatMap((task) => taskLines(task, host)),
  ]);
}

/** A file of RFC 5545 around the lines of its events. */
export function icsFile(name: string, events: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Panel Biura//Harmonogram//PL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Warsaw',
    ...zone,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function entryLines(entry: EntryRow, host: string): string[] {
  const { id, title, start, end, all_day, status, location, description, company, deputy_name, updated_at } = entry;
  const said = [description, company && `Firma: ${company}`, deputy_name && `Zastępstwo: ${deputy_name}`]
    .filter(Boolean)
    .join('\n');
  return event([
    `UID:${id}@${host}`,
    `DTSTAMP:${utc(updated_at)}`,
    ...(all_day
      ? [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(addDays((end ?? start).slice(0, 10), 1))}`]
      : [`DTSTART;TZID=Europe/Warsaw:${wall(start)}`, ...(end ? [`DTEND;TZID=Europe/Warsaw:${wall(end)}`] : [])]),
    ...recurrenceLines(entry),
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(said ? [`DESCRIPTION:${escaped(said)}`] : []),
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : status === 'planned' ? 'TENTATIVE' : 'CONFIRMED'}`,
  ]);
}

function taskLines({ id, title, due_date, company, updated_at }: IcsTask, host: string): string[] {
  const says = company ? `Firma: ${company}` : null;
  return dayLines({ uid: `task-${id}@${host}`, at: updated_at, on: due_date, title: `Termin: ${title}`, says });
}

/** Something that stands on a last day and takes no time of it; `uid` keeps it the same one when the file is read again. */
export function dayLines({
  uid,
  at,
  on,
  title,
  says,
}: {
  uid: string;
  at: Date;
  on: string;
  title: string;
  says: string | null;
}) {
  return event([
    `UID:${uid}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART;VALUE=DATE:${day(on)}`,
    `DTEND;VALUE=DATE:${day(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(says ? [`DESCRIPTION:${escaped(says)}`] : []),
    'TRANSP:TRANSPARENT',
  ]);
}

const event = (lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const frequencies: Record<Exclude<Recurrence, 'none'>, string> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
};

function recurrenceLines({ recurrence, recurrence_until, start, all_day }: EntryRow): string[] {
  if (recurrence === 'none') return [];
  const end = recurrence_until && (fromWarsaw(`${recurrence_until} 23:59:59`) ?? null);
  const until = end && recurrence_until ? `;UNTIL=${all_day ? day(recurrence_until) : utc(end)}` : '';
  return [`RRULE:${frequencies[recurrence]}${lastDays(recurrence, start)}${until}`];
}

/** A day that some months or years lack is their last one, where the grammar alone would leave those out. */
function lastDays(recurrence: Recurrence, start: string): string {
  const number = Number(start.slice(8, 10));
  if (recurrence === 'yearly' && start.slice(5, 10) === '02-29') return ';BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1';
  if (recurrence !== 'monthly' || number <= 28) return '';
  const days = Array.from({ length: number - 27 }, (_, index) => 28 + index);
  return `;BYMONTHDAY=${days.join(',')};BYSETPOS=-1`;
}

const day = (text: string) => text.slice(0, 10).replaceAll('-', '');
const wall = (moment: string) => moment.replaceAll(/[-:]/g, '').replace(' ', 'T');
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text as a property's value holds it (RFC 5545, 3.3.11). */
export function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** A line of at most 75 octets and its continuations, never cut within a letter. */
export function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longest) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

/** One time of an entry of the schedule; a repeated entry has several with the same id. Moments are Warsaw wall time. */
export interface CalendarEntry {
  id: string;
  title: string;
  kind: 'office' | 'meeting' | 'absence' | 'shift' | 'reminder';
  start: string;
  end: string | null;
  all_day: boolean;
  status: string;
  location: string | null;
  user: { id: string; title: string };
  deputy: string | null;
  /** The person asking may open it. */
  open: boolean;
}

export interface CalendarTask {
  id: string;
  title: string;
  due_date: string;
  company: string | null;
}

/** What the law asks for on a day, and the day it names where that one is off. */
export interface CalendarDeadline {
  date: string;
  names: string[];
}

export interface CalendarAnswer {
  entries: CalendarEntry[];
  tasks: CalendarTask[];
  deadlines: CalendarDeadline[];
  holidays: { date: string; name: string }[];
}

/** Whether a person's calendar is given away by an address; the address itself is told once. */
export interface FeedAnswer {
  active: boolean;
  created_at: string | null;
  last_read_at: string | null;
  /** Only in the answer that made it: `/api/calendar/<token>.ics`. */
  path?: string;
}

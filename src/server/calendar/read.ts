import { resources } from '../../../resources';
import { hasArea } from '../../access/principal';
import type { CalendarAnswer, CalendarDeadline, CalendarEntry } from '../../contract/calendar';
import { holidaysOf } from '../../domain/calendar/holidays';
import { dueDates } from '../../domain/deadlines/dueDates';
import { periodName } from '../../domain/deadlines/periodName';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import { addDays, fromWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { onOwnSide } from '../records/ownSide';
import type { Scope } from '../scope';
import { occurrences } from './occurrences';
import { activeCodes, type EntryRow, entriesFor, tasksDue } from './rows';

export const openStates = resources.tasks.fields.status.transitions?.cancel?.from ?? [];

/** Whole days of Warsaw's as instants, the second one after the last. */
export function windowOf(from: string, to: string): { from: Date; to: Date } {
  const at = (day: string) => fromWarsaw(`${day} 00:00:00`) ?? new Date(`${day}T00:00:00Z`);
  return { from: at(from), to: at(addDays(to, 1)) };
}

/** What a person of the office has on the days from `from` to `to`, both included. */
export async function readCalendar(db: Pick<Tx, 'query'>, scope: Scope, from: string, to: string): Promise<CalendarAnswer> {
  const { tenant, who } = scope;
  const all = await entriesFor(db, tenant.id, who.id, windowOf(from, to), false);
  // What the whole office sees may be about a company that this person does not: of one's own it is known.
  const entries = await onOwnSide(db, scope, resources.companies, all, ({ mine, company_id }) => (mine ? null : company_id));
  const hasTasks = hasArea(who, 'tasks', tenant.config);
  const tasks = hasTasks ? await tasksDue(db, tenant.id, who.id, [from, to], openStates) : [];
  const seesAll = hasArea(who, 'settings', tenant.config);
  return {
    entries: entries.flatMap((entry) => shown(entry, who.id, seesAll, from, to)),
    tasks: tasks.map(({ id, title, due_date, company }) => ({ id, title, due_date, company })),
    deadlines: hasTasks ? deadlinesBetween(await activeCodes(db, tenant.id), from, to) : [],
    holidays: yearsOf(from, to)
      .flatMap(holidaysOf)
      .filter(({ date }) => from <= date && date <= to)
      .map(({ date, name }) => ({ date, name })),
  };
}

/** Of a colleague's absence or duty that is not for all, only that it is. */
function shown(entry: EntryRow, me: string, seesAll: boolean, from: string, to: string): CalendarEntry[] {
  const known = entry.mine || entry.visibility === 'team' || seesAll;
  const { choices } = resources['schedule-entries'].fields.kind;
  return occurrences(entry, from, to).map((time) => ({
    id: entry.id,
    title: known ? entry.title : (choices?.[entry.kind]?.label ?? ''),
    kind: entry.kind,
    ...time,
    all_day: entry.all_day,
    status: entry.status,
    location: known ? entry.location : null,
    user: { id: entry.user_id, title: entry.user_name },
    deputy: entry.deputy_name,
    open: entry.user_id === me || seesAll,
  }));
}

function yearsOf(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What the law asks of anybody on these days, for the obligations given; computed, never kept. */
function deadlinesBetween(codes: readonly string[], from: string, to: string): CalendarDeadline[] {
  const byDate = new Map<string, Set<string>>();
  for (const rule of DEADLINE_RULES) {
    if (!codes.includes(rule.id)) continue;
    for (const { due, period } of dueDates(rule, from, to)) {
      const names = byDate.get(due) ?? new Set();
      byDate.set(due, names.add(`${rule.name} za ${periodName(period.label)}`));
    }
  }
  return [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, names]) => ({ date, names: [...names].sort() }));
}

import { resources } from '../../../resources';
import {
  type DutyFilters,
  type DutyGroup,
  dutiesAPage,
  dutiesInCalendar,
  type MonthDuties,
  type MonthGroups,
} from '../../contract/obligations';
import { formatNumber } from '../../lib/numbers';
import type { Database } from '../db/database';
import { conflict } from '../errors';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import { type Client, placeByName } from '../recurring/client';
import type { Scope } from '../scope';
import { countRows, dutyGroups, type Group, perhapsOf, rowsOf } from './groups';
import type { Owed } from './owed';
import { tell, toldOf } from './tell';

/** A page of what is due in a month at all the clients that the asker may know of: by the day, then by the company's name. */
export async function monthDuties(db: Database, scope: Scope, filters: DutyFilters): Promise<MonthDuties> {
  const { month, page = 1 } = filters;
  const today = todayOf(scope);
  const groups = await dutyGroups(db, scope, filters, today);
  const shown = rowsOfPage(groups, page);
  const facts = viewOf(scope, resources.companies, 'show').readable;
  return { month, duties: await tell(db, scope, shown, { today, facts }), total: countRows(groups) };
}

/** A page of the month's duties, each once for all who owe it. */
export async function monthGroups(db: Database, scope: Scope, filters: DutyFilters): Promise<MonthGroups> {
  const { month, page = 1 } = filters;
  const groups = await dutyGroups(db, scope, filters, todayOf(scope));
  const shown = groups.slice((page - 1) * dutiesAPage, page * dutiesAPage);
  const perhaps = {
    duties: groups.filter(({ parts }) => parts.every(({ condition }) => condition !== null)).length,
    rows: countRows(groups.map(perhapsOf)),
  };
  return { month, groups: shown.map(groupTold), total: groups.length, rows: countRows(groups), perhaps };
}

/** A duty with the clients who owe it, by name. */
export interface CalendarDuty {
  group: DutyGroup;
  clients: string[];
}

/** All of the month's duties that the filters leave, for a calendar. Throws 409 for more than one could be of use with. */
export async function calendarDuties(db: Database, scope: Scope, filters: DutyFilters): Promise<CalendarDuty[]> {
  const groups = await dutyGroups(db, scope, filters, todayOf(scope));
  const rows = countRows(groups);
  if (rows > dutiesInCalendar)
    throw conflict(
      `Do kalendarza mieści się ${formatNumber(dutiesInCalendar)} obowiązków, a jest ich ${formatNumber(rows)}. Zawęź listę: wybierz opiekuna albo dziedzinę.`,
      undefined,
      'too_many_duties',
    );
  return groups.map((group) => ({
    group: groupTold(group),
    clients: clientsOf(group)
      .sort((one, other) => (placeByName(one) < placeByName(other) ? -1 : 1))
      .map(({ title }) => title),
  }));
}

/** The clients of a duty, each once: two partners of one company may owe it. */
const clientsOf = ({ parts }: Pick<Group, 'parts'>): Client[] => [
  ...new Map(parts.flatMap(({ clients }) => clients.map((client) => [client.id, client] as const))).values(),
];

function groupTold({ key, first, parts }: Group): DutyGroup {
  const { rule, area, name, period, by_event, nominal, due, shifted, basis, source, certainty, note } = toldOf(first);
  const perhaps = perhapsOf({ parts }).parts;
  return {
    ...{ key, rule, area, name, period, by_event, nominal, due, shifted, basis, source, certainty, note },
    companies: clientsOf({ parts }).length,
    perhaps: clientsOf({ parts: perhaps }).length,
  };
}

/** The obligations of a page. Only the days that it reaches into are put in order: there may be thousands on each. */
function rowsOfPage(groups: readonly Group[], page: number): Owed[] {
  const [start, end] = [(page - 1) * dutiesAPage, page * dutiesAPage];
  const shown: Owed[] = [];
  let before = 0;
  for (const due of [...new Set(groups.map(({ first }) => first.obligation.due))].sort()) {
    const here = groups.filter(({ first }) => first.obligation.due === due);
    const after = before + countRows(here);
    if (before < end && after > start)
      shown.push(...byName(here.flatMap(rowsOf)).slice(Math.max(0, start - before), end - before));
    before = after;
  }
  return shown;
}

function byName(rows: readonly Owed[]): Owed[] {
  return rows
    .map((owed) => [`${placeByName(owed.client)} ${owed.obligation.rule}`, owed] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, owed]) => owed);
}

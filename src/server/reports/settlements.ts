import { resources } from '../../../resources';
import type { Cell, Report, ReportColumn } from '../../contract/reports';
import { byTitle } from '../byTitle';
import { periodFilters, type ReportContext } from './context';
import { keptSettlements } from './settlementRows';
import { count, percent, share, table, text } from './tables';

const { choices } = resources.settlements.fields.status;
/** A month is sent in time up to this day of the next one: the last for income tax. */
const lastDay = 20;

/** How the months of each keeper stand: how many in which state, how many sent in time, how many corrected. */
export async function settlements(context: ReportContext): Promise<Report> {
  const { query } = context;
  const of = [
    ...periodFilters(query),
    ...(query.keeper ? [{ key: 'owner_id', is: 'any' as const, values: [query.keeper] }] : []),
    ...(query.company ? [{ key: 'company_id', is: 'any' as const, values: [query.company] }] : []),
  ];
  const kept = await keptSettlements(context, of, lastDay);
  const standing = kept.filter((each) => each.standing > 0);
  const used = Object.entries(choices ?? {}).filter(([status]) => standing.some((each) => each.status === status));
  const names = new Map(standing.map(({ owner_id, keeper }) => [owner_id, keeper]));
  let [inTime, allSent] = [0, 0];
  const rows = [...names]
    .sort(([, one], [, other]) => byTitle(one, other))
    .map(([id, title]) => {
      const own = kept.filter(({ owner_id }) => owner_id === id);
      const sum = (key: 'standing' | 'sent' | 'in_time' | 'corrections') => own.reduce((all, each) => all + each[key], 0);
      const [early, sent] = [sum('in_time'), sum('sent')];
      inTime += early;
      allSent += sent;
      const cells: Record<string, Cell> = { title, all: sum('standing'), sent, in_time: share(early, sent) };
      for (const [status] of used) cells[status] = own.find((each) => each.status === status)?.standing ?? 0;
      cells.corrections = sum('corrections');
      return { id, cells };
    });
  const columns: ReportColumn[] = [
    text('title', 'Opiekun'),
    count('all', 'Rozliczenia'),
    count('sent', 'Wysłane'),
    percent('in_time', 'W terminie'),
    count('corrections', 'Korekty'),
    ...used.map(([status, { label }]) => count(status, label)),
  ];
  return {
    title: 'Rozliczenia według opiekunów',
    lead: `W terminie: pierwsza wysyłka do klienta najpóźniej ${lastDay}. dnia miesiąca po okresie.`,
    tables: [table('settlements', 'Opiekunowie', columns, rows, { in_time: share(inTime, allSent) })],
  };
}

import { resources } from '../../../resources';
import type { Cell, Report, ReportColumn } from '../../contract/reports';
import { addMonths } from '../../lib/dates';
import { byTitle, counted, periodFilters, type ReportContext } from './context';
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
  const [states, sent, corrected] = await Promise.all([
    counted(context, resources.settlements, ['owner_id', 'status'], [...of, { key: 'superseded', is: 'any', values: ['false'] }]),
    counted(
      context,
      resources.settlements,
      ['owner_id', 'period', 'published_at:day'],
      [...of, { key: 'revision', is: 'any', values: ['1'] }],
    ),
    counted(context, resources.settlements, ['owner_id'], [...of, { key: 'revision', is: 'above', values: ['1'] }]),
  ]);
  const used = Object.entries(choices ?? {}).filter(([status]) => states.some(({ key }) => (key as string[])[1] === status));
  const names = new Map(states.map(({ key, title }) => [(key as string[])[0] ?? '', (title as string[])[0] ?? '']));
  let [inTime, allSent] = [0, 0];
  const rows = [...names]
    .sort(([, one], [, other]) => byTitle(one, other))
    .map(([id, title]) => {
      const own = states.filter(({ key }) => (key as string[])[0] === id);
      const published = sent.filter(({ key }) => (key as string[])[0] === id && (key as (string | null)[])[2] !== null);
      const [early, whole] = [total(published.filter(({ key }) => isInTime(key as string[]))), total(published)];
      inTime += early;
      allSent += whole;
      const cells: Record<string, Cell> = { title, all: total(own), sent: whole, in_time: share(early, whole) };
      for (const [status] of used) cells[status] = total(own.filter(({ key }) => (key as string[])[1] === status));
      cells.corrections = total(corrected.filter(({ key }) => key === id));
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

const total = (groups: readonly { count: number }[]) => groups.reduce((sum, group) => sum + group.count, 0);

function isInTime([, period = '', day = '']: readonly string[]): boolean {
  return day <= `${addMonths(period, 1)}-${lastDay}`;
}

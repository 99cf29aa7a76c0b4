import { hourSuffix } from '../../../schema/importing';
import { isHour } from './fields';
import type { Match } from './match';
import type { SentTable } from './same';

/** The file with each hour in its day's column, so that all that follows knows of moments alone; an hour without a day stands for the moment. */
export function withHours(table: SentTable, match: Match): { table: SentTable; match: Match } {
  const hours = match.flatMap((key, at) => (key !== null && isHour(key) ? [{ at, of: key.slice(0, -hourSuffix.length) }] : []));
  if (hours.length === 0) return { table, match };
  const days = new Map(hours.map(({ at, of }) => [at, match.indexOf(of)]));
  const joinedTo = new Map([...days].filter(([, day]) => day >= 0).map(([hour, day]) => [day, hour]));
  return {
    match: match.map((key, at) => {
      const day = days.get(at);
      if (day === undefined) return key;
      return day >= 0 ? null : (hours.find((hour) => hour.at === at)?.of ?? null);
    }),
    table: {
      ...table,
      rows: table.rows.map(({ cells, ...row }) => {
        const hourOf = (at: number) => cells[joinedTo.get(at) ?? -1] ?? '';
        const joined = [...joinedTo.keys()].filter((at) => (cells[at] ?? '') !== '' && hourOf(at) !== '');
        if (joined.length === 0) return { ...row, cells };
        return {
          ...row,
          cells: cells.map((cell, at) => (joined.includes(at) ? `${cell} ${hourOf(at)}` : cell)),
          alone: Object.fromEntries(joined.map((at) => [at, cells[at] ?? ''])),
        };
      }),
    },
  };
}

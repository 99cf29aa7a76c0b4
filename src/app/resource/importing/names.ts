import { splitName } from '../../../lib/personName';
import type { Resource } from '../../../schema';
import { nameColumns } from '../../../schema/importing';
import type { Match } from './match';
import type { SentTable } from './same';

/** The fields that columns speak of: of a whole name its two parts. */
export function spokenOf(resource: Resource, match: Match): Match {
  const columns = nameColumns(resource, resource.fields);
  return match.flatMap((key) => {
    const name = key === null ? undefined : columns[key];
    return name ? [name.family, name.given] : [key];
  });
}

/** The file with a person's two names in columns of their own where it has them in one, each row with what was typed there. */
export function withNames(resource: Resource, table: SentTable, match: Match): { table: SentTable; match: Match } {
  const columns = nameColumns(resource, resource.fields);
  const at = match.findIndex((key) => key !== null && Object.hasOwn(columns, key));
  const name = columns[match[at] ?? ''];
  if (!name) return { table, match };
  const { label, family, given, first } = name;
  const parts = [family, given].map((key) => (match.includes(key) ? null : key));
  const spliced = <Item>(items: readonly Item[], two: readonly Item[]) => [...items.slice(0, at), ...two, ...items.slice(at + 1)];
  return withNames(
    resource,
    {
      ...table,
      headings: spliced(
        table.headings,
        [family, given].map((key) => resource.fields[key]?.label ?? key),
      ),
      places: spliced(
        table.places ?? [...table.headings.keys()],
        [at, at].map((place) => table.places?.[place] ?? place),
      ),
      rows: table.rows.map(({ cells, typed = {}, alone = {}, doubts = [], ...row }) => {
        const cell = cells[at] ?? '';
        const split = splitName(cell, first);
        return {
          ...row,
          cells: spliced(
            Array.from({ length: Math.max(cells.length, at + 1) }, (_, nth) => cells[nth] ?? ''),
            [split.family, split.given],
          ),
          alone: behind(alone, at),
          typed: { ...behind(typed, at), ...(cell === '' ? {} : { [at]: cell, [at + 1]: cell }) },
          doubts: split.isSure ? doubts : [...doubts, `${label}: tak podzieliliśmy „${cell}”, czy dobrze?`],
        };
      }),
    },
    spliced(match, parts),
  );
}

/** What stands by places, once the column after `at` has moved on by one. */
const behind = (typed: Readonly<Record<number, string>>, at: number): Record<number, string> =>
  Object.fromEntries(Object.entries(typed).map(([place, cell]) => [Number(place) > at ? Number(place) + 1 : place, cell]));

import { plainHeading } from '../../../contract/importHeadings';
import type { ReadTable } from '../../../contract/imports';
import { type NameOrder, type SplitName, splitName } from '../../../lib/personName';
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

/** A column of whole names whose heading does not tell which of the two comes first. */
export interface UntoldNames {
  heading: string;
  /** One of its names in both orders, as both would read it. */
  example: Readonly<Record<NameOrder, SplitName>>;
  order: NameOrder;
  /** What the columns are where its names are written in that order. */
  matchAs: (order: NameOrder) => Match;
}

/** „Nazwisko i imię” tells the order; „Pracownik” does not, and neither does any cell without a comma or capitals of the family name. */
const tellsOrder = /nazwisk.*\bimi|\bimi.*nazwisk|\bname\b/;

/** The column whose names only the person can say the order of. */
export function untoldNames(resource: Resource, { headings, rows }: ReadTable, match: Match): UntoldNames | null {
  const columns = nameColumns(resource, resource.fields);
  const at = match.findIndex((key) => key !== null && Object.hasOwn(columns, key));
  const column = columns[match[at] ?? ''];
  const heading = headings[at] ?? '';
  if (!column || tellsOrder.test(plainHeading(heading))) return null;
  const [example] = rows.flatMap(({ cells }) => {
    const read = { family: splitName(cells[at] ?? '', 'family'), given: splitName(cells[at] ?? '', 'given') };
    return read.family.given !== '' && read.family.family !== read.given.family ? [read] : [];
  });
  if (!example) return null;
  const keyOf = (order: NameOrder) => Object.keys(columns).find((key) => columns[key]?.first === order) ?? null;
  const matchAs = (order: NameOrder) => match.map((key, place) => (place === at ? keyOf(order) : key));
  return { heading, example, order: column.first, matchAs };
}

/** The file with a person's two names in columns of their own where it has them in one, each row with what was typed there. */
export function withNames(resource: Resource, table: SentTable, match: Match): { table: SentTable; match: Match } {
  const columns = nameColumns(resource, resource.fields);
  const at = match.findIndex((key) => key !== null && Object.hasOwn(columns, key));
  const name = columns[match[at] ?? ''];
  if (!name) return { table, match };
  const { family, given, first } = name;
  const parts = [family, given].map((key) => (match.includes(key) ? null : key));
  const isIdle = parts.every((key) => key === null);
  const [ofFamily, ofGiven] = [family, given].map((key) => (resource.fields[key]?.label ?? key).toLowerCase());
  const doubtOf = (cell: string, split: SplitName) =>
    `„${cell}” podzieliliśmy na ${ofFamily} „${split.family}” i ${ofGiven} „${split.given}”`;
  const spliced = <Item>(items: readonly Item[], two: readonly Item[]) => [...items.slice(0, at), ...two, ...items.slice(at + 1)];
  return withNames(
    resource,
    {
      ...table,
      headings: spliced(
        table.headings,
        [at, at].map((place) => table.headings[place] ?? ''),
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
          doubts: split.isSure || isIdle ? doubts : [...doubts, doubtOf(cell, split)],
        };
      }),
    },
    spliced(match, parts),
  );
}

/** What stands by places, once the column after `at` has moved on by one. */
const behind = (typed: Readonly<Record<number, string>>, at: number): Record<number, string> =>
  Object.fromEntries(Object.entries(typed).map(([place, cell]) => [Number(place) > at ? Number(place) + 1 : place, cell]));

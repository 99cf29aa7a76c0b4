import type { amountProfiles } from '../../../../resources/amountProfiles';
import { plainHeading } from '../../../contract/importHeadings';
import type { Answered } from '../../records/answered';
import type { Match } from '../../resource/importing/match';

/** What the columns of one program's export are, as the server keeps it. */
export type AmountProfile = Answered<typeof amountProfiles, 'id' | 'name'> & {
  columns: readonly { heading: string; key: string }[];
};

/** What a table's columns are by a profile; headings that it does not know say nothing, and no field is given twice. */
export function matchBy({ columns }: AmountProfile, headings: readonly string[]): Match {
  const given = new Set<string>();
  return headings.map((heading) => {
    const key = columns.find((column) => column.heading === plainHeading(heading))?.key ?? null;
    if (key === null || given.has(key)) return null;
    given.add(key);
    return key;
  });
}

/** What a profile would keep of a table's columns. */
export function columnsBy(headings: readonly string[], match: Match): AmountProfile['columns'] {
  return headings.flatMap((heading, at) => {
    const key = match[at];
    return key && plainHeading(heading) !== '' ? [{ heading: plainHeading(heading), key }] : [];
  });
}

/** Whether a table's columns are just as its profile says. */
export const isBy = (profile: AmountProfile, headings: readonly string[], match: Match): boolean =>
  JSON.stringify(matchBy(profile, headings)) === JSON.stringify(match);

/**
 * The profile of a table: the one of whose headings none is missing, and the largest of such. Null where two that are as large say different
 * things, as a person has to tell them apart.
 */
export function profileFor(headings: readonly string[], profiles: readonly AmountProfile[]): AmountProfile | null {
  const there = new Set(headings.map(plainHeading));
  const [first, second] = profiles
    .filter(({ columns }) => columns.length > 0 && columns.every(({ heading }) => there.has(heading)))
    .toSorted((one, other) => other.columns.length - one.columns.length);
  if (!first || !second || second.columns.length < first.columns.length) return first ?? null;
  return isBy(second, headings, matchBy(first, headings)) ? first : null;
}

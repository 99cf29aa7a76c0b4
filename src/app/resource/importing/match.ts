import { plainHeading, usualFields } from '../../../contract/importHeadings';
import type { FileField } from './fields';

/** For each column of a file the key of its field; null where it is passed over. */
export type Match = readonly (string | null)[];

/** Of a heading's name no shorter piece tells a field. */
const tellingLetters = 3;

/**
 * What the columns of a file are, as far as their headings tell: as they were matched before, by a field's own name, by what other programs
 * call it, or by one whole name within the other where it is the only such; without `byPart` that is not tried. No field is given twice.
 */
export function guessed(
  headings: readonly string[],
  fields: readonly FileField[],
  before: Readonly<Record<string, string>>,
  byPart = true,
): Match {
  const match: (string | null)[] = headings.map(() => null);
  const free = () => fields.filter(({ key }) => !match.includes(key));
  const give = (find: (heading: string) => string | undefined) => {
    for (const [at, heading] of headings.entries()) if (match[at] === null) match[at] = find(plainHeading(heading)) ?? null;
  };
  give((heading) => free().find(({ key }) => Object.hasOwn(before, heading) && before[heading] === key)?.key);
  give((heading) => free().find((field) => namesOf(field).includes(heading))?.key);
  const keys = free().map(({ key }) => key);
  for (const [at, key] of usualFields(headings, keys, (nth) => match[nth] === null)) match[at] = key;
  if (!byPart) return match;
  give((heading) => {
    const [only, other] = free().filter(
      (field) => !field.key.includes('@') && namesOf(field).some((name) => within(name, heading)),
    );
    return other ? undefined : only?.key;
  });
  return match;
}

const namesOf = ({ label, names }: FileField) => [label, ...names].map(plainHeading);

function within(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= tellingLetters && ` ${long} `.includes(` ${short} `);
}

/** What is to be known of the next file: the headings that a field was chosen for. */
export function remembered(headings: readonly string[], match: Match): Record<string, string> {
  const known = headings.flatMap((heading, at): [string, string][] => {
    const key = match[at];
    return key && plainHeading(heading) !== '' ? [[plainHeading(heading), key]] : [];
  });
  return Object.fromEntries(known);
}

/** Fields that two columns were given, by the place of the later one. */
export function givenTwice(match: Match): ReadonlySet<number> {
  return new Set(match.flatMap((key, at) => (key !== null && match.indexOf(key) < at ? [at] : [])));
}

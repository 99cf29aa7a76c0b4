import { plainHeading, usualFields } from '../../../contract/importHeadings';
import type { ReadTable } from '../../../contract/imports';
import type { FileField } from './fields';

/** For each column of a file the key of its field; null where it is passed over. */
export type Match = readonly (string | null)[];

/** Of a heading's name no shorter piece tells a field. */
const tellingLetters = 3;

/**
 * What the columns of a file are, as far as their headings tell: as they were matched before, by a field's own name, by what other programs
 * call it, or by one whole name within the other where it is the only such; without `byPart` that is not tried. No field is given twice, neither
 * alone nor within a person's whole name: such a column goes before one of its parts, unless the file has both of these.
 */
export function guessed(
  headings: readonly string[],
  fields: readonly FileField[],
  before: Readonly<Record<string, string>>,
  byPart = true,
): Match {
  const whole = fields.filter(({ parts }) => parts);
  const plain = fields.filter(({ parts }) => !parts);
  const alone = byHeading(headings, [plain], before);
  const isApart = whole.every(({ parts = [] }) => parts.every((key) => alone.includes(key)));
  const match = isApart ? alone : byHeading(headings, [whole, plain], before);
  if (!byPart) return match;
  const free = freeOf(fields, match);
  return given(headings, match, (heading) => {
    const [only, other] = free(plain).filter(
      (field) => !field.key.includes('@') && namesOf(field).some((name) => within(name, heading)),
    );
    return other ? undefined : only?.key;
  });
}

/** By whole headings; of these kinds of fields the earlier goes first. */
function byHeading(
  headings: readonly string[],
  kinds: readonly (readonly FileField[])[],
  before: Readonly<Record<string, string>>,
): (string | null)[] {
  const match: (string | null)[] = headings.map(() => null);
  const free = freeOf(kinds.flat(), match);
  for (const kind of kinds)
    given(
      headings,
      match,
      (heading) => free(kind).find(({ key }) => Object.hasOwn(before, heading) && before[heading] === key)?.key,
    );
  for (const kind of kinds) {
    given(headings, match, (heading) => free(kind).find((field) => namesOf(field).includes(heading))?.key);
    const keys = free(kind).map(({ key }) => key);
    for (const [at, key] of usualFields(headings, keys, (nth) => match[nth] === null))
      if (free(kind).some((field) => field.key === key)) match[at] = key;
  }
  return match;
}

/** Gives each column that has no field yet what is found for its heading. */
function given(headings: readonly string[], match: (string | null)[], find: (heading: string) => string | undefined): Match {
  for (const [at, heading] of headings.entries()) if (match[at] === null) match[at] = find(plainHeading(heading)) ?? null;
  return match;
}

/** Those of which nothing is matched as yet, neither they nor a part of them. */
const freeOf = (all: readonly FileField[], match: readonly (string | null)[]) => (some: readonly FileField[]) => {
  const taken = match.flatMap((key) => spokenBy(all, key));
  return some.filter((field) => !spokenBy([field], field.key).some((key) => taken.includes(key)));
};

/** The fields that a column tells: of a whole name its parts. */
const spokenBy = (fields: readonly FileField[], key: string | null): readonly string[] =>
  key === null ? [] : (fields.find((field) => field.key === key)?.parts ?? [key]);

const namesOf = ({ label, names }: FileField) => [label, ...names].map(plainHeading);

function within(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= tellingLetters && ` ${long} `.includes(` ${short} `);
}

/** What a column without a heading is called, also in a file of rows to be corrected: it says nothing of the next file's. */
const ofNoHeading = /^kolumna [a-z]{1,3}$/;

/** What is to be known of the next file: the headings that a field was chosen for. */
export function remembered({ headings }: Pick<ReadTable, 'headings'>, match: Match): Record<string, string> {
  const known = headings.flatMap((heading, at): [string, string][] => {
    const key = match[at];
    const name = plainHeading(heading);
    return key && name !== '' && !ofNoHeading.test(name) ? [[name, key]] : [];
  });
  return Object.fromEntries(known);
}

/** Fields that two columns were given, alone or within a whole name, by the place of the later one. */
export function givenTwice(match: Match, fields: readonly FileField[] = []): ReadonlySet<number> {
  const said = match.map((key) => spokenBy(fields, key));
  return new Set(
    said.flatMap((keys, at) => (keys.some((key) => said.slice(0, at).some((earlier) => earlier.includes(key))) ? [at] : [])),
  );
}

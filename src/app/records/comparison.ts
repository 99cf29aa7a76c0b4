import type { FieldMap } from '../../schema';
import { same } from './same';

/** One field in which two people's changes of a record meet, or only one of them changed. */
export interface Difference {
  key: string;
  /** `both` changed it to different values; else who alone did. */
  by: 'both' | 'me' | 'them';
  mine: unknown;
  theirs: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** What two people did to the record that both began with, by field; what they agree on is left out. */
export function compare(fields: FieldMap, base: Values, mine: Values, theirs: Values): Difference[] {
  return Object.keys(fields).flatMap((key) => {
    if (same(mine[key], theirs[key])) return [];
    const changedMine = !same(mine[key], base[key]);
    const changedTheirs = !same(theirs[key], base[key]);
    const by = changedMine && changedTheirs ? 'both' : changedMine ? 'me' : 'them';
    return [{ key, by, mine: mine[key], theirs: theirs[key] }];
  });
}

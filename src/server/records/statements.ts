import type { Statement } from '../db/database';

/** Every connection keeps what was named, so the number of names is bounded; further shapes go without. */
const MOST = 500;
const names = new Map<string, string>();

/**
 * The text as a prepared statement: the same text has the same name for as long as the process lives. One that costs more to plan than to
 * answer, and has few shapes, is named `always`.
 */
export function prepared(text: string, values: readonly unknown[], always = false): Statement {
  const known = names.get(text);
  if (known !== undefined) return { text, values, name: known };
  if (!always && names.size >= MOST) return { text, values };
  const name = `records.${names.size}`;
  names.set(text, name);
  return { text, values, name };
}

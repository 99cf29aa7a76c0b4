import { formatNumber } from '../../lib/numbers';
import { plural } from '../../lib/text';

/** Texts by their whole key: `ra.action.save`. */
export type Phrases = ReadonlyMap<string, string>;

/** What a text is asked for with: values for its `%{slots}`, `smart_count` to choose its form by, `_` to say where it is missing. */
export type Slots = Readonly<Record<string, unknown>>;

/** A tree of texts, flattened; later trees win. */
export function phrasesOf(...trees: readonly object[]): Phrases {
  const phrases = new Map<string, string>();
  const gather = (tree: object, prefix: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') phrases.set(prefix + key, value);
      else if (typeof value === 'object' && value !== null) gather(value, `${prefix}${key}.`);
    }
  };
  for (const tree of trees) gather(tree, '');
  return phrases;
}

/** Says a text in Polish: the form for the count, the slots filled. An unknown key is said as it is, for it may be the server's sentence. */
export function translator(phrases: Phrases) {
  return (key: string, slots: Slots = {}): string => {
    const phrase = phrases.get(key) ?? (typeof slots._ === 'string' ? slots._ : key);
    const count = slots.smart_count;
    const chosen = typeof count === 'number' ? formOf(phrase, count) : phrase;
    return chosen.replace(/%\{(\w+)\}/g, (slot, name: string) => {
      const value = slots[name];
      if (value === undefined || value === null) return slot;
      return typeof value === 'number' ? formatNumber(value) : String(value);
    });
  };
}

/** One, two to four, five and more, parted by `||||`; a fraction takes the second, as in „2,5 firmy”. */
function formOf(phrase: string, count: number): string {
  const [one = phrase, few = one, many = one] = phrase.split('||||');
  return plural(count, one, few, many).trim();
}

/** Texts by their whole key: `ra.action.save`. */
export type Phrases = ReadonlyMap<string, string>;

/** What a text is asked for with: values for its `%{slots}`, `smart_count` to choose its form by, `_` to say where it is missing. */
export type Slots = Readonly<Record<string, unknown>>;

const plural = new Intl.PluralRules('pl');
const forms: Record<Intl.LDMLPluralRule, number> = { zero: 2, one: 0, two: 1, few: 1, many: 2, other: 1 };

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
      return value === undefined || value === null
        ? slot
        : typeof value === 'number'
          ? value.toLocaleString('pl')
          : String(value);
    });
  };
}

/** One, two to four, five and more, parted by `||||`; a fraction takes the second, as in „2,5 firmy”. */
function formOf(phrase: string, count: number): string {
  const texts = phrase.split('||||');
  return (texts[forms[plural.select(Math.abs(count))]] ?? texts[0] ?? phrase).trim();
}

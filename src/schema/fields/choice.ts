import { type Field, type FieldOptions, type Look, withRules } from '../field';

export type Choices = Readonly<Record<string, string | Look>>;

/** Labels alone may be given as texts; a colour makes it `{ label, color }`. */
export function looks<K extends string>(choices: Readonly<Record<K, string | Look>>): Record<K, Look> {
  const entries = Object.entries<string | Look>(choices);
  return Object.fromEntries(entries.map(([key, look]) => [key, typeof look === 'string' ? { label: look } : look])) as Record<
    K,
    Look
  >;
}

function build<const K extends string, const O extends FieldOptions = Record<never, never>>(
  label: string,
  choices: Readonly<Record<K, string | Look>>,
  options?: O,
): Field<K, O> {
  return { type: 'choice', label, options: options ?? ({} as O), choices: looks(choices) };
}

/** One of a closed list of values, each with its label and, where it says something, a colour. */
export const choice = withRules<'choice', string, typeof build>(build, 'choice', {
  parse: (typed, field) => valueOfLabel(typed, field),
  check: (value, field) => (field?.choices && Object.hasOwn(field.choices, value) ? null : 'Wybierz jedną z podanych wartości'),
  format: (value, field) => field?.choices?.[value]?.label ?? value,
  examples: { good: [], bad: [['spoza listy', 'Wybierz jedną z podanych wartości']] },
});

/** Imports and people write the label, or the short one that lists show; records hold the value. */
export function valueOfLabel(typed: string, field: Field | undefined): string {
  const wanted = typed.trim().toLowerCase();
  const looks = Object.entries(field?.choices ?? {});
  const found =
    looks.find(([, { label }]) => label.toLowerCase() === wanted) ??
    looks.find(([, { short }]) => short?.toLowerCase() === wanted);
  return found ? found[0] : typed.trim();
}

/** Values with their looks in the order they are offered in: as declared, and where all are numbers, by size, for objects put whole numbers first. */
export function offeredChoices({ choices = {} }: Pick<Field, 'choices'>): [value: string, look: Look][] {
  const entries = Object.entries(choices);
  if (!entries.every(([value]) => value !== '' && Number.isFinite(Number(value)))) return entries;
  return entries.sort(([one], [other]) => Number(one) - Number(other));
}

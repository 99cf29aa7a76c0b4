import type { LimitDefinition, LimitValue } from './limit';

const namesIn = (value: LimitValue | undefined): readonly string[] => Object.keys(value ?? {});

/** The names of the numbers that a value is made of (those of a list are `0`, `1`…), as it last was; none where it is one number. */
export function partsOf({ values }: LimitDefinition): readonly string[] {
  return namesIn(values.findLast(({ value }) => value !== null)?.value);
}

/** One number of a value: that of a part, or the value itself where it has none; null when it is not known. */
export function numberIn(value: LimitValue, part: string | null): number | null {
  if (typeof value === 'number') return part === null ? value : null;
  if (value === null) return null;
  return Object.entries(value).find(([name]) => name === part)?.[1] ?? null;
}

/** A value with other numbers in the place of some of its parts; those of one not known are put beside each other in their order. */
export function withParts(limit: LimitDefinition, value: LimitValue, own: ReadonlyMap<string | null, number>): LimitValue {
  const names = value === null ? partsOf(limit) : namesIn(value);
  const numbers = names.flatMap((name) => {
    const number = own.get(name) ?? numberIn(value, name);
    return number === null ? [] : [[name, number] as const];
  });
  return Array.isArray(value) ? numbers.map(([, number]) => number) : Object.fromEntries(numbers);
}

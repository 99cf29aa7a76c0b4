import fc from '../../support/properties';

/** Digits of the given length. */
export const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** The same digits with one of them changed to another. */
export const oneChanged = (value: fc.Arbitrary<string>) =>
  fc.tuple(value, fc.nat(), fc.integer({ min: 1, max: 9 })).map(([right, at, by]) => {
    const place = at % right.length;
    const changed = String((Number(right[place]) + by) % 10);
    return { right, wrong: right.slice(0, place) + changed + right.slice(place + 1) };
  });

/** The same digits with two different neighbours swapped. */
export const neighboursSwapped = (value: fc.Arbitrary<string>) =>
  fc
    .tuple(value, fc.nat())
    .map(([right, at]) => {
      const place = at % (right.length - 1);
      const swapped = right.charAt(place + 1) + right.charAt(place);
      return { right, wrong: right.slice(0, place) + swapped + right.slice(place + 2) };
    })
    .filter(({ right, wrong }) => right !== wrong);

export const present = (value: string | null): value is string => value !== null;

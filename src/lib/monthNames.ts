/** The months' names as they follow a day or „od” and „do”: `12 stycznia`. */
export const GENITIVE_MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
] as const;

/** A month `YYYY-MM` as it follows „do”: `października 2026`. */
export const ofMonth = (month: string): string => `${GENITIVE_MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** Years for which the table has values, or laws that go on. */
export const firstYear = 2022;
const lastYear = 2099;

/** Years are picked from twelve at a time. */
export const yearsShown = 12;

/** The twelve years that a year stands among, the first of them divisible by twelve. */
export function groupOf(year: number): number[] {
  const first = Math.floor(year / yearsShown) * yearsShown;
  return Array.from({ length: yearsShown }, (_, at) => first + at);
}

export const isCovered = (year: number) => year >= firstYear && year <= lastYear;

/** Something added or taken away: the answer to a question by its key, or a number. */
export interface Term {
  sign: 1 | -1;
  of: string | number;
}

const shape = /^\s*([+-]?)\s*([a-z][a-z0-9_]{0,40}|\d{1,9}(?:[.,]\d{1,4})?)/i;

/** A sum and difference of answers and numbers, as `przychod - koszt + 100`; null for anything else. */
export function readFormula(text: string): readonly Term[] | null {
  const terms: Term[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const [whole, sign, word = ''] = shape.exec(rest) ?? [];
    if (whole === undefined || (terms.length > 0 && sign === '') || terms.length >= 50) return null;
    const number = Number(word.replace(',', '.'));
    terms.push({ sign: sign === '-' ? -1 : 1, of: Number.isNaN(number) ? word : number });
    rest = rest.slice(whole.length).trim();
  }
  return terms.length > 0 ? terms : null;
}

/** The formula's value where an unanswered question counts for nothing; null where no question in it is answered. */
export function formulaValue(terms: readonly Term[], numberOf: (key: string) => number | null): number | null {
  let sum = 0;
  let isKnown = false;
  for (const { sign, of } of terms) {
    const value = typeof of === 'number' ? of : numberOf(of);
    if (typeof of === 'string' && value !== null) isKnown = true;
    sum += sign * (value ?? 0);
  }
  return isKnown ? Math.round(sum * 10_000) / 10_000 : null;
}

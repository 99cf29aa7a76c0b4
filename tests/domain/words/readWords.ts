const VALUES: Record<string, number> = {
  zero: 0,
  jeden: 1,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  pięć: 5,
  sześć: 6,
  siedem: 7,
  osiem: 8,
  dziewięć: 9,
  dziesięć: 10,
  jedenaście: 11,
  dwanaście: 12,
  trzynaście: 13,
  czternaście: 14,
  piętnaście: 15,
  szesnaście: 16,
  siedemnaście: 17,
  osiemnaście: 18,
  dziewiętnaście: 19,
  dwadzieścia: 20,
  trzydzieści: 30,
  czterdzieści: 40,
  pięćdziesiąt: 50,
  sześćdziesiąt: 60,
  siedemdziesiąt: 70,
  osiemdziesiąt: 80,
  dziewięćdziesiąt: 90,
  sto: 100,
  dwieście: 200,
  trzysta: 300,
  czterysta: 400,
  pięćset: 500,
  sześćset: 600,
  siedemset: 700,
  osiemset: 800,
  dziewięćset: 900,
};

/** Each name of a power of a thousand with the category of CLDR its form belongs to. */
const UNITS: Record<string, readonly [value: number, category: string]> = Object.fromEntries(
  [
    ['tysiąc tysiące tysięcy', 3],
    ['milion miliony milionów', 6],
    ['miliard miliardy miliardów', 9],
    ['bilion biliony bilionów', 12],
    ['biliard biliardy biliardów', 15],
  ].flatMap(([forms, power]) =>
    String(forms)
      .split(' ')
      .map((form, place) => [form, [10 ** Number(power), ['one', 'few', 'many'][place] ?? '']]),
  ),
);

const rules = new Intl.PluralRules('pl');

/** Reads a Polish numeral word by word, independently of how the product writes it; throws on a word or form that is wrong. */
export function readWords(text: string): number {
  const words = text.split(' ');
  const negative = words[0] === 'minus';
  let total = 0;
  let group: number | null = null;
  let lastUnit = Number.POSITIVE_INFINITY;
  for (const word of negative ? words.slice(1) : words) {
    const unit = UNITS[word];
    if (unit === undefined) {
      const value = VALUES[word];
      if (value === undefined) throw new Error(`unknown word ${word}`);
      if (group !== null && (group % (value >= 100 ? 1000 : value >= 10 ? 100 : 10) !== 0 || value === 0))
        throw new Error(`misplaced ${word}`);
      group = (group ?? 0) + value;
      continue;
    }
    const [value, category] = unit;
    if (value >= lastUnit || rules.select(group ?? 1) !== category) throw new Error(`misplaced ${word}`);
    total += (group ?? 1) * value;
    group = null;
    lastUnit = value;
  }
  return (negative ? -1 : 1) * (total + (group ?? 0));
}

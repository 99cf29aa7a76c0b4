import { plural } from '../../lib/text';

const ONES = ['', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć'];
const TEENS = [
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
];
const TENS = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
];
const HUNDREDS = ['', 'sto', 'dwieście', 'trzysta', 'czterysta', 'pięćset', 'sześćset', 'siedemset', 'osiemset', 'dziewięćset'];
const THOUSANDS: readonly (readonly [one: string, few: string, many: string])[] = [
  ['tysiąc', 'tysiące', 'tysięcy'],
  ['milion', 'miliony', 'milionów'],
  ['miliard', 'miliardy', 'miliardów'],
  ['bilion', 'biliony', 'bilionów'],
  ['biliard', 'biliardy', 'biliardów'],
];

/** A whole number in Polish words, masculine: 1234 is `tysiąc dwieście trzydzieści cztery`; exact up to 2^53 - 1 either way. */
export function numberInWords(number: number): string {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is not a whole, exact number`);
  if (number === 0) return 'zero';
  const words = [];
  let rest = Math.abs(number);
  for (let power = 0; rest > 0; power++) {
    words.unshift(...groupInWords(rest % 1000, power));
    rest = Math.floor(rest / 1000);
  }
  return (number < 0 ? ['minus', ...words] : words).join(' ');
}

/** Up to 999 of a power of a thousand; a single thousand is just `tysiąc`. */
function groupInWords(group: number, power: number): string[] {
  const unit = THOUSANDS[power - 1];
  if (group === 0) return [];
  if (unit === undefined) return hundredsInWords(group);
  return [...(group === 1 ? [] : hundredsInWords(group)), plural(group, ...unit)];
}

function hundredsInWords(number: number): string[] {
  const tens = Math.floor((number % 100) / 10);
  const ones = number % 10;
  const below = tens === 1 ? [TEENS[ones]] : [TENS[tens], ONES[ones]];
  return [HUNDREDS[Math.floor(number / 100)], ...below].filter((word): word is string => Boolean(word));
}

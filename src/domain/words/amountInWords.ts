import { exactMoney } from '../../lib/money';
import { plural } from '../../lib/text';
import { numberInWords } from './numberInWords';

const halves = (grosze: number) => {
  const size = Math.abs(exactMoney(grosze));
  return { sign: grosze < 0 ? 'minus ' : '', zlote: Math.floor(size / 100), rest: size % 100 };
};

const zloteInWords = (zlote: number) => `${numberInWords(zlote)} ${plural(zlote, 'złoty', 'złote', 'złotych')}`;

/** Whole grosze in words, as documents say an amount: `tysiąc dwieście trzydzieści cztery złote pięćdziesiąt sześć groszy`. */
export function amountInWords(grosze: number): string {
  const { sign, zlote, rest } = halves(grosze);
  return `${sign}${zloteInWords(zlote)} ${numberInWords(rest)} ${plural(rest, 'grosz', 'grosze', 'groszy')}`;
}

/** The same with grosze as a fraction, as cheques and receipts have it: `tysiąc dwieście trzydzieści cztery złote 56/100`. */
export function amountInWordsShort(grosze: number): string {
  const { sign, zlote, rest } = halves(grosze);
  return `${sign}${zloteInWords(zlote)} ${String(rest).padStart(2, '0')}/100`;
}

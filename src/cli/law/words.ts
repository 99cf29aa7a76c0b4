import { amountInWords, amountInWordsShort } from '../../domain/words/amountInWords';
import { formatMoney, parseMoney } from '../../lib/money';

/** An amount in words; `grosze` is null and `reason` says why when it is no amount. An amount typed with spaces needs no quotes. */
export function run(args: string[]): void {
  if (args.length === 0) throw new Error('Podaj kwotę, na przykład 1234,56.');
  const grosze = parseMoney(args.join(' '));
  const answer =
    grosze === null
      ? { grosze, words: null, short: null, formatted: null, reason: 'Podaj kwotę, na przykład 1234,56' }
      : { grosze, words: amountInWords(grosze), short: amountInWordsShort(grosze), formatted: formatMoney(grosze), reason: null };
  console.log(JSON.stringify(answer));
}

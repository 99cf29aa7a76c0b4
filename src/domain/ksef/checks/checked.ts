import { FORMS, isFlatRate } from '../codes';
import type { Invoice } from '../invoice';
import type { Jpk } from '../jpk';
import { isPolishAccount } from './identities';
import { summedLines, taxedRates, totalIsSum } from './sums';

const said = (words: string, looked: boolean): string[] => (looked ? [words] : []);

/** What checkInvoice looks at in this invoice; where it finds nothing, this and no more agrees. */
export function checkedIn(invoice: Invoice): string[] {
  const { kind, form, lines, payment, correction } = invoice;
  const flatRate = isFlatRate(kind);
  return [
    ...said(
      flatRate ? 'należność ogółem jako suma wartości i zwrotu podatku' : 'należność ogółem jako suma netto i VAT',
      totalIsSum(invoice),
    ),
    ...said(flatRate ? 'zwrot podatku według stawek' : 'VAT według stawek', taxedRates(invoice)),
    ...said('pozycje z podsumowaniem', lines.length > 0 && summedLines(invoice)),
    'cyfry kontrolne NIP',
    ...said(
      'cyfry kontrolne rachunku',
      payment.accounts.some(({ number }) => isPolishAccount(number)),
    ),
    ...said('numer KSeF korygowanej faktury', correction?.of.some(({ ksef_number }) => ksef_number !== null) ?? false),
    'daty',
    ...said('wersję wzoru', FORMS.has(form)),
  ];
}

/** The same of checkJpk. */
export function checkedInJpk({ variant, sales, purchases, declaration, quarterly }: Jpk): string[] {
  const records = sales !== null || purchases !== null;
  return [
    'cyfry kontrolne NIP podatnika',
    'wersję wzoru',
    ...said('sumy kontrolne ewidencji', records),
    ...said('numery i oznaczenia KSeF w wierszach', records && variant >= 3),
    ...said('sumy w deklaracji', declaration !== null),
    ...said('podatek w deklaracji z ewidencją', records && declaration !== null && !quarterly),
  ];
}

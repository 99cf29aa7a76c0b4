import type { Invoice } from '../invoice';
import { RATE_ROWS } from '../rates';
import { type Finding, warning, when } from './finding';

/** Whole grosze; from 1.11.2019, art. 108a ust. 1a and annex 15 VAT. */
const SPLIT_PAYMENT_ABOVE = 1_500_000;

/** What the law wants an invoice to say and it does not. */
export function checkDuties(invoice: Invoice): Finding[] {
  const { correction } = invoice;
  const annex = invoice.lines.some(({ annex_15 }) => annex_15);
  const above = invoice.currency === 'PLN' && invoice.gross_amount > SPLIT_PAYMENT_ABOVE;
  const exempt = invoice.rates.some(({ rate, net }) => rate === 'zw' && net !== 0);
  return [
    ...when(annex && above && !invoice.split_payment, () =>
      warning(
        'split_payment',
        'P_18A',
        'Towary z załącznika 15 za ponad 15 000 zł, a brak oznaczenia „mechanizm podzielonej płatności”.',
      ),
    ),
    ...when(exempt && invoice.exemption_basis === null && correction === null, () =>
      warning('exemption', 'P_19A', 'Sprzedaż zwolniona bez podanej podstawy zwolnienia.'),
    ),
    ...inZlotys(invoice),
    ...when(correction?.of.length === 0, () =>
      warning('corrected', 'DaneFaKorygowanej', 'Korekta nie wskazuje żadnej korygowanej faktury.'),
    ),
  ];
}

/** The tax is stated in zlotys whatever the currency (art. 106e ust. 11 VAT); that of other countries, OSS, is not Polish tax. */
function inZlotys({ currency, rates }: Invoice): Finding[] {
  if (currency === 'PLN') return [];
  return RATE_ROWS.flatMap(({ rate, label, tax }) => {
    const stated = rates.find((each) => each.rate === rate);
    if (!tax || rate === 'oss' || !stated?.vat || stated.vat_pln !== null) return [];
    return [warning('vat_pln', `${tax.field}W`, `Faktura w walucie ${currency} nie podaje VAT w złotych (${label}).`)];
  });
}

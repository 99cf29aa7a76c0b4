import { formatMoney } from '../../../lib/money';
import { limitInHundredths } from '../../limits/lookup';
import type { Invoice } from '../invoice';
import { RATE_ROWS } from '../rates';
import { type Finding, warning, when } from './finding';

/** What the law wants an invoice to say and it does not. */
export function checkDuties(invoice: Invoice): Finding[] {
  const { correction } = invoice;
  const exempt = invoice.rates.some(({ rate, net }) => rate === 'zw' && net !== 0);
  return [
    ...splitPayment(invoice),
    ...simplified(invoice),
    ...when(exempt && invoice.exemption_basis === null && correction === null, () =>
      warning('exemption', 'P_19A', 'Sprzedaż zwolniona bez podanej podstawy zwolnienia.'),
    ),
    ...inZlotys(invoice),
    ...when(correction?.of.length === 0, () =>
      warning('corrected', 'DaneFaKorygowanej', 'Korekta nie wskazuje żadnej korygowanej faktury.'),
    ),
  ];
}

/** Goods and services of annex 15 above the limit are to be marked (art. 106e ust. 1 pkt 18a VAT); other currencies are not judged. */
function splitPayment({ currency, gross_amount, issue_date, lines, split_payment }: Invoice): Finding[] {
  const limit = limitInHundredths('mpp_limit', issue_date) ?? gross_amount;
  const annex = lines.some(({ annex_15 }) => annex_15);
  return when(annex && currency === 'PLN' && gross_amount > limit && !split_payment, () =>
    warning(
      'split_payment',
      'P_18A',
      `Towary z załącznika 15 za ponad ${formatMoney(limit)}, a brak oznaczenia „mechanizm podzielonej płatności”.`,
    ),
  );
}

const RECEIPTS_UNTIL = '2026-12-31';

/**
 * A simplified invoice is one up to a limit (art. 106e ust. 5 pkt 3 VAT); that in euro is not judged. With 2026 only receipts stop being
 * such invoices: of one in KSeF the act's last amount goes on.
 */
function simplified({ kind, currency, gross_amount, issue_date }: Invoice): Finding[] {
  const day = issue_date < RECEIPTS_UNTIL ? issue_date : RECEIPTS_UNTIL;
  const limit = limitInHundredths('simplified_invoice', day) ?? gross_amount;
  return when(kind === 'UPR' && currency === 'PLN' && gross_amount > limit, () =>
    warning('simplified', 'P_15', `Faktura uproszczona na więcej niż ${formatMoney(limit)}.`),
  );
}

/** The tax is stated in zlotys whatever the currency (art. 106e ust. 11 VAT); that of other countries, OSS, is not Polish tax. */
function inZlotys({ currency, rates }: Invoice): Finding[] {
  if (currency === 'PLN') return [];
  return RATE_ROWS.flatMap(({ rate, label, tax }) => {
    const stated = rates.find((each) => each.rate === rate);
    if (!tax?.percents.length || !stated?.vat || stated.vat_pln !== null) return [];
    return [warning('vat_pln', `${tax.field}W`, `Faktura w walucie ${currency} nie podaje VAT w złotych (${label}).`)];
  });
}

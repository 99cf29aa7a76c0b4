import { formatGrosze } from '../../lib/money';
import { vatOnNet } from '../../lib/vat';
import { checkOrder } from '../ksef/checks/dates';
import { error, type Finding, warning, when } from '../ksef/checks/finding';
import { checkIdentities, isPolishAccount } from '../ksef/checks/identities';
import type { Invoice } from '../ksef/invoice';
import type { RateTotal } from '../ksef/rates';
import { PRO_FORMA } from './parts';

/** What does not hold together in an invoice of another form, and what its reader has to know of it. */
export function checkForeign(invoice: Invoice, today: string | null = null): Finding[] {
  const { form, seller, net_amount, vat_amount, gross_amount, correction } = invoice;
  return [
    warning('form', 'form', `${form} spoza wzorów FA: pola odczytaliśmy z pliku. Porównaj je z dokumentem.`),
    ...when(invoice.kind_label === PRO_FORMA, () =>
      warning('pro_forma', 'kind', 'To faktura pro forma: nie jest dowodem zakupu ani sprzedaży i się jej nie księguje.'),
    ),
    ...when(Math.abs(net_amount + vat_amount - gross_amount) > 1, () =>
      error(
        'total',
        'gross_amount',
        `Należność ogółem ${formatGrosze(gross_amount)} to nie suma netto i podatku: ${formatGrosze(net_amount + vat_amount)}.`,
      ),
    ),
    ...invoice.rates.flatMap(checkTax),
    ...when(seller.nip === null && vat_amount !== 0, () =>
      warning(
        'vat',
        'vat_amount',
        'Sprzedawca nie podaje polskiego NIP, a na fakturze jest podatek: to może być VAT innego kraju, którego nie odlicza się w polskiej deklaracji.',
      ),
    ),
    ...when(correction?.restated === true, () =>
      warning('restated', 'gross_amount', 'Ta korekta może podawać kwoty po zmianie, a nie różnicę: sprawdź.'),
    ),
    ...when(correction?.of.length === 0, () => warning('corrected', 'of', 'Korekta nie wskazuje żadnej korygowanej faktury.')),
    ...checkIdentities(invoice),
    ...checkOrder(invoice, today),
  ];
}

const percentOf = ({ label }: RateTotal): number | null => {
  const [, percent] = /^(\d+(?:,\d+)?)%$/.exec(label) ?? [];
  return percent === undefined ? null : Number(percent.replace(',', '.'));
};

/** The tax is told from the rate, give or take half a unit of the currency: programs round each line. */
function checkTax(row: RateTotal): Finding[] {
  const percent = percentOf(row);
  if (percent === null) return [];
  const expected = vatOnNet(row.net, percent);
  return when(Math.abs(expected - row.vat) > 50, () =>
    warning('vat', 'rates', `Podatek ${formatGrosze(row.vat)} nie wynika z kwoty netto ${formatGrosze(row.net)} (${row.label}).`),
  );
}

/** What checkForeign looks at in this invoice. */
export function checkedInForeign({ rates, payment }: Invoice): string[] {
  return [
    'należność ogółem jako suma netto i podatku',
    ...(rates.some((row) => percentOf(row) !== null) ? ['podatek według stawek'] : []),
    'cyfry kontrolne NIP',
    ...(payment.accounts.some(({ number }) => isPolishAccount(number)) ? ['cyfry kontrolne rachunku'] : []),
    'daty',
  ];
}

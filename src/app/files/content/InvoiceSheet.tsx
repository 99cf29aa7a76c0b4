import type { ContentFinding } from '../../../contract/fileContent';
import type { Invoice } from '../../../domain/ksef/invoice';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { CorrectionFacts } from './CorrectionFacts';
import { Findings } from './Findings';
import { InvoiceExtras } from './InvoiceExtras';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceParties } from './InvoiceParties';
import { InvoicePayment } from './InvoicePayment';
import { InvoiceRates } from './InvoiceRates';
import { SheetFacts } from './SheetFacts';

interface InvoiceSheetProps {
  invoice: Invoice;
  /** Null where they are told elsewhere. */
  findings: readonly ContentFinding[] | null;
  checked: readonly string[];
  lines_left: number;
}

/** An invoice FA as it looks on paper: seller, buyer, lines, amounts and how it is paid. */
export function InvoiceSheet({ invoice, findings, checked, lines_left }: InvoiceSheetProps) {
  const { kind_label, number, issue_date, issue_place, currency, delivery_date, period_from, period_to, correction } = invoice;
  const marks = marksOf(invoice);
  return (
    <article className="sheet" aria-label={`${kind_label} ${number}`}>
      <header className="sheet-head">
        <p className="sheet-kind">{kind_label}</p>
        <h2>{number}</h2>
      </header>
      {findings && (
        <Findings
          findings={findings}
          checked={checked}
          unchecked="Nie sprawdzaliśmy, czy stawki są właściwe, czy rachunek jest na białej liście i czy faktura jest w KSeF."
        />
      )}
      <SheetFacts
        facts={[
          ['Wystawiono', [formatDate(issue_date), issue_place].filter(Boolean).join(', ')],
          ['Data dostawy lub usługi', delivery_date && formatDate(delivery_date)],
          [
            'Okres',
            [period_from, period_to]
              .map((date) => date && formatDate(date))
              .filter(Boolean)
              .join(' – '),
          ],
          ['Waluta', currency !== 'PLN' && currency],
          ['Rozlicza zaliczki', invoice.advances.join(', ')],
          ['Oznaczenia', marks.join(', ')],
          ['Podstawa zwolnienia', invoice.exemption_basis],
        ]}
      />
      {correction && <CorrectionFacts correction={correction} currency={currency} />}
      <InvoiceParties invoice={invoice} />
      <InvoiceLines invoice={invoice} left={lines_left} />
      <InvoiceRates invoice={invoice} />
      <InvoicePayment invoice={invoice} />
      {invoice.extras.map((extra) => (
        <InvoiceExtras key={extra.title} extra={extra} />
      ))}
      <footer className="sheet-foot">
        Wzór {invoice.form}
        {invoice.created_at && `, plik utworzono ${formatDateTime(invoice.created_at)}`}
      </footer>
    </article>
  );
}

/** Words that the law wants on the invoice, art. 106e ust. 1 pkt 16-18a VAT. */
function marksOf(invoice: Invoice): string[] {
  return [
    invoice.cash_method && 'metoda kasowa',
    invoice.self_billing && 'samofakturowanie',
    invoice.reverse_charge && 'odwrotne obciążenie',
    invoice.split_payment && 'mechanizm podzielonej płatności',
    invoice.margin_scheme && 'procedura marży',
  ].filter((mark) => mark !== false);
}

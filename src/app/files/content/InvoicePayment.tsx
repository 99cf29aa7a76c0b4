import { checkNrb, formatNrb } from '../../../domain/identifiers/nrb';
import type { Invoice } from '../../../domain/ksef/invoice';
import type { PaymentAccount } from '../../../domain/ksef/payment';
import { formatDate } from '../../../lib/dates';
import { formatMoney, unitOf } from '../../../lib/money';
import { SheetFacts } from './SheetFacts';

/** Whether it is paid, and if not: how much, by when, how and to which account. A link to pay by is told as text, never to be pressed. */
export function InvoicePayment({ invoice: { payment, currency, kind, gross_amount } }: { invoice: Invoice }) {
  const money = (amount: number) => formatMoney(Math.abs(amount), unitOf(currency));
  const { state, due_amount, paid_on, parts, compensated } = payment;
  const isAdvance = kind === 'ZAL';
  const due = [...payment.due_dates.map(formatDate), ...payment.due_terms].join(', ');
  return (
    <section className="sheet-part" aria-label="Płatność">
      <h3>Płatność</h3>
      <SheetFacts
        facts={[
          ['Otrzymana zapłata', isAdvance && <span className="number">{money(gross_amount)}</span>],
          [
            'Stan',
            state === 'paid' && !isAdvance
              ? [compensated ? 'rozliczona kompensatą' : 'zapłacona', paid_on && formatDate(paid_on)].filter(Boolean).join(' ')
              : null,
          ],
          ['Do zapłaty', due_amount >= 0 && <span className="number">{money(due_amount)}</span>],
          ['Do zwrotu nabywcy', due_amount < 0 && <span className="number">{money(due_amount)}</span>],
          ['Termin', due],
          ['Forma', payment.form],
          [
            'Zapłacono już',
            parts
              .map(({ amount, paid_on: day }) => [money(amount), day && formatDate(day)].filter(Boolean).join(' dnia '))
              .join(', '),
          ],
          ['Skonto', payment.discount_terms],
          ['Identyfikator płatności KSeF', payment.ksef_payment_id],
          ['Adres płatności', payment.link && <span className="sheet-code">{payment.link}</span>],
        ]}
      />
      {payment.accounts.map((account) => (
        <Account key={account.number} account={account} />
      ))}
    </section>
  );
}

function Account({ account: { number, bank, swift, factor } }: { account: PaymentAccount }) {
  return (
    <p className="sheet-account">
      {factor ? 'Rachunek faktora' : 'Rachunek'}:{' '}
      <span className="sheet-code">{checkNrb(number) === null ? formatNrb(number) : number}</span>
      <span className="quiet"> {[bank, swift && `SWIFT ${swift}`].filter(Boolean).join(', ')}</span>
    </p>
  );
}

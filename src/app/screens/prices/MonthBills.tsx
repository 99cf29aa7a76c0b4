import { formatMinutes, formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf, plural } from '../../../lib/text';
import './charge.css';

/** A client's month as the server would charge it. */
export interface MonthBill {
  company_id: string;
  company: string;
  period: string;
  lines: readonly { part: 'billable' | 'over'; entries: number; minutes: number; net_amount: number }[];
  included_minutes: number | null;
  in_plan_minutes: number;
  unapproved: number;
  unapproved_minutes: number;
  items: readonly { id: string; name: string; needs_acceptance: boolean }[];
  item_id: string | null;
}

const parts = { billable: 'Praca poza abonamentem', over: 'Godziny ponad abonament' } as const;

/** What is charged to whom and for how much, and what waits for somebody's approval. */
export function MonthBills({ bills }: { bills: readonly MonthBill[] }) {
  return bills.map((bill) => (
    <section key={`${bill.company_id} ${bill.period}`} className="charge-month">
      <h3>
        {bill.company}, {formatMonth(bill.period)}
      </h3>
      {bill.lines.length === 0 ? (
        <p>Nie ma zatwierdzonego czasu do rozliczenia.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Za co</th>
              <th scope="col">Czas</th>
              <th scope="col">Netto</th>
            </tr>
          </thead>
          <tbody>
            {bill.lines.map(({ part, entries, minutes, net_amount }) => (
              <tr key={part}>
                <th scope="row">
                  {parts[part]} <span className="quiet">({countOf(entries, 'wpis', 'wpisy', 'wpisów')})</span>
                </th>
                <td>{formatMinutes(minutes)}</td>
                <td>{formatMoney(net_amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="quiet">
        {bill.included_minutes === null
          ? 'Praca w abonamencie nie ma limitu godzin.'
          : `W abonamencie: ${formatMinutes(bill.in_plan_minutes)} z ${formatMinutes(bill.included_minutes)}.`}
        {bill.unapproved > 0 &&
          ` Na zatwierdzenie ${plural(bill.unapproved, 'czeka', 'czekają', 'czeka')} ${countOf(bill.unapproved, 'wpis', 'wpisy', 'wpisów')} (${formatMinutes(bill.unapproved_minutes)}), więc nie są liczone.`}
      </p>
      {bill.lines.length > 0 && bill.item_id === null && (
        <p className="fault" role="alert">
          W cenniku nie ma pozycji rozliczanej za godzinę. Dodaj ją najpierw.
        </p>
      )}
    </section>
  ));
}

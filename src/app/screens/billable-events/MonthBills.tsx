import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatMinutes, formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf, plural } from '../../../lib/text';
import { PanelTable } from '../../layout/PanelTable';
import './charge.css';

/** A client's month as the server would charge it. */
export interface MonthBill {
  company_id: string;
  company: string;
  period: string;
  lines: readonly { part: 'billable' | 'over'; entries: number; minutes: number; net_amount: number; gross_amount: number }[];
  included_minutes: number | null;
  in_plan_minutes: number;
  unapproved: number;
  unapproved_minutes: number;
  items: readonly { id: string; name: string; needs_acceptance: boolean }[];
  item_id: string | null;
}

const parts = { billable: 'Praca poza abonamentem', over: 'Godziny ponad abonament' } as const;

/** Charges of a month by client with their sums, and those that wait for approval. */
export function MonthBills({ bills }: { bills: readonly MonthBill[] }) {
  return bills.map((bill) => (
    <section key={`${bill.company_id} ${bill.period}`} className="charge-month">
      <h3>
        {bill.company}, {formatMonth(bill.period)}
      </h3>
      {bill.lines.length === 0 ? (
        <p>Nie ma zatwierdzonego czasu do rozliczenia.</p>
      ) : (
        <PanelTable>
          <TableHead>
            <TableRow>
              <TableCell scope="col">Za co</TableCell>
              <TableCell scope="col">Czas</TableCell>
              <TableCell scope="col">Brutto</TableCell>
              <TableCell scope="col">Netto</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {bill.lines.map(({ part, entries, minutes, net_amount, gross_amount }) => (
              <TableRow key={part}>
                <TableCell component="th" scope="row">
                  {parts[part]} <span className="quiet">({countOf(entries, 'wpis', 'wpisy', 'wpisów')})</span>
                </TableCell>
                <TableCell>{formatMinutes(minutes)}</TableCell>
                <TableCell>{formatMoney(gross_amount)}</TableCell>
                <TableCell>{formatMoney(net_amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </PanelTable>
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

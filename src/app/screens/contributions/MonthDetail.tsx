import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ContributionMonth } from '../../../contract/contributions';
import { LIMIT_CERTAINTY } from '../../../domain/limits/describe';
import { formatMonth } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { PanelTable } from '../../layout/PanelTable';
import { Cell } from './Cell';
import '../settlements/work.css';

/** How a month was counted: each contribution with its formula, act, source and certainty. */
export function MonthDetail({ heading, chosen: { month, due } }: { heading: string; chosen: ContributionMonth }) {
  if (!due) return null;
  const parts = [...due.social, ...(due.health ? [due.health] : [])];
  const isPayUnknown = due.form === 'appointed' && due.health?.base === null;
  return (
    <div className="panel-body" aria-live="polite">
      <h3 id={`${heading}-month`}>Skąd te kwoty: {formatMonth(month)}</h3>
      {due.forecast && <p>Kwoty zmienią się, gdy podstawa zostanie ogłoszona ({due.forecast}).</p>}
      {due.holiday && <p>Składki społeczne opłaca państwo: wakacje składkowe (art. 17a u.s.u.s.).</p>}
      {due.social.length === 0 && !due.holiday && due.social_amount === 0 && <p>Na tym etapie nie ma składek społecznych.</p>}
      {due.form === 'appointed' && (
        <p>
          Składkę potrąca i wpłaca firma w swojej DRA, od tego, co wypłaciła w miesiącu. ZUS liczy do podstawy także inne
          świadczenia z tej funkcji; przy małej kwocie sprawdź obniżenie do zaliczki na PIT (art. 83 u.ś.o.z.), którego panel nie
          liczy.
        </p>
      )}
      <PanelTable className="items-table" size="small" aria-labelledby={`${heading}-month`}>
        <TableHead>
          <TableRow>
            {['Składka', 'Wzór', 'Kwota', 'Podstawa i pewność'].map((each) => (
              <TableCell key={each} scope="col">
                {each}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ code, name, formula, amount, basis, source, certainty }) => (
            <TableRow key={`${code} ${name}`}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <Cell label="Wzór">{formula}</Cell>
              <Cell label="Kwota" number={true}>
                {isPayUnknown ? '–' : formatMoney(amount)}
              </Cell>
              <TableCell className="quiet">
                {basis}, {LIMIT_CERTAINTY[certainty]}
                {source && <span className="items-under">Źródło: {source}</span>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </PanelTable>
    </div>
  );
}

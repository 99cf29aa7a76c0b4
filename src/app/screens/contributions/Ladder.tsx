import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { OwnerContributions } from '../../../contract/contributions';
import { formatDate } from '../../../lib/dates';
import { PanelTable } from '../../layout/PanelTable';
import { Cell } from './Cell';
import '../settlements/work.css';

const certainties = { verified: 'potwierdzone', statute: 'z samego przepisu', disputed: 'sporne' } as const;

/** Stages that the law lets last for so many months, so that an open end is one that nobody knows. */
const timed: readonly string[] = ['start_relief', 'preferential', 'maly_plus'];

/** The stages of a person's contributions, and what must be known and done about them. */
export function Ladder({ ladder: { steps, warnings } }: { ladder: OwnerContributions['ladder'] }) {
  if (steps.length === 0) return <p>Wpisz schemat ZUS i jego pierwszy dzień, aby zobaczyć etapy.</p>;
  return (
    <>
      <PanelTable className="items-table">
        <TableHead>
          <TableRow>
            {['Etap', 'Od', 'Do', 'Skąd', 'Podstawa'].map((each) => (
              <TableCell key={each} scope="col">
                {each}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map(({ scheme, label, from, to, stated, sure, assumed, basis, certainty, title_code }) => (
            <TableRow key={`${scheme} ${from}`}>
              <TableCell component="th" scope="row">
                {label}
                {title_code && <span className="quiet items-under">kod {title_code}</span>}
              </TableCell>
              <Cell label="Od">{from ? formatDate(from) : timed.includes(scheme) ? 'nie wpisano' : 'od początku'}</Cell>
              <Cell label="Do">{to ? formatDate(to) : stated && timed.includes(scheme) ? 'nie wiadomo' : 'bez końca'}</Cell>
              <Cell label="Skąd">
                {stated && 'z profilu'}
                {stated && assumed && '; koniec '}
                {assumed
                  ? `z przepisów, ${assumed}`
                  : !stated && (sure ? 'z przepisów' : 'z przepisów, jeśli nic się nie zmieni')}
              </Cell>
              <Cell label="Podstawa">{basis && `${basis}, ${certainties[certainty]}`}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </PanelTable>
      {warnings.length > 0 && (
        <ul>
          {warnings.map(({ code, on, act_by, says, act, basis }) => (
            <li key={`${code} ${on}`}>
              {says} {act} {act_by && <strong>Do {formatDate(act_by)}.</strong>} <span className="quiet">{basis}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

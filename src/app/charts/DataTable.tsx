import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PanelTable } from '../layout/PanelTable';
import type { ChartProps } from './chart';

/** The numbers of a chart. */
export function DataTable({ title, names, nameLabel, series, format }: ChartProps) {
  return (
    <div className="table-scroll">
      <PanelTable>
        <caption className="unseen">{title}</caption>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{nameLabel}</TableCell>
            {series.map(({ label }) => (
              <TableCell key={label} scope="col" align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {names.map((name, at) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {series.map(({ label, values }) => (
                <TableCell key={label} align="right" className="number">
                  {typeof values[at] === 'number' ? format(values[at]) : '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </PanelTable>
    </div>
  );
}

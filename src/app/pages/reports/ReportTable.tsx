import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Cell, CellKind, ReportColumn, ReportRow, ReportTable as Table } from '../../../contract/reports';
import { formatMinutes } from '../../../lib/dates';
import { formatMoney, formatNumber } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { PanelTable } from '../../layout/PanelTable';
import { ReportFiles, type ReportFilesProps } from './ReportFiles';
import { alignOf, ReportHeading } from './ReportHeading';
import { type RowOrder, useRowOrder } from './useRowOrder';

interface ReportTableProps {
  table: Table;
  /** Where a cell leads; null where it leads nowhere. */
  linkOf?: (column: ReportColumn, row: ReportRow) => string | null;
  files: Omit<ReportFilesProps, 'table'>;
  /** Where the server orders all rows and gives them by pages: the order, and how to ask for another one and for more. */
  paged?: { order: RowOrder | null; onOrder: (key: string) => void; onMore: () => void; busy: boolean };
}

/** Rows drawn at first, and added each time: thousands at once would make a browser wait. */
const drawn = 50;

/** A table that is wider than a phone is scrolled by the keyboard too, also where nothing in it can be pressed. */
const scrolled = (title: string) => ({ role: 'group', tabIndex: 0, 'aria-label': title });

/** One table of a report with its sums, and ways to take it away. */
export function ReportTable({ table, linkOf, files, paged }: ReportTableProps) {
  const { key, title, columns, rows, total, count = rows.length } = table;
  const [most, setMost] = useState(drawn);
  const own = useRowOrder(rows);
  const shown = paged ? rows : own.ordered.slice(0, most);
  return (
    <Panel list={true} title={title} beside={rows.length > 0 && <ReportFiles {...files} table={key} />}>
      {rows.length === 0 ? (
        <Empty title="W tych miesiącach nic tu nie ma">Zmień okres albo filtry raportu.</Empty>
      ) : (
        <div className="table-scroll" {...scrolled(title)}>
          <PanelTable className="report-table">
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <ReportHeading
                    key={column.key}
                    column={column}
                    order={paged ? paged.order : own.order}
                    onPress={paged ? paged.onOrder : own.press}
                  />
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((row, at) => (
                <TableRow key={row.id ?? `row ${at}`}>
                  {columns.map((column, nth) => (
                    <ReportCell key={column.key} column={column} row={row} first={nth === 0} to={linkOf?.(column, row) ?? null} />
                  ))}
                </TableRow>
              ))}
            </TableBody>
            <TableFooter>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column.key} align={alignOf(column)} className={column.kind === 'text' ? '' : 'number'}>
                    {(total[column.key] ?? null) === null ? '' : cellText(total[column.key], column.kind)}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          </PanelTable>
        </div>
      )}
      {count > shown.length && (
        <p className="panel-foot">
          <OtherButton
            size="small"
            aria-disabled={paged?.busy ?? false}
            onClick={() => (paged ? paged.busy || paged.onMore() : setMost(most + drawn))}
          >
            Pokaż kolejne (jest jeszcze {countOf(count - shown.length, 'pozycja', 'pozycje', 'pozycji')})
          </OtherButton>
        </p>
      )}
    </Panel>
  );
}

function ReportCell({ column, row, first, to }: { column: ReportColumn; row: ReportRow; first: boolean; to: string | null }) {
  const { key, kind, label } = column;
  const text = cellText(row.cells[key], kind);
  const shown = to ? (
    <Link to={to} className="value-link">
      {text}
      {!first && (
        <span className="unseen">
          , {label.toLowerCase()}: {String(row.cells.title ?? '')}
        </span>
      )}
    </Link>
  ) : (
    text
  );
  const over = key === 'over' && Number(row.cells[key] ?? 0) > 0;
  if (first)
    return (
      <TableCell component="th" scope="row">
        {shown}
      </TableCell>
    );
  return (
    <TableCell align={alignOf(column)} className={`${kind === 'text' ? '' : 'number'} ${over ? 'report-over' : ''}`}>
      {shown}
    </TableCell>
  );
}

/** A value of a report as people read it; nothing is a dash. */
function cellText(value: Cell | undefined, kind: CellKind): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return value;
  if (kind === 'minutes') return formatMinutes(value);
  if (kind === 'money') return formatMoney(value);
  return kind === 'percent' ? `${value}%` : formatNumber(value);
}

import type { Cell, ReportRow, ReportTable } from '../../contract/reports';
import { formatNumber } from '../../lib/money';
import { rowsOnPaper } from '../paper/paper';

/** Tables as they fit on paper: where rows are too many, those beyond are one row that adds them up; `says` tells how many of each. */
export function shortened(tables: readonly ReportTable[]): { tables: ReportTable[]; says: string[] } {
  const widest = Math.max(1, ...tables.map(({ columns }) => columns.length));
  let left = rowsOnPaper(widest);
  const says: string[] = [];
  const short = tables.map((table, at): ReportTable => {
    // Short tables leave their share to those after them.
    const most = Math.max(1, Math.floor(left / (tables.length - at)) - 1);
    left -= Math.min(table.rows.length, most + 1);
    if (table.rows.length <= most + 1) return table;
    const rest = table.rows.slice(most);
    says.push(
      `${table.title}: na wydruku ${formatNumber(most)} pierwszych z ${formatNumber(table.rows.length)} pozycji, dalsze są zsumowane, a wszystkie ma arkusz`,
    );
    return { ...table, rows: [...table.rows.slice(0, most), restRow(table, rest)] };
  });
  return { tables: short, says };
}

/** The rows beyond, added up where the column's total is the sum of its rows. */
function restRow({ columns, rows, total }: ReportTable, rest: readonly ReportRow[]): ReportRow {
  const sum = (of: readonly ReportRow[], key: string) => of.reduce((all, { cells }) => all + Number(cells[key] ?? 0), 0);
  const cells = columns.map(({ key, kind }, at): [string, Cell] => {
    if (at === 0) return [key, `Pozostałe (${formatNumber(rest.length)})`];
    if (kind === 'text' || kind === 'percent' || total[key] !== sum(rows, key)) return [key, null];
    return [key, sum(rest, key)];
  });
  return { id: null, cells: Object.fromEntries(cells) };
}

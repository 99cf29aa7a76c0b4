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
    const { count = table.rows.length } = table;
    left -= Math.min(count, most + 1);
    if (count <= most + 1) return table;
    const kept = table.rows.slice(0, most);
    says.push(
      `${table.title}: na wydruku ${formatNumber(most)} pierwszych z ${formatNumber(count)} pozycji, dalsze są zsumowane, a wszystkie ma arkusz`,
    );
    return { ...table, rows: [...kept, restRow(table, kept, count - kept.length)] };
  });
  return { tables: short, says };
}

/** The rows beyond those kept, added up where the column's total is the sum of its rows. */
function restRow({ columns, rows, total, count }: ReportTable, kept: readonly ReportRow[], beyond: number): ReportRow {
  const sum = (of: readonly ReportRow[], key: string) => of.reduce((all, { cells }) => all + Number(cells[key] ?? 0), 0);
  const cells = columns.map(({ key, kind, ratio }, at): [string, Cell] => {
    if (at === 0) return [key, `Pozostałe (${formatNumber(beyond)})`];
    const isSum = count === undefined ? total[key] === sum(rows, key) : !ratio;
    return [key, kind === 'text' || kind === 'percent' || !isSum ? null : Number(total[key] ?? 0) - sum(kept, key)];
  });
  return { id: null, cells: Object.fromEntries(cells) };
}

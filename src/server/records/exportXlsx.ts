import { daysBetween } from '../../lib/dates';
import type { Export } from './export';
import { currencyOf, type ExportColumn } from './exportColumns';
import type { Answer } from './reading';
import { amountCell, numberCell, textCell, workbookOf } from './workbook';

/** Rows that one sheet holds, the heading counted. */
export const SHEET_ROWS = 1_048_576;
/** An export as a workbook of one sheet, written while it is read: amounts, shares, counts and days keep their kind, all else is text. */
export function exportXlsx({ columns, rows }: Pick<Export, 'columns' | 'rows'>, title: string): AsyncGenerator<Buffer> {
  return workbookOf([{ name: title, headings: columns.map((column) => column.title), rows: written(columns, rows) }]);
}

async function* written(columns: Export['columns'], rows: Export['rows']): AsyncGenerator<string> {
  for await (const batch of rows())
    yield batch.map((row) => `<row>${columns.map((column) => cell(column, row)).join('')}</row>`).join('');
}

function cell(column: ExportColumn, row: Answer): string {
  const value = column.value(row);
  if (value === null || value === undefined || value === '') return '<c/>';
  switch (column.field?.type) {
    case 'money':
      return amountCell(Number(value), column.currency === null ? 'zł' : currencyOf(row, column.currency));
    case 'percent':
      return numberCell(Number(value) / 10_000, 'percent');
    case 'quantity':
      return numberCell(Number(value) / 100, 'plain');
    case 'integer':
    case 'count':
    case 'unread':
      return numberCell(Number(value), 'plain');
    case 'date':
      return dayCell(String(value)) ?? textCell(column.text(row), 'plain');
  }
  return textCell(column.text(row), 'plain');
}

/** Days since the last of 1899; those before March 1900 a workbook counts in its own way, so they are text. */
function dayCell(date: string): string | null {
  const days = daysBetween('1900-03-01', date);
  return days < 0 ? null : numberCell(days + 61, 'date');
}

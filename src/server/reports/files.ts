import type { Content } from 'pdfmake/interfaces';
import type { Cell, CellKind, Report, ReportQuery, ReportRow, ReportTable } from '../../contract/reports';
import { formatMinutes, formatMonth } from '../../lib/dates';
import { formatMoney, formatNumber } from '../../lib/money';
import type { Field } from '../../schema';
import { type Paper, paperTable } from '../paper/paper';
import type { Export } from '../records/export';
import type { ExportColumn } from '../records/exportColumns';
import type { Answer } from '../records/reading';
import { firstMonth, lastMonth } from './context';
import { shortened } from './shortened';

const field = (type: string): Field => ({ type, label: '', options: {} });
/** Kinds whose values stay numbers in a sheet: minutes as hours with hundredths. */
const fields: Partial<Record<CellKind, Field>> = {
  minutes: field('quantity'),
  money: field('money'),
  count: field('integer'),
  percent: field('percent'),
};
const kept: Record<CellKind, (value: Cell) => Cell> = {
  text: (value) => value,
  count: (value) => value,
  money: (value) => value,
  minutes: (value) => (typeof value === 'number' ? Math.round((value * 100) / 60) : value),
  percent: (value) => (typeof value === 'number' ? value * 100 : value),
};
/** Numbers as Excel in Polish reads them. */
const comma = (value: number) => String(value).replace('.', ',');
const written: Record<CellKind, (value: Cell) => string> = {
  text: (value) => String(value ?? ''),
  count: (value) => String(value ?? ''),
  money: (value) => (typeof value === 'number' ? comma(value / 100) : String(value ?? '')),
  minutes: (value) => (typeof value === 'number' ? comma(Math.round((value * 100) / 60) / 100) : String(value ?? '')),
  percent: (value) => (typeof value === 'number' ? `${value}%` : String(value ?? '')),
};

/** A table of a report as rows of a file, `further` ones behind them, the sums last; times are hours. */
export function fileOf(
  { columns, rows, total }: ReportTable,
  further: () => AsyncIterable<ReportRow[]>,
): Pick<Export, 'columns' | 'rows'> {
  const asRecords = (of: readonly ReportRow[]) => of.map(({ cells }) => cells as Answer);
  const held = (record: Answer, key: string) => (record[key] ?? null) as Cell;
  return {
    columns: columns.map(
      ({ key, label, kind }): ExportColumn => ({
        key,
        title: kind === 'minutes' ? `${label} (h)` : label,
        field: fields[kind] ?? null,
        currency: null,
        value: (record) => kept[kind](held(record, key)),
        text: (record) => written[kind](held(record, key)),
      }),
    ),
    async *rows() {
      yield asRecords(rows);
      for await (const more of further()) yield asRecords(more);
      yield asRecords([{ id: null, cells: total }]);
    },
  };
}

const read: Record<CellKind, (value: number) => string> = {
  text: String,
  count: formatNumber,
  money: (value) => formatMoney(value),
  minutes: formatMinutes,
  percent: (value) => `${value}%`,
};

/** The report on paper; of long tables the first rows, and the rest added up. */
export function paperOf(report: Report, query: ReportQuery, firm: string): Paper {
  const cell = (value: Cell | undefined, kind: CellKind): Content =>
    typeof value === 'number' ? read[kind](value) : (value ?? '');
  const [from, to] = [formatMonth(firstMonth(query)), formatMonth(lastMonth(query))];
  const { tables, says } = shortened(report.tables);
  return {
    title: report.title,
    lead: [from === to ? from : `${from} – ${to}`, ...says].join('. '),
    foot: firm,
    landscape: report.tables.some(({ columns }) => columns.length > 6),
    content: tables.flatMap(({ title, columns, rows, total }) => [
      ...(report.tables.length > 1 ? [{ text: title, style: 'heading' }] : []),
      paperTable(
        columns.map(({ label, kind }, at) => ({ label, right: kind !== 'text', wide: at === 0 })),
        rows.map(({ cells }) => columns.map(({ key, kind }) => cell(cells[key], kind))),
        columns.map(({ key, kind }) => cell(total[key], kind)),
      ),
    ]),
  };
}

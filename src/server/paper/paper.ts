import type { Content, ContentTable } from 'pdfmake/interfaces';

/** Laying a paper out stops everything else, so it may hold this many pieces of text; longer tables are for a sheet. */
export const LONGEST_PAPER = 12_000;

/** How many rows tables of so many columns may have together: a cell is two pieces, headings and totals take some more. */
export const rowsOnPaper = (columns: number): number => Math.max(1, Math.floor((LONGEST_PAPER - 600) / (2 * columns)));

/** What stands on paper, before it is laid out. */
export interface Paper {
  /** The heading of the first page and the document's title. */
  title: string;
  /** Under the heading: whose it is, for when. */
  lead?: string;
  /** Foot of every page, beside the page number: the firm's name, the day. */
  foot: string;
  content: Content[];
  landscape?: boolean;
  /** The file's name without its ending; the title where it is left out. */
  name?: string;
}

export interface PaperColumn {
  label: string;
  /** Money and counts stand to the right. */
  right?: boolean;
  /** Takes what is left over; other columns are as wide as their words. */
  wide?: boolean;
}

/** A table as the firm's papers have them: a heading that repeats on every page, thin lines, rows never torn. */
export function paperTable(
  columns: readonly PaperColumn[],
  rows: readonly (readonly Content[])[],
  total?: readonly Content[],
): ContentTable {
  const placed = (cells: readonly Content[], style?: string) =>
    cells.map((cell, at) => ({
      stack: [cell],
      alignment: columns[at]?.right ? ('right' as const) : ('left' as const),
      ...(style ? { style } : {}),
    }));
  return {
    layout: 'paper',
    margin: [0, 4, 0, 12],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ wide }) => (wide ? '*' : 'auto')),
      body: [
        placed(
          columns.map(({ label }) => label),
          'head',
        ),
        ...rows.map((row) => placed(row)),
        ...(total ? [placed(total, 'total')] : []),
      ],
    },
  };
}

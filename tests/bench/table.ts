/** Median, least and most of a few figures. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return {
    median: Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle)),
    least: at(0),
    most: at(sorted.length - 1),
  };
}

/** `0.98 (0.95–1.10)`. */
export function written({ median, least, most }: Spread, digits = 2): string {
  const [middle, low, high] = [median, least, most].map((figure) => figure.toFixed(digits));
  return `${middle} (${low}–${high})`;
}

/** A Markdown table that reads as well on a terminal; every column but the first two is of numbers. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = (column: number) => column > 1;
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (isNumber(column) ? (cells[column] ?? '').padStart(width) : (cells[column] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

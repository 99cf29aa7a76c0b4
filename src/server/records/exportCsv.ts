import { csvLine, guarded } from '../../lib/csv';
import type { Export } from './export';

/** An export as CSV for Excel in Polish: UTF-8 with its mark, semicolons, no cell that would be computed (V08). */
export async function* exportCsv({ columns, rows }: Pick<Export, 'columns' | 'rows'>): AsyncGenerator<Buffer> {
  const line = (cells: string[]) => csvLine(cells.map(guarded));
  yield Buffer.from(`\ufeff${line(columns.map(({ title }) => title))}`);
  for await (const batch of rows()) yield Buffer.from(batch.map((row) => line(columns.map(({ text }) => text(row)))).join(''));
}

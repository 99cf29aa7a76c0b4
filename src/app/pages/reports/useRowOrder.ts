import { useState } from 'react';
import type { ReportRow } from '../../../contract/reports';
import { sortKey } from '../../../lib/text';

export interface RowOrder {
  key: string;
  falling: boolean;
}

/** A report's rows as they came, or ordered by the column that was pressed; names by the Polish alphabet, figures by size. */
export function useRowOrder(rows: readonly ReportRow[]) {
  const [order, setOrder] = useState<RowOrder | null>(null);
  const ordered = order ? [...rows].sort(comparing(order)) : rows;
  return { ordered, order, press: (key: string) => setOrder(pressed(order, key)) };
}

/** A column that is pressed again is turned round. */
export const pressed = (order: RowOrder | null, key: string): RowOrder => ({
  key,
  falling: order?.key === key && !order.falling,
});

function comparing({ key, falling }: RowOrder) {
  return (one: ReportRow, other: ReportRow): number => {
    const [a, b] = [rankOf(one, key), rankOf(other, key)];
    const rising = a < b ? -1 : a > b ? 1 : 0;
    return falling ? -rising : rising;
  };
}

/** Nothing comes before everything. */
function rankOf({ cells }: ReportRow, key: string): string | number {
  const cell = cells[key] ?? null;
  return typeof cell === 'string' ? sortKey(cell) : (cell ?? Number.NEGATIVE_INFINITY);
}

import type { PlannedAmount } from '../../../domain/amounts/reading';
import { addMonths } from '../../../lib/dates';
import { sentFile } from '../../resource/importing/sheets';

/** Kinds that no law gives a position of: their day is that of the month's VAT. */
const besideVat: readonly string[] = ['vat_refund', 'vat_carry'];

const headings = ['id', 'version', 'settlement_id', 'kind', 'amount', 'amount_type', 'due_nominal'] as const;

/** The figures as an import of settlement positions: those that stand by their id, new ones by their month and kind. */
export function amountsSheet(taken: readonly PlannedAmount[]): Blob {
  return sentFile(
    headings,
    taken.map((amount, at) => ({ at, cells: cellsOf(amount) })),
  );
}

function cellsOf({ item_id, version, settlement_id, kind, period, amount, amount_type }: PlannedAmount): string[] {
  const figures = [decimal(amount), amount_type];
  if (item_id !== null) return [item_id, String(version ?? ''), '', '', ...figures, ''];
  return ['', '', settlement_id ?? '', kind, ...figures, besideVat.includes(kind) ? `${addMonths(period, 1)}-25` : ''];
}

const decimal = (grosze: number) => `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;

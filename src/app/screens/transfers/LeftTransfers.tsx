import type { TransferRow } from '../../../contract/transfers';
import { nothingToPay } from '../../../domain/payments/transfers';
import { countOf } from '../../../lib/text';
import { Notice } from '../../kit/Notice';
import { kindLabel } from '../amounts/words';

const shown = 8;

/** Positions that can't go into a package, by the reason, each named: nothing is left out without a word. */
export function LeftTransfers({ rows }: { rows: readonly TransferRow[] }) {
  const byReason = new Map<string, TransferRow[]>();
  for (const row of rows) {
    const why = row.why ?? '';
    if (!row.transfer) byReason.set(why, [...(byReason.get(why) ?? []), row]);
  }
  return [...byReason].map(([why, of]) => (
    <Notice key={why} severity={nothingToPay.has(why) ? 'info' : 'warning'}>
      Poza paczką, bo {why} ({countOf(of.length, 'pozycja', 'pozycje', 'pozycji')}): {of.slice(0, shown).map(nameOf).join('; ')}
      {of.length > shown && ` i jeszcze ${of.length - shown}`}.
    </Notice>
  ));
}

const nameOf = ({ company, kind, person }: TransferRow) => `${company.title} – ${kindLabel(kind)}${person ? ` (${person})` : ''}`;

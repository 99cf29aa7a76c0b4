import { useState } from 'react';
import type { TransferRow } from '../../../contract/transfers';
import { nothingToPay } from '../../../domain/payments/transfers';
import { countOf } from '../../../lib/text';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { kindLabel } from '../amounts/words';

/** So few are named at once; more would hide the transfers that can be made. */
const few = 3;

/** Positions that can't go into a package, by the reason, each named when unfolded: nothing is left out without a word. */
export function LeftTransfers({ rows }: { rows: readonly TransferRow[] }) {
  const byReason = new Map<string, TransferRow[]>();
  for (const row of rows) {
    const why = row.why ?? '';
    if (!row.transfer) byReason.set(why, [...(byReason.get(why) ?? []), row]);
  }
  return [...byReason].map(([why, of]) => <Left key={why} why={why} of={of} />);
}

function Left({ why, of }: { why: string; of: readonly TransferRow[] }) {
  const [open, setOpen] = useState(of.length <= few);
  return (
    <Notice
      severity={nothingToPay.has(why) ? 'info' : 'warning'}
      action={
        of.length > few && (
          <QuietButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Ukryj' : 'Pokaż'}
            <span className="unseen">: {why}</span>
          </QuietButton>
        )
      }
    >
      Poza paczką, bo {why} ({countOf(of.length, 'pozycja', 'pozycje', 'pozycji')})
      {open ? `: ${of.map(nameOf).join('; ')}.` : '.'}
    </Notice>
  );
}

const nameOf = ({ company, kind, person }: TransferRow) => `${company.title} – ${kindLabel(kind)}${person ? ` (${person})` : ''}`;

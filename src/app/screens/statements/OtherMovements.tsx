import { useState } from 'react';
import type { PlannedEntry } from '../../../contract/statements';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';

/** Movements that pay nothing, and those that were written before: counted, and named for whoever asks. */
export function OtherMovements({ movements }: { movements: readonly PlannedEntry[] }) {
  const done = movements.filter(({ state }) => state === 'done');
  const none = movements.filter(({ state }) => state === 'none');
  return (
    <>
      <Named says={`${written(done.length)} z tego wyciągu już zapisano; nic się tu nie zmieni.`} movements={done} />
      <Named says={`${fitting(none.length)} do żadnej pozycji; panel niczego z tego nie zapisze.`} movements={none} />
    </>
  );
}

/** In the accusative: „1 operację już zapisano”. */
const written = (count: number) => countOf(count, 'operację', 'operacje', 'operacji');
const fitting = (count: number) => countOf(count, 'operacja nie pasuje', 'operacje nie pasują', 'operacji nie pasuje');
const most = 50;

function Named({ says, movements }: { says: string; movements: readonly PlannedEntry[] }) {
  const [open, setOpen] = useState(false);
  if (movements.length === 0) return null;
  return (
    <Notice
      action={
        <QuietButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ukryj' : 'Pokaż'}
        </QuietButton>
      }
    >
      {says}
      {open && (
        <ul>
          {movements.slice(0, most).map(({ proof, on, amount, other_name, title }) => (
            <li key={proof}>
              {formatDate(on)}, {formatMoney(amount)}: {[other_name, title].filter(Boolean).join(', ') || 'bez opisu'}
            </li>
          ))}
        </ul>
      )}
      {open && movements.length > most && `i jeszcze ${movements.length - most}.`}
    </Notice>
  );
}

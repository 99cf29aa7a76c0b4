import { useState } from 'react';
import { Link } from 'react-router';
import type { PlannedEntry } from '../../../contract/statements';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { officePath } from '../../routing/officePath';
import { choiceName } from './movements';

/** Movements that pay nothing, those that were taken back, and those that were written before: counted, and named when unfolded. */
export function OtherMovements({ movements }: { movements: readonly PlannedEntry[] }) {
  const of = (state: PlannedEntry['state']) => movements.filter((each) => each.state === state);
  const [done, none, returned] = [of('done'), of('none'), of('returned')];
  return (
    <>
      <Named says={`${written(done.length)} z tego wyciągu już zapisano; nic się tu nie zmieni.`} movements={done} />
      <Named
        says={`${takenBack(returned.length)}. Nic z tego nie zapiszemy, a zapisaną wcześniej wpłatę cofniesz w rozliczeniu.`}
        movements={returned}
        severity="warning"
      />
      <Named says={`${fitting(none.length)} do żadnej pozycji; panel niczego z tego nie zapisze.`} movements={none} />
    </>
  );
}

/** In the accusative: „1 operację już zapisano”. */
const written = (count: number) => countOf(count, 'operację', 'operacje', 'operacji');
const fitting = (count: number) => countOf(count, 'operacja nie pasuje', 'operacje nie pasują', 'operacji nie pasuje');
const takenBack = (count: number) =>
  countOf(
    count,
    'operacja to zwrot albo przelew wycofany przez bank',
    'operacje to zwroty i przelewy wycofane przez bank',
    'operacji to zwroty i przelewy wycofane przez bank',
  );
const most = 50;

interface NamedProps {
  says: string;
  movements: readonly PlannedEntry[];
  severity?: 'info' | 'warning';
}

function Named({ says, movements, severity = 'info' }: NamedProps) {
  const [open, setOpen] = useState(false);
  if (movements.length === 0) return null;
  return (
    <Notice
      severity={severity}
      action={
        <QuietButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ukryj' : 'Pokaż'}
        </QuietButton>
      }
    >
      {says}
      {open && (
        <ul>
          {movements.slice(0, most).map((entry) => (
            <li key={entry.proof}>
              {formatDate(entry.on)}, {formatMoney(entry.amount)}:{' '}
              {[entry.other_name, entry.title].filter(Boolean).join(', ') || 'bez opisu'}
              {entry.state === 'returned' && <Payments of={entry} />}
            </li>
          ))}
        </ul>
      )}
      {open && movements.length > most && `i jeszcze ${movements.length - most}.`}
    </Notice>
  );
}

/** Positions that may have the payment which was taken back. */
function Payments({ of: { choices } }: { of: PlannedEntry }) {
  return choices.map((choice, at) => (
    <span key={choice.item_id}>
      {at === 0 ? ' – taka wpłata jest zapisana: ' : ', '}
      <Link to={officePath('settlements.show', { id: choice.settlement_id })}>{choiceName(choice)}</Link>
    </span>
  ));
}

import { Link } from 'react-router';
import type { AmountState, PlannedAmount } from '../../../domain/amounts/reading';
import { formatMonth } from '../../../lib/dates';
import { Notice } from '../../kit/Notice';
import { officePath } from '../../routing/officePath';
import { kindLabel } from './words';

/** Why figures are not taken over, as a sentence before their list. */
const reasons: readonly [AmountState, string][] = [
  ['unknown', 'Żadna Twoja firma nie ma takiego NIP:'],
  ['not_open', 'Rozliczenie tego miesiąca nie jest jeszcze otwarte:'],
  ['sent', 'Klient ma już to rozliczenie; zmienisz je korektą:'],
  ['checked', 'Rozliczenie jest sprawdzane przez drugą osobę:'],
  ['several', 'Kilka pozycji albo kilka plików mówi o tym samym; wpisz ręcznie:'],
];
const shown = 12;

/** Figures that can't be written, by the reason: each named, so that it can be looked up. */
export function LeftOut({ plan }: { plan: readonly PlannedAmount[] }) {
  return reasons.map(([state, says]) => {
    const names = [...new Set(plan.filter((each) => each.state === state).map(nameOf))];
    if (names.length === 0) return null;
    const months = [...new Set(plan.filter((each) => each.state === state && each.company).map(({ period }) => period))];
    return (
      <Notice role="alert" key={state} severity="warning">
        {says} {names.slice(0, shown).join(', ')}
        {names.length > shown && ` i jeszcze ${names.length - shown}`}
        {months.length > 0 && ` (${months.toSorted().map(formatMonth).join(', ')})`}.
        {state === 'not_open' && (
          <>
            {' '}
            <Link to={officePath('settlements.list')}>Otwórz miesiąc</Link>
          </>
        )}
      </Notice>
    );
  });
}

function nameOf({ state, nip, company, kind }: PlannedAmount): string {
  if (!company) return nip;
  return state === 'several' ? `${company.title} – ${kindLabel(kind)}` : company.title;
}

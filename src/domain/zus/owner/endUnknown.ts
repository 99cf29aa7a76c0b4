import { formatDate } from '../../../lib/dates';
import type { ZusScheme } from '../../deadlines/taxProfile';
import type { LadderWarning } from '../ladder/warning';
import { assumedEnd } from './assumedEnd';
import type { OwnerLadderFacts, OwnerStep } from './ladderFacts';

/** Stages that the law lets last for so many months. */
const TIMED: readonly ZusScheme[] = ['start_relief', 'preferential', 'maly_plus'];

/** Of a stated stage that ends by the law, but whose end nobody can tell: until when it would last, on what that hangs, and what to enter where. */
export function endUnknown(facts: OwnerLadderFacts, steps: readonly OwnerStep[], today: string): LadderWarning[] {
  const { typed_end, law, on_company_card } = facts;
  const last = steps.findLast(({ stated }) => stated);
  if (!last || typed_end !== null || !TIMED.includes(last.scheme) || (last.to !== null && !last.assumed)) return [];
  const { scheme, label, from, to, assumed, basis } = last;
  const isDayMissing = from === null;
  const end = to && assumed ? `Z przepisów koniec to ${formatDate(to)}, ${assumed}.` : 'Nie wiadomo więc, kiedy się kończy.';
  const otherwise = assumed ? assumedEnd({ scheme, from }, law, today)?.otherwise : null;
  const what = isDayMissing
    ? `Nie wpisano pierwszego dnia etapu: ${label}.`
    : `Nie wpisano wykorzystanych miesięcy etapu: ${label}.`;
  return [
    {
      code: 'end_unknown',
      on: isDayMissing ? today : (to ?? today),
      act_by: null,
      says: [what, end, otherwise].filter(Boolean).join(' '),
      act: isDayMissing ? firstDay(on_company_card) : usedMonths(on_company_card),
      basis,
    },
  ];
}

const firstDay = (onCompany = false) =>
  onCompany ? 'Wpisz pierwszy dzień na karcie firmy: „Schemat ZUS od”.' : 'Wpisz pierwszy dzień na karcie osoby: „Schemat od”.';

const usedMonths = (onCompany = false) =>
  `${onCompany ? 'Dodaj właściciela jako osobę i wpisz na jej karcie' : 'Wpisz na karcie osoby'}: „Miesiące Małego ZUS Plus” albo „Schemat do”.`;

import { formatDate } from '../../../lib/dates';
import type { LadderWarning } from '../ladder/warning';
import { isLawOn, lawEnd, lawSince, schemeRule } from '../schemes';
import type { OwnerLadderFacts, OwnerStep } from './ladderFacts';

/**
 * What of the stated stage cannot be on the day: it was no law on its first day, it is over by the law or by its typed end, or its typed end
 * is later than the law allows. Contributions are counted by the law then, and this says so; one warning at the most.
 */
export function impossible(
  { stated, typed_end, law }: OwnerLadderFacts,
  steps: readonly OwnerStep[],
  today: string,
): LadderWarning[] {
  const last = stated.findLast(({ from }) => (from ?? '') <= today);
  if (!last) return [];
  const { scheme, from } = last;
  const label = schemeRule(scheme, today)?.label ?? 'ten etap';
  const typed = last === stated.at(-1) ? typed_end : null;
  const end = lawEnd(scheme, from);
  const now = steps.find((step) => (step.from ?? '') <= today && today <= (step.to ?? today));
  const counted = now && !now.stated ? `do tego czasu liczymy: ${now.label}` : 'do tego czasu liczymy go tak, jak wpisano';
  const warn = (says: string): LadderWarning[] => [
    {
      code: 'impossible',
      on: today,
      act_by: null,
      says,
      act: `Sprawdź w ZUS kod tytułu i popraw etap na karcie; ${counted}.`,
      basis: schemeRule(scheme, from && isLawOn(scheme, from) ? from : today)?.basis ?? 'art. 36 u.s.u.s.',
    },
  ];
  const since = from && `${label} od ${formatDate(from)}`;

  if (from !== null && !isLawOn(scheme, from))
    return warn(`Wpisano etap, którego wtedy nie było: ${since}, a jest on w prawie od ${formatDate(lawSince(scheme) ?? from)}.`);
  if (end !== null && end < today && !(typed !== null && typed < end))
    return warn(`Wpisano etap, który już się skończył: ${since} trwa z ustawy najdłużej do ${formatDate(end)}.`);
  if (typed !== null && typed < today)
    return warn(`Wpisano etap, który już się skończył: ${label} do ${formatDate(typed)}, a następnego nie wpisano.`);
  if (typed !== null && end !== null && typed > end)
    return warn(`Wpisany koniec (${formatDate(typed)}) jest za późny: ${since} trwa z ustawy najdłużej do ${formatDate(end)}.`);
  const start = law?.business_start;
  if (from === null && start && scheme === 'preferential' && isOverByStart(start, today))
    return warn(`Wpisano etap bez pierwszego dnia: ${label}, a działalność trwa od ${formatDate(start)}.`);
  return [];
}

/** The preferential contributions of a business that began on a day, after its start relief, are over. */
function isOverByStart(start: string, today: string): boolean {
  const relief = lawEnd('start_relief', start);
  const end = lawEnd('preferential', relief ?? start);
  return end !== null && end < today;
}

import { type EventTerm, possibleTerms, termsOf } from '../../domain/deadlines/happenings';
import type { Happening } from '../../domain/deadlines/happeningTerms';
import { openCondition, waysOf } from '../../domain/deadlines/openFacts';
import { stretchAt } from '../../domain/deadlines/overTime';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { type Client, profilesOf } from '../recurring/client';

/** The terms that what happened raises, each by the company's profile of that day. */
export function raisedBy(client: Client, happenings: readonly Happening[]): EventTerm[] {
  if (happenings.length === 0) return [];
  const stretches = profilesOf(client);
  return happenings.flatMap((happening) => inAnyWay(stretchAt(stretches, happening.day), (way) => termsOf(happening, way)));
}

/** The same with what the office left out. */
export function possiblyRaisedBy(client: Client, happenings: readonly Happening[]): EventTerm[] {
  if (happenings.length === 0) return [];
  const stretches = profilesOf(client);
  return happenings.flatMap((happening) => inAnyWay(stretchAt(stretches, happening.day), (way) => possibleTerms(happening, way)));
}

/** Of a profile with open facts, what all that may be raises surely, and what some of it does perhaps. */
function inAnyWay(profile: TaxProfile, raised: (way: TaxProfile) => EventTerm[]): EventTerm[] {
  const { open = [] } = profile;
  if (open.length === 0) return raised(profile);
  const ways = waysOf(profile);
  const found = new Map<string, { term: EventTerm; times: number }>();
  for (const way of ways)
    for (const term of raised(way)) found.set(term.key, { term, times: (found.get(term.key)?.times ?? 0) + 1 });
  return [...found.values()].map(({ term, times }) =>
    times === ways.length
      ? term
      : { ...term, condition: [openCondition(open), term.condition].filter(Boolean).join(' '), asks: [] },
  );
}

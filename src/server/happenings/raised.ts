import { type EventTerm, possibleTerms, termsOf } from '../../domain/deadlines/happenings';
import type { Happening } from '../../domain/deadlines/happeningTerms';
import { stretchAt } from '../../domain/deadlines/overTime';
import { type Client, profilesOf } from '../recurring/client';

/** The terms that what happened raises, each by the company's profile of that day. */
export function raisedBy(client: Client, happenings: readonly Happening[]): EventTerm[] {
  if (happenings.length === 0) return [];
  const stretches = profilesOf(client);
  return happenings.flatMap((happening) => termsOf(happening, stretchAt(stretches, happening.day)));
}

/** The same with what the office left out. */
export function possiblyRaisedBy(client: Client, happenings: readonly Happening[]): EventTerm[] {
  if (happenings.length === 0) return [];
  const stretches = profilesOf(client);
  return happenings.flatMap((happening) => possibleTerms(happening, stretchAt(stretches, happening.day)));
}

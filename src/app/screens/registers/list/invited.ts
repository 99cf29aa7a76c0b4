import type { Invited } from './calls';
import type { Candidate } from './candidate';
import { contactOf } from './sheet';

/** Whom to invite to which of the companies that were made: a person with several companies once. Those who can't be are counted. */
export function invitedOf(made: readonly { id: string; candidate: Candidate }[]): { people: Invited[]; nameless: number } {
  const people = new Map<string, Invited>();
  let nameless = 0;
  for (const { id, candidate } of made) {
    const { email, first_name, last_name } = contactOf(candidate);
    if (!email || !first_name || !last_name) {
      nameless += 1;
      continue;
    }
    const person = people.get(email.toLowerCase()) ?? { email, first_name, last_name, companies: [] };
    person.companies.push(id);
    people.set(email.toLowerCase(), person);
  }
  return { people: [...people.values()], nameless };
}

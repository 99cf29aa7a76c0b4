import type { Invited } from './calls';
import type { Candidate } from './candidate';
import { contactOf } from './sheet';

/** A person to invite; where the list names none, the name is made of the company's, to be checked. */
export interface Invitee extends Invited {
  unnamed: boolean;
}

/** Letters that a person's name may have. */
const longest = 60;

/** People to invite to the companies that were made: a person with several companies once. Companies without an address are counted. */
export function invitedOf(made: readonly { id: string; candidate: Candidate; title: string }[]): {
  people: Invitee[];
  unreachable: number;
} {
  const people = new Map<string, Invitee>();
  let unreachable = 0;
  for (const { id, candidate, title } of made) {
    const { email, first_name, last_name } = contactOf(candidate);
    if (!email) {
      unreachable += 1;
      continue;
    }
    const key = email.toLowerCase();
    const isNamed = Boolean(first_name && last_name);
    const name = first_name && last_name ? { first_name, last_name } : nameFrom(title);
    const person = people.get(key) ?? { email, ...name, companies: [], unnamed: !isNamed };
    // A later row of the same address may name the person.
    if (person.unnamed && isNamed) Object.assign(person, name, { unnamed: false });
    person.companies.push(id);
    people.set(key, person);
  }
  return { people: [...people.values()], unreachable };
}

/** A name to begin with where there is only the company's: its first word, and the rest. */
function nameFrom(title: string): Pick<Invited, 'first_name' | 'last_name'> {
  const [first = 'Klient', ...rest] = title.trim().split(/\s+/);
  const last = rest.join(' ');
  return last === ''
    ? { first_name: 'Klient', last_name: first.slice(0, longest) }
    : { first_name: first.slice(0, longest), last_name: last.slice(0, longest).trim() };
}

import type { CardChange } from './enter';

type Values = Readonly<Record<string, unknown>>;

/** What of a company's card is dated, and the field that asks since when. */
export const ofCompany = (changes: Values, startedOn: unknown): CardChange[] => [
  {
    subjects: ['tax', 'vat', 'books', 'employer', 'zus'],
    changes,
    day: changes.profile_from,
    asks: 'profile_from',
    startedOn,
  },
];

/** Of a person's card: the tax, and ZUS, whose own day of the scheme does as well where it is typed anew. */
export function ofPerson(changes: Values, before: Values, startedOn: unknown): CardChange[] {
  const { profile_from, zus_scheme_from } = changes;
  const since = zus_scheme_from === before.zus_scheme_from ? undefined : zus_scheme_from;
  return [
    { subjects: ['tax'], changes, day: profile_from, asks: 'profile_from', startedOn },
    { subjects: ['zus'], changes, day: profile_from ?? since, asks: 'zus_scheme_from', startedOn },
  ];
}

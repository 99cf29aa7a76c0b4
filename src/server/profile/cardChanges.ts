import type { LineSubject } from '../../domain/deadlines/timeLine';
import type { CardChange } from './enter';

type Values = Readonly<Record<string, unknown>>;

/** A change of a card with whose lines it makes: `person_id` null for the company's own, `card` what says it today. */
export interface OwnedChange {
  person_id: string | null;
  card: Values;
  change: CardChange;
}

/** The one owner of a one-person business who is entered as a person. */
export interface EnteredOwner {
  id: string;
  card: Values;
}

/**
 * What of a company's card is dated, and the field that asks since when. An address with a day is a move; without one it corrects that of today.
 * ZUS is the owner's who is entered as a person: their lines are what obligations and contributions read.
 */
export function ofCompany(changes: Values, card: Values, owner: EnteredOwner | null): OwnedChange[] {
  const dated = { changes, day: changes.profile_from, asks: 'profile_from', startedOn: card.ceidg_start_date };
  const own: LineSubject[] = ['tax', 'vat', 'vat_eu', 'books', 'employer', ...(changes.profile_from ? (['seat'] as const) : [])];
  const zus: CardChange = { ...dated, subjects: ['zus'], day: changes.profile_from ?? typedAnew(changes, card) };
  return [
    { person_id: null, card, change: { ...dated, subjects: own } },
    ...(changesZus(changes, card) ? [{ person_id: owner?.id ?? null, card: owner?.card ?? card, change: zus }] : []),
  ];
}

export const changesZus = (changes: Values, card: Values): boolean =>
  ['zus_scheme', 'zus_scheme_from'].some((key) => key in changes && (changes[key] ?? null) !== (card[key] ?? null));

/** What a person's card says today: the owner of a one-person business has the scheme that stands at the company until the own card says one. */
export function withCompanys<Card extends object>(card: Card & { role?: unknown; zus_scheme?: unknown }, company: Values): Card {
  const inherits = company.company_type === 'jdg' && card.role === 'owner';
  return inherits ? { ...card, zus_scheme: card.zus_scheme ?? company.zus_scheme ?? null } : card;
}

/** Of a person's card: the tax, and ZUS, whose own day of the scheme does as well where it is typed anew. */
export function ofPerson(changes: Values, before: Values, startedOn: unknown): CardChange[] {
  const { profile_from } = changes;
  return [
    { subjects: ['tax'], changes, day: profile_from, asks: 'profile_from', startedOn },
    { subjects: ['zus'], changes, day: profile_from ?? typedAnew(changes, before), asks: 'zus_scheme_from', startedOn },
  ];
}

const typedAnew = ({ zus_scheme_from }: Values, before: Values) =>
  zus_scheme_from === before.zus_scheme_from ? undefined : zus_scheme_from;

/** The days of a suspension typed on a company's card; `isLater`: after the one that stands there. Null where they stay. */
export function suspensionTyped(card: Values, changes: Values) {
  const now = { valid_from: card.suspended_from ?? null, valid_to: card.suspended_to ?? null };
  const valid_from = 'suspended_from' in changes ? (changes.suspended_from ?? null) : now.valid_from;
  const valid_to = 'suspended_to' in changes ? (changes.suspended_to ?? null) : now.valid_to;
  if (valid_from === now.valid_from && valid_to === now.valid_to) return null;
  return {
    valid_from,
    valid_to,
    isLater: now.valid_to !== null && typeof valid_from === 'string' && valid_from > String(now.valid_to),
  };
}

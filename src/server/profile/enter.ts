import { resources } from '../../../resources';
import { formDayFault } from '../../domain/deadlines/formDay';
import type { TaxationForm } from '../../domain/deadlines/taxProfile';
import { chainsOf, type LineSubject, lineOn } from '../../domain/deadlines/timeLine';
import { addDays, isDate } from '../../lib/dates';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { actorOf } from '../scope';
import { put } from '../settlements/put';
import { fieldsOf, keepChains, stateToday } from './card';
import { type KeptLine, linesOf } from './rows';

const resource = resources['profile-lines'];
type Values = Readonly<Record<string, unknown>>;

/** Whose fact it is: the company's own, or that of one of its people. `card` is the record that says it today. */
export interface Whose {
  company_id: string;
  person_id: string | null;
  card: Values;
}

export const chainIn = (lines: readonly KeptLine[], subject: LineSubject, person: string | null): KeptLine[] =>
  chainsOf(lines.filter((each) => each.subject === subject && each.person_id === person))[0] ?? [];

/** What stood on the card becomes the line from the beginning, as soon as there is a second one. */
export async function beginChain(
  { tx, scope }: HookContext,
  { company_id, person_id, card }: Whose,
  subject: LineSubject,
): Promise<void> {
  const facts =
    subject === 'suspension'
      ? { valid_from: card.suspended_from, valid_to: card.suspended_to }
      : Object.fromEntries(fieldsOf(subject).map((key) => [key, card[key] ?? null]));
  if (subject === 'suspension' && !card.suspended_from) return;
  const since = subject === 'zus' && person_id !== null ? { valid_from: card.zus_scheme_from ?? null } : {};
  await put(tx, scope, resource, {
    company_id,
    person_id,
    subject,
    reason: 'Stan z karty',
    right_lost: false,
    ...facts,
    ...since,
  });
}

/** The fault of a tax form's day, if any: `before` is the form of the day before by the lines, else the card's. */
export function formFault(chain: readonly KeptLine[], card: Values, form: unknown, day: string, startedOn: unknown) {
  const before = (lineOn(chain, addDays(day, -1))?.taxation_form ?? card.taxation_form ?? null) as TaxationForm | null;
  return formDayFault(before, (form ?? null) as TaxationForm | null, day, (startedOn ?? null) as string | null);
}

/** A card's own change of what is dated: its fields, the day it holds from and the field that the day is asked in. */
export interface CardChange {
  subjects: readonly LineSubject[];
  changes: Values;
  day: unknown;
  asks: string;
  startedOn: unknown;
}

/** A line that a plain change of a card makes: `same` is the one of that day, which it corrects. */
export interface CardLine {
  subject: LineSubject;
  day: string;
  facts: Values;
  chain: readonly KeptLine[];
  same: KeptLine | undefined;
}

/**
 * The lines that a plain change of a card makes beside those that are kept. A fact that nothing was known of is filled in without one.
 * Throws 422 without the day, or for a day that the form may not begin on.
 */
export function linesOfCard(
  lines: readonly KeptLine[],
  { person_id, card }: Omit<Whose, 'company_id'>,
  change: CardChange,
): CardLine[] {
  const { changes, day, asks, startedOn } = change;
  const known = change.subjects.filter((subject) => {
    const touched = fieldsOf(subject).filter((key) => key in changes && (changes[key] ?? null) !== (card[key] ?? null));
    const isFirst = touched.every((key) => (card[key] ?? null) === null) && chainIn(lines, subject, person_id).length === 0;
    return touched.length > 0 && !isFirst;
  });
  if (known.length === 0) return [];
  if (typeof day !== 'string' || !isDate(day)) throw invalid({ [asks]: 'Podaj, od którego dnia obowiązuje zmiana' });
  return known.map((subject) => {
    const chain = chainIn(lines, subject, person_id);
    const facts = Object.fromEntries(fieldsOf(subject).map((key) => [key, key in changes ? changes[key] : (card[key] ?? null)]));
    const fault = subject === 'tax' ? formFault(chain, card, facts.taxation_form, day, startedOn) : null;
    if (fault) throw invalid({ [asks]: fault });
    return { subject, day, facts, chain, same: chain.find(({ valid_from }) => valid_from === day) };
  });
}

/** Writes the lines of a plain change of a card; answers what the card then says today, which is the old state where the day is ahead. */
export async function enterFromCard(context: HookContext, whose: Whose, change: CardChange): Promise<Values> {
  const { tx, scope } = context;
  const { company_id, person_id } = whose;
  const entered = linesOfCard(await linesOf(tx, scope.tenant.id, company_id), whose, change);
  if (entered.length === 0) return {};
  for (const { subject, day, facts, chain, same } of entered) {
    if (chain.length === 0) await beginChain(context, whose, subject);
    const line = { ...facts, reason: 'Zmiana na karcie', entered_by_id: actorOf(scope) };
    if (same) await patch(tx, trailOf(scope), resource, same.id, line);
    else await put(tx, scope, resource, { company_id, person_id, subject, valid_from: day, ...line });
  }
  const state = stateToday(await keepChains(tx, scope, company_id), person_id, todayOf(scope));
  const dates = ['zus_scheme_from', 'zus_scheme_to'].filter((key) => key in state);
  const keys = entered.flatMap(({ subject }) => [...fieldsOf(subject), ...(subject === 'zus' ? dates : [])]);
  return Object.fromEntries(keys.map((key) => [key, state[key] ?? null]));
}

import { resources } from '../../../resources';
import { formDayFault } from '../../domain/deadlines/formDay';
import type { TaxationForm } from '../../domain/deadlines/taxProfile';
import { type LineSubject, lineOn, namesGround } from '../../domain/deadlines/timeLine';
import { addDays, isDate } from '../../lib/dates';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { followEvents } from '../happenings/follow';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { todayOf } from '../records/present';
import { actorOf } from '../scope';
import { put } from '../settlements/put';
import { followWithBooks } from './books';
import { fieldsOf, keepChains, stateToday } from './card';
import { beginChain, chainIn, type Whose } from './chain';
import { type KeptLine, linesOf } from './rows';
import { movedStage } from './stageDay';

const resource = resources['profile-lines'];
type Values = Readonly<Record<string, unknown>>;

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
  /** Null where it fills in the line from the beginning. */
  day: string | null;
  facts: Values;
  chain: readonly KeptLine[];
  same: KeptLine | undefined;
}

/**
 * The lines that a plain change of a card makes beside those that are kept. A fact that nothing was known of is filled in without one; where
 * the line of today leaves it open, into that line. A first day of the same stage of ZUS typed anew moves its line. What is taken back
 * goes where it was written: into the line of today, or on the card alone. Throws 422 without the day, or for a day that the form may not begin on.
 */
export function linesOfCard(
  lines: readonly KeptLine[],
  { person_id, card, today, takesBack = false }: Omit<Whose, 'company_id'> & { today: string; takesBack?: boolean },
  change: CardChange,
): CardLine[] {
  const { changes, asks, startedOn } = change;
  const known = change.subjects.filter((subject) => {
    const touched = fieldsOf(subject).filter((key) => differs(card, changes, key));
    const chain = chainIn(lines, subject, person_id);
    if (takesBack) return touched.length > 0 && lineOn(chain, today) !== undefined;
    const isFirst = touched.every((key) => fillsIn(card, changes, key)) && chain.length === 0;
    return touched.length > 0 && !isFirst;
  });
  const moved = movedStage(lines, { person_id, card, today }, change);
  if (moved) {
    const { line, day } = moved;
    return [{ subject: 'zus', day, facts: { zus_scheme: line.zus_scheme }, chain: chainIn(lines, 'zus', person_id), same: line }];
  }
  return known.map((subject) => {
    const chain = chainIn(lines, subject, person_id);
    const day = takesBack ? (lineOn(chain, today)?.valid_from ?? null) : dayOf(subject, chain, { card, today }, change);
    const facts = Object.fromEntries(fieldsOf(subject).map((key) => [key, key in changes ? changes[key] : (card[key] ?? null)]));
    const fault =
      subject === 'tax' && day !== null && !takesBack ? formFault(chain, card, facts.taxation_form, day, startedOn) : null;
    if (fault) throw invalid({ [asks]: fault });
    return { subject, day, facts, chain, same: chain.find(({ valid_from }) => valid_from === day) };
  });
}

const differs = (card: Values, changes: Values, key: string): boolean =>
  key in changes && (changes[key] ?? null) !== (card[key] ?? null);

/** Whether a change says what nobody had said: the field was empty, or an exemption from VAT had no ground. */
const fillsIn = (card: Values, changes: Values, key: string): boolean =>
  (card[key] ?? null) === null || namesGround(card[key], changes[key]);

/** The day that a changed fact holds from: as typed; left out, that of the line of today where it left all of it open. */
function dayOf(
  subject: LineSubject,
  chain: readonly KeptLine[],
  { card, today }: { card: Values; today: string },
  { day, asks, changes }: CardChange,
): string | null {
  if (typeof day === 'string' && isDate(day)) return day;
  const isOpen =
    fieldsOf(subject).every((key) => (card[key] ?? null) === null) ||
    (subject === 'vat' && namesGround(card.vat_status, changes.vat_status) && !differs(card, changes, 'vat_period'));
  const open = isOpen ? lineOn(chain, today) : undefined;
  if (!open || (day ?? null) !== null) throw invalid({ [asks]: 'Podaj, od którego dnia obowiązuje zmiana' });
  return open.valid_from;
}

/** Writes the lines of a plain change of a card; answers what the card then says today, which is the old state where the day is ahead. */
export async function enterFromCard(context: HookContext, whose: Whose, change: CardChange): Promise<Values> {
  const { tx, scope } = context;
  const { company_id, person_id } = whose;
  const seen = { ...whose, today: todayOf(scope), takesBack: scope.takesBack === true };
  const entered = linesOfCard(await linesOf(tx, scope.tenant.id, company_id), seen, change);
  if (entered.length === 0) return {};
  const written: string[] = [];
  let tax: (CardLine & { id: string }) | undefined;
  for (const each of entered) {
    const { subject, day, facts, chain, same } = each;
    if (chain.length === 0) await beginChain(context, whose, subject);
    const line = { ...facts, reason: 'Zmiana na karcie', entered_by_id: actorOf(scope) };
    // What a person says of it is theirs, and goes with nothing else any more.
    if (same) await patch(tx, trailOf(scope), resource, same.id, { ...line, valid_from: day, cause_id: null });
    const { id } = same ?? (await put(tx, scope, resource, { company_id, person_id, subject, valid_from: day, ...line }));
    written.push(id);
    if (subject === 'tax') tax = { ...each, id };
  }
  const toldBooks = person_id !== null || entered.some(({ subject }) => subject === 'books');
  const line = tax && !toldBooks ? taxLineOf(tax) : null;
  const books = line ? await followWithBooks(context, company_id, whose.card, line) : [];
  written.push(...books);
  const state = stateToday(await keepChains(tx, scope, company_id), person_id, todayOf(scope));
  const dates = ['zus_scheme_from', 'zus_scheme_to'].filter((key) => key in state);
  await followEvents(tx, scope, company_id, written);
  const keys = entered.flatMap(({ subject }) => [...fieldsOf(subject), ...(subject === 'zus' ? dates : [])]);
  if (books.length > 0) keys.push(...fieldsOf('books'));
  return Object.fromEntries(keys.map((key) => [key, state[key] ?? null]));
}

const taxLineOf = ({ id, day, facts }: CardLine & { id: string }) => ({
  id,
  subject: 'tax' as const,
  valid_from: day,
  taxation_form: (facts.taxation_form ?? null) as TaxationForm | null,
});

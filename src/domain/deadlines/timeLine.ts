import { addDays } from '../../lib/dates';
import type { AccountingType, AdvanceMode, TaxationForm, TaxPerson, TaxProfile, VatStatus, ZusScheme } from './taxProfile';

/** What a company's profile keeps dated, and the fields that change together. */
export const LINE_FIELDS = {
  tax: ['taxation_form', 'advance_mode'],
  vat: ['vat_status', 'vat_period'],
  vat_eu: ['vat_eu'],
  books: ['accounting_type'],
  employer: ['employs'],
  zus: ['zus_scheme'],
  suspension: [],
  seat: [],
} as const;
export type LineSubject = keyof typeof LINE_FIELDS;

/** One fact of a profile and the days it holds; open where null, both ends included. `person_id` null is the company itself. */
export interface ProfileLine {
  subject: LineSubject;
  person_id: string | null;
  valid_from: string | null;
  valid_to: string | null;
  taxation_form: TaxationForm | null;
  advance_mode: AdvanceMode | null;
  vat_status: VatStatus | null;
  vat_period: TaxProfile['vat_period'];
  vat_eu: boolean | null;
  accounting_type: AccountingType | null;
  employs: boolean | null;
  zus_scheme: ZusScheme | null;
}

/** Whether this only says what exempts from VAT somebody of whom that was not known: their state is the same. */
export const namesGround = (before: unknown, after: unknown): boolean =>
  before === 'exempt' && (after === 'exempt_limit' || after === 'exempt_activity');

type Dated = Pick<ProfileLine, 'subject' | 'person_id' | 'valid_from' | 'valid_to'>;
const chainOf = ({ subject, person_id }: Dated) => `${subject} ${person_id ?? ''}`;
const inOrder = (a: Dated, b: Dated) => ((a.valid_from ?? '') < (b.valid_from ?? '') ? -1 : 1);

/** Lines of each fact in the order of time: all but a suspension, each ends where the next begins. */
export function chainsOf<Line extends Dated>(lines: readonly Line[]): Line[][] {
  const chains = new Map<string, Line[]>();
  for (const line of lines.toSorted(inOrder)) {
    const known = chains.get(chainOf(line));
    if (known) known.push(line);
    else chains.set(chainOf(line), [line]);
  }
  return [...chains.values()];
}

/** The line of a chain that holds on the day; before the first one that one does, as nothing older is known. */
export function lineOn<Line extends Dated>(chain: readonly Line[], day: string): Line | undefined {
  return chain.findLast(({ valid_from }) => (valid_from ?? '') <= day) ?? chain[0];
}

/** The suspension that the day falls in. */
export function suspensionOn<Line extends Dated>(lines: readonly Line[], day: string): Line | undefined {
  return lines.find(
    ({ subject, valid_from, valid_to }) => subject === 'suspension' && (valid_from ?? '') <= day && day <= (valid_to ?? day),
  );
}

type Facts = Partial<Record<string, unknown>>;

/**
 * What a chain says on the day. How advances are paid stays as it was where the line of another form does not say it; an empty form of a
 * person or an empty word on employing means something of its own.
 */
export function factsOn(chain: readonly ProfileLine[], day: string): Facts {
  const line = lineOn(chain, day);
  if (!line) return {};
  const facts: Facts = Object.fromEntries(LINE_FIELDS[line.subject].map((key) => [key, line[key]]));
  if (line.subject !== 'tax') return facts;
  const upToIt = chain.slice(0, chain.indexOf(line) + 1);
  return { ...facts, advance_mode: upToIt.findLast(({ advance_mode }) => advance_mode !== null)?.advance_mode ?? null };
}

/** The last day of what a person's chain of ZUS says, where its next line says something else. */
function endOf(chain: readonly ProfileLine[], day: string): Pick<TaxPerson, 'zus_scheme_ends'> {
  const line = lineOn(chain, day);
  const next =
    line?.subject === 'zus' ? chain.slice(chain.indexOf(line)).find((each) => each.zus_scheme !== line.zus_scheme) : null;
  return next?.valid_from ? { zus_scheme_ends: addDays(next.valid_from, -1) } : {};
}

function stateOn<Profile extends TaxProfile>(base: Profile, lines: readonly ProfileLine[], day: string): Profile {
  const own: Facts = {};
  const personal = new Map<string, Facts>();
  for (const chain of chainsOf(lines)) {
    const person = chain[0]?.person_id ?? null;
    const facts = factsOn(chain, day);
    if (person === null) Object.assign(own, facts);
    else personal.set(person, { ...personal.get(person), ...facts, ...endOf(chain, day) });
  }
  if (lines.some(({ subject }) => subject === 'suspension')) {
    const rest = suspensionOn(lines, day);
    Object.assign(own, { suspended_from: rest?.valid_from ?? null, suspended_to: rest?.valid_to ?? null });
  }
  // A line may tell what the card leaves open, and may leave it open as well.
  for (const fact of base.open ?? []) if ((own[fact] ?? null) === null) delete own[fact];
  const open = (base.open ?? []).filter((fact) => !(fact in own));
  const persons: readonly TaxPerson[] | undefined = base.persons?.map((person) => ({ ...person, ...personal.get(person.id) }));
  return { ...base, ...own, ...(base.open ? { open } : {}), ...(persons ? { persons } : {}) };
}

/** The days on which something of the profile begins to be different, in order. */
function changeDays(lines: readonly ProfileLine[]): string[] {
  const days = lines.flatMap(({ subject, valid_from, valid_to }) => [
    ...(valid_from ? [valid_from] : []),
    ...(subject === 'suspension' && valid_to ? [addDays(valid_to, 1)] : []),
  ]);
  return [...new Set(days)].sort();
}

/**
 * A company's profiles in the order of time: `base` is what its card says, over which its dated lines lie. A fact without lines is as on the
 * card from the beginning on.
 */
export function stretchesOf<Profile extends TaxProfile>(base: Profile, lines: readonly ProfileLine[]): Profile[] {
  const days = changeDays(lines);
  if (days.length === 0) return [stateOn(base, lines, '9999-12-31')];
  const starts = [null, ...days];
  return starts.map((from, nth) => {
    const next = days[nth];
    const to = next === undefined ? null : addDays(next, -1);
    return { ...stateOn(base, lines, from ?? '0001-01-01'), valid_from: from, valid_to: to };
  });
}

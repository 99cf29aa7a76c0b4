import { resources } from '../../../resources';
import type { ProfilePreview, TouchedObligations } from '../../contract/profile';
import { dayWarnings } from '../../domain/deadlines/formDay';
import type { HappeningKind } from '../../domain/deadlines/happeningKinds';
import type { Happening } from '../../domain/deadlines/happeningTerms';
import { type Obligation, obligationKey } from '../../domain/deadlines/obligations';
import { obligationsOver } from '../../domain/deadlines/overTime';
import { periodName } from '../../domain/deadlines/periodName';
import { chainsOf, type ProfileLine } from '../../domain/deadlines/timeLine';
import { quarterWarnings } from '../../domain/deadlines/vatQuarter';
import { addMonths, formatDate, lastDayOf } from '../../lib/dates';
import type { Tx } from '../db/database';
import { notFound } from '../errors';
import { raisedBy } from '../happenings/raised';
import { ofCompany } from '../happenings/told';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { type Client, cardAsKept, profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';
import { booksLeft, booksOf, booksSaid } from './books';
import { withCompanys } from './cardChanges';
import { formFault } from './enter';
import type { KeptLine } from './rows';
import { broughtStates } from './states';

/** Months after a year in which the last of what it brings is due, as reports of transfer prices in the eleventh. */
const monthsAfter = 12;

/** The day to which lines are compared: by then all is due that the first whole year after them brings, the tax year being the company's own. */
function farEnough(day: string, yearBegins: number): string {
  const first = (month: number) => {
    const start = `${day.slice(0, 4)}-${String(month).padStart(2, '0')}`;
    return `${start}-01` < day ? addMonths(start, 12) : start;
  };
  const begins = [first(1), first(yearBegins)].sort().at(-1) ?? day;
  return lastDayOf(addMonths(begins, 11 + monthsAfter));
}

export type NewLine = ProfileLine & { id: string | null; company_id: string; right_lost: boolean };

/** The company as obligations are asked of it. Throws 404 for one that the asker may not know of. */
export async function clientSeen(db: Pick<Tx, 'query'>, scope: Scope, companyId: string): Promise<Client> {
  const found = await clientNamed(db, scope.tenant.id, companyId);
  const [client] = await onOwnSide(db, scope, resources.companies, found ? [found] : [], ({ id }) => id);
  if (!client) throw notFound();
  return client;
}

/**
 * What the lines, or the card, would change of the client's obligations. `ownTerms`: the terms that their own days raise are told
 * too, where no form tells them beside; those of books written along always are. `card`: what the card itself will say, as of a suspension.
 */
export function previewLines(
  scope: Scope,
  client: Client,
  typed: readonly NewLine[],
  { ownTerms = true, card = {} }: { ownTerms?: boolean; card?: Partial<Client> } = {},
): ProfilePreview {
  const books = booksBeside(client, typed);
  const lines = [...typed, ...books];
  const today = todayOf(scope);
  const dayOf = ({ valid_from }: NewLine) => valid_from ?? client.ceidg_start_date ?? today;
  const day = [...lines.map(dayOf), ...(card.suspended_from ? [card.suspended_from] : [])].toSorted()[0] ?? today;
  const from = day < today ? day : today;
  const to = farEnough(day < today ? today : day, client.fiscal_year_start_month ?? 1);
  const due = (each: Client) => obligationsOver(profilesOf(each), from, to);
  const next = { ...client, ...card, lines: linesAfter({ ...client, ...card }, lines) };
  const kept = next.lines;
  const [before, after] = [due(client), due(next)];
  const [had, has] = [keysOf(before), keysOf(after)];
  const disappears = before.filter((each) => !has.has(obligationKey(each)));
  const touched = new Set(disappears.map(rulePerson));
  const changed = (fits: (was: string | null, is: string | null) => boolean) =>
    after.filter((each) => {
      const was = had.get(obligationKey(each));
      return was !== undefined && was !== each.condition && fits(was, each.condition);
    });
  return {
    appears: grouped(
      client,
      after.filter((each) => !had.has(obligationKey(each))),
    ),
    disappears: grouped(client, disappears),
    loosens: grouped(
      client,
      changed((was) => was === null),
    ),
    rests: grouped(
      client,
      changed((was, is) => was !== null && is !== null),
    ),
    binds: grouped(
      client,
      changed((_, is) => is === null),
    ),
    stays: grouped(
      client,
      after.filter((each) => touched.has(rulePerson(each))),
    ),
    also: [
      ...books.flatMap(({ accounting_type, valid_from }) =>
        accounting_type && valid_from ? [booksSaid(accounting_type, valid_from)] : [],
      ),
      ...openingTerms({ ...client, lines: kept }, ownTerms ? lines : books),
    ],
    warnings: [
      ...broughtStates(client, next, today).map(({ says }) => `${says}.`),
      ...typed.flatMap((line) => [
        ...warningsOf(client, line, dayOf(line)),
        ...(line.subject === 'vat' ? quartersOf(kept, client, dayOf(line)) : []),
        ...[books.length > 0 ? null : booksLeft(kept, { ...client }, line, dayOf(line))].filter((says) => says !== null),
      ]),
    ],
  };
}

/** The books that the typed change of the company's tax writes as well, unless it says them itself. */
function booksBeside(client: Client, typed: readonly NewLine[]): NewLine[] {
  if (typed.some(({ subject }) => subject === 'books')) return [];
  return typed.flatMap((line) => {
    const books = line.person_id === null ? booksOf(client.lines, cardAsKept(client), line) : null;
    if (!books) return [];
    const { accounting_type, same } = books;
    const said = { taxation_form: null, advance_mode: null, right_lost: false, valid_to: null };
    return [{ ...line, ...said, subject: 'books', accounting_type, id: same?.id ?? null } satisfies NewLine];
  });
}

/** The terms that the first days of the lines raise. */
function openingTerms(client: Client, lines: readonly NewLine[]): string[] {
  const raises = ({ kind, day, person }: Happening) =>
    lines.some(
      ({ subject, person_id, valid_from }) => valid_from === day && person_id === person && RAISED[subject]?.includes(kind),
    );
  return raisedBy(client, ofCompany(client).filter(raises)).map(
    ({ name, due, basis }) => `${name}: ${formatDate(due)} (${basis}).`,
  );
}

/** What the lines of a subject tell that happened on their first day; a suspension of a card stands beside it with its own terms. */
const RAISED: Partial<Record<ProfileLine['subject'], readonly HappeningKind[]>> = {
  books: ['books_started'],
  vat: ['vat_started', 'vat_changed'],
  vat_eu: ['vat_eu_started'],
  zus: ['scheme_change'],
};

/** Each obligation with what it hangs on. */
const keysOf = (all: readonly Obligation[]) => new Map(all.map((each) => [obligationKey(each), each.condition]));
const rulePerson = ({ rule, person }: Obligation) => `${rule} ${person ?? ''}`;
const sameChain = (one: ProfileLine, other: ProfileLine) => one.subject === other.subject && one.person_id === other.person_id;

/** The client's lines once all of these are written. */
export const linesAfter = (client: Client, lines: readonly NewLine[]): readonly ProfileLine[] =>
  lines.reduce((all, line) => linesWith({ ...client, lines: all }, line), client.lines);

/** The client's lines as they will be; what its card says today becomes the line from the beginning, as when it is saved. */
export function linesWith(client: Client, line: NewLine): readonly ProfileLine[] {
  const others = (client.lines as readonly (ProfileLine & { id?: string | null })[]).filter(
    ({ id }) => id === undefined || id === null || id !== line.id,
  );
  const isFirst = !others.some((each) => sameChain(each, line));
  return [...others, ...(isFirst ? beginning(client, line) : []), line];
}

function beginning(client: Client, line: NewLine): NewLine[] {
  const { suspended_from, suspended_to } = client;
  if (line.subject !== 'suspension') {
    const person = client.persons.find(({ id }) => id === line.person_id);
    const own = person ? factsOf(withCompanys(person, { ...client })) : {};
    return [{ ...line, id: null, ...factsOf(cardAsKept(client) as Facts), ...own, valid_from: null, valid_to: null }];
  }
  return suspended_from ? [{ ...line, id: null, valid_from: suspended_from, valid_to: suspended_to }] : [];
}

type Facts = Partial<
  Pick<
    ProfileLine,
    'taxation_form' | 'advance_mode' | 'vat_status' | 'vat_period' | 'vat_eu' | 'accounting_type' | 'employs' | 'zus_scheme'
  >
>;
function factsOf(card: Facts): Facts {
  const { taxation_form, advance_mode, vat_status, vat_period, vat_eu, accounting_type, employs, zus_scheme } = card;
  const facts = { taxation_form, advance_mode, vat_status, vat_period, vat_eu, accounting_type, employs, zus_scheme };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** What speaks against the quarters of VAT that the lines say from a day on. */
const quartersOf = (lines: readonly ProfileLine[], { ceidg_start_date, supplies_annex_15 }: Client, day: string) =>
  quarterWarnings(chainsOf(lines.filter(({ subject }) => subject === 'vat'))[0] ?? [], day, ceidg_start_date, supplies_annex_15);

function warningsOf(client: Client, line: NewLine, day: string): string[] {
  const warnings = dayWarnings(line.subject, day, line.valid_to);
  if (line.subject !== 'tax' || line.right_lost) return warnings;
  const chain = client.lines.filter((each) => sameChain(each, line)) as KeptLine[];
  const fault = formFault(chain, cardAsKept(client), line.taxation_form, day, client.ceidg_start_date);
  return fault ? [`${fault}.`, ...warnings] : warnings;
}

function grouped(client: Client, all: readonly Obligation[]): TouchedObligations[] {
  const groups = new Map<string, TouchedObligations>();
  for (const each of all) {
    const known = groups.get(rulePerson(each));
    const period = periodName(each.period);
    if (known) known.periods.push(period);
    else {
      const person = client.persons.find(({ id }) => id === each.person)?.name ?? null;
      groups.set(rulePerson(each), {
        name: each.name,
        person,
        periods: [period],
        due: each.due,
        uncertain: each.condition !== null,
      });
    }
  }
  return [...groups.values()];
}

import { resources } from '../../../resources';
import type { ProfilePreview, TouchedObligations } from '../../contract/profile';
import { dayWarnings } from '../../domain/deadlines/formDay';
import { type Obligation, obligationKey } from '../../domain/deadlines/obligations';
import { obligationsOver } from '../../domain/deadlines/overTime';
import { periodName } from '../../domain/deadlines/periodName';
import type { ProfileLine } from '../../domain/deadlines/timeLine';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { type Client, profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';
import { formFault } from './enter';
import type { KeptLine } from './rows';

/** Months from the later of today and the line's day on that are compared: with the yearly returns of the first whole year. */
const monthsAhead = 17;

export type NewLine = ProfileLine & { id: string | null; company_id: string; right_lost: boolean };

/** The company as obligations are asked of it. Throws 404 for one that the asker may not know of. */
export async function clientSeen(db: Database, scope: Scope, companyId: string): Promise<Client> {
  const found = await clientNamed(db, scope.tenant.id, companyId);
  const [client] = await onOwnSide(db, scope, resources.companies, found ? [found] : [], ({ id }) => id);
  if (!client) throw notFound();
  return client;
}

/** What the lines, of which there is at least one, would change of the client's obligations. */
export function previewLines(scope: Scope, client: Client, lines: readonly NewLine[]): ProfilePreview {
  const today = todayOf(scope);
  const dayOf = ({ valid_from }: NewLine) => valid_from ?? client.ceidg_start_date ?? today;
  const day = lines.map(dayOf).toSorted()[0] ?? today;
  const from = day < today ? day : today;
  const to = lastDayOf(addMonths(monthOf(day < today ? today : day), monthsAhead));
  const due = (kept: readonly ProfileLine[]) => obligationsOver(profilesOf({ ...client, lines: kept }), from, to);
  const [before, after] = [
    due(client.lines),
    due(lines.reduce((kept, line) => linesWith({ ...client, lines: kept }, line), client.lines)),
  ];
  const [had, has] = [keysOf(before), keysOf(after)];
  const disappears = before.filter((each) => !has.has(obligationKey(each)));
  const touched = new Set(disappears.map(rulePerson));
  return {
    appears: grouped(
      client,
      after.filter((each) => !had.has(obligationKey(each))),
    ),
    disappears: grouped(client, disappears),
    stays: grouped(
      client,
      after.filter((each) => touched.has(rulePerson(each))),
    ),
    warnings: lines.flatMap((line) => warningsOf(client, line, dayOf(line))),
  };
}

const keysOf = (all: readonly Obligation[]) => new Set(all.map(obligationKey));
const rulePerson = ({ rule, person }: Obligation) => `${rule} ${person ?? ''}`;
const sameChain = (one: ProfileLine, other: ProfileLine) => one.subject === other.subject && one.person_id === other.person_id;

/** The client's lines as they will be; what its card says today becomes the line from the beginning, as when it is saved. */
function linesWith(client: Client, line: NewLine): readonly ProfileLine[] {
  const others = (client.lines as readonly (ProfileLine & { id?: string | null })[]).filter(
    ({ id }) => id === undefined || id === null || id !== line.id,
  );
  const isFirst = !others.some((each) => sameChain(each, line));
  return [...others, ...(isFirst ? beginning(client, line) : []), line];
}

function beginning(client: Client, line: NewLine): ProfileLine[] {
  const { suspended_from, suspended_to } = client;
  if (line.subject !== 'suspension') {
    const person = client.persons.find(({ id }) => id === line.person_id);
    return [{ ...line, ...factsOf(client), ...(person ? factsOf(person) : {}), valid_from: null, valid_to: null }];
  }
  return suspended_from ? [{ ...line, valid_from: suspended_from, valid_to: suspended_to }] : [];
}

type Facts = Partial<
  Pick<ProfileLine, 'taxation_form' | 'advance_mode' | 'vat_status' | 'vat_period' | 'accounting_type' | 'employs' | 'zus_scheme'>
>;
function factsOf(card: Facts): Facts {
  const { taxation_form, advance_mode, vat_status, vat_period, accounting_type, employs, zus_scheme } = card;
  const facts = { taxation_form, advance_mode, vat_status, vat_period, accounting_type, employs, zus_scheme };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function warningsOf(client: Client, line: NewLine, day: string): string[] {
  const warnings = dayWarnings(line.subject, day, line.valid_to);
  if (line.subject !== 'tax' || line.right_lost) return warnings;
  const chain = client.lines.filter((each) => sameChain(each, line)) as KeptLine[];
  const fault = formFault(chain, { ...client }, line.taxation_form, day, client.ceidg_start_date);
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

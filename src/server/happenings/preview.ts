import { resources } from '../../../resources';
import type { FollowingTerm } from '../../contract/companyEvents';
import { describeShift } from '../../domain/deadlines/describe';
import type { EventTerm } from '../../domain/deadlines/happenings';
import type { Happening } from '../../domain/deadlines/happeningTerms';
import { addMonths, monthOf } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Resource } from '../../schema';
import { blank, readFields } from '../../schema/validate';
import type { Database } from '../db/database';
import { invalid } from '../errors';
import { clientSeen, linesWith, type NewLine } from '../profile/preview';
import { refuseFaults } from '../records/body';
import { readOne } from '../records/one';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Client } from '../recurring/client';
import type { Scope } from '../scope';
import { possiblyRaisedBy } from './raised';
import { happeningsOf } from './rows';
import { occasionOf } from './taskOf';
import { type EventFacts, ofCompany, ofEmployee, ofEvent, ofPartner, type PartnerFacts, type StaffFacts } from './told';

/** Records whose forms tell beforehand which terms follow, and what such a record tells. */
const told: Readonly<Record<string, (record: never, client: Client) => Happening[]>> = {
  'company-events': (event: EventFacts) => ofEvent(event),
  companies: ({ closed_at, liquidation_from }: Pick<Client, 'closed_at' | 'liquidation_from'>, client) =>
    ofCompany({ ...client, closed_at, liquidation_from }).filter(({ kind }) => kind === 'closing' || kind === 'liquidation'),
  employees: (staff: StaffFacts) => ofEmployee(staff),
  'company-persons': (partner: PartnerFacts) => ofPartner(partner),
  'profile-lines': ({ id }: NewLine, client) => ofCompany(client).filter(({ source }) => source.id === id),
};

/** What is typed in a form that is not saved yet: `id` of the record that it changes, null for a new one. */
export interface TypedRecord {
  resource: string;
  id: string | null;
  values: Readonly<Record<string, unknown>>;
}

/** The terms that would follow, by their days; none while the form does not say whose it is. Throws as saving it would. */
export async function previewTerms(db: Database, scope: Scope, typed: TypedRecord): Promise<FollowingTerm[]> {
  const resource = (resources as Readonly<Record<string, Resource>>)[typed.resource];
  const tells = told[typed.resource];
  if (!resource || !tells) throw invalid({ resource: 'Z tego rekordu nie wynikają terminy' });
  if (typed.id !== null && !isUuid(typed.id)) throw invalid({ id: 'Nie ma takiego rekordu' });
  const view = viewOf(scope, resource, typed.id === null ? 'create' : 'edit');
  // What the form still asks for is told by the form; the terms need little of it.
  const isGiven = ([key, value]: [string, unknown]) => {
    const required = resource.fields[key]?.options.required === true;
    return Object.hasOwn(resource.fields, key) && !(required && (value === null || value === ''));
  };
  const given = Object.fromEntries(Object.entries(typed.values).filter(isGiven));
  const { values, faults } = readFields(given, resource.fields);
  refuseFaults(faults);
  const before = typed.id === null ? blank(resource) : await readOne(db, view, typed.id);
  const record: Record<string, unknown> = { ...before, ...values, id: typed.id ?? 'new' };
  const whose = resource.name === 'companies' ? typed.id : record.company_id;
  if (typeof whose !== 'string') return [];
  const seen = await clientSeen(db, scope, whose);
  // A line changes the profile by which its own terms are told.
  const client = resource.name === 'profile-lines' ? { ...seen, lines: linesWith(seen, record as never) } : seen;
  // Of a field's own term long past no task comes.
  const since = resource.name === 'company-events' ? '' : `${addMonths(monthOf(todayOf(scope)), -1)}-01`;
  const happenings = tells(record as never, client);
  if (resource.name === 'companies') await leaveOutAsEntered(db, scope, happenings, client);
  return possiblyRaisedBy(client, happenings)
    .filter(({ due }) => due >= since)
    .sort((one, other) => (one.due < other.due ? -1 : 1))
    .map(following);
}

/** What the office left out of a closing holds for a day typed on the card too. */
async function leaveOutAsEntered(db: Database, scope: Scope, happenings: Happening[], client: Client): Promise<void> {
  const told = (await happeningsOf(db, scope.tenant.id, [client])).get(client.id) ?? [];
  const leftOut = told.find(({ kind }) => kind === 'closing')?.leftOut ?? [];
  for (const happening of happenings) if (happening.kind === 'closing') happening.leftOut = leftOut;
}

function following(term: EventTerm): FollowingTerm {
  const { rule, name, nominal, due, basis, source, certainty, note, condition, happening } = term;
  return {
    rule,
    kind: happening.kind,
    name,
    occasion: occasionOf(term),
    nominal,
    due,
    shifted: describeShift(nominal, due),
    basis,
    source,
    certainty,
    note,
    condition,
    left_out: happening.leftOut.includes(rule),
    registered: happening.registered,
  };
}

import type { resources } from '../../../resources';
import { circumstances } from '../../../resources/companyProfile/circumstances';
import { obligations } from '../../../resources/companyProfile/obligations';
import { type Listed, overTime } from '../../domain/deadlines/employer';
import type { MonthAnswers } from '../../domain/deadlines/monthFacts';
import { type Presumed, presumed } from '../../domain/deadlines/openFacts';
import type { TaxPerson, TaxProfile } from '../../domain/deadlines/taxProfile';
import type { ProfileLine } from '../../domain/deadlines/timeLine';
import { sortKey } from '../../lib/sortKey';
import { keysOf, type RecordOf } from '../../schema';

type Company = RecordOf<typeof resources.companies>;

/** What generation reads of a company. */
export const companyKeys = [
  'title',
  'company_type',
  'status',
  'krs',
  'ceidg_start_date',
  'suspended_from',
  'suspended_to',
  'closed_at',
  'liquidation_from',
  'owner_id',
  'payroll_owner_id',
  'taxation_form',
  'advance_mode',
  'vat_status',
  'vat_period',
  'vat_eu',
  'accounting_type',
  'fiscal_year_start_month',
  'zus_scheme',
  'zus_scheme_from',
  ...keysOf(obligations),
  ...keysOf(circumstances),
] as const satisfies readonly (keyof Company)[];

/** States of a client for whom the office works. */
export const servedStatuses: readonly Company['status'][] = ['active', 'onboarding', 'notice', 'suspended'];

/** A company as generation knows it, with its people and whether it has staff; facts that its card leaves open are presumed, and named. */
export type Client = Presumed<ClientRow>;

/** The same as it is kept. */
export type ClientRow = Pick<Company, (typeof companyKeys)[number]> & {
  id: string;
  has_staff: boolean;
  /** Its address for electronic deliveries stands in a power of the office. */
  knows_address: boolean;
  /** Of its list of employees: full-time equivalents, how many it insures, whether anybody is in PPK or resigned from it. */
  staff_fte: number;
  has_employees: boolean;
  staff_insured: number;
  staff_ppk: boolean;
  staff_ppk_resigned: boolean;
  persons: readonly (TaxPerson & { name: string; zus_scheme_from?: string | null })[];
  /** What was answered of single months. */
  month_answers: MonthAnswers | null;
  /** What its profile keeps dated. */
  lines: readonly ProfileLine[];
};

/** What is kept of a company, made ready to be asked about. */
export const clientOf = (row: ClientRow): Client => presumed(row);

/** The card as it is kept: what it leaves open says nothing. */
export const cardAsKept = (client: Client): Record<string, unknown> => ({
  ...client,
  ...Object.fromEntries((client.open ?? []).map((fact) => [fact, null])),
});

/** The client once its card says these too; what they fill in is open no more. */
export function withCard(client: Client, card: Readonly<Record<string, unknown>>): Client {
  const { open = [], ...rest } = client;
  const still = open.filter((fact) => (card[fact] ?? null) === null);
  const known = Object.fromEntries(Object.entries(card).filter(([key]) => !still.some((fact) => fact === key)));
  return { ...rest, ...known, ...(still.length > 0 ? { open: still } : {}) } as Client;
}

const places = new WeakMap<Client, string>();

/** Orders clients by their names, then by their ids; worked out once for those that are kept. */
export function placeByName(client: Client): string {
  const place = places.get(client) ?? `${sortKey(client.title)} ${client.id}`;
  places.set(client, place);
  return place;
}

/** Whether the business rests today; one marked so without dates rests until somebody gives them. */
export function isSuspended({ status, suspended_from, suspended_to }: Client, today: string): boolean {
  if (!suspended_from) return status === 'suspended';
  return suspended_from <= today && today <= (suspended_to ?? today);
}

type Owned = Pick<Client, 'company_type' | 'persons'>;

/** Who owns a one-person business today, of those entered as persons: more than one where somebody entered too many. */
export function ownersOn({ company_type, persons }: Owned, today: string): string[] {
  if (company_type !== 'jdg') return [];
  return persons.filter(({ role, left_on }) => role === 'owner' && (left_on ?? today) >= today).map(({ id }) => id);
}

/** Who alone owns a one-person business today and is entered as a person; null where nobody is, or several are. */
export function soleOwner(client: Owned, today: string): string | null {
  const [owner, ...others] = ownersOn(client, today);
  return owner !== undefined && others.length === 0 ? owner : null;
}

/** The company as its card says it, but for whom it employs. What its record does not say of staff follows from the list of employees. */
function cardOf(client: Client): TaxProfile {
  const { id, status, suspended_from, employs, has_staff, persons, zus_scheme } = client;
  const { employees_fte, staff_fte, insured_count, staff_insured, ppk, staff_ppk, has_e_delivery, knows_address } = client;
  const owner: TaxPerson = { id, role: 'owner', zus_scheme };
  return {
    ...client,
    suspended_from: suspended_from ?? (status === 'suspended' ? '1990-01-01' : null),
    // An employer whose people are not listed has nobody known to count.
    employees_fte: employees_fte ?? (employs === true && !has_staff ? null : staff_fte),
    insured_count: insured_count ?? (has_staff ? staff_insured : null),
    ppk: ppk ?? (staff_ppk || null),
    has_ppk_resigned: client.has_ppk_resigned ?? (client.staff_ppk_resigned || null),
    // The address itself answers more than a word on the card.
    has_e_delivery: knows_address || has_e_delivery,
    persons: persons.length > 0 ? persons : [owner].filter(() => ownedByOne.includes(client.company_type)),
  };
}

/** A company's profiles in the order of time, by its dated lines. */
export function profilesOf(client: Client): Listed<TaxProfile>[] {
  return overTime(cardOf(client), client);
}

/** Forms with one owner, whose scheme may stand at the company itself. */
const ownedByOne: readonly Company['company_type'][] = ['jdg', 'succession_enterprise', 'farmer'];

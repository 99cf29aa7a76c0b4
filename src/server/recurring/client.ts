import type { resources } from '../../../resources';
import { obligations } from '../../../resources/companyProfile/obligations';
import type { TaxPerson, TaxProfile } from '../../domain/deadlines/taxProfile';
import { type ProfileLine, stretchesOf } from '../../domain/deadlines/timeLine';
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
  ...keysOf(obligations),
] as const satisfies readonly (keyof Company)[];

/** States of a client for whom the office works. */
export const servedStatuses: readonly Company['status'][] = ['active', 'onboarding', 'notice', 'suspended'];

/** A company as generation knows it, with its people and whether it has staff. */
export type Client = Pick<Company, (typeof companyKeys)[number]> & {
  id: string;
  has_staff: boolean;
  /** Of its list of employees: full-time equivalents, how many it insures, whether anybody is in PPK. */
  staff_fte: number;
  staff_insured: number;
  staff_ppk: boolean;
  persons: readonly (TaxPerson & { name: string })[];
  /** What its profile keeps dated. */
  lines: readonly ProfileLine[];
};

/** Whether the business rests today; one marked so without dates rests until somebody gives them. */
export function isSuspended({ status, suspended_from, suspended_to }: Client, today: string): boolean {
  if (!suspended_from) return status === 'suspended';
  return suspended_from <= today && today <= (suspended_to ?? today);
}

/** The company as the law asks about it. What its record does not say of staff follows from the list of employees. */
export function profileOf(client: Client): TaxProfile {
  const { id, status, suspended_from, employs, has_staff, persons, zus_scheme } = client;
  const { employees_fte, staff_fte, insured_count, staff_insured, ppk, staff_ppk } = client;
  const owner: TaxPerson = { id, role: 'owner', zus_scheme };
  return {
    ...client,
    suspended_from: suspended_from ?? (status === 'suspended' ? '1990-01-01' : null),
    employs: employs ?? has_staff,
    employees_fte: employees_fte ?? staff_fte,
    insured_count: insured_count ?? staff_insured,
    ppk: ppk ?? staff_ppk,
    persons: persons.length > 0 ? persons : [owner].filter(() => ownedByOne.includes(client.company_type)),
  };
}

/** A company's profiles in the order of time, by its dated lines. */
export function profilesOf(client: Client): TaxProfile[] {
  const { id, has_staff, lines } = client;
  const stated = lines.map((line) => ({
    ...line,
    person_id: line.subject === 'zus' ? (line.person_id ?? id) : line.person_id,
    employs: line.employs ?? has_staff,
  }));
  return stretchesOf(profileOf(client), stated);
}

/** Forms with one owner, whose scheme may stand at the company itself. */
const ownedByOne: readonly Company['company_type'][] = ['jdg', 'succession_enterprise'];

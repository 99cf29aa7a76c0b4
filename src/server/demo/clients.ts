import { profileLines as lineResource } from '../../../resources/profileLines';
import type { ProfileLine } from '../../domain/deadlines/timeLine';
import { blank } from '../../schema/validate';
import type { KeptOwner } from '../contributions/rows';
import type { Client } from '../recurring/client';
import type { Company } from './companies';

interface Owned {
  company_id: string;
}

/** A company's person as the database hands them out. */
export type Person = Client['persons'][number] & KeptOwner & { last_name: string; share_percent: number | null };

/** What stands beside companies, as it will be kept. */
export interface Besides {
  persons: readonly object[];
  lines: readonly object[];
  /** Companies that employ somebody now. */
  employers: ReadonlySet<string>;
}

/** Companies of the demonstration as the server reads them from its database. */
export function clientsIn({
  persons,
  lines,
  employers,
}: Besides): (company: Company) => Omit<Client, 'persons'> & { persons: Person[] } {
  const people = byCompany(persons as readonly (Owned & Person)[]);
  const dated = byCompany(lines as readonly (Owned & ProfileLine)[]);
  const noLine = blank(lineResource) as ProfileLine;
  return (company) => ({
    ...company,
    has_staff: employers.has(company.id),
    knows_address: false,
    staff_fte: 0,
    has_employees: employers.has(company.id),
    staff_insured: 0,
    staff_ppk: false,
    staff_ppk_resigned: false,
    month_answers: null,
    persons: (people.get(company.id) ?? []).map((each) => ({ ...each, name: each.last_name })),
    lines: (dated.get(company.id) ?? []).map((line) => ({ ...noLine, ...line })),
  });
}

export function byCompany<Row extends Owned>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const all = new Map<string, Row[]>();
  for (const row of rows) {
    const own = all.get(row.company_id);
    if (own) own.push(row);
    else all.set(row.company_id, [row]);
  }
  return all;
}

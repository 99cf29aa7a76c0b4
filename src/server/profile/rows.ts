import type { ProfileLine } from '../../domain/deadlines/timeLine';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** A line as it is kept. */
export interface KeptLine extends ProfileLine {
  id: string;
  address_street: string | null;
  address_building: string | null;
  address_flat: string | null;
  address_postal_code: string | null;
  address_city: string | null;
  tax_office: string | null;
}

/** What obligations hang on, as JSON, of lines `l`. */
export const linesJson = `coalesce((select json_agg(json_build_object('id', l.id, 'subject', l.subject, 'person_id', l.person_id,
    'valid_from', l.valid_from, 'valid_to', l.valid_to, 'taxation_form', l.taxation_form, 'advance_mode', l.advance_mode,
    'vat_status', l.vat_status, 'vat_period', l.vat_period, 'vat_eu', l.vat_eu, 'accounting_type', l.accounting_type, 'employs', l.employs,
    'zus_scheme', l.zus_scheme) order by l.valid_from nulls first, l.id)
  from profile_lines l where l.tenant_id = $1 and l.company_id = c.id and l.deleted_at is null), '[]')`;

/** A company's lines in the order of time. */
export function linesOf(db: Db, tenantId: number, companyId: string): Promise<KeptLine[]> {
  return db.query<KeptLine>({
    name: 'profile.lines',
    text: `select id, subject, person_id, valid_from::text as valid_from, valid_to::text as valid_to, taxation_form, advance_mode,
        vat_status, vat_period, vat_eu, accounting_type, employs, zus_scheme, address_street, address_building, address_flat,
        address_postal_code, address_city, tax_office
      from profile_lines where tenant_id = $1 and company_id = $2 and deleted_at is null order by valid_from nulls first, id`,
    values: [tenantId, companyId],
  });
}

/** The companies of people, by the person. */
export async function companiesOfPersons(db: Db, tenantId: number, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; company_id: string }>({
    name: 'profile.companiesOfPersons',
    text: 'select id, company_id from company_persons where tenant_id = $1 and id = any ($2::uuid[]) and deleted_at is null',
    values: [tenantId, ids],
  });
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

/** Living companies with lines: their cards may have to follow a day that has come. */
export async function companiesWithLines(db: Db, tenantId: number): Promise<string[]> {
  const rows = await db.query<{ company_id: string }>({
    name: 'profile.companies',
    text: `select distinct l.company_id from profile_lines l
      join companies c on c.tenant_id = $1 and c.id = l.company_id and c.deleted_at is null
      where l.tenant_id = $1 and l.deleted_at is null`,
    values: [tenantId],
  });
  return rows.map(({ company_id }) => company_id);
}

/** Fields of a company that are asked about in a bundle still open, with the day it was sent; answered bundles ask no more. */
export async function sentOn(db: Db, tenantId: number, companyFilter: string): Promise<Map<string, string>> {
  const rows = await db.query<{ maps_to: string; day: string }>({
    name: 'profile.sentQuestions',
    text: `select q.maps_to, max((s.opens_at at time zone 'Europe/Warsaw')::date)::text as day
      from surveys s
      join survey_questions q on q.tenant_id = $1 and q.survey_id = s.id and q.deleted_at is null and q.maps_to is not null
      join survey_invitations i on i.tenant_id = $1 and i.survey_id = s.id and i.deleted_at is null and i.state <> 'submitted'
      where s.tenant_id = $1 and s.status = 'open' and s.company_filter = $2 and s.deleted_at is null
      group by q.maps_to`,
    values: [tenantId, companyFilter],
  });
  return new Map(rows.map(({ maps_to, day }) => [maps_to, day]));
}

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
    'vat_status', l.vat_status, 'vat_period', l.vat_period, 'accounting_type', l.accounting_type, 'employs', l.employs,
    'zus_scheme', l.zus_scheme) order by l.valid_from nulls first, l.id)
  from profile_lines l where l.tenant_id = $1 and l.company_id = c.id and l.deleted_at is null), '[]')`;

/** A company's lines in the order of time. */
export function linesOf(db: Db, tenantId: number, companyId: string): Promise<KeptLine[]> {
  return db.query<KeptLine>({
    name: 'profile.lines',
    text: `select id, subject, person_id, valid_from::text as valid_from, valid_to::text as valid_to, taxation_form, advance_mode,
        vat_status, vat_period, accounting_type, employs, zus_scheme, address_street, address_building, address_flat,
        address_postal_code, address_city, tax_office
      from profile_lines where tenant_id = $1 and company_id = $2 and deleted_at is null order by valid_from nulls first, id`,
    values: [tenantId, companyId],
  });
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

import type { Tx } from '../db/database';

type On = Pick<Tx, 'query'>;

export interface OfCompany {
  company: string;
  company_id: string;
  /** Who looks after it in the office. */
  keepers: string[];
}
const served = `c.status in ('active', 'notice') and c.deleted_at is null`;
const keepers = `array_remove(array[c.payroll_owner_id, c.owner_id], null) as keepers`;

/** Companies that the office has marked as having the right to a contribution holiday, and that have not answered for the year yet. */
export function holidayCompanies(db: On, tenantId: number, year: number): Promise<OfCompany[]> {
  return db.query<OfCompany>({
    name: 'notices.holidays',
    text: `select c.title as company, c.id as company_id, ${keepers} from companies c
      where c.tenant_id = $1 and c.may_take_contribution_holiday and ${served}
        and not exists (select 1 from zus_vacations v where v.tenant_id = c.tenant_id and v.company_id = c.id and v.year = $2 and v.deleted_at is null)
      order by c.title, c.id`,
    values: [tenantId, year],
  });
}

/** Companies whose certificate for KSeF ends in the range, both ends included. */
export function certificates(db: On, tenantId: number, from: string, to: string): Promise<(OfCompany & { valid_to: string })[]> {
  return db.query<OfCompany & { valid_to: string }>({
    name: 'notices.certificates',
    text: `select c.title as company, c.id as company_id, array_remove(array[c.owner_id], null) as keepers,
        c.ksef_certificate_valid_to::text as valid_to
      from companies c where c.tenant_id = $1 and ${served} and c.ksef_certificate_valid_to between $2::date and $3::date
      order by c.ksef_certificate_valid_to, c.id`,
    values: [tenantId, from, to],
  });
}

/** Certificates of residence of a company's contractors that end in the range, both ends included. */
export function residenceCertificates(
  db: On,
  tenantId: number,
  from: string,
  to: string,
): Promise<(OfCompany & { contractor: string; valid_to: string })[]> {
  return db.query<OfCompany & { contractor: string; valid_to: string }>({
    name: 'notices.residence',
    text: `select c.title as company, c.id as company_id, array_remove(array[c.owner_id], null) as keepers,
        e.item->>'contractor' as contractor, e.item->>'valid_to' as valid_to
      from companies c cross join lateral jsonb_array_elements(c.residence_certificates) e(item)
      where c.tenant_id = $1 and ${served} and c.residence_certificates is not null
        and e.item->>'valid_to' between $2 and $3
      order by e.item->>'valid_to', c.id`,
    values: [tenantId, from, to],
  });
}

/** Somebody of the office away, and who stands in for them; dates are Warsaw's. */
export interface Absence {
  id: string;
  user_id: string;
  person: string;
  deputy_id: string;
  deputy: string;
  from: string;
  to: string;
}

/** Absences with a deputy that begin in the range, both ends included, and last a whole day or more; those that repeat are left out. */
export function absences(db: On, tenantId: number, from: string, to: string): Promise<Absence[]> {
  return db.query<Absence>({
    name: 'notices.absences',
    text: `select s.id, s.user_id, u.first_name || ' ' || u.last_name as person, s.deputy_id, d.first_name || ' ' || d.last_name as deputy,
        (s.start at time zone 'Europe/Warsaw')::date::text as "from",
        (coalesce(s."end", s.start) at time zone 'Europe/Warsaw')::date::text as "to"
      from schedule_entries s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      join users d on d.tenant_id = s.tenant_id and d.id = s.deputy_id
      where s.tenant_id = $1 and s.kind = 'absence' and s.status not in ('cancelled', 'done') and s.recurrence = 'none' and s.deleted_at is null
        and (s.start at time zone 'Europe/Warsaw')::date between $2::date and $3::date
        and (s.all_day or (coalesce(s."end", s.start) at time zone 'Europe/Warsaw')::date > (s.start at time zone 'Europe/Warsaw')::date)
      order by s.start, s.id`,
    values: [tenantId, from, to],
  });
}

/** Accounts of clients whose companies somebody keeps. */
export async function clientsKeptBy(db: On, tenantId: number, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'notices.keptBy',
    text: `select distinct m.user_id as id from companies c
      join memberships m on m.tenant_id = c.tenant_id and m.company_id = c.id and m.deleted_at is null
      where c.tenant_id = $1 and (c.owner_id = $2 or c.payroll_owner_id = $2) and ${served}`,
    values: [tenantId, userId],
  });
  return rows.map(({ id }) => id);
}

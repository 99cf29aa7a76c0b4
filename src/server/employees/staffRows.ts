import type { LeaveFacts } from '../../domain/hr/leave';
import type { WatchFacts } from '../../domain/hr/watch';
import type { Tx } from '../db/database';

type Db = Pick<Tx, 'query'>;

/** An employee with all that their dates are read from; what stands behind the payroll grant is null for who may not know it. */
export interface StaffRow extends WatchFacts, Omit<LeaveFacts, 'contract_type' | 'start_date' | 'end_date'> {
  id: string;
  person: string;
  company: string;
  company_id: string;
  /** Who looks after it in the office, payroll first. */
  keepers: string[];
  status: string;
  end_date: string | null;
  work_kind: 'office' | 'manual' | 'engineering' | 'hazardous' | 'managerial' | null;
  medical_exam_type: 'initial' | 'periodic' | 'control' | null;
  medical_exam_date: string | null;
  medical_exam_valid_to: string | null;
  bhp_initial_date: string | null;
  bhp_valid_to: string | null;
  leave_used_days: number | null;
}

const days = [
  'start_date',
  'end_date',
  'contract_signed_on',
  'birth_date',
  'zus_registered_on',
  'zus_deregistered_on',
  'residence_valid_to',
  'work_permit_valid_to',
  'a1_valid_to',
  'id_document_valid_to',
  'driver_card_valid_to',
  'student_until',
  'bhp_initial_date',
  'bhp_valid_to',
];
const closedDays = [
  'sanitary_valid_to',
  'other_exam_valid_to',
  'disability_since',
  'disability_valid_to',
  'medical_exam_date',
  'medical_exam_valid_to',
];

/** People at work, or about to be, who meet the inside of a `where` over `e`; with `closed` also what tells of their health. */
export function staffRows(db: Db, { where, values }: { where: string; values: unknown[] }, closed: boolean): Promise<StaffRow[]> {
  const day = (key: string) => `e.${key}::text as ${key}`;
  const shut = (key: string) => (closed ? day(key) : `null::text as ${key}`);
  return db.query<StaffRow>({
    text: `select e.id, e.first_name || ' ' || e.last_name as person, c.title as company, c.id as company_id, e.status,
        array_remove(array[c.payroll_owner_id, c.owner_id], null) as keepers, e.contract_type, e.work_kind, e.student,
        e.fte, e.education, e.seniority_months, e.seniority_other_months, coalesce(c.zus_payer_group = '5', false) as public_body,
        e.leave_entitlement_days as entitlement_days, e.leave_used_days,
        e.leave_carried_days as carried_days, e.leave_carried_year as carried_year,
        coalesce(e.earlier_fixed_contracts, '[]') as earlier_fixed_contracts, e.ppk_status = 'resigned' as ppk_resigned,
        e.ppk_status = 'resume_check' as ppk_resumes, e.ppk_status is null and c.ppk is distinct from false as ppk_open,
        e.trial_followed_by,
        ${['medical_exam_type', 'disability_degree'].map((key) => (closed ? `e.${key}` : `null::text as ${key}`)).join(', ')},
        ${[...days.map(day), ...closedDays.map(shut)].join(', ')}
      from employees e join companies c on c.tenant_id = e.tenant_id and c.id = e.company_id and c.deleted_at is null
      where ${where} and e.status in ('onboarding', 'active', 'leave') order by e.id`,
    values,
  });
}

/** A stretch of absence; `hours` in hundredths. */
export interface AbsenceRow {
  employee_id: string;
  kind: string;
  from: string;
  to: string | null;
  hours: number | null;
  planned: boolean;
  benefit_ground: 'pregnancy' | 'tuberculosis' | null;
}

/** Absences of the people, of these kinds; in order of date. */
export function absencesOf(db: Db, tenantId: number, people: readonly string[], kinds: readonly string[]): Promise<AbsenceRow[]> {
  return db.query<AbsenceRow>({
    name: 'absences.of',
    text: `select employee_id, kind, "from"::text as "from", "to"::text as "to", hours, planned,
        benefit_ground from absences
      where tenant_id = $1 and employee_id = any ($2::uuid[]) and kind = any ($3::text[]) and deleted_at is null order by "from", id`,
    values: [tenantId, people, kinds],
  });
}

/** Absences of the people, of these kinds, by the person's id. */
export async function absencesByPerson(db: Db, tenantId: number, people: readonly StaffRow[], kinds: readonly string[]) {
  const ids = people.map(({ id }) => id);
  const found = new Map<string, AbsenceRow[]>();
  for (const each of await absencesOf(db, tenantId, ids, kinds))
    found.set(each.employee_id, [...(found.get(each.employee_id) ?? []), each]);
  return found;
}

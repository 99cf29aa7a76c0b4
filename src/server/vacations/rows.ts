import type { CompanyType, ZusScheme } from '../../domain/deadlines/taxProfile';
import type { Tx } from '../db/database';
import { insuredContracts } from '../recurring/staff';

/** What is kept of one person who pays ZUS for themselves: the owner of a company, or one of its partners. Dates as text. */
export interface Payer {
  company_id: string;
  company: string;
  company_type: CompanyType;
  /** Null is the owner of a company in which nobody is entered. */
  person_id: string | null;
  person: string | null;
  /** The only owner of a one-person business, whom also what was said of the company itself concerns. */
  is_sole_owner: boolean;
  zus_scheme: ZusScheme | null;
  /** The first day of social insurance, as entered; null where nobody did. */
  insured_since: string | null;
  zus_scheme_from: string | null;
  /** Stages by their first day, of the lines that concern the payer. */
  stages: { scheme: ZusScheme | null; from: string | null }[];
  business_start: string | null;
  suspended_from: string | null;
  suspended_to: string | null;
  closed_at: string | null;
  /** Insured persons as the company's card says, the payer among them; null where it does not. */
  insured_count: number | null;
  /** Those of the company's list of employees whom it insures now; the payer is not one of them. */
  employed: number;
  /** Grosze by year: as the office entered them, and as December's settlement has them. */
  entered_revenues: { year: number; amount: number }[] | null;
  settled_revenues: Record<string, number> | null;
  de_minimis_eur: number | null;
  former_employer: 'yes' | 'no' | null;
  /** The day for which the two before it are told. */
  checked_on: string | null;
  /** What was answered and decided, of all years. */
  uses: { year: number; status: string; month: string | null; de_minimis_eur: number | null }[];
}

const soleOwner = `(c.company_type = 'jdg' and p.role = 'owner' and not exists (select 1 from company_persons o
  where o.tenant_id = $1 and o.company_id = c.id and o.deleted_at is null and o.role = 'owner' and o.id <> p.id))`;

/** Whether what names this person, or nobody, is about the payer. */
export const concerns = (payer: Payer, person: string | null | undefined): boolean =>
  payer.person_id === (person ?? null) || (payer.is_sole_owner && (person ?? null) === null);

/** Those of the companies' people who may pay ZUS for themselves; of a company without persons its owner, by the company's own scheme. */
export function payersOf(db: Pick<Tx, 'query'>, tenantId: number, companies: readonly string[]): Promise<Payer[]> {
  return db.query<Payer>({
    name: 'zusVacations.payers',
    text: `select c.id as company_id, c.title as company, c.company_type, p.id as person_id, p.first_name || ' ' || p.last_name as person, coalesce(${soleOwner}, false) as is_sole_owner,
        coalesce(p.zus_scheme, c.zus_scheme) as zus_scheme, 
        coalesce(p.zus_scheme_from, case when p.id is null or ${soleOwner} then c.zus_scheme_from end)::text as zus_scheme_from,
        coalesce(p.insured_since, case when p.id is null or ${soleOwner} then c.insured_since end)::text as insured_since,
        coalesce((select jsonb_agg(jsonb_build_object('scheme', l.zus_scheme, 'from', l.valid_from) order by l.valid_from nulls first, l.id)
          from profile_lines l where l.tenant_id = $1 and l.company_id = c.id and l.deleted_at is null and l.subject = 'zus'
            and l.person_id is not distinct from p.id), '[]'::jsonb) as stages,
        c.ceidg_start_date::text as business_start, c.suspended_from::text as suspended_from, c.suspended_to::text as suspended_to,
        c.closed_at::text as closed_at,
        (select count(*)::int from employees e where e.tenant_id = $1 and e.company_id = c.id and e.deleted_at is null
          and e.status in ('active', 'leave') and e.contract_type in (${insuredContracts})) as employed,
        c.insured_count,
        c.yearly_revenues as entered_revenues, c.de_minimis_eur, c.holiday_checked_on::text as checked_on,
        coalesce(p.works_for_former_employer, case when p.id is null or ${soleOwner} then c.works_for_former_employer end) as former_employer,
        (select jsonb_object_agg(left(s.period, 4), s.revenue_ytd_amount) from settlements s
          where s.tenant_id = $1 and s.company_id = c.id and s.period like '%-12' and s.revenue_ytd_amount is not null
            and s.superseded is not true and s.deleted_at is null) as settled_revenues,
        coalesce((select jsonb_agg(jsonb_build_object('year', v.year, 'status', v.status, 'month', v.month_chosen,
            'de_minimis_eur', v.de_minimis_eur) order by v.id)
          from zus_vacations v where v.tenant_id = $1 and v.company_id = c.id and v.deleted_at is null
            and (v.person_id is not distinct from p.id or (v.person_id is null and ${soleOwner}))), '[]'::jsonb) as uses
      from companies c
      left join company_persons p on p.tenant_id = $1 and p.company_id = c.id and p.deleted_at is null and p.role in ('owner', 'partner')
      where c.tenant_id = $1 and c.id = any ($2::uuid[]) and c.deleted_at is null and c.company_type in ('jdg', 'civil_partnership')
        and (p.id is not null or c.company_type = 'jdg')
      order by c.title, p.id`,
    values: [tenantId, companies],
  });
}

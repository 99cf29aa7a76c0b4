import { CONTRACT_RULES } from '../../domain/hr/contracts';

const asList = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ');
const contracts = Object.entries(CONTRACT_RULES);

/** Kinds of contracts whose people the company insures, and that are of employees, as a list for SQL. */
export const insuredContracts = asList(contracts.filter(([, { insured }]) => insured).map(([type]) => type));
const employeeContracts = asList(contracts.filter(([, { worker }]) => worker).map(([type]) => type));

/** Full-time work in hundredths of a percent, as `fte` is kept. */
const fullTime = 10_000;

/**
 * What the list of a company's employees says of it now, of companies `c`: whether it pays anybody (a partner in business withholds
 * nothing for another), full-time equivalents of employees without the young in training (art. 21 ust. 5 ustawy o rehabilitacji), whether any
 * is employed, in training too, the insured, and whether anybody is in PPK or resigned from it.
 */
export const staffColumns = `s.has_staff, s.staff_fte, s.has_employees, s.staff_insured, s.staff_ppk, s.staff_ppk_resigned`;
export const staffJoin = `cross join lateral (select
          count(*) filter (where e.contract_type <> 'b2b') > 0 as has_staff,
          (coalesce(sum(coalesce(e.fte, ${fullTime})) filter (where e.contract_type in (${employeeContracts})
            and e.contract_type <> 'apprentice'), 0) / ${fullTime}.0)::float8 as staff_fte,
          count(*) filter (where e.contract_type in (${employeeContracts})) > 0 as has_employees,
          (count(*) filter (where e.contract_type in (${insuredContracts})))::int as staff_insured,
          coalesce(bool_or(e.ppk_status = 'enrolled'), false) as staff_ppk,
          coalesce(bool_or(e.ppk_status in ('resigned', 'resume_check')), false) as staff_ppk_resigned
        from employees e where e.tenant_id = $1 and e.company_id = c.id and e.deleted_at is null
          and e.status in ('active', 'leave', 'onboarding')) s`;

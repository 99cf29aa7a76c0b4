import type { employees } from '../../../resources/employees';
import { employees as resource } from '../../../resources/employees';
import { lastDayOfTerm } from '../../domain/hr/fixedTerm';
import { completeNrb } from '../../domain/identifiers/nrb';
import { completePesel } from '../../domain/identifiers/pesel';
import { addDays, addMonths } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { type Company, person } from './companies';
import { hasOffice, type Job, jobsOf, makesWorks, officeJobs, wagesOf } from './jobs';
import { isTiny } from './means';
import type { Chance } from './random';
import { started } from './record';

export type Employee = RecordOf<typeof employees>;

/** Somebody a client employs. Examinations run out around `today`, so that there is something to watch. */
export function employee(
  luck: Chance,
  moment: number,
  company: Pick<Company, 'id' | 'pkd_main' | 'company_type' | 'taxation_form' | 'ceidg_start_date' | 'vat_status' | 'zus_scheme'>,
  today: string,
): Employee {
  const { first_name, last_name, sex } = person(luck);
  const born = `${luck.whole(1962, 2005)}-${two(luck.whole(1, 12))}-${two(luck.whole(1, 28))}`;
  const drawn = luck.weighted(contractsOf(company));
  const days = luck.whole(20, 3200);
  const examined = addDays(today, -luck.whole(30, 1000));
  const job = luck.pick(luck.yes(0.85) || !hasOffice(company) ? jobsOf(company) : officeJobs);
  const { [sex]: position, kind: work_kind, least: leastAge } = job;
  const contract_type = drawn === 'mandate' && makesWorks(job) ? 'specific_work' : drawn;
  const birth_date = oldEnough(born, job);
  const start_date = [
    addDays(today, -daysAtWork(contract_type, days)),
    // Nobody works there before they can do the work, or before the business is.
    addMonths(birth_date, leastAge * 12),
    company.ceidg_start_date ?? '',
  ].reduce((one, other) => (one > other ? one : other));
  const employment = contract_type.startsWith('employment');
  const [least, most] = wagesOf[work_kind];
  const full = isTiny(company) ? 5_000 : luck.pick([10_000, 10_000, 10_000, 5_000, 7_500]);
  const fte = employment ? full : null;
  return {
    ...started(resource, luck, moment),
    company_id: company.id,
    first_name,
    last_name,
    birth_date,
    pesel: completePesel(birth_date, sex, luck.whole(0, 4999)),
    contract_type,
    position,
    work_kind,
    start_date,
    end_date: ['employment_fixed', 'employment_trial', 'mandate', 'specific_work'].includes(contract_type)
      ? lawfulEnd(contract_type, start_date, addDays(today, luck.whole(5, 400)))
      : null,
    trial_followed_by: contract_type === 'employment_trial' ? 'longer' : null,
    contract_signed_on: start_date,
    fte,
    wage_kind: employment ? 'monthly' : 'lump',
    // Of full-time work no less than the minimum wage, of a part its part.
    wage_amount: luck.whole(least / 50, most / 50) * 50 * ((isTiny(company) ? full : (fte ?? 10_000)) / 100),
    bank_account: completeNrb(
      luck.pick(['10901014', '11402004', '10205226', '12401037']),
      String(luck.whole(1_000_000, 9_999_999)).padStart(16, '0'),
    ),
    zus_registered_on: addDays(start_date, luck.whole(0, 6)),
    pit2: luck.yes(0.8),
    ppk_status: luck.weighted({ enrolled: 45, resigned: 40, not_covered: 15 }),
    ...(employment ? examination(examined, start_date, addDays(today, luck.whole(-20, 900))) : {}),
    bhp_initial_date: employment ? start_date : null,
    bhp_valid_to: employment ? addDays(today, luck.whole(-10, 1100)) : null,
    leave_entitlement_days: employment ? luck.pick([20, 26]) : null,
    leave_used_days: employment ? luck.whole(0, 20) : null,
    status: 'active',
  };
}

/** Who pays the tax card works with employees alone, no contractors (art. 25 ust. 1 pkt 2 of the lump-sum act). */
function contractsOf({ taxation_form }: Pick<Company, 'taxation_form'>): Partial<Record<Employee['contract_type'], number>> {
  const employment = { employment_indefinite: 50, employment_fixed: 18, employment_trial: 6 };
  return taxation_form === 'tax_card' ? employment : { ...employment, mandate: 26 };
}

/** The young are as much older as their work asks for; the older could do it long before they came. */
function oldEnough(born: string, { least }: Job): string {
  return born >= '1985' ? addMonths(born, (18 - least) * 12) : born;
}

/** Who came after it was examined before their first day instead; an examination holds longer than its own day. */
function examination(examined: string, start: string, until: string) {
  const first = examined < start;
  const date = first ? addDays(start, -3) : examined;
  return {
    medical_exam_type: first ? ('initial' as const) : ('periodic' as const),
    medical_exam_date: date,
    medical_exam_valid_to: until > date ? until : addMonths(date, 24),
  };
}

/** A trial goes on for three months at the most, contracts for a fixed term for 33: nobody here is over that. */
function daysAtWork(contract: string, days: number): number {
  if (contract === 'employment_trial') return 5 + (days % 75);
  if (contract === 'specific_work') return 20 + (days % 150);
  return contract === 'employment_fixed' ? 20 + (days % 860) : days;
}

function lawfulEnd(contract: string, start: string, end: string): string {
  if (contract === 'employment_trial') return lastDayOfTerm(start, 3);
  const last = lastDayOfTerm(start, 33);
  return contract === 'employment_fixed' && end > last ? last : end;
}

const two = (value: number) => String(value).padStart(2, '0');

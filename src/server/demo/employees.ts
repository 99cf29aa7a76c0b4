import type { employees } from '../../../resources/employees';
import { employees as resource } from '../../../resources/employees';
import { completeNrb } from '../../domain/identifiers/nrb';
import { completePesel } from '../../domain/identifiers/pesel';
import { addDays } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import { blank } from '../../schema/validate';
import { type Company, person } from './companies';
import { jobsOf, officeJobs } from './jobs';
import { type Chance, idOf } from './random';

export type Employee = RecordOf<typeof employees>;

/** Somebody a client employs. Examinations run out around `today`, so that there is something to watch. */
export function employee(
  luck: Chance,
  moment: number,
  { id: company_id, pkd_main }: Pick<Company, 'id' | 'pkd_main'>,
  today: string,
): Employee {
  const { first_name, last_name, sex } = person(luck);
  const birth_date = `${luck.whole(1962, 2005)}-${two(luck.whole(1, 12))}-${two(luck.whole(1, 28))}`;
  const contract_type = luck.weighted({
    employment_indefinite: 50,
    employment_fixed: 18,
    employment_trial: 6,
    mandate: 22,
    specific_work: 4,
  });
  const start_date = addDays(today, -luck.whole(20, 3200));
  const employment = contract_type.startsWith('employment');
  const examined = addDays(today, -luck.whole(30, 1000));
  const [position, work_kind] = luck.pick(luck.yes(0.85) ? jobsOf(pkd_main) : officeJobs);
  const fte = employment ? luck.pick([10_000, 10_000, 10_000, 5_000, 7_500]) : null;
  return {
    ...(blank(resource) as unknown as Employee),
    id: idOf(luck, moment),
    version: 1,
    company_id,
    first_name,
    last_name,
    birth_date,
    pesel: completePesel(birth_date, sex, luck.whole(0, 4999)),
    contract_type,
    position,
    work_kind,
    start_date,
    end_date: ['employment_fixed', 'employment_trial', 'mandate'].includes(contract_type)
      ? addDays(today, luck.whole(5, 400))
      : null,
    contract_signed_on: start_date,
    fte,
    wage_kind: employment ? 'monthly' : 'lump',
    // Of full-time work no less than the minimum wage, of a part its part.
    wage_amount: luck.whole(50, 125) * (fte ?? 10_000),
    bank_account: completeNrb(
      luck.pick(['10901014', '11402004', '10205226', '12401037']),
      String(luck.whole(1_000_000, 9_999_999)).padStart(16, '0'),
    ),
    zus_registered_on: addDays(start_date, luck.whole(0, 6)),
    pit2: luck.yes(0.8),
    ppk_status: luck.weighted({ enrolled: 45, resigned: 40, not_covered: 15 }),
    medical_exam_type: employment ? 'periodic' : null,
    medical_exam_date: employment ? examined : null,
    medical_exam_valid_to: employment ? addDays(today, luck.whole(-20, 900)) : null,
    bhp_initial_date: employment ? start_date : null,
    bhp_valid_to: employment ? addDays(today, luck.whole(-10, 1100)) : null,
    leave_entitlement_days: employment ? luck.pick([20, 26]) : null,
    leave_used_days: employment ? luck.whole(0, 20) : null,
    status: 'active',
  };
}

const two = (value: number) => String(value).padStart(2, '0');

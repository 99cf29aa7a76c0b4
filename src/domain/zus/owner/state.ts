import { stretchAt } from '../../deadlines/overTime';
import { isAppointed } from '../../deadlines/subject';
import type { TaxationForm, TaxPerson, TaxProfile, ZusScheme } from '../../deadlines/taxProfile';
import type { HealthForm } from '../health/part';

/** How somebody is insured and taxed on a day; null where the business is not run then, or the profile does not know them. */
export interface OwnerState {
  scheme: ZusScheme | null;
  /** Null where the tax form does not say what the health contribution is counted by. */
  form: HealthForm | null;
}

const BY_TAX: Readonly<Partial<Record<TaxationForm, HealthForm>>> = {
  pit_scale: 'scale',
  pit_flat: 'flat',
  lump_sum: 'lump_sum',
  tax_card: 'card',
  cit_standard: 'partner',
  cit_small: 'partner',
  cit_estonian: 'partner',
  cit_exempt: 'partner',
};

/** By the person's own tax form, else by the company's: who takes part in a payer of CIT has no income of a business (art. 81 ust. 2z u.ś.o.z.). */
function healthForm({ taxation_form, open }: TaxProfile, person: TaxPerson): HealthForm | null {
  if (person.role === 'helper') return 'helper';
  if (isAppointed(person)) return 'appointed';
  const own = person.taxation_form && person.taxation_form !== 'none' ? person.taxation_form : null;
  if (own === null && open?.includes('taxation_form')) return null;
  return BY_TAX[own ?? taxation_form] ?? null;
}

const exists = ({ ceidg_start_date, closed_at }: TaxProfile, day: string) =>
  day >= (ceidg_start_date ?? day) && day <= (closed_at ?? day);

const isSuspended = ({ suspended_from, suspended_to }: TaxProfile, day: string) =>
  !!suspended_from && suspended_from <= day && day <= (suspended_to ?? day);

/** The state of one of the profile's people on a day; `stretches` are the profiles in the order of time. */
export function ownerOn(stretches: readonly TaxProfile[], person: string, day: string): OwnerState | null {
  const profile = stretchAt(stretches, day);
  const found = profile.persons?.find(({ id }) => id === person);
  if (!found || !exists(profile, day) || day > (found.left_on ?? day)) return null;
  // A suspension ends no appointment: who is paid for it stays insured (art. 66 ust. 1 pkt 35a u.ś.o.z.).
  if (isSuspended(profile, day) && !isAppointed(found)) return null;
  return { scheme: found.zus_scheme ?? null, form: healthForm(profile, found) };
}

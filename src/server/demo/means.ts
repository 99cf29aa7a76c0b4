import type { Company } from './record';

type Sized = Pick<Company, 'vat_status' | 'company_type' | 'zus_scheme'>;

/** Small businesses earn less: a part of what amounts are made up with. Mały ZUS Plus is of up to 120 000 zł a year (art. 18c ust. 1 u.s.u.s.). */
export function partOf({ vat_status, company_type, zus_scheme }: Sized): number {
  if (zus_scheme === 'maly_plus') return 0.015;
  if (vat_status === 'exempt_limit') return 0.06;
  return company_type === 'jdg' ? 0.12 : 1;
}

/** Whether a business can pay one person for half of the time at the most. */
export const isTiny = ({ vat_status, zus_scheme }: Sized): boolean =>
  vat_status === 'exempt_limit' || zus_scheme === 'maly_plus' || zus_scheme === 'start_relief';

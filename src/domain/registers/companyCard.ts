import type { CompanyType } from '../deadlines/taxProfile';

export interface RegisterAddress {
  street: string | null;
  building: string | null;
  flat: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
}

/** A company as one register knows it; null where the register says nothing. */
export interface CompanyCard {
  source: 'white_list' | 'krs' | 'ceidg' | 'regon' | 'vies';
  name: string | null;
  nip: string | null;
  /** Nine digits, or fourteen of a local unit. */
  regon: string | null;
  krs: string | null;
  company_type: CompanyType | null;
  /** As the register writes it. */
  legal_form: string | null;
  owner_first_name: string | null;
  owner_last_name: string | null;
  address: RegisterAddress | null;
  /** The exempt are not told apart: by turnover or by kind of activity. */
  vat_status: 'active' | 'exempt' | 'not_registered' | null;
  /** Twenty-six digits each. */
  accounts: string[];
  /** There are more, which the register does not name one by one. */
  virtual_accounts?: true;
  status: 'active' | 'suspended' | 'closed' | 'not_started' | 'in_partnership' | null;
  /** `62.01.Z`. */
  pkd_main: string | null;
  pkd_other: string[];
  start_date: string | null;
  end_date: string | null;
  email: string | null;
  phone: string | null;
  /** When the register answered, on the Warsaw wall clock, and under which number: the proof of having asked. */
  checked_at: string | null;
  request_id: string | null;
}

export const emptyCard = (source: CompanyCard['source']): CompanyCard => ({
  source,
  name: null,
  nip: null,
  regon: null,
  krs: null,
  company_type: null,
  legal_form: null,
  owner_first_name: null,
  owner_last_name: null,
  address: null,
  vat_status: null,
  accounts: [],
  status: null,
  pkd_main: null,
  pkd_other: [],
  start_date: null,
  end_date: null,
  email: null,
  phone: null,
  checked_at: null,
  request_id: null,
});

/** `6201Z` or `62.01.Z` as `62.01.Z`; null for what is no PKD code. */
export function pkdCode(text: string | null): string | null {
  const parts = /^\s*(\d{2})\.?(\d{2})\.?([A-Z])\s*$/.exec(String(text));
  return parts && `${parts[1]}.${parts[2]}.${parts[3]}`;
}

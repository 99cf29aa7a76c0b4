import { type CompanyCard, emptyCard, type RegisterAddress } from '../companyCard';
import { dateIn, textIn, textsIn, valueAt } from '../json';

/** A VAT payer of the register. The PESEL it may show is not read: nothing here needs it. */
export interface VatSubject {
  name: string;
  nip: string | null;
  vat_status: 'active' | 'exempt' | 'not_registered';
  vat_status_label: string;
  regon: string | null;
  krs: string | null;
  address_line: string | null;
  /** Twenty-six digits each. */
  accounts: string[];
  /** Payments may also come to virtual accounts, which are not listed one by one. */
  has_virtual_accounts: boolean;
  registered_on: string | null;
  refused_on: string | null;
  refusal_basis: string | null;
  removed_on: string | null;
  removal_basis: string | null;
  restored_on: string | null;
  restoration_basis: string | null;
}

const STATUSES = [
  { label: 'Czynny', status: 'active' },
  { label: 'Zwolniony', status: 'exempt' },
  { label: 'Niezarejestrowany', status: 'not_registered' },
] as const;

/** Null for what is no subject of the register. */
export function readSubject(value: unknown): VatSubject | null {
  const name = textIn(value, 'name');
  const stated = textIn(value, 'statusVat');
  const known = STATUSES.find(({ label }) => label === stated);
  if (name === null || !known) return null;
  return {
    name,
    nip: textIn(value, 'nip'),
    vat_status: known.status,
    vat_status_label: known.label,
    regon: textIn(value, 'regon'),
    krs: textIn(value, 'krs'),
    address_line: textIn(value, 'workingAddress') ?? textIn(value, 'residenceAddress'),
    accounts: textsIn(value, 'accountNumbers'),
    has_virtual_accounts: valueAt(value, 'hasVirtualAccounts') === true,
    registered_on: dateIn(value, 'registrationLegalDate'),
    refused_on: dateIn(value, 'registrationDenialDate'),
    refusal_basis: textIn(value, 'registrationDenialBasis'),
    removed_on: dateIn(value, 'removalDate'),
    removal_basis: textIn(value, 'removalBasis'),
    restored_on: dateIn(value, 'restorationDate'),
    restoration_basis: textIn(value, 'restorationBasis'),
  };
}

export function subjectCard(subject: VatSubject, proof: { request_id: string; checked_at: string }): CompanyCard {
  const { name, nip, regon, krs, vat_status, accounts } = subject;
  return {
    ...emptyCard('white_list'),
    name,
    nip,
    regon,
    krs,
    vat_status,
    accounts,
    ...proof,
    ...(subject.has_virtual_accounts ? { virtual_accounts: true as const } : {}),
    address: parseAddress(subject.address_line),
  };
}

const LONGEST_LINE = 300;

/** `PRZYKŁADOWA 1/2, 00-001 WARSZAWA` in its parts; a line of another shape stays whole as the street. */
export function parseAddress(line: string | null): RegisterAddress | null {
  if (line === null) return null;
  const parts = line.length > LONGEST_LINE ? null : /^(.+?),\s*(\d{2}-\d{3})\s+(.+)$/.exec(line);
  const house = parts && /^(.*?\S)\s+(\d+[A-Z]{0,2})(?:\s*(?:\/|M\.?|LOK\.?)\s*(\d+[A-Z]?))?$/i.exec(parts[1] ?? line);
  return {
    street: house?.[1] ?? parts?.[1] ?? line,
    building: house?.[2] ?? null,
    flat: house?.[3] ?? null,
    postal_code: parts?.[2] ?? null,
    city: parts?.[3] ?? null,
    country: parts ? 'PL' : null,
  };
}

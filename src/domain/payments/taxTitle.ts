import { checkNip } from '../identifiers/nip';
import { checkPesel } from '../identifiers/pesel';
import { checkRegon } from '../identifiers/regon';
import { bankText } from './bankText';

/** What a tax transfer says in place of a free title. */
export interface TaxTitle {
  /** The taxpayer's NIP, PESEL or REGON, or another document named by `identifier_type`. */
  identifier: string;
  identifier_type: IdentifierType;
  /** `26M10`, `26K04`, `26R`; `0` when the payment is for no period. */
  period: string;
  /** `VAT7`, `PIT4R`; banks take it with or without hyphens. */
  form: string;
  /** The decision or order the payment is for, at most twenty characters; empty for a tax paid on a return. */
  liability: string;
}

/** N is NIP, P PESEL, R REGON, 1 an identity card, 2 a passport, 3 another document. */
export type IdentifierType = 'N' | 'P' | 'R' | '1' | '2' | '3';

const PERIOD = /^(0|\d\d(R|P0[12]|K0[1-4]|M(0[1-9]|1[0-2])|D0[123](0[1-9]|1[0-2])|J(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])))$/;
const SHAPE = /^\/TI\/([NPR123])([^/]+)\/OKR\/([^/]+)\/SFP\/([^/]+)\/TXT\/(.*)$/;
const PART = /^[0-9A-Za-z-]+$/;
const LIABILITY_LENGTH = 20;

/** Whether a tax transfer may bear the period: year, half, quarter, month, ten days or day, or `0`. */
export function isPeriodSymbol(text: string): boolean {
  return PERIOD.test(text);
}

/** The type that fits a bare number: NIP before PESEL before REGON; any other text is another document. */
export function identifierType(identifier: string): IdentifierType {
  if (checkNip(identifier) === null) return 'N';
  if (checkPesel(identifier) === null) return 'P';
  return checkRegon(identifier) === null ? 'R' : '3';
}

/** The title as banks send it: `/TI/N1234563218/OKR/26M10/SFP/VAT7/TXT/`; a part that could not be read back is a RangeError. */
export function taxTransferTitle({ identifier, identifier_type, period, form, liability }: TaxTitle): string {
  if (!isPeriodSymbol(period)) throw new RangeError(`"${period}" is not a period of a tax transfer such as 26M10, 26K04 or 26R`);
  if (!PART.test(identifier) || !PART.test(form))
    throw new RangeError(`"${identifier}" or "${form}" cannot stand in a tax transfer`);
  const text = bankText(liability).slice(0, LIABILITY_LENGTH).trim();
  return `/TI/${identifier_type}${identifier}/OKR/${period}/SFP/${form}/TXT/${text}`;
}

/** What a tax transfer's title says, or null when it is no such title; the reverse of `taxTransferTitle`. */
export function readTaxTransferTitle(title: string): TaxTitle | null {
  const parts = SHAPE.exec(title);
  if (parts === null) return null;
  const [identifier_type, identifier, period, form, liability] = parts.slice(1) as [
    IdentifierType,
    string,
    string,
    string,
    string,
  ];
  return isPeriodSymbol(period) ? { identifier, identifier_type, period, form, liability } : null;
}

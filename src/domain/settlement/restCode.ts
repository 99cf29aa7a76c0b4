import type { AccountKind } from '../payments/liability';
import { ZUS } from '../payments/payees';
import { transferCode } from '../payments/transferCode';

/** What is left to pay of a position of a settlement, in whole grosze, and where. */
export interface Rest {
  left: number;
  account_kind: AccountKind | null;
  account_number: string | null;
  payee_name: string | null;
  transfer_title: string | null;
  tax_form_symbol: string | null;
  /** The VAT of a split payment, which the code has no place for. */
  split_vat_amount?: number | null;
}

/** The text of the banks' code for it; null for taxes and split payments, which are transfers of other kinds, and where none can be made or nothing is left. */
export function restCode({
  left,
  account_kind,
  account_number,
  payee_name,
  transfer_title,
  tax_form_symbol,
  split_vat_amount = null,
}: Rest): string | null {
  if (account_kind === 'micro_tax' || tax_form_symbol || split_vat_amount !== null || left <= 0) return null;
  return transferCode({
    amount: left,
    account: account_number ?? '',
    payee: payee_name ?? '',
    title: transfer_title ?? '',
    payee_nip: account_kind === 'zus_nrs' ? ZUS.payee_nip : null,
  });
}

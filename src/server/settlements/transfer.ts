import { restCode } from '../../domain/settlement/restCode';
import type { SettlementItem } from './records';

/** The text of the banks' code for what is left to pay; null where a position is not paid, or not by such a transfer. */
export function itemQrText({ amount, amount_type, paid_amount, ...item }: Partial<SettlementItem>): string | null {
  if (amount_type !== 'due') return null;
  const { account_kind = null, account_number = null, payee_name = null, transfer_title = null, tax_form_symbol = null } = item;
  const { split_vat_amount = null } = item;
  const left = (amount ?? 0) - (paid_amount ?? 0);
  return restCode({ left, account_kind, account_number, payee_name, transfer_title, tax_form_symbol, split_vat_amount });
}

import { transferCode } from '../../../domain/payments/transferCode';
import type { SettlementItem } from './records';

/** The text of the banks' code for what is left to pay; null for tax transfers, which have a form of their own, and where nothing is left. */
export function itemQrText({
  account_kind,
  account_number,
  amount,
  amount_type,
  paid_amount,
  payee_name,
  transfer_title,
}: Partial<SettlementItem>): string | null {
  const left = (amount ?? 0) - (paid_amount ?? 0);
  if (!account_number || account_kind === 'micro_tax' || amount_type !== 'due' || left <= 0) return null;
  return transferCode({
    amount: left,
    account: account_number,
    payee: payee_name ?? '',
    title: transfer_title ?? '',
    payee_nip: null,
  });
}

import type { WaitingItem } from '../../../contract/waiting';
import { TransferData } from '../../screens/settlements/client/TransferData';
import type { Item } from '../../screens/settlements/item';
import '../../screens/settlements/client/client.css';

/** The transfer of one payment in the bank's words, each to copy, and the code that a bank's application reads. */
export default function HowToPay({ item: { facts, amount } }: { item: WaitingItem }) {
  const text = (key: string) => (facts[key] as string | null | undefined) ?? null;
  return (
    <TransferData
      item={{
        kind: text('kind') as Item['kind'],
        amount: (facts.amount as number | null | undefined) ?? null,
        balance_amount: amount ?? 0,
        account_kind: text('account_kind') as Item['account_kind'],
        account_number: text('account_number'),
        payee_name: text('payee_name'),
        transfer_title: text('transfer_title'),
        payee_nip: text('payee_nip'),
        split_vat_amount: (facts.split_vat_amount as number | null | undefined) ?? null,
        invoice_number: text('invoice_number'),
        tax_form_symbol: text('tax_form_symbol'),
        tax_period_symbol: text('tax_period_symbol'),
      }}
    />
  );
}

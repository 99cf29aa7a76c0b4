import type { Jpk } from '../ksef/jpk';
import type { AmountFile, AmountReading } from './reading';

/**
 * The VAT of a JPK_V7: what is paid (P_51), given back (P_54) and carried over (P_62). A file of records alone, as in the first two months of a
 * quarter, tells no amount. The month of a quarterly declaration is the quarter's last, whose settlement tells of it.
 */
export function jpkAmounts({ form, taxpayer: { nip }, month, purpose, declaration }: Jpk): AmountFile {
  if (!declaration) return { readings: [], says: [`${form} ma samą ewidencję, bez deklaracji: nie ma w nim kwoty VAT.`] };
  const { to_pay, to_refund, to_carry } = declaration;
  const reading = (kind: string, amount: number, amount_type: AmountReading['amount_type']) =>
    ({ nip, period: month, kind, amount, amount_type }) satisfies AmountReading;
  return {
    readings: [
      reading('vat', to_pay, to_pay > 0 ? 'due' : 'zero'),
      ...(to_refund > 0 ? [reading('vat_refund', to_refund, 'refund')] : []),
      ...(to_carry > 0 ? [reading('vat_carry', to_carry, 'carry')] : []),
    ],
    says: purpose === 'correction' ? [`${form} jest korektą.`] : [],
  };
}

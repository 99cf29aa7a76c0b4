import { proportion } from '../../lib/money';

/**
 * The VAT in what is left of a split payment, in whole grosze: as much of it as is left of the whole (art. 108a ust. 3 pkt 1 ustawy o VAT lets a
 * part be paid). Nobody says how an earlier part was split, so it is taken to have been split alike.
 */
export function vatOfRest(vat: number, amount: number, left: number): number {
  if (left >= amount) return vat;
  return left <= 0 ? 0 : proportion(vat, left, amount);
}

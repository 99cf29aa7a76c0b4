import type { AccountingType, TaxationForm } from './taxProfile';

/** Books that go with each form of PIT, the usual first: art. 24a ust. 1 PIT, art. 15 ust. 1 of the lump-sum act; a tax card needs none. */
export const FITTING_BOOKS: Partial<Record<TaxationForm, readonly [AccountingType, ...AccountingType[]]>> = {
  pit_scale: ['kpir', 'full_books'],
  pit_flat: ['kpir', 'full_books'],
  lump_sum: ['lump_sum_register'],
  tax_card: ['none'],
};
const BOOKS: Partial<Record<AccountingType, string>> = {
  kpir: 'KPiR',
  lump_sum_register: 'ewidencja przychodów',
  full_books: 'księgi rachunkowe',
  none: 'brak ewidencji',
};

/** A form of tax that begins and the books that are kept on its first day, with the form and the books of the day before. */
export interface FormChange {
  before: TaxationForm | null;
  after: TaxationForm | null;
  kept: AccountingType | null;
  keptBefore: AccountingType | null;
}

/** Books that go by the tax. None goes with a tax card; beside another form the office simply keeps none, as it may keep wages or VAT alone. */
const goByTax = ({ before, kept, keptBefore }: FormChange) =>
  kept === 'none' ? before === 'tax_card' || keptBefore !== 'none' : kept === 'kpir' || kept === 'lump_sum_register';

/** The books that the change asks for; null where those that are kept fit, and for full books, which nobody leaves without saying so. */
export function booksAsked(change: FormChange): AccountingType | null {
  const fitting = change.after ? FITTING_BOOKS[change.after] : undefined;
  if (!fitting || change.kept === null || fitting.includes(change.kept) || !goByTax(change)) return null;
  return fitting[0];
}

/** Why somebody should look at the books that stay beside such a form, in Polish; null where they fit or are not the office's. */
export function booksWarning(change: FormChange): string | null {
  const { after, kept } = change;
  const fitting = after ? FITTING_BOOKS[after] : undefined;
  if (!fitting || kept === null || fitting.includes(kept)) return null;
  if (kept !== 'full_books' && !goByTax(change)) return null;
  return `Przy tej formie podatku właściwa jest: ${BOOKS[fitting[0]]}. W profilu zostaje: ${BOOKS[kept]}. Jeśli też się zmienia, wpisz „Ewidencja księgowa” od tego samego dnia (art. 24a ust. 1 PIT, art. 15 ust. 1 ustawy o zryczałtowanym PIT).`;
}

import { inCourtRegister } from '../../src/schema';

/** As much of a company as says which facts it lacks. */
interface Card {
  company_type?: unknown;
  krs?: unknown;
  taxation_form?: unknown;
  vat_status?: unknown;
  lump_sum_rates?: unknown;
}

/** Facts that a card should have and may be saved without, as a list of clients seldom has them: asked on the card until somebody fills them in. */
export const openFacts: readonly { says: string; isOpen(card: Card): boolean }[] = [
  {
    says: 'numer KRS',
    isOpen: ({ company_type, krs }) => inCourtRegister.some((form) => form === company_type) && krs === null,
  },
  {
    says: 'podstawa zwolnienia z VAT: limit obrotu (art. 113) albo rodzaj działalności (art. 43)',
    isOpen: ({ vat_status }) => vat_status === 'exempt',
  },
  {
    says: 'stawki ryczałtu',
    isOpen: ({ taxation_form, lump_sum_rates }) =>
      taxation_form === 'lump_sum' && (lump_sum_rates === null || (Array.isArray(lump_sum_rates) && lump_sum_rates.length === 0)),
  },
];

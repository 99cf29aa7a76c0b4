import { inCourtRegister } from '../../src/schema';

/** As much of a company as says which facts it lacks. */
interface Card {
  company_type?: unknown;
  vat_number?: unknown;
  krs?: unknown;
  taxation_form?: unknown;
  vat_status?: unknown;
  lump_sum_rates?: unknown;
  accounting_type?: unknown;
  address_postal_code?: unknown;
  address_city?: unknown;
}

/** Facts that a card should have and may be saved without, as a list of clients seldom has them: asked on the card until somebody fills them in. */
export const openFacts: readonly { says: string; isOpen(card: Card): boolean }[] = [
  { says: 'forma prawna', isOpen: ({ company_type }) => company_type === null },
  { says: 'forma opodatkowania', isOpen: ({ taxation_form }) => taxation_form === null },
  { says: 'status VAT', isOpen: ({ vat_status }) => vat_status === null },
  { says: 'rodzaj ewidencji', isOpen: ({ accounting_type }) => accounting_type === null },
  {
    says: 'NIP',
    isOpen: ({ vat_number, company_type }) => vat_number === null && company_type !== 'natural_person',
  },
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
  {
    says: 'kod pocztowy i miejscowość',
    isOpen: ({ address_postal_code, address_city }) => address_postal_code === null || address_city === null,
  },
];

/** Those of them by which the law decides what a company has to do. */
export const lawFacts = ['company_type', 'taxation_form', 'vat_status', 'accounting_type'] as const;

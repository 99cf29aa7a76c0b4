import { formatDate } from '../../lib/dates';
import type { CompanyCard } from './companyCard';
import { formInName } from './formInName';

/** The registers that a seller is looked for in beside the list of VAT payers: a Polish one by what the list says of them, one of another country in VIES. */
export type SellerRegister = Extract<CompanyCard['source'], 'krs' | 'ceidg' | 'vies'>;

/** Who has a KRS number stands in the court's register; a name without a legal form is a person's of CEIDG. */
export function registerOfSeller(listed: CompanyCard): Exclude<SellerRegister, 'vies'> | null {
  if (listed.krs !== null) return 'krs';
  return listed.name !== null && formInName(listed.name) === null ? 'ceidg' : null;
}

/** What makes a seller's invoice worth a look by what the register says; null where nothing does. */
export function sellerConcern(register: SellerRegister, card: CompanyCard | null): string | null {
  if (register === 'vies')
    return card === null ? 'numer VAT UE nie jest aktywny w VIES: sprawdź, czy to nabycie wewnątrzwspólnotowe' : null;
  // CEIDG does not have all who sell under their own names: doctors of a partnership, farmers, notaries.
  if (card === null) return register === 'krs' ? 'nie ma aktualnego odpisu: spółka mogła zostać wykreślona' : null;
  if (card.status === 'closed') return `działalność zakończona${card.end_date ? ` ${formatDate(card.end_date)}` : ''}`;
  if (card.status === 'suspended') return 'działalność zawieszona';
  if (card.status === 'not_started') return 'działalność jeszcze nierozpoczęta';
  if (card.status === 'in_partnership') return 'działalność tylko w formie spółki: sprawdź, kto wystawił fakturę';
  // Of the court's register no status means an entry in section 6.
  if (register === 'krs' && card.status === null)
    return 'wpis w dziale 6 (likwidacja, upadłość, restrukturyzacja albo zawieszenie)';
  return null;
}

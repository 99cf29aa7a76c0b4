import { formatDate } from '../../lib/dates';
import type { CompanyCard } from './companyCard';

type Source = CompanyCard['source'];

/** What a register would write into a field of the company's card. */
export interface ProposedField {
  field: string;
  value: string | boolean;
  source: Source;
}

/** Each field from the first of these registers that says anything: who decides it by law stands first. */
const READ: readonly [field: string, sources: readonly Source[], read: (card: CompanyCard) => string | boolean | null][] = [
  ['vat_number', ['ceidg', 'krs', 'regon', 'white_list', 'vies'], ({ nip }) => nip],
  ['title', ['krs', 'ceidg', 'regon', 'white_list', 'vies'], ({ name }) => name],
  ['company_type', ['krs', 'ceidg', 'regon'], ({ company_type }) => company_type],
  // A local unit's fourteen digits are not the company's number.
  ['regon', ['regon', 'krs', 'ceidg', 'white_list'], ({ regon }) => (regon?.length === 9 ? regon : null)],
  ['krs', ['krs', 'white_list', 'regon'], ({ krs }) => krs],
  ['pkd_main', ['ceidg', 'krs', 'regon'], ({ pkd_main }) => pkd_main],
  ['ceidg_start_date', ['ceidg', 'krs', 'regon'], ({ start_date }) => start_date],
  ['closed_at', ['ceidg', 'regon'], ({ end_date }) => end_date],
  ['vat_status', ['white_list'], vatStatus],
  ['vat_eu', ['vies'], () => true],
  ['vat_eu_number', ['vies'], ({ nip }) => nip && `PL${nip}`],
];

/** An address comes whole from one register: a street of one and a number of another is nobody's. */
const ADDRESS: readonly Source[] = ['krs', 'ceidg', 'regon', 'white_list'];

/** The exempt are not told apart by the list, so nothing is proposed for them. */
function vatStatus({ vat_status }: CompanyCard): string | null {
  return vat_status === 'exempt' ? null : vat_status;
}

/** What these cards of one company, one a register, say for the fields of its card. */
export function proposeFields(cards: readonly CompanyCard[]): ProposedField[] {
  const of = (source: Source) => cards.find((card) => card.source === source);
  const fields = READ.flatMap(([field, sources, read]) => {
    for (const source of sources) {
      const card = of(source);
      const value = card ? read(card) : null;
      if (value !== null) return [{ field, value, source }];
    }
    return [];
  });
  return [...fields, ...proposeAddress(ADDRESS.flatMap((source) => of(source) ?? []))];
}

function proposeAddress(cards: readonly CompanyCard[]): ProposedField[] {
  const known = cards.find(({ address }) => address?.city);
  if (!known?.address) return [];
  const { street, building, flat, postal_code, city, country } = known.address;
  const parts = {
    address_street: street ?? city,
    address_building: building,
    address_flat: flat,
    address_postal_code: postal_code,
    address_city: city,
    address_country: country === 'PL' ? 'Polska' : country,
  };
  return Object.entries(parts).flatMap(([field, value]) => (value === null ? [] : [{ field, value, source: known.source }]));
}

/** What somebody should look at before such a company is taken on, a sentence each. */
export function registerConcerns(cards: readonly CompanyCard[]): string[] {
  return cards.flatMap((card) => {
    const concern = concernOf(card);
    return concern === null ? [] : [`${NAMES[card.source]}: ${concern}`];
  });
}

const NAMES: Record<Source, string> = {
  white_list: 'Wykaz podatników VAT',
  ceidg: 'CEIDG',
  regon: 'REGON',
  krs: 'KRS',
  vies: 'VIES',
};

function concernOf({ source, status, end_date, vat_status }: CompanyCard): string | null {
  if (status === 'closed') return `działalność zakończona${end_date ? ` ${formatDate(end_date)}` : ''}.`;
  if (status === 'suspended') return 'działalność zawieszona. Wpisz, od kiedy.';
  if (status === 'not_started') return 'działalność jeszcze się nie rozpoczęła.';
  if (status === 'in_partnership') return 'działalność tylko w formie spółki. NIP spółki jest inny niż wspólnika.';
  // The court register shows section 6 for liquidation, bankruptcy, restructuring and suspension.
  if (source === 'krs' && status === null)
    return 'jest wpis w dziale 6 (likwidacja, upadłość, restrukturyzacja albo zawieszenie).';
  if (vat_status === 'exempt') return 'podatnik zwolniony z VAT. Wybierz, z jakiego powodu.';
  return null;
}

import { formatDate, isDate } from '../../lib/dates';
import { countOf } from '../../lib/text';

type Phrases = Readonly<Record<string, string>>;

/** What a value of the card means to who runs the business, as it follows „bo”. What is not here tells them nothing. */
const ofChoice: Readonly<Record<string, Phrases>> = {
  company_type: {
    jdg: 'prowadzisz jednoosobową działalność gospodarczą',
    civil_partnership: 'to spółka cywilna',
    general_partnership: 'to spółka jawna',
    professional_partnership: 'to spółka partnerska',
    limited_partnership: 'to spółka komandytowa',
    limited_joint_stock: 'to spółka komandytowo-akcyjna',
    llc: 'to spółka z o.o.',
    simple_joint_stock: 'to prosta spółka akcyjna',
    joint_stock: 'to spółka akcyjna',
    foundation: 'to fundacja',
    family_foundation: 'to fundacja rodzinna',
    association: 'to stowarzyszenie',
    cooperative: 'to spółdzielnia',
    housing_community: 'to wspólnota mieszkaniowa',
    foreign_branch: 'to oddział zagranicznego przedsiębiorcy',
    succession_enterprise: 'to przedsiębiorstwo w spadku',
    private_rental: 'wynajmujesz prywatnie',
    farmer: 'prowadzisz gospodarstwo rolne',
    natural_person: 'rozliczasz się jako osoba prywatna',
  },
  taxation_form: {
    pit_scale: 'podatek dochodowy liczy się według skali',
    pit_flat: 'podatek dochodowy jest liniowy',
    lump_sum: 'płaci się ryczałt od przychodów',
    tax_card: 'płaci się kartę podatkową',
    cit_standard: 'płaci się CIT',
    cit_small: 'płaci się CIT',
    cit_estonian: 'wybrano estoński CIT',
    cit_exempt: 'dochód jest zwolniony z CIT',
    transparent: 'podatek dochodowy płacą wspólnicy',
  },
  advance_mode: {
    monthly: 'zaliczki płaci się co miesiąc',
    quarterly: 'zaliczki płaci się co kwartał',
    simplified: 'zaliczki są uproszczone',
  },
  vat_status: {
    active: 'jest rejestracja do VAT',
    exempt_limit: 'obrót jest na tyle mały, że zwalnia z VAT',
    exempt_activity: 'rodzaj działalności zwalnia z VAT',
    exempt: 'firma jest zwolniona z VAT',
    not_registered: 'nie ma rejestracji do VAT',
    removed: 'rejestrację do VAT wykreślono',
  },
  vat_period: { monthly: 'VAT rozlicza się co miesiąc', quarterly: 'VAT rozlicza się co kwartał' },
  accounting_type: {
    kpir: 'prowadzi się księgę przychodów i rozchodów',
    lump_sum_register: 'prowadzi się ewidencję przychodów',
    full_books: 'prowadzi się księgi rachunkowe',
    ngo_simplified: 'prowadzi się uproszczoną ewidencję przychodów i kosztów',
  },
  zus_scheme: {
    start_relief: 'trwa ulga na start',
    preferential: 'składki ZUS są preferencyjne',
    maly_plus: 'obowiązuje Mały ZUS Plus',
    full: 'składki ZUS są pełne',
    health_only: 'płaci się samą składkę zdrowotną',
    krus: 'ubezpieczenie jest w KRUS',
  },
};

const ifYes: Phrases = {
  vat_eu: 'jest rejestracja do VAT-UE',
  employs: 'są osoby zatrudnione',
  vat_oss: 'sprzedaż do Unii rozlicza się w OSS',
  vat_ioss: 'sprzedaż przesyłek spoza Unii rozlicza się w IOSS',
  intrastat: 'obrót towarami z Unią jest duży (INTRASTAT)',
  ppk: 'ktoś z pracowników oszczędza w PPK',
  has_ppk_resigned: 'ktoś zrezygnował z PPK',
  pfron: 'jest co najmniej 25 pełnych etatów',
  zfss: 'jest zakładowy fundusz świadczeń socjalnych',
  transfer_pricing: 'są duże transakcje z firmami powiązanymi',
  pays_foreign_individuals: 'są wypłaty dla osób z zagranicy',
  pays_foreign_companies: 'są wypłaty dla zagranicznych firm',
  real_estate: 'są nieruchomości',
  farm_or_forest_land: 'są grunty rolne albo las',
  has_farm_land: 'są grunty rolne',
  has_forest: 'jest las',
  transport_vehicles: 'są ciężarówki, autobusy albo przyczepy',
  may_join_small_plus: 'można przejść na Mały ZUS Plus',
  pays_family_benefits: 'fundacja wypłaca świadczenia',
  bdo: 'jest wpis do BDO',
  kobize: 'są kotły, pojazdy albo instalacje, które zanieczyszczają powietrze',
};

function phraseOf(key: string, value: unknown): string | null {
  if (value === true) return ifYes[key] ?? null;
  if (key === 'employs') return value === false ? 'nikt nie jest zatrudniony' : 'biuro nie wie, czy ktoś jest zatrudniony';
  if (key === 'insured_count') return `do ubezpieczeń zgłoszono ${countOf(Number(value), 'osobę', 'osoby', 'osób')}`;
  if (key === 'employees_fte') return `pracownicy mają razem ${countOf(Number(value), 'etat', 'etaty', 'etatów', 'etatu')}`;
  if (key === 'krs' && value) return 'jest wpis w KRS';
  if (key === 'suspended_from' && typeof value === 'string' && isDate(value))
    return `działalność zawieszono od ${formatDate(value)}`;
  return ofChoice[key]?.[String(value)] ?? null;
}

/** Why an obligation is the client's, as a sentence; empty where nothing of the facts tells them anything. */
export function reasonSentence(facts: readonly { key: string; value: unknown }[]): string[] {
  const phrases = [...new Set(facts.flatMap(({ key, value }) => phraseOf(key, value) ?? []))];
  const last = phrases.at(-1);
  if (last === undefined) return [];
  return [`Bo ${phrases.length > 1 ? `${phrases.slice(0, -1).join(', ')} i ${last}` : last}.`];
}

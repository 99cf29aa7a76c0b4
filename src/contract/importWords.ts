import { plainHeading } from './importHeadings';

const monthly = ['miesięcznie', 'miesięczny', 'miesięczna', 'miesiąc', 'co miesiąc', 'mies', 'm'];
const quarterly = ['kwartalnie', 'kwartalny', 'kwartalna', 'kwartał', 'co kwartał', 'kw', 'k'];

/** Kinds of a contract of employment with that said before them, in full and short, and without. */
const ofWork = (...kinds: string[]): string[] =>
  kinds.flatMap((kind) =>
    ['', 'umowa ', 'umowa o pracę ', 'um. o pracę ', 'o pracę ', 'uop ', 'u.o.p. '].map((before) => before + kind),
  );

/** What offices' own lists call values of closed lists, by the field and the value. A word that may mean two of them stands at neither, but in the table below it. */
const usual: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  company_type: {
    jdg: [
      'jdg',
      'dg',
      'działalność',
      'działalność gospodarcza',
      'jednoosobowa działalność',
      'jednoosobowa',
      'osoba fizyczna prowadząca działalność gospodarczą',
      'osoba fizyczna prowadząca działalność',
    ],
    civil_partnership: ['s.c.', 'sc', 'sp. c.', 'cywilna', 'spółka cywilna'],
    general_partnership: ['sp. j.', 'spj', 'sp.j', 'jawna', 'spółka jawna'],
    professional_partnership: ['sp. p.', 'partnerska'],
    limited_partnership: ['sp. k.', 'spk', 'sp.k', 'komandytowa'],
    limited_joint_stock: ['ska', 's.k.a.', 'komandytowo-akcyjna'],
    llc: [
      'sp. z o.o.',
      'sp. zoo',
      'spzoo',
      'sp zo.o.',
      'z o.o.',
      'zoo',
      'spółka z o.o.',
      'spółka zoo',
      'spółka z ograniczoną odpowiedzialnością',
    ],
    simple_joint_stock: ['psa', 'p.s.a.'],
    joint_stock: ['sa', 's.a.', 'akcyjna'],
    association: ['stow.', 'stowarzyszenie zwykłe'],
    housing_community: ['wspólnota', 'wm'],
    farmer: ['rolnik indywidualny', 'gospodarstwo rolne'],
  },
  taxation_form: {
    pit_scale: [
      'skala',
      'skala podatkowa',
      'zasady ogólne',
      'na zasadach ogólnych',
      'ogólne',
      'pit skala',
      'skala 12/32',
      '12/32',
      'progresywny',
    ],
    pit_flat: ['liniowy', 'liniowo', 'liniówka', 'podatek liniowy', 'pit liniowy', 'liniowy 19%'],
    lump_sum: ['ryczałt', 'ryczałt ewidencjonowany', 'zryczałtowany', 'pit ryczałt', 'rycz.'],
    tax_card: ['karta', 'karta podatkowa'],
    cit_standard: ['19% cit', 'cit 19'],
    cit_small: ['9% cit', 'cit 9', 'mały cit', 'mały podatnik cit'],
    cit_estonian: ['estoński', 'cit estoński', 'ryczałt od dochodów spółek'],
    transparent: ['wspólnicy', 'u wspólników', 'transparentna'],
  },
  advance_mode: { monthly, quarterly, simplified: ['uproszczona', 'uproszczony'], none: ['brak'] },
  vat_status: {
    active: [
      'czynny',
      'vat czynny',
      'czynny vat',
      'podatnik czynny',
      'podatnik vat czynny',
      'podatnik vat',
      'vatowiec',
      'tak',
      'vat',
    ],
    // Who is exempt and says no more may be so by turnover or by activity: the card asks which. Who only says that they are no payer may be
    // without a registration as well, and is asked at once.
    exempt: ['zwolniony', 'zwolniona', 'zw', 'vat zwolniony', 'zwolniony z vat'],
    exempt_limit: ['zwolniony podmiotowo', 'zwolnienie podmiotowe', 'podmiotowe', 'art. 113'],
    exempt_activity: ['zwolniony przedmiotowo', 'zwolnienie przedmiotowe', 'przedmiotowe', 'art. 43'],
    not_registered: ['niezarejestrowana', 'nie zarejestrowany'],
  },
  vat_period: {
    monthly: [...monthly, 'jpk_v7m', 'v7m', 'vat-7'],
    quarterly: [...quarterly, 'jpk_v7k', 'v7k', 'vat-7k'],
    none: ['brak', 'nie dotyczy'],
  },
  accounting_type: {
    kpir: [
      'kpir',
      'pkpir',
      'książka przychodów i rozchodów',
      'książka',
      'podatkowa księga',
      'podatkowa księga przychodów i rozchodów',
    ],
    lump_sum_register: ['ryczałt', 'ewidencja ryczałtu', 'ewidencja ryczałtowa', 'ewidencja'],
    full_books: ['pełna księgowość', 'pełne księgi', 'pełna', 'pełne', 'księgi handlowe', 'kh', 'uor'],
    payroll_only: ['kadry', 'tylko kadry', 'kadry i płace', 'płace'],
    vat_only: ['tylko vat', 'ewidencja vat'],
  },
  zus_scheme: {
    start_relief: ['start', 'na start'],
    preferential: ['preferencyjny', 'preferencyjna', 'preferencyjne', 'zus preferencyjny', 'preferencja'],
    maly_plus: ['mały plus', 'mzp', 'mały zus plus'],
    full: ['pełny', 'pełna', 'pełne', 'duży', 'duży zus', 'pełne składki'],
    health_only: [
      'zdrowotna',
      'tylko zdrowotne',
      'tylko zdrowotna',
      'sama zdrowotna',
      'zbieg',
      'zbieg tytułów',
      'tylko zdrowotna (zbieg tytułów)',
      'powołanie',
    ],
    none: ['brak', 'nie dotyczy'],
  },
  contract_type: {
    employment_trial: [...ofWork('okres próbny', 'na okres próbny', 'próbny', 'próbna', 'próba', 'na próbę', 'okr. próbny')],
    employment_fixed: [
      ...ofWork(
        'na czas określony',
        'czas określony',
        'określony',
        'określona',
        'czas okr.',
        'na czas okr.',
        'na cz. określony',
        'cz. określony',
        'okr.',
        'terminowa',
      ),
    ],
    employment_indefinite: [
      ...ofWork(
        'na czas nieokreślony',
        'czas nieokreślony',
        'nieokreślony',
        'nieokreślona',
        'czas nieokr.',
        'na czas nieokr.',
        'na cz. nieokreślony',
        'cz. nieokreślony',
        'nieokr.',
        'bezterminowa',
      ),
    ],
    mandate: [
      'uz',
      'u.z.',
      'um. zlecenia',
      'um. zlecenie',
      'umowa-zlecenia',
      'zlec.',
      'umowa zlecenie',
      'umowa-zlecenie',
      'zlecenie',
      'zlecenia',
      'zleceniobiorca',
    ],
    specific_work: ['uod', 'u.o.d.', 'uodz', 'um. o dzieło', 'dzieło', 'o dzieło'],
    b2b: [
      'b2b',
      'kontrakt b2b',
      'umowa b2b',
      'faktura',
      'na fakturę',
      'samozatrudnienie',
      'samozatrudniony',
      'działalność gospodarcza',
    ],
    management: ['kontrakt menadżerski', 'umowa menedżerska', 'menedżerski'],
    appointment: ['akt powołania', 'powołanie do zarządu'],
    apprentice: ['pracownik młodociany', 'młodociany pracownik', 'przygotowanie zawodowe'],
    internship: ['umowa o staż', 'stażysta'],
    agency: ['agencyjna'],
    helper: ['współpracujący', 'osoba współpracująca przy działalności'],
  },
};

const words: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(usual).map(([key, values]) => [
    key,
    new Map(Object.entries(values).flatMap(([value, said]) => said.map((word) => [plainHeading(word), value] as const))),
  ]),
);

/** The value that a cell of a list means by a word of its own; null where it is none that is known. */
export const usualValue = (key: string, cell: string): string | null => words.get(key)?.get(plainHeading(cell)) ?? null;

/** Words that may mean two values of a field, with which: the fact stays open, as nobody's guess is written to a card. */
const either: Readonly<Record<string, readonly { words: readonly string[]; means: string }[]>> = {
  company_type: [
    { words: ['spółka', 'sp.', 'osoba prawna'], means: 'różne spółki' },
    {
      words: [
        'firma',
        'podmiot',
        'podmiot gospodarczy',
        'przedsiębiorca',
        'przedsiębiorstwo',
        'kontrahent',
        'klient',
        'odbiorca',
        'dostawca',
      ],
      means: 'różne formy prawne',
    },
  ],
  taxation_form: [
    { words: ['cit', 'podatek cit', 'podatek dochodowy od osób prawnych'], means: 'CIT 9%, 19% albo estoński' },
    { words: ['pit', 'podatek dochodowy od osób fizycznych'], means: 'skalę, podatek liniowy albo ryczałt' },
  ],
  vat_status: [
    {
      words: ['nie', 'n', 'nie vat', 'bez vat', 'niepodatnik', 'nie jest podatnikiem', 'nievatowiec', 'nie podatnik vat'],
      means: 'zwolnienie z VAT albo brak rejestracji',
    },
  ],
  contract_type: [
    {
      words: ['umowa o pracę', 'o pracę', 'praca', 'um. o pracę', 'uop', 'u.o.p.', 'etat', 'pracownik', 'stosunek pracy'],
      means: 'umowę na okres próbny, na czas określony albo nieokreślony',
    },
    { words: ['kontrakt', 'kontraktowy'], means: 'współpracę B2B albo kontrakt menedżerski' },
    { words: ['umowa cywilnoprawna', 'cywilnoprawna', 'ucp'], means: 'umowę zlecenia albo o dzieło' },
  ],
  zus_scheme: [{ words: ['mały zus', 'mały', 'ulga', 'ulgowy', 'niski'], means: 'składki preferencyjne albo Mały ZUS Plus' }],
};

const eitherWords: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(either).map(([key, all]) => [
    key,
    new Map(all.flatMap(({ words: said, means }) => said.map((word) => [plainHeading(word), means] as const))),
  ]),
);

/** Why a cell of a list says too little to be kept; null for any other. */
export function unclearWord(key: string, cell: string): string | null {
  const means = eitherWords.get(key)?.get(plainHeading(cell));
  return means === undefined ? null : `„${cell.trim()}” może znaczyć ${means}`;
}

import { type Client, exempt, general, limited, partner, partnership, quarterly, shareholder, staff } from './client';
import { KRUS, M20 } from './days';
import {
  byQuarter,
  choice,
  citByMonth,
  citByQuarter,
  citEstonian,
  flat,
  healthYear,
  jpkCit,
  jpkOfBook,
  lumpSum,
  of,
  of2026,
  ownDra,
  owner,
  scale,
  statement,
  stock,
  toKrs,
  vatByMonth,
  vatByQuarter,
  wages,
} from './duties';

const ania = partner('ania', 'pit_flat');
const piotr = partner('piotr', 'pit_scale');
const onFlat = { ...flat(), ...choice, ...owner };
const onScale = { ...scale(), ...choice, ...owner };
const CIT = { taxation_form: 'cit_small', advance_mode: 'quarterly', accounting_type: 'full_books', ...quarterly } as const;

export const PARTNERSHIPS: readonly Client[] = [
  {
    who: 's.c., liniowy i skala, KPiR, VAT miesięcznie',
    profile: partnership([ania, piotr]),
    due: { ...of('ania', onFlat), ...of('piotr', onScale), ...vatByMonth, ...stock, ...jpkOfBook },
    perhaps: ['e_doreczenia', 'rws', 'zus_mzp'],
    never: ['sf_krs', 'e_doreczenia_krs', 'cit8', 'zus_15', 'cit15j', 'pit4'],
  },
  {
    who: 's.c. na ryczałcie, zwolniona z VAT',
    profile: partnership([partner('ola', 'lump_sum'), partner('jan', 'lump_sum')], {
      accounting_type: 'lump_sum_register',
      ...exempt,
    }),
    due: { ...of('ola', { ...lumpSum(), ...choice, ...owner }), ...of('jan', { ...lumpSum(), ...choice, ...owner }) },
    never: ['remanent', 'jpk_pkpir', 'pit36'],
  },
  {
    who: 's.c. z pracownikami: DRA spółki i każdego wspólnika',
    profile: partnership([ania, piotr], staff),
    due: {
      ...of('ania', onFlat),
      ...of('piotr', onScale),
      ...vatByMonth,
      ...stock,
      ...jpkOfBook,
      ...wages,
      ...ownDra,
    },
    never: ['zus_15', 'zus_iwa'],
  },
  {
    who: 's.c., wspólnik na Małym ZUS Plus i wspólnik w KRUS',
    profile: partnership([partner('ola', 'pit_scale', 'maly_plus'), partner('rolnik', 'pit_scale', 'krus')], exempt),
    due: {
      ...of('ola', { ...onScale, zus_mzp_cz2: ['2027 2027-02-22'] }),
      ...of('rolnik', { ...onScale, krus_skladki: KRUS, krus_oswiadczenie: of2026('05-31') }),
      ...stock,
    },
    never: ['zus_mzp', 'jpk_pkpir'],
  },
  {
    who: 's.c. z księgami: sprawozdanie każdego wspólnika do Szefa KAS w terminie zeznania',
    profile: partnership([ania, piotr], { accounting_type: 'full_books' }),
    due: {
      ...of('ania', { ...onFlat, sf_pit: of2026('04-30') }),
      ...of('piotr', { ...onScale, sf_pit: of2026('04-30') }),
      ...vatByMonth,
      ...statement,
      jpk_pit_ksiegi: of2026('08-02'),
    },
    never: ['sf_krs', 'sf_poza_krs', 'remanent', 'jpk_pkpir'],
  },
  {
    who: 's.c., zaliczki kwartalne jednego wspólnika',
    profile: partnership([partner('ania', 'pit_flat', 'full', { advance_mode: 'quarterly' }), piotr]),
    due: {
      ...of('ania', { ...flat(byQuarter), ...choice, ...owner }),
      ...of('piotr', onScale),
      ...vatByMonth,
      ...stock,
      ...jpkOfBook,
    },
    never: [],
  },
  {
    who: 'sp.j. dwóch osób, KPiR, VAT kwartalnie',
    profile: partnership([ania, piotr], {
      company_type: 'general_partnership',
      ...quarterly,
      krs: '1',
      has_corporate_partners: false,
    }),
    due: { ...of('ania', onFlat), ...of('piotr', onScale), ...vatByQuarter, ...stock },
    perhaps: ['e_doreczenia_krs'],
    never: ['e_doreczenia', 'rws', 'zus_mzp', 'cit15j', 'sf_krs', 'jpk_pkpir', 'pit4'],
  },
  {
    who: 'sp.j. z księgami: sprawozdanie do KRS, nie do KAS',
    profile: partnership([ania, piotr], { company_type: 'general_partnership', accounting_type: 'full_books', krs: '1' }),
    due: { ...of('ania', onFlat), ...of('piotr', onScale), ...vatByMonth, ...toKrs, jpk_pit_ksiegi: of2026('08-02') },
    perhaps: ['cit15j'],
    never: ['sf_pit', 'sf_poza_krs', 'remanent'],
  },
  {
    who: 'sp.j., wspólnikiem także spółka z o.o.: CIT-15J przed nowym rokiem',
    profile: partnership([piotr], {
      company_type: 'general_partnership',
      accounting_type: 'full_books',
      krs: '1',
      has_corporate_partners: true,
    }),
    due: {
      ...of('piotr', onScale),
      ...vatByMonth,
      ...toKrs,
      jpk_pit_ksiegi: of2026('08-02'),
      cit15j: ['2026 2026-12-31', '2027 2027-12-31'],
    },
    never: ['cit8'],
  },
  {
    who: 'sp.j., która CIT-15J nie złożyła: płaci CIT',
    profile: partnership([general('piotr')], { ...CIT, company_type: 'general_partnership', krs: '1' }),
    due: { ...citByQuarter, ...vatByQuarter, ...toKrs, ...of('piotr', ownDra) },
    never: ['cit15j', 'pit36', 'forma_opodatkowania', 'zus_zdrowotna_roczna', 'zaw_rd'],
  },
  {
    who: 'sp.p. lekarek, liniowy, usługi zwolnione',
    profile: partnership([partner('ewa', 'pit_flat'), partner('iza', 'pit_flat')], {
      company_type: 'professional_partnership',
      vat_status: 'exempt_activity',
      vat_period: null,
      krs: '1',
    }),
    due: { ...of('ewa', onFlat), ...of('iza', onFlat), ...stock },
    perhaps: ['vat_9m', 'e_doreczenia_krs'],
    never: ['rws', 'jpk_v7m', 'cit8', 'cit15j'],
  },
  {
    who: 'sp.k. na CIT 9%: wspólnicy płacą ZUS, bez rocznej zdrowotnej',
    profile: partnership([general('kamil'), limited('lena')], { ...CIT, company_type: 'limited_partnership', krs: '1' }),
    due: { ...citByQuarter, ...vatByQuarter, ...toKrs, ...of('kamil', ownDra), ...of('lena', ownDra) },
    perhaps: ['zaw_rd', 'cit6r', 'dywidenda_cit'],
    never: ['pit36', 'pit38', 'zus_zdrowotna_roczna', 'rws', 'zus_15', 'podatek_minimalny', 'jpk_cit'],
  },
  {
    who: 'sp.k. z pracownikami i VAT miesięcznie: jej DRA też do 20.',
    profile: partnership([general('kamil')], {
      ...CIT,
      ...staff,
      vat_period: 'monthly',
      company_type: 'limited_partnership',
      krs: '1',
    }),
    due: { ...citByQuarter, ...vatByMonth, ...toKrs, ...jpkCit, ...wages, ...ownDra, ...of('kamil', ownDra) },
    never: ['zus_15'],
  },
  {
    who: 'sp.k. na estońskim CIT',
    profile: partnership([general('kamil')], {
      ...CIT,
      taxation_form: 'cit_estonian',
      company_type: 'limited_partnership',
      krs: '1',
    }),
    due: { ...citEstonian, ...vatByQuarter, ...toKrs, ...of('kamil', ownDra) },
    never: ['cit8', 'cit_zaliczka_q', 'zaw_rd', 'podatek_minimalny'],
  },
  {
    who: 'S.K.A.: płaci za siebie komplementariusz, akcjonariusz nie',
    profile: partnership([general('kamil'), shareholder('akcjonariusz', 'none')], {
      ...CIT,
      taxation_form: 'cit_standard',
      advance_mode: 'monthly',
      vat_period: 'monthly',
      company_type: 'limited_joint_stock',
      krs: '1',
    }),
    due: { ...citByMonth, ...vatByMonth, ...toKrs, ...jpkCit, 'zus_20@kamil': M20 },
    perhaps: ['podatek_minimalny', 'zaw_rd'],
    never: ['zus_20@akcjonariusz', 'zus_15', 'zus_zdrowotna_roczna', 'pit36'],
  },
  {
    who: 's.c., wspólnik ubezpieczony gdzie indziej bez składek',
    profile: partnership([partner('ola', 'pit_flat', 'none'), piotr]),
    due: { ...of('ola', { ...flat(), ...choice }), ...of('piotr', onScale), ...vatByMonth, ...stock, ...jpkOfBook },
    never: ['zus_20@ola', 'zus_zdrowotna_roczna@ola', 'rws@ola'],
  },
  {
    who: 's.c. na ryczałcie ze składkami preferencyjnymi, VAT kwartalnie',
    profile: partnership([partner('ola', 'lump_sum', 'preferential')], { accounting_type: 'lump_sum_register', ...quarterly }),
    due: { ...of('ola', { ...lumpSum(), ...choice, ...ownDra, ...healthYear }), ...vatByQuarter },
    never: ['jpk_pkpir', 'zus_mzp'],
  },
];

import { board, type Client, llc, shareholder, staff } from './client';
import { between, M7, M15, M20, M25, PROPERTY, Q20, QUARTER_ENDS } from './days';
import {
  citByMonth,
  citByQuarter,
  citEstonian,
  citExempt,
  draBy15,
  jpkCit,
  of,
  of2026,
  ownDra,
  toKrs,
  vatByMonth,
  vatByQuarter,
  wages,
  without,
} from './duties';

/** 9 %, all by the quarter. */
const typical = { ...citByQuarter, ...vatByQuarter, ...toKrs };
const BY_MONTH = { advance_mode: 'monthly', vat_period: 'monthly' } as const;
const byMonth = { ...citByMonth, ...vatByMonth, ...toKrs, ...jpkCit };
const PERSONAL = [
  'pit36',
  'pit36l',
  'pit28',
  'pit37',
  'pit38',
  'dsf1',
  'forma_opodatkowania',
  'zus_zdrowotna_roczna',
  'rws',
  'zus_mzp',
];

export const COMPANIES: readonly Client[] = [
  {
    who: 'sp. z o.o. 9%, wszystko kwartalnie, nikogo nie zatrudnia',
    profile: llc(),
    due: typical,
    perhaps: ['zaw_rd', 'cit6r', 'wht_cit', 'tpr', 'ordu', 'pit8a', 'e_doreczenia_krs', 'dn1', 'dr1', 'dt1', 'dac7', 'mdr3_cit'],
    never: [
      ...PERSONAL,
      'zus_15',
      'zus_20',
      'jpk_cit',
      'sf_poza_krs',
      'sf_pit',
      'podatek_minimalny',
      'e_doreczenia',
      'dn_rata_of',
      'pit4',
    ],
  },
  {
    who: 'sp. z o.o. z pracownikami, wszystko miesięcznie',
    profile: llc({ ...BY_MONTH, ...staff }),
    due: { ...byMonth, ...wages, ...draBy15 },
    perhaps: ['pit8ar'],
    never: [...PERSONAL, 'zus_20', 'pit8a', 'zus_iwa', 'pfron'],
  },
  {
    who: 'sp. z o.o. 19% ze stratą: podatek minimalny',
    profile: llc({ ...BY_MONTH, taxation_form: 'cit_standard', owes_minimum_tax: true }),
    due: { ...byMonth, podatek_minimalny: of2026('03-31') },
    never: PERSONAL,
  },
  {
    who: 'sp. z o.o. 19% z zyskiem',
    profile: llc({ taxation_form: 'cit_standard', owes_minimum_tax: false }),
    due: typical,
    never: ['podatek_minimalny'],
  },
  {
    who: 'sp. z o.o. na estońskim CIT z pracownikami',
    profile: llc({ ...BY_MONTH, ...staff, taxation_form: 'cit_estonian', advance_mode: 'none' }),
    due: { ...citEstonian, ...vatByMonth, ...toKrs, ...jpkCit, ...wages, ...draBy15 },
    perhaps: ['cit6r', 'mdr3_cit'],
    never: ['cit8', 'cit_zaliczka_m', 'cit_zaliczka_q', 'zaw_rd', 'podatek_minimalny'],
  },
  {
    who: 'sp. z o.o., która przechodzi na estoński od stycznia',
    profile: llc({ wants_estonian_cit: true }),
    due: { ...typical, zaw_rd: ['2027 2027-02-01'] },
    never: ['cit8e'],
  },
  {
    who: 'sp. z o.o., jedyny wspólnik płaci ZUS za siebie',
    profile: llc({ persons: [shareholder('jan', 'full')] }),
    due: { ...typical, ...of('jan', ownDra) },
    never: [...PERSONAL, 'zus_15'],
  },
  {
    who: 'sp. z o.o., prezes z powołania: tylko zdrowotna, DRA spółki',
    profile: llc({
      employs: true,
      employees_fte: 0,
      insured_count: 1,
      has_ten_insured: false,
      ppk: false,
      persons: [board('ewa', 'health_only')],
    }),
    // Nobody is employed: the day of art. 85 KP is not for an appointed board.
    due: { ...typical, ...draBy15, ...without(wages, 'wynagrodzenia') },
    never: ['zus_20', 'zfss_1', 'pfron', 'wynagrodzenia'],
  },
  {
    who: 'sp. z o.o., prezes z powołania bez wynagrodzenia',
    profile: llc({ persons: [board('ewa', 'none')] }),
    due: typical,
    never: ['zus_15', 'zus_20'],
  },
  {
    who: 'sp. z o.o., rok obrotowy od lipca',
    profile: llc({ ...BY_MONTH, fiscal_year_start_month: 7 }),
    due: {
      cit_zaliczka_m: M20,
      ...vatByMonth,
      // The year ended in June 2026 was told by 30.09; its approval falls on 31.12, the court on 15.01, the next year on autumn 2027.
      cit8: ['2026-07/2027-06 2027-09-30'],
      sf_sporzadzenie: ['2026-07/2027-06 2027-09-30'],
      sf_zatwierdzenie: ['2025-07/2026-06 2026-12-31', '2026-07/2027-06 2027-12-31'],
      sf_krs: ['2025-07/2026-06 2027-01-15'],
    },
    // JPK of books of a year begun in 2026: seven months after June 2027.
    never: ['jpk_cit'],
  },
  {
    who: 'sp. z o.o., rok obrotowy od kwietnia, zaliczki kwartalne',
    profile: llc({ fiscal_year_start_month: 4 }),
    due: {
      cit_zaliczka_q: Q20,
      ...vatByQuarter,
      cit8: ['2026-04/2027-03 2027-06-30'],
      sf_sporzadzenie: ['2026-04/2027-03 2027-06-30'],
      sf_zatwierdzenie: ['2026-04/2027-03 2027-09-30'],
      sf_krs: ['2026-04/2027-03 2027-10-15'],
    },
    never: ['jpk_cit'],
  },
  {
    who: 'sp. z o.o. z biurowcem',
    profile: llc({ real_estate: true, lets_large_buildings: false }),
    due: { ...typical, dn1: ['2027 2027-02-01'], dn_rata: PROPERTY },
    never: ['dn_rata_of', 'podatek_od_budynkow'],
  },
  {
    who: 'sp. z o.o., galeria na wynajem za ponad 10 mln zł',
    profile: llc({
      ...BY_MONTH,
      taxation_form: 'cit_standard',
      owes_minimum_tax: false,
      real_estate: true,
      lets_large_buildings: true,
    }),
    due: { ...byMonth, dn1: ['2027 2027-02-01'], dn_rata: PROPERTY, podatek_od_budynkow: M20 },
    never: [],
  },
  {
    who: 'sp. z o.o. z gruntem rolnym',
    profile: llc({ real_estate: false, farm_or_forest_land: true, has_farm_land: true, has_forest: false }),
    due: {
      ...typical,
      dr1: ['2027 2027-01-15'],
      rolny_rata: ['2026-R4 2026-11-16', '2027-R1 2027-03-15', '2027-R2 2027-05-17', '2027-R3 2027-09-15', '2027-R4 2027-11-15'],
    },
    never: ['lesny_rata', 'dn1', 'dn_rata_of'],
  },
  {
    who: 'sp. z o.o. z lasem',
    profile: llc({ farm_or_forest_land: true, has_farm_land: false, has_forest: true }),
    due: {
      ...typical,
      dr1: ['2027 2027-01-15'],
      lesny_rata: PROPERTY.map((day) => (day.startsWith('2027-01 ') ? '2027-01 2027-01-15' : day)),
    },
    never: ['rolny_rata'],
  },
  {
    who: 'sp. z o.o. z ciężarówkami i autami w BDO',
    profile: llc({ transport_vehicles: true, bdo: true, packs_goods: false, kobize: true }),
    due: {
      ...typical,
      dt1: ['2027 2027-02-15'],
      dt_rata2: ['2027 2027-09-15'],
      bdo: of2026('03-15'),
      kobize: of2026('02-28'),
      oplata_srodowiskowa: of2026('03-31'),
    },
    never: ['opakowania'],
  },
  {
    who: 'sp. z o.o., dywidenda dla spółki matki w Polsce',
    profile: llc({
      pays_company_dividends: true,
      month_answers: { 'company_dividends 2026-11': false, 'company_dividends 2027-06': true },
    }),
    due: { ...typical, dywidenda_cit: ['2027-06 2027-07-07'], cit6r: of2026('02-01') },
    perhaps: ['dywidenda_cit'],
    never: ['fr_swiadczenia'],
  },
  {
    who: 'sp. z o.o., dywidenda dla wspólników – ludzi',
    profile: llc({ withholds_flat_tax: true, pays_company_dividends: false }),
    due: { ...typical, pit8a: M20, pit8ar: of2026('02-01') },
    never: ['cit6r', 'dywidenda_cit', 'pit4r'],
  },
  {
    who: 'sp. z o.o., licencje od firmy z USA',
    profile: llc({ pays_foreign_companies: true, pays_foreign_individuals: false, pays_company_dividends: false }),
    due: { ...typical, wht_cit: M7, ift2r: of2026('03-31'), cit10z: of2026('02-01') },
    never: ['ift1r', 'cit6r'],
  },
  {
    who: 'sp. z o.o. w grupie: ceny transferowe',
    profile: llc({ transfer_pricing: true }),
    due: {
      ...typical,
      tp_local: ['2025 2026-11-02', '2026 2027-11-02'],
      tpr: ['2025 2026-11-30', '2026 2027-11-30'],
    },
    never: ['ordu'],
  },
  {
    who: 'sp. z o.o., która prowadzi platformę i schemat podatkowy',
    profile: llc({ runs_sales_platform: true, uses_tax_schemes: true, vat_oss: true, vat_ioss: false, intrastat: false }),
    due: { ...typical, dac7: of2026('02-01'), mdr3_cit: of2026('03-31'), vat_oss: QUARTER_ENDS },
    never: ['mdr3_pit'],
  },
  {
    who: 'klinika: usługi zwolnione, CIT 9%',
    profile: llc({ vat_status: 'exempt_activity', vat_period: null, ...staff }),
    due: { ...citByQuarter, ...toKrs, ...wages, ...draBy15 },
    perhaps: ['vat_9m'],
    never: ['jpk_v7k', 'jpk_v7m', 'jpk_cit'],
  },
  {
    who: 'sp. z o.o. wykreślona z VAT',
    profile: llc({ vat_status: 'removed', vat_period: null }),
    due: { ...citByQuarter, ...toKrs },
    perhaps: ['vat_9m'],
    never: ['jpk_v7k', 'jpk_v7m'],
  },
  {
    who: 'sp. z o.o. od października, pierwszy rok połączony',
    profile: llc({ ceidg_start_date: '2026-10-15', joins_first_years: true }),
    // The first return and statement are of 2027 whole: spring 2028.
    due: { cit_zaliczka_q: Q20, ...vatByQuarter },
    never: ['cit8', 'sf_krs', 'sf_sporzadzenie', 'sf_zatwierdzenie'],
  },
  {
    who: 'sp. z o.o. od października, o połączeniu lat nikt nie powiedział',
    profile: llc({ ceidg_start_date: '2026-10-15' }),
    due: { cit_zaliczka_q: Q20, ...vatByQuarter },
    perhaps: ['cit8', 'sf_krs', 'sf_sporzadzenie', 'sf_zatwierdzenie'],
    never: [],
  },
  {
    who: 'sp. z o.o. od października, krótki pierwszy rok',
    profile: llc({ ceidg_start_date: '2026-10-15', joins_first_years: false }),
    due: typical,
    never: [],
  },
  {
    who: 'sp. z o.o. od marca 2026: lat nie da się połączyć',
    profile: llc({ ceidg_start_date: '2026-03-02' }),
    due: typical,
    never: [],
  },
  {
    who: 'P.S.A. bez zatrudnionych, zwolniona z VAT',
    profile: llc({ company_type: 'simple_joint_stock', vat_status: 'exempt_limit', vat_period: null }),
    due: { ...citByQuarter, ...toKrs },
    perhaps: ['zaw_rd', 'vat_9m'],
    never: [...PERSONAL, 'jpk_v7k'],
  },
  {
    who: 'S.A., osiemdziesiąt etatów, PPK',
    profile: llc({
      ...{ company_type: 'joint_stock', ...BY_MONTH, taxation_form: 'cit_standard', owes_minimum_tax: false },
      ...{ employs: true, employees_fte: 80, insured_count: 82, ppk: true, pfron_exempt: false },
    }),
    due: {
      ...byMonth,
      ...wages,
      ...draBy15,
      zus_iwa: of2026('02-01'),
      ppk: M15,
      pfron: M20,
      pfron_dekr: of2026('01-20'),
      zfss_1: ['2027 2027-05-31'],
      zfss_2: ['2027 2027-09-30'],
      zfss_korekta: ['2026 2026-12-31', '2027 2027-12-31'],
    },
    never: ['pfron_inf1', ...PERSONAL],
  },
  {
    who: 'sp. z o.o. handlująca z Unią towarem i akcyzą',
    profile: llc({ ...BY_MONTH, vat_eu: true, intrastat: true, pays_excise: true }),
    due: {
      ...byMonth,
      akcyza: M25,
      intrastat: [
        ...['2026-10 2026-11-10', '2026-11 2026-12-10', '2026-12 2027-01-11', '2027-01 2027-02-10', '2027-02 2027-03-10'],
        ...['2027-03 2027-04-12', '2027-04 2027-05-10', '2027-05 2027-06-10', '2027-06 2027-07-12', '2027-07 2027-08-10'],
        ...['2027-08 2027-09-10', '2027-09 2027-10-11', '2027-10 2027-11-10', '2027-11 2027-12-10'],
      ],
    },
    perhaps: ['vat_ue'],
    never: [],
  },
  {
    who: 'sp. z o.o. rozwiązana 30.06.2027',
    profile: llc({ closed_at: '2027-06-30' }),
    // Art. 8 ust. 6 CIT, art. 12 ust. 2 UoR: the day of closing ends the tax and financial year.
    due: {
      cit_zaliczka_q: between(Q20, '2026-Q4', '2027-Q2'),
      ...vatUntil(),
      cit8: [...of2026('03-31'), '2027-01/2027-06 2027-09-30'],
      sf_sporzadzenie: [...of2026('03-31'), '2027-01/2027-06 2027-09-30'],
      sf_zatwierdzenie: [...of2026('06-30'), '2027-01/2027-06 2027-12-31'],
      sf_krs: of2026('07-15'),
    },
    never: [],
  },
  {
    who: 'sp. z o.o. zwolniona przedmiotowo z CIT',
    profile: llc({ taxation_form: 'cit_exempt', advance_mode: null }),
    due: { ...citExempt, ...vatByQuarter, ...toKrs },
    never: ['cit_zaliczka_m', 'cit_zaliczka_q', 'zaw_rd'],
  },
  {
    who: 'sp. z o.o. na tokenie, bez e-Doręczeń',
    profile: llc({ uses_ksef_tokens: true, issues_outside_ksef: false, has_e_delivery: false }),
    due: { ...typical, ksef_tokeny: ['2026-12 2026-12-31'], e_doreczenia_krs: ['2027 2027-01-01'] },
    never: ['ksef_wszyscy', 'e_doreczenia'],
  },
];

function vatUntil() {
  return {
    jpk_v7k_ewidencja: vatByQuarter.jpk_v7k_ewidencja?.filter((day) => day < '2027-07') ?? [],
    jpk_v7k: vatByQuarter.jpk_v7k?.filter((day) => day < '2027-Q3') ?? [],
  };
}

import type { TaxProfile } from '../../../../src/domain/deadlines/taxProfile';
import { board, type Client, changed, exempt, jdg, limited, llc, partner, partnership, staff } from './client';
import { FOUR, KRUS, M7, M10, M15, M20, M25, PROPERTY, Q20, QUARTER_ENDS, since, until } from './days';
import {
  byQuarter,
  choice,
  citByQuarter,
  citEstonian,
  citExempt,
  draBy15,
  flat,
  healthYear,
  jpkCit,
  jpkOfBook,
  lumpByQuarter,
  lumpSum,
  of,
  of2026,
  ownDra,
  owner,
  scale,
  stock,
  toKas,
  toKrs,
  vatByMonth,
  vatByQuarter,
  wages,
  without,
} from './duties';

const NO_VAT = { vat_status: 'not_registered', vat_period: null } as const;
const NGO = { taxation_form: 'cit_exempt', advance_mode: null } as const;
const BY_MONTH = { vat_period: 'monthly' } as const;
const REPORT = { fundacja_sprawozdanie: ['2025 2026-12-31', '2026 2027-12-31'] };
/** People on mandates alone, who were asked about all that staff brings. */
const contractors = { ...staff, employees_fte: 0, insured_count: 1 } as const;
const paid = without(wages, 'wynagrodzenia');
const farmer = (rest: Partial<TaxProfile> = {}): TaxProfile =>
  jdg('krus', { company_type: 'farmer', ...NO_VAT, accounting_type: 'none', farm_or_forest_land: true, ...rest });
const estonian = { taxation_form: 'cit_estonian', advance_mode: 'none' } as const;

/** Clients in whom several kinds of law meet, as an adviser meets them. */
export const MIXES: readonly Client[] = [
  {
    // Art. 2 ust. 1 UoR: books, as not all partners are people; art. 1 ust. 3 pkt 1a CIT: its partners are told each year.
    who: 'sp.j. człowieka i spółki z o.o., księgi, usługi zwolnione, liniowy kwartalnie',
    profile: partnership([partner('ania', 'pit_flat', 'full', { advance_mode: 'quarterly' })], {
      company_type: 'general_partnership',
      accounting_type: 'full_books',
      krs: '1',
      has_corporate_partners: true,
      vat_status: 'exempt_activity',
      vat_period: null,
    }),
    due: {
      ...of('ania', { ...flat(byQuarter), ...choice, ...owner }),
      ...toKrs,
      cit15j: ['2026 2026-12-31', '2027 2027-12-31'],
    },
    // Its JPK of books begins with 2027, as it files no JPK_V7M.
    never: ['jpk_pit_ksiegi', 'cit8', 'sf_pit', 'remanent', 'jpk_v7m'],
  },
  {
    // A student under 26 is not insured (art. 6 ust. 4 u.s.u.s.), a pensioner is; tax is withheld from both.
    who: 'ryczałt kwartalny, zwolniony z VAT, na zleceniach student i emeryt',
    profile: jdg('full', {
      ...exempt,
      ...contractors,
      ...{ taxation_form: 'lump_sum', advance_mode: 'quarterly', accounting_type: 'lump_sum_register' },
    }),
    due: { ...lumpSum(lumpByQuarter), ...choice, ...owner, ...paid },
    never: ['wynagrodzenia', 'jpk_pkpir', 'remanent', 'zus_15', 'zfss_1', 'pit8a'],
  },
  {
    who: 'fundacja z działalnością, pracownikami i VAT co miesiąc, dochód zwolniony',
    profile: llc({ company_type: 'foundation', ...NGO, ...BY_MONTH, ...staff, ngo_runs_business: true }),
    due: { ...citExempt, ...toKrs, ...jpkCit, ...vatByMonth, ...wages, ...draBy15, ...REPORT },
    never: ['sf_poza_krs', 'cit_zaliczka_m', 'cit_zaliczka_q', 'vat_9m', 'dywidenda_cit', 'zus_20'],
  },
  {
    // Letting is within what its act allows: no CIT of it, 15% on benefits.
    who: 'fundacja rodzinna z najmem na VAT, pracownikami i świadczeniami',
    profile: llc({
      ...{ company_type: 'family_foundation', ...NGO, ...BY_MONTH, ...staff, krs: null },
      ...{ pays_family_benefits: true, real_estate: true },
    }),
    due: {
      ...{ cit8fr: of2026('03-31'), fr_swiadczenia: M20, ...toKas, ...jpkCit, ...vatByMonth, ...wages, ...draBy15 },
      ...{ dn1: ['2027 2027-02-01'], dn_rata: PROPERTY },
    },
    never: ['cit8', 'sf_krs', 'e_doreczenia_krs', 'podatek_minimalny'],
  },
  {
    // Appointed for pay: health insurance (art. 66 ust. 1 pkt 35a) and withheld tax (art. 13 pkt 7, art. 41 ust. 1 PIT) without any staff.
    who: 'sp. z o.o. na estońskim CIT, nikogo nie zatrudnia, prezeska powołana za wynagrodzeniem, wiceprezeska bez',
    profile: llc({ ...estonian, persons: [board('ewa', 'health_only'), board('iga', 'none')] }),
    due: { ...citEstonian, ...vatByQuarter, ...toKrs, ...draBy15, ...paid },
    perhaps: ['pit8ar', 'cit6r'],
    never: ['pit8a', 'wynagrodzenia', 'zus_20', 'zfss_1', 'ppk', 'cit_zaliczka_q'],
  },
  {
    who: 'sp. z o.o., powołany prezes odszedł 31.03.2027: DRA i wpłaty do marca, roczne za 2026',
    profile: llc({ persons: [{ ...board('ewa', 'health_only'), left_on: '2027-03-31' }] }),
    due: {
      ...citByQuarter,
      ...vatByQuarter,
      ...toKrs,
      ...paid,
      zus_15: until(M15, '2027-03'),
      pit4: until(M20, '2027-03'),
    },
    // Flat-rate tax without staff is asked of what comes after him.
    perhaps: ['pit8a'],
    never: ['wynagrodzenia', 'zus_20'],
  },
  {
    // Other income (art. 20 ust. 1 PIT): insured for health and told of by PIT-11, while nothing is withheld.
    who: 'sp. z o.o. bez ludzi, prokurent powołany za wynagrodzeniem',
    profile: llc({ persons: [{ ...board('ewa', 'health_only'), role: 'proxy' }] }),
    due: { ...citByQuarter, ...vatByQuarter, ...toKrs, ...draBy15, ...without(without(paid, 'pit4'), 'pit4r') },
    perhaps: ['pit8a'],
    never: ['pit4', 'pit4r', 'wynagrodzenia'],
  },
  {
    // Whether its DRA goes on after the chair left hangs on what nobody said.
    who: 'sp. z o.o., powołany prezes odszedł 31.03.2027, a czy zatrudnia, nie wiadomo',
    profile: llc({ employs: null, persons: [{ ...board('ewa', 'health_only'), left_on: '2027-03-31' }] }),
    due: { ...citByQuarter, ...vatByQuarter, ...toKrs },
    perhaps: ['zus_15'],
    never: ['zus_20'],
  },
  {
    // The mandate runs on while the business rests: its DRA and tax as well.
    who: 'zawieszona od grudnia do maja, a umowa zlecenia trwa',
    profile: jdg('full', { ...contractors, suspended_from: '2026-12-01', suspended_to: '2027-05-31' }),
    due: {
      ...scale({ pit_zaliczka_m: [...until(M20, '2026-11'), ...since(M20, '2027-06')] }),
      ...choice,
      ...owner,
      ...stock,
      jpk_v7m: [...until(M25, '2026-11'), ...since(M25, '2027-06')],
      ...jpkOfBook,
      ...paid,
    },
    perhaps: ['pit_zaliczka_m', 'jpk_v7m'],
    never: ['wynagrodzenia', 'zus_15'],
  },
  {
    who: 'P.S.A. od 15.02.2027, krótki pierwszy rok, VAT co miesiąc',
    profile: llc({ company_type: 'simple_joint_stock', ...BY_MONTH, ceidg_start_date: '2027-02-15', joins_first_years: false }),
    due: { cit_zaliczka_q: since(Q20, '2027-Q1'), jpk_v7m: since(M25, '2027-02') },
    never: ['cit8', 'sf_sporzadzenie', 'jpk_cit', 'zus_15'],
  },
  {
    // Its year ended on 30.09.2026: months are counted from there, whatever the calendar's year.
    who: 'oddział zagranicznej firmy, rok od października, towary z Unii, licencje i ceny transferowe',
    profile: llc({
      ...{ company_type: 'foreign_branch', taxation_form: 'cit_standard', advance_mode: 'monthly', ...BY_MONTH },
      ...{ fiscal_year_start_month: 10, vat_eu: true, intrastat: true, pays_foreign_companies: true, transfer_pricing: true },
    }),
    due: {
      ...{ cit_zaliczka_m: M20, ...vatByMonth, intrastat: M10, wht_cit: M7 },
      cit8: ['2025-10/2026-09 2026-12-31', '2026-10/2027-09 2027-12-31'],
      ift2r: ['2025-10/2026-09 2026-12-31', '2026-10/2027-09 2027-12-31'],
      cit10z: ['2025-10/2026-09 2026-11-02', '2026-10/2027-09 2027-11-02'],
      sf_sporzadzenie: ['2025-10/2026-09 2026-12-31', '2026-10/2027-09 2027-12-31'],
      sf_zatwierdzenie: ['2025-10/2026-09 2027-03-31'],
      sf_krs: ['2025-10/2026-09 2027-04-15'],
      tp_local: ['2025-10/2026-09 2027-08-02'],
      tpr: ['2025-10/2026-09 2027-08-31'],
    },
    perhaps: ['vat_ue'],
    never: ['jpk_cit', 'ordu', 'zaw_rd', 'cit6r'],
  },
  {
    // Art. 43 PIT: sizes are told by 20 January, advances by decision each month.
    who: 'rolnik z działami specjalnymi według norm: PIT-6, zaliczki i PIT-36, składki w KRUS',
    profile: farmer(),
    due: { ...scale(), pit6: ['2027 2027-01-20'], krus_skladki: KRUS, dn_rata_of: FOUR },
    never: ['forma_opodatkowania', 'zus_20', 'zus_zdrowotna_roczna', 'remanent', 'krus_oswiadczenie', 'dr1'],
  },
  {
    who: 'rolnik z działami specjalnymi na KPiR: bez PIT-6',
    profile: farmer({ accounting_type: 'kpir' }),
    due: { ...scale(), ...stock, krus_skladki: KRUS, dn_rata_of: FOUR },
    never: ['pit6', 'jpk_pkpir'],
  },
  {
    who: 'zwolniony z VAT w Polsce i w Unii (SME), kupuje usługi za granicą, składki preferencyjne',
    profile: jdg('preferential', { ...exempt, vat_eu: true, uses_eu_sme: true, imports_services: true }),
    due: { ...scale(), ...choice, ...owner, ...stock, vat_sme: QUARTER_ENDS, vat_9m: M25 },
    perhaps: ['vat_ue', 'rws'],
    never: ['jpk_v7m', 'vat_oss', 'zus_mzp', 'jpk_pkpir'],
  },
  {
    who: 'stowarzyszenie bez rejestracji VAT, kupuje usługi za granicą: VAT-9M i CIT-8',
    profile: llc({ company_type: 'association', ...NGO, ...NO_VAT, accounting_type: 'ngo_simplified', imports_services: true }),
    due: { ...citExempt, vat_9m: M25 },
    never: ['jpk_v7m', 'sf_krs', 'sf_poza_krs', 'fundacja_sprawozdanie', 'zus_15', 'jpk_cit'],
  },
  {
    // A joint return changes no one's duty: each spouse has their own advances, contributions and settlement of health.
    who: 's.c. małżonków: żona na Małym ZUS Plus i zaliczkach kwartalnych, mąż z etatem i samą zdrowotną',
    profile: partnership(
      [
        partner('zona', 'pit_scale', 'maly_plus', { advance_mode: 'quarterly' }),
        partner('maz', 'pit_scale', 'health_only', { advance_mode: 'monthly' }),
      ],
      { has_employment_income: true },
    ),
    due: {
      ...of('zona', { ...scale(byQuarter), ...choice, ...owner, zus_mzp_cz2: ['2027 2027-02-22'] }),
      ...of('maz', { ...scale(), ...choice, ...owner }),
      ...stock,
      ...vatByMonth,
      ...jpkOfBook,
    },
    perhaps: ['rws'],
    never: ['pit37', 'pit37@maz', 'zus_mzp', 'rws@maz', 'cit8'],
  },
  {
    // Six whole months of the relief after 15.11; what was begun in November is settled for 2026 already.
    who: 'liniowy, zwolniony z VAT, od 15.11.2026: ulga na start, od czerwca składki preferencyjne',
    profile: changed(
      jdg('start_relief', { ...exempt, taxation_form: 'pit_flat', ceidg_start_date: '2026-11-15' }),
      '2027-06-01',
      {
        persons: jdg('preferential').persons ?? [],
      },
    ),
    due: {
      ...flat({ pit_zaliczka_m: since(M20, '2026-11') }),
      ...choice,
      ...healthYear,
      ...stock,
      zus_20: since(M20, '2026-11'),
    },
    perhaps: ['rws'],
    never: ['zus_mzp', 'jpk_pkpir', 'jpk_v7m'],
  },
  {
    who: 'firma w spadku na ryczałcie, bez ludzi: ani zdrowotnej, ani wyboru formy',
    profile: jdg('none', {
      ...{ company_type: 'succession_enterprise', taxation_form: 'lump_sum', accounting_type: 'lump_sum_register', persons: [] },
    }),
    due: { ...lumpSum(), ...vatByMonth, ...jpkOfBook },
    never: ['zus_20', 'zus_zdrowotna_roczna', 'forma_opodatkowania', 'remanent', 'pit37', 'rws'],
  },
  {
    // Three tax years meet: to 30.11.2026, December alone, and the last one to the end on 31.08.2027.
    who: 'sp. z o.o. z pracownikami, w likwidacji od 1.12.2026, wykreślona 31.08.2027',
    profile: llc({ ...staff, ...BY_MONTH, liquidation_from: '2026-12-01', closed_at: '2027-08-31' }),
    due: {
      cit_zaliczka_q: Q20,
      jpk_v7m: until(M25, '2027-08'),
      cit8: ['2026-01/2026-11 2027-03-01', '2026-12/2026-12 2027-03-31', '2027-01/2027-08 2027-11-30'],
      sf_sporzadzenie: ['2026-01/2026-11 2027-02-28', '2026-12/2026-12 2027-03-31', '2027-01/2027-08 2027-11-30'],
      sf_zatwierdzenie: ['2026-01/2026-11 2027-05-31', '2026-12/2026-12 2027-06-30'],
      sf_krs: ['2026-01/2026-11 2027-06-15', '2026-12/2026-12 2027-07-15'],
      jpk_cit: ['2026-01/2026-11 2027-06-30', '2026-12/2026-12 2027-08-02'],
      ...{ ...wages, wynagrodzenia: until(wages.wynagrodzenia ?? [], '2027-08'), pit4: until(M20, '2027-08') },
      zus_15: until(M15, '2027-08'),
    },
    never: ['zaw_rd', 'zus_20'],
  },
  {
    // The general partner is a company: no person of the partnership, and insured by nobody.
    who: 'sp.k., komplementariuszem sp. z o.o., komandytariusz płaci ZUS za siebie',
    profile: llc({ company_type: 'limited_partnership', persons: [limited('jan')], has_corporate_partners: true }),
    due: { ...citByQuarter, ...vatByQuarter, ...toKrs, ...of('jan', ownDra) },
    never: ['cit15j', 'zus_zdrowotna_roczna', 'zus_zdrowotna_roczna@jan', 'pit36@jan', 'forma_opodatkowania@jan', 'zus_15'],
  },
  {
    who: 'sp. z o.o. na estońskim CIT z rokiem od kwietnia i pracownikami',
    profile: llc({ ...estonian, ...staff, fiscal_year_start_month: 4 }),
    due: {
      ...vatByQuarter,
      ...wages,
      ...draBy15,
      cit8e: ['2026-04/2027-03 2027-06-30'],
      sf_sporzadzenie: ['2026-04/2027-03 2027-06-30'],
      sf_zatwierdzenie: ['2026-04/2027-03 2027-09-30'],
      sf_krs: ['2026-04/2027-03 2027-10-15'],
    },
    never: ['cit8', 'zaw_rd', 'jpk_cit', 'cit_zaliczka_q'],
  },
];

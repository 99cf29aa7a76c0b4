import { boolean, choice, integer } from '../../src/schema';

/** What binds a company besides its taxes, in the order of its form; generation of deadlines reads all of it. */
export const obligations = {
  employs: boolean('Zatrudnia (płatnik PIT i ZUS)', { hint: 'Puste: wynika z listy pracowników, a bez niej nie wiadomo' }),
  zus_payer_group: choice(
    'Grupa płatnika ZUS',
    { '5': 'do 5. dnia (jednostki budżetowe)', '15': 'do 15. dnia (osoby prawne)', '20': 'do 20. dnia (pozostali)' },
    { hint: 'Puste: wynika z formy prawnej' },
  ),
  employees_fte: integer('Zatrudnienie w etatach', { from: 0, to: 100_000, hint: 'Puste: z listy pracowników' }),
  insured_count: integer('Liczba ubezpieczonych', {
    from: 0,
    to: 100_000,
    hint: 'Jak w DRA, z przedsiębiorcą; puste: z listy pracowników',
  }),
  jpk_income_group: choice(
    'Grupa JPK_PIT/JPK_CIT',
    { from_2025: 'Od 2025', from_2026: 'Od 2026', from_2027: 'Od 2027', exempt: 'Zwolniony' },
    { hint: 'Puste: wynika z okresu VAT' },
  ),
  vat_oss: boolean('Procedura OSS'),
  ppk: boolean('PPK', { hint: 'Puste: wynika z listy pracowników' }),
  pfron: boolean('PFRON'),
  zfss: boolean('ZFŚS'),
  transfer_pricing: boolean('Ceny transferowe (TPR)'),
  pays_foreign_individuals: boolean('Wypłaty osobom zagranicznym (IFT-1R)'),
  pays_foreign_companies: boolean('Wypłaty firmom zagranicznym (WHT)'),
  real_estate: boolean('Nieruchomości (DN-1)'),
  farm_or_forest_land: boolean('Grunty rolne lub leśne'),
  transport_vehicles: boolean('Środki transportowe (DT-1)'),
  may_join_small_plus: boolean('Może przejść na Mały ZUS Plus od stycznia'),
  pays_family_benefits: boolean('Fundacja rodzinna wypłaca świadczenia (CIT 15%)'),
  has_farm_land: boolean('Grunty są rolne (podatek rolny)'),
  has_forest: boolean('Grunty są lasem (podatek leśny)'),
  vat_ioss: boolean('Procedura IOSS'),
  intrastat: boolean('Intrastat'),
  bdo: boolean('BDO'),
  kobize: boolean('KOBiZE'),
};

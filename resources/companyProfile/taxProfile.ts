import { bankAccount, boolean, choice, choices, integer, percent, text } from '../../src/schema';
import { accountingTypes } from '../choiceLists/accountingTypes';
import { zusSchemes } from '../choiceLists/zusSchemes';

/** How a company is taxed and insured, in the order of its form. */
export const taxProfile = {
  taxation_form: choice(
    'Forma opodatkowania',
    {
      pit_scale: 'Skala podatkowa (12%/32%)',
      pit_flat: 'Podatek liniowy 19%',
      lump_sum: 'Ryczałt od przychodów ewidencjonowanych',
      tax_card: 'Karta podatkowa',
      cit_standard: 'CIT 19%',
      cit_small: 'CIT 9%',
      cit_estonian: 'Estoński CIT',
      cit_exempt: 'CIT – zwolnienie przedmiotowe',
      transparent: 'Podatek u wspólników',
      none: 'Nie dotyczy',
    },
    { required: true },
  ),
  lump_sum_rates: choices('Stawki ryczałtu', {
    '2': '2%',
    '3': '3%',
    '5.5': '5,5%',
    '8.5': '8,5%',
    '10': '10%',
    '12': '12%',
    '12.5': '12,5%',
    '14': '14%',
    '15': '15%',
    '17': '17%',
  }),
  advance_mode: choice('Zaliczki', {
    monthly: 'Miesięczne',
    quarterly: 'Kwartalne',
    simplified: 'Uproszczone',
    none: 'Brak zaliczek',
  }),
  vat_status: choice(
    'Status VAT',
    {
      active: 'Czynny podatnik VAT',
      exempt_limit: 'Zwolniony – limit obrotu',
      exempt_activity: 'Zwolniony – rodzaj działalności',
      not_registered: 'Niezarejestrowany',
      removed: 'Wykreślony',
    },
    { required: true },
  ),
  vat_period: choice('Okres VAT', { monthly: 'Miesięczny (JPK_V7M)', quarterly: 'Kwartalny (JPK_V7K)', none: 'Nie dotyczy' }),
  vat_method: choice('Metoda VAT', { accrual: 'Memoriałowa', cash: 'Kasowa' }),
  vat_eu: boolean('VAT UE', { required: true, default: false }),
  accounting_type: choice('Rodzaj ewidencji', accountingTypes, { required: true }),
  fiscal_year_start_month: integer('Początek roku obrotowego', {
    required: true,
    from: 1,
    to: 12,
    default: 1,
    hint: 'Numer miesiąca, od 1 do 12',
  }),
  tax_office: text('Urząd skarbowy'),
  zus_scheme: choice('Schemat ZUS', zusSchemes),
  zus_account: bankAccount('Rachunek składkowy ZUS (NRS)', {
    hint: 'Nadaje go ZUS; wejdzie do pozycji rozliczeń. Kończy się NIP-em płatnika',
  }),
  accident_rate: percent('Stopa wypadkowa', { default: 167 }),
};

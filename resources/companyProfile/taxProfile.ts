import { bankAccount, boolean, choice, choices, date, integer, list, percent, text } from '../../src/schema';
import { accountingTypes } from '../choiceLists/accountingTypes';
import { advanceModes, taxationForms, vatPeriods, vatStatuses } from '../choiceLists/taxation';
import { zusSchemes } from '../choiceLists/zusSchemes';

/** What of the card is kept in dated lines, and asks since when. */
const dated = ['taxation_form', 'advance_mode', 'vat_status', 'vat_period', 'vat_eu', 'accounting_type', 'employs', 'zus_scheme'];
const seat = ['address_street', 'address_building', 'address_flat', 'address_postal_code', 'address_city', 'tax_office'];

/** How a company is taxed and insured, in the order of its form. */
export const taxProfile = {
  taxation_form: choice('Forma opodatkowania', taxationForms, { required: true, open: true }),
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
  advance_mode: choice('Zaliczki', advanceModes),
  vat_status: choice('Status VAT', vatStatuses, { required: true, open: true }),
  vat_period: choice('Okres VAT', vatPeriods, { filledFrom: 'z ustawy' }),
  vat_method: choice('Metoda VAT', { accrual: 'Memoriałowa', cash: 'Kasowa' }),
  vat_eu: boolean('VAT UE', { required: true, default: false }),
  accounting_type: choice('Rodzaj ewidencji', accountingTypes, {
    required: true,
    open: true,
    filledFrom: 'z formy prawnej i podatku',
  }),
  fiscal_year_start_month: integer('Pierwszy miesiąc roku obrotowego', {
    required: true,
    from: 1,
    to: 12,
    default: 1,
    hint: 'Numer miesiąca, od 1 do 12',
  }),
  tax_office: text('Urząd skarbowy'),
  ksef_certificate_valid_to: date('Certyfikat KSeF ważny do'),
  residence_certificates: list(
    'Certyfikaty rezydencji kontrahentów',
    {
      contractor: text('Kontrahent', { required: true, max: 120 }),
      valid_to: date('Ważny do', { required: true }),
    },
    { hint: 'Bez terminu ważności: 12 miesięcy od wydania (art. 26 ust. 1i CIT, art. 41 ust. 9a PIT)' },
  ),
  rents_for_spouses: boolean('Najem rozlicza za oboje małżonków', {
    hint: 'Po oświadczeniu do urzędu skarbowego; limit stawki 8,5% to wtedy 200 000 zł (art. 12 ust. 6 i 13 u.z.p.d.)',
  }),
  zus_scheme: choice('Schemat ZUS', zusSchemes),
  zus_scheme_from: date('Schemat ZUS od', {
    hint: 'Pierwszy dzień tego schematu. Gdy właściciel jest wpisany jako osoba, liczy się jego „Schemat od”',
  }),
  zus_account: bankAccount('Rachunek składkowy ZUS (NRS)', {
    hint: 'Nadaje go ZUS; wejdzie do pozycji rozliczeń. Kończy się NIP-em płatnika',
  }),
  accident_rate: percent('Stopa wypadkowa', { default: 167 }),
  profile_from: date('Zmiana obowiązuje od', {
    asked: [...dated, ...seat],
    hint: 'Gdy zmieniasz formę opodatkowania, VAT lub VAT-UE, ewidencję, zatrudnianie, ZUS albo adres siedziby: od którego dnia. Może być w przyszłości; adres bez daty to poprawka dzisiejszego. Co to zmieni w obowiązkach, widać przed zapisem pod formularzem',
  }),
};

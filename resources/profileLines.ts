import { boolean, choice, date, defineResource, postalCode, reference, text } from '../src/schema';
import { accountingTypes } from './choiceLists/accountingTypes';
import { advanceModes, taxationForms, vatPeriods, vatStatuses } from './choiceLists/taxation';
import { zusSchemes } from './choiceLists/zusSchemes';

/** A dated line of a company's profile: since when something holds, who entered it and why. The card says how it is today. */
export const profileLines = defineResource('profile-lines', {
  labels: {
    one: 'Zmiana profilu',
    few: 'Zmiany profilu podatkowego',
    many: 'Zmian profilu podatkowego',
    create: 'Zmiana od dnia',
    edit: 'Zmiana profilu: edycja',
    accusative: ['zmianę', 'zmiany', 'zmian'],
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['subject', 'company_id'],
  privacy: { purpose: 'Obowiązki klienta według stanu na dzień', retention: 'books', data: 'internal' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    subject: choice(
      'Czego dotyczy',
      {
        tax: 'Podatek dochodowy',
        vat: 'VAT',
        vat_eu: 'VAT-UE',
        books: 'Ewidencja księgowa',
        employer: 'Zatrudnianie',
        zus: 'ZUS właściciela lub wspólnika',
        suspension: 'Zawieszenie działalności',
        seat: 'Siedziba',
      },
      { required: true, fixed: true, default: 'tax' },
    ),
    person_id: reference('Osoba', 'company-persons', { onDelete: 'hide', fixed: true, hint: 'Puste: cała firma' }),
    valid_from: date('Od dnia', { hint: 'Puste: od początku' }),
    valid_to: date('Do dnia', { hint: 'Zawieszenie ma własny koniec; pozostałe zmiany trwają do następnej' }),
    taxation_form: choice('Forma opodatkowania', taxationForms),
    advance_mode: choice('Zaliczki', advanceModes, { hint: 'Puste: jak dotychczas' }),
    right_lost: boolean('Utrata prawa do dotychczasowej formy', {
      required: true,
      default: false,
      hint: 'Tylko wtedy forma zmienia się w ciągu roku',
    }),
    vat_status: choice('Status VAT', vatStatuses),
    vat_period: choice('Okres VAT', vatPeriods),
    vat_eu: boolean('Zarejestrowana do VAT-UE'),
    accounting_type: choice('Rodzaj ewidencji', accountingTypes),
    employs: boolean('Zatrudnia (płatnik PIT i ZUS)', { hint: 'Puste: wynika z listy pracowników, a bez niej nie wiadomo' }),
    zus_scheme: choice('Schemat ZUS', zusSchemes),
    address_street: text('Ulica', { width: 'long' }),
    address_building: text('Nr domu', { max: 20, width: 'short' }),
    address_flat: text('Nr lokalu', { max: 20, width: 'short' }),
    address_postal_code: postalCode('Kod pocztowy', { width: 'short' }),
    address_city: text('Miejscowość', { max: 100, width: 'half' }),
    tax_office: text('Urząd skarbowy'),
    reason: text('Dlaczego', { required: true, hint: 'Na przykład: oświadczenie klienta z 20.12.2026' }),
    entered_by_id: reference('Kto wpisał', 'users', { readOnly: true }),
    cause_id: reference('Wpisana razem ze zmianą', 'profile-lines', { readOnly: true, onDelete: 'hide' }),
  },
  computed: {
    state: {
      label: 'Stan',
      from: [
        'subject',
        'taxation_form',
        'advance_mode',
        'vat_status',
        'vat_period',
        'vat_eu',
        'accounting_type',
        'employs',
        'zus_scheme',
        'address_street',
        'address_city',
      ],
      of: (line) => stateOf(line),
    },
  },
  list: {
    columns: ['subject', 'person', 'state', 'valid_from', 'valid_to', 'reason', 'entered_by'],
    sort: 'valid_from:desc',
    filters: ['company_id', 'subject', 'person_id', 'valid_from'],
  },
  moments: ['created_at'],
  onlyWhen: {
    person_id: { subject: ['tax', 'zus'] },
    valid_to: { subject: ['suspension'] },
    taxation_form: { subject: ['tax'] },
    advance_mode: { subject: ['tax'] },
    right_lost: { subject: ['tax'] },
    vat_status: { subject: ['vat'] },
    vat_period: { subject: ['vat'] },
    vat_eu: { subject: ['vat_eu'] },
    accounting_type: { subject: ['books'] },
    employs: { subject: ['employer'] },
    zus_scheme: { subject: ['zus'] },
    address_street: { subject: ['seat'] },
    address_building: { subject: ['seat'] },
    address_flat: { subject: ['seat'] },
    address_postal_code: { subject: ['seat'] },
    address_city: { subject: ['seat'] },
    tax_office: { subject: ['seat'] },
  },
  rules: [
    {
      on: 'taxation_form',
      says: 'Podaj formę opodatkowania',
      holds: ({ subject, person_id, taxation_form }) => subject !== 'tax' || person_id !== null || taxation_form !== null,
    },
    { on: 'vat_status', says: 'Podaj status VAT', holds: ({ subject, vat_status }) => subject !== 'vat' || vat_status !== null },
    {
      on: 'vat_period',
      says: 'Czynny podatnik VAT ma okres rozliczenia',
      holds: ({ vat_status, vat_period }) => vat_status !== 'active' || (vat_period !== null && vat_period !== 'none'),
    },
    {
      on: 'vat_eu',
      says: 'Podaj, czy jest zarejestrowana do VAT-UE',
      holds: ({ subject, vat_eu }) => subject !== 'vat_eu' || vat_eu !== null,
    },
    {
      on: 'accounting_type',
      says: 'Podaj rodzaj ewidencji',
      holds: ({ subject, accounting_type }) => subject !== 'books' || accounting_type !== null,
    },
    { on: 'zus_scheme', says: 'Podaj schemat ZUS', holds: ({ subject, zus_scheme }) => subject !== 'zus' || zus_scheme !== null },
    {
      on: 'address_city',
      says: 'Podaj miejscowość',
      holds: ({ subject, address_city }) => subject !== 'seat' || address_city !== null,
    },
    {
      on: 'address_postal_code',
      says: 'Podaj kod pocztowy',
      holds: ({ subject, address_postal_code }) => subject !== 'seat' || address_postal_code !== null,
    },
    {
      on: 'valid_from',
      says: 'Podaj, od kiedy',
      holds: ({ subject, valid_from }) => subject !== 'suspension' || valid_from !== null,
    },
    {
      on: 'valid_to',
      says: 'Koniec jest przed początkiem',
      holds: ({ valid_from, valid_to }) => !valid_from || !valid_to || valid_from <= valid_to,
    },
  ],
});

interface Line {
  subject: string;
  taxation_form: keyof typeof taxationForms | null;
  advance_mode: keyof typeof advanceModes | null;
  vat_status: keyof typeof vatStatuses | null;
  vat_period: keyof typeof vatPeriods | null;
  vat_eu: boolean | null;
  accounting_type: keyof typeof accountingTypes | null;
  employs: boolean | null;
  zus_scheme: keyof typeof zusSchemes | null;
  address_street: string | null;
  address_city: string | null;
}

/** What the line says, in words. */
function stateOf(line: Line): string {
  const { taxation_form, advance_mode, vat_status, vat_period, vat_eu, accounting_type, employs, zus_scheme } = line;
  const said: Record<string, (string | null | false)[]> = {
    tax: [taxation_form ? taxationForms[taxation_form] : 'jak firma', advance_mode && `zaliczki: ${advanceModes[advance_mode]}`],
    vat: [vat_status && vatStatuses[vat_status], vat_status === 'active' && vat_period && vatPeriods[vat_period]],
    vat_eu: [vat_eu ? 'zarejestrowana' : 'niezarejestrowana'],
    books: [accounting_type && accountingTypes[accounting_type]],
    employer: [employs === null ? 'wynika z listy pracowników' : employs ? 'zatrudnia' : 'nie zatrudnia'],
    zus: [zus_scheme && zusSchemes[zus_scheme]],
    suspension: ['zawieszona'],
    seat: [line.address_street, line.address_city],
  };
  return (said[line.subject] ?? []).filter(Boolean).join(', ');
}

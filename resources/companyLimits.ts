import { boolean, choice, date, defineResource, integer, longText, money, month, percent, reference } from '../src/schema';
import { countedLimits } from './choiceLists/countedLimits';

export const companyLimits = defineResource('company-limits', {
  labels: {
    one: 'Wykorzystanie limitu',
    few: 'Wykorzystanie limitów',
    many: 'Wykorzystań limitów',
    create: 'Dodaj limit firmy',
    edit: 'Wykorzystanie limitu: edycja',
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['company_id', 'limit_code'],
  privacy: { purpose: 'Pilnowanie limitów podatkowych klienta', retention: 'books', data: 'internal', counts: 'year' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    limit_code: choice('Limit', countedLimits, { required: true, fixed: true }),
    year: integer('Rok', { required: true, fixed: true, from: 2022, to: 2099 }),
    used_amount: money('Wykorzystano', { from: 0, hint: 'Puste: suma z rozliczeń miesięcznych tego roku' }),
    started_on: date('Początek działalności w tym roku', {
      hint: 'Rozpoczynającym przysługuje część limitu; puste: z karty firmy',
    }),
    not_applicable: boolean('Nie dotyczy tej firmy', { required: true, default: false }),
    limit_amount: money('Kwota limitu', { readOnly: true, hint: 'Puste, gdy limit nie jest jeszcze znany' }),
    limit_from: choice(
      'Skąd limit',
      { law: 'Przepisy', draft: 'Projekt przepisów', office: 'Wartość wpisana przez biuro' },
      { required: true, readOnly: true, default: 'law' },
    ),
    percent: percent('Procent', { readOnly: true, from: -1_000_000, to: 1_000_000 }),
    state: choice(
      'Stan',
      {
        ok: { label: 'Bezpiecznie', color: 'success' },
        watch: { label: 'Obserwuj', color: 'info' },
        warning: { label: 'Ostrzeżenie', color: 'warning' },
        critical: { label: 'Krytycznie', color: 'error' },
        exceeded: { label: 'Przekroczony', color: 'error' },
        unknown: { label: 'Brak danych', color: 'default' },
        not_applicable: { label: 'Nie dotyczy', color: 'default' },
      },
      { required: true, readOnly: true, default: 'unknown' },
    ),
    forecast_date: date('Data przekroczenia', {
      readOnly: true,
      hint: 'Przewidywana, a gdy limit już przekroczono – ta, w której to się stało',
    }),
    provisional: boolean('Według limitu tego roku', {
      required: true,
      readOnly: true,
      default: false,
      hint: 'Rozstrzyga limit następnego roku, którego jeszcze nie ogłoszono',
    }),
    perhaps: boolean('Być może', {
      required: true,
      readOnly: true,
      default: false,
      hint: 'Karta firmy nie ma statusu VAT, więc nie wiadomo, czy limit jej dotyczy',
    }),
    updated_from: choice(
      'Źródło kwoty',
      { settlement: 'Rozliczenia miesięczne', manual: 'Wpisana ręcznie' },
      { required: true, readOnly: true, default: 'manual' },
    ),
    counted_to: month('Policzono do', { readOnly: true }),
    missing_months: integer('Brakujące miesiące', {
      readOnly: true,
      from: 0,
      to: 12,
      hint: 'Bez nich kwota jest za niska, a przekroczenia nie da się przewidzieć',
    }),
    handled_note: longText('Co ustalono z klientem'),
  },
  list: {
    columns: ['company', 'limit_code', 'year', 'percent', 'state', 'used_amount', 'limit_amount', 'forecast_date'],
    sort: 'percent:desc',
    filters: ['company_id', 'limit_code', 'year', 'state', 'percent', 'updated_from', 'perhaps'],
  },
  sections: [
    {
      title: 'Limit',
      fields: [
        'company_id',
        'limit_code',
        'year',
        'state',
        'percent',
        'limit_amount',
        'limit_from',
        'provisional',
        'perhaps',
        'not_applicable',
      ],
    },
    {
      title: 'Wykorzystanie',
      fields: ['used_amount', 'updated_from', 'counted_to', 'missing_months', 'started_on', 'forecast_date', 'handled_note'],
    },
  ],
  unique: [['company_id', 'limit_code', 'year']],
});

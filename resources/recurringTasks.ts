import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  defineResource,
  integer,
  list,
  longText,
  reference,
  text,
} from '../src/schema';
import { priorities } from './choiceLists/priorities';
import { taskCategories } from './choiceLists/taskCategories';

/** Rules that are due on a day of a month, and so name it. */
const onDayOfMonth: readonly string[] = ['monthly', 'quarterly', 'half_yearly', 'yearly'];

export const recurringTasks = defineResource('recurring-tasks', {
  labels: {
    one: 'Reguła zadania',
    few: 'Zadania cykliczne',
    many: 'Reguł zadań',
    list: 'Zadania cykliczne',
    create: 'Nowa reguła',
    edit: 'Edycja reguły',
  },
  area: 'tasks',
  menu: { group: 'month', place: 20, icon: 'history' },
  changesNeed: 'companies',
  title: 'name',
  privacy: { purpose: 'Terminowa praca biura dla klientów', retention: 'operation', data: 'internal' },
  fields: {
    name: text('Nazwa', {
      required: true,
      hint: 'Zadanie nazwie się „nazwa za okres”; {okres} i {firma} można wstawić, gdzie trzeba',
    }),
    kind: choice(
      'Rodzaj reguły',
      { statutory: { label: 'Ustawowa', color: 'info' }, own: { label: 'Własna biura', color: 'default' } },
      { required: true, readOnly: true, default: 'own' },
    ),
    code: text('Kod obowiązku', { readOnly: true, unique: true, max: 60 }),
    active: boolean('Aktywna', { required: true, default: true }),
    category: choice('Kategoria', taskCategories, { required: true, default: 'other' }),
    scope: choice(
      'Ile zadań',
      { company: 'Osobne dla każdej firmy', office: 'Jedno dla całego biura' },
      { required: true, default: 'company' },
    ),
    description: longText('Opis zadania'),
    legal_basis: longText('Podstawa prawna i kogo dotyczy', { readOnly: true }),

    frequency: choice(
      'Częstotliwość',
      {
        monthly: 'Co miesiąc',
        quarterly: 'Co kwartał',
        half_yearly: 'Co pół roku',
        yearly: 'Co rok',
        weekly: 'Co tydzień',
        daily: 'Codziennie (dni robocze)',
      },
      { required: true, default: 'monthly' },
    ),
    due_day: integer('Dzień terminu', { from: 1, to: 31, hint: 'Dzień miesiąca, 31 to ostatni; co tydzień: 1 to poniedziałek' }),
    due_month_offset: integer('Przesunięcie miesięcy', {
      required: true,
      from: -12,
      to: 12,
      default: 1,
      hint: '1 to miesiąc po okresie, 0 to jego ostatni miesiąc',
    }),
    shift_rule: choice(
      'Gdy dzień wolny',
      { next_working: 'Następny dzień roboczy', previous_working: 'Poprzedni dzień roboczy', none: 'Bez zmiany' },
      { required: true, default: 'next_working' },
    ),
    lead_days: integer('Utwórz na ile dni przed', { required: true, from: 0, to: 180, default: 10 }),
    internal_offset_days: integer('Termin wewnętrzny (dni wcześniej)', { from: 0, to: 60, default: 3 }),
    valid_from: date('Obowiązuje od', { required: true, default: '2026-01-01' }),
    valid_to: date('Obowiązuje do'),
    last_generated_period: text('Ostatni okres', { readOnly: true, max: 40 }),
    last_generated_at: dateTime('Ostatnio utworzono', { readOnly: true }),

    for_company_types: choices('Formy prawne', {
      jdg: 'Jednoosobowa działalność',
      civil_partnership: 'Spółka cywilna',
      general_partnership: 'Spółka jawna',
      professional_partnership: 'Spółka partnerska',
      limited_partnership: 'Spółka komandytowa',
      limited_joint_stock: 'Spółka komandytowo-akcyjna',
      llc: 'Spółka z o.o.',
      simple_joint_stock: 'Prosta spółka akcyjna',
      joint_stock: 'Spółka akcyjna',
      foundation: 'Fundacja',
      association: 'Stowarzyszenie',
      cooperative: 'Spółdzielnia',
      housing_community: 'Wspólnota mieszkaniowa',
    }),
    for_taxation_forms: choices('Formy opodatkowania', {
      pit_scale: 'Skala podatkowa',
      pit_flat: 'Podatek liniowy',
      lump_sum: 'Ryczałt',
      tax_card: 'Karta podatkowa',
      cit_standard: 'CIT 19%',
      cit_small: 'CIT 9%',
      cit_estonian: 'Estoński CIT',
      transparent: 'Podatek u wspólników',
    }),
    for_accounting_types: choices('Rodzaje ewidencji', {
      kpir: 'Księga przychodów i rozchodów',
      lump_sum_register: 'Ewidencja przychodów',
      full_books: 'Księgi rachunkowe',
      ngo_simplified: 'Uproszczona ewidencja',
      vat_only: 'Tylko VAT',
      payroll_only: 'Tylko kadry i płace',
    }),
    for_vat: choices('VAT', {
      monthly: 'Czynny, miesięcznie',
      quarterly: 'Czynny, kwartalnie',
      inactive: 'Bez czynnej rejestracji',
    }),
    for_employers: choice('Pracownicy', { yes: 'Tylko zatrudniający', no: 'Tylko bez pracowników' }),
    exclude_companies: list('Z wyjątkiem', { company_id: reference('Firma', 'companies', { required: true }) }),
    skip_when_suspended: boolean('Pomijaj zawieszone', { required: true, default: true }),

    assignee_rule: choice(
      'Przydział',
      { owner: 'Opiekun', payroll_owner: 'Opiekun kadrowy', fixed: 'Wybrana osoba', contact: 'Klient' },
      { required: true, default: 'owner' },
    ),
    assignee_id: reference('Wybrana osoba', 'users', { where: { isAdmin: true, status: 'active' } }),
    priority: choice('Priorytet', priorities, { required: true, default: 'normal' }),
    estimate_minutes: integer('Plan (minuty)', { from: 0, to: 100_000 }),
    checklist_template: list('Lista kontrolna zadania', {
      text: text('Punkt', { required: true }),
      required: boolean('Wymagany'),
    }),
  },
  list: {
    columns: ['name', 'kind', 'category', 'frequency', 'lead_days', 'assignee_rule', 'last_generated_period', 'active'],
    sort: 'name:asc',
    search: ['name', 'code'],
    filters: ['kind', 'active', 'category', 'frequency', 'assignee_rule'],
  },
  sections: [
    { title: 'Reguła', fields: ['name', 'active', 'kind', 'code', 'category', 'scope', 'description', 'legal_basis'] },
    {
      title: 'Termin',
      fields: [
        'frequency',
        'due_day',
        'due_month_offset',
        'shift_rule',
        'lead_days',
        'internal_offset_days',
        'valid_from',
        'valid_to',
        'last_generated_period',
        'last_generated_at',
      ],
    },
    {
      title: 'Dla firm',
      fields: [
        'for_company_types',
        'for_taxation_forms',
        'for_accounting_types',
        'for_vat',
        'for_employers',
        'skip_when_suspended',
        'exclude_companies',
      ],
    },
    {
      title: 'Zadanie',
      fields: ['assignee_rule', 'assignee_id', 'priority', 'estimate_minutes', 'checklist_template'],
    },
  ],
  tabs: [{ resource: 'tasks', by: 'recurring_task_id' }],
  rules: [
    {
      on: 'due_day',
      says: 'Podaj dzień terminu',
      holds: ({ kind, frequency, due_day }) => kind === 'statutory' || frequency === 'daily' || due_day !== null,
    },
    {
      on: 'due_day',
      says: 'Dzień tygodnia jest od 1 (poniedziałek) do 7',
      holds: ({ frequency, due_day }) => frequency !== 'weekly' || due_day === null || due_day <= 7,
    },
    {
      on: 'due_month_offset',
      says: 'Przesunięcie mają tylko reguły miesięczne i rzadsze',
      holds: ({ frequency, due_month_offset }) =>
        onDayOfMonth.includes(frequency) || due_month_offset === 0 || due_month_offset === 1,
    },
    {
      on: 'assignee_id',
      says: 'Wskaż osobę',
      holds: ({ assignee_rule, assignee_id }) => assignee_rule !== 'fixed' || assignee_id !== null,
    },
    {
      on: 'assignee_rule',
      says: 'Jedno zadanie dla biura ma wybraną osobę',
      holds: ({ scope, assignee_rule }) => scope === 'company' || assignee_rule === 'fixed',
    },
    {
      on: 'valid_to',
      says: 'Koniec jest przed początkiem',
      holds: ({ valid_from, valid_to }) => valid_to === null || valid_from <= valid_to,
    },
  ],
});

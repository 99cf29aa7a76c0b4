import type { ResourceName } from '../../resources';
import { campaigns } from '../../resources/choiceLists/campaigns';
import { completeNip } from '../../src/domain/identifiers/nip';

export type Values = Record<string, unknown>;
/** Records that others hang on. */
export interface Base {
  /** A company, but for those that are one. */
  company: string;
  /** An accountant of the firm. */
  keeper: string;
  /** A colleague of theirs. */
  deputy: string;
  /** A client of the firm who belongs to no company. */
  guest: string;
  /** Records that `standing` puts in place, by their resource. */
  of: Partial<Record<ResourceName, string>>;
}

/** Resources whose records others hang on, in an order that has what they hang on themselves before them. */
export const standing: readonly ResourceName[] = [
  'polls',
  'surveys',
  'tasks',
  'settlements',
  'document-requests',
  'price-categories',
  'price-items',
  'partners',
  'employees',
  'ticket-categories',
  'training-categories',
  'trainings',
];

let made = 0;
/** Months of the past alone can be declared complete. */
let declared = 0;
/** Of each month a company is asked once. */
let answered = 0;
/** A year's value of a limit is entered once. */
let valued = 0;
const open = ['books_limit', 'ryczalt_limit', 'small_taxpayer_vat', 'ike', 'ikze', 'minimum_wage', 'zus_full'];
const openYears = 72;

/** Counts from the first sample again, as an office of its own does: whichever file came before, a file has the same samples. */
export function startSamples(): void {
  made = 0;
  declared = 0;
  answered = 0;
  valued = 0;
}

/** The nth valid NIP. */
export function nip(nth: number): string {
  for (let nine = 521_000_000 + nth * 20; ; nine += 1) {
    const whole = completeNip(String(nine));
    if (whole) return whole;
  }
}

/** What a client would send to make a record, valid and different each time. */
export const samples: Record<ResourceName, (base: Base) => Values> = {
  companies: ({ keeper }) => {
    made += 1;
    return {
      title: `Firma ${made}`,
      company_type: 'jdg',
      vat_number: nip(made),
      address_postal_code: '90-001',
      address_city: 'Łódź',
      owner_id: keeper,
      taxation_form: 'pit_scale',
      vat_status: 'exempt_limit',
      accounting_type: 'kpir',
    };
  },
  employees: ({ company }) => ({
    company_id: company,
    first_name: 'Jan',
    last_name: 'Kowalski',
    birth_date: '1990-01-01',
    contract_type: 'employment_indefinite',
    position: 'Piekarz',
    start_date: '2026-01-01',
  }),
  tasks: ({ company, keeper }) => ({
    title: 'VAT za październik',
    company_id: company,
    audience: 'client',
    assignee_id: keeper,
    due_date: '2026-12-01',
  }),
  documents: ({ company }) => ({ title: 'Faktura', company_id: company, document_type: 'purchase_invoice' }),
  settlements: ({ company, keeper }) => {
    made += 1;
    const month = made % 1_200;
    return {
      company_id: company,
      period: `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
      owner_id: keeper,
    };
  },
  'settlement-items': ({ company, of }) => ({
    settlement_id: of.settlements,
    company_id: company,
    period: '2026-10',
    kind: 'other',
    amount: 12_300,
    due_nominal: '2026-11-20',
    due_effective: '2026-11-20',
  }),
  uptimes: () => {
    made += 1;
    const day = new Date(Date.UTC(2020, 0, 1 + made)).toISOString().slice(0, 10);
    return { start_date: `${day} 08:00:00`, end_date: `${day} 09:30:00`, comment: 'Księgowanie' };
  },
  users: () => {
    made += 1;
    return { first_name: 'Ala', last_name: 'Nowa', email: `nowa${made}@biuro.test`, isAdmin: true };
  },
  memberships: ({ company, guest }) => ({ user_id: guest, company_id: company }),
  'document-requests': ({ company }) => ({ title: 'Dokumenty za październik', company_id: company, due_date: '2026-12-05' }),
  'document-request-items': ({ company, of }) => ({
    label: 'Wyciąg bankowy',
    request_id: of['document-requests'],
    company_id: company,
  }),
  'amount-profiles': () => {
    made += 1;
    return {
      name: `Profil ${made}`,
      columns: [
        { heading: 'nr podatnika', key: 'nip' },
        { heading: 'razem', key: 'vat' },
      ],
    };
  },
  'transfer-profiles': () => {
    made += 1;
    return { name: `Bank ${made}`, banks: [{ number: String(1000 + (made % 9000)) }] };
  },
  'document-request-templates': () => {
    made += 1;
    return {
      name: `Wzór ${made}`,
      items: [{ label: 'Faktury', document_type: 'other', required: true, quantity_expected: null }],
    };
  },
  'data-changes': ({ company }) => ({
    company_id: company,
    kind: 'address',
    address_postal_code: '00-950',
    address_city: 'Warszawa',
  }),
  'month-answers': ({ company }) => {
    answered += 1;
    const period = `${2000 + Math.floor(answered / 12)}-${String((answered % 12) + 1).padStart(2, '0')}`;
    return { company_id: company, fact: 'eu_transactions', period, answer: true };
  },
  'month-declarations': ({ company }) => {
    declared += 1;
    return { company_id: company, period: `${2000 + Math.floor(declared / 12)}-${String((declared % 12) + 1).padStart(2, '0')}` };
  },
  'campaign-clients': ({ company }) => {
    made += 1;
    const campaign = Object.keys(campaigns)[Math.floor(made / 78) % Object.keys(campaigns).length];
    return { campaign, year: 2022 + (made % 78), company_id: company, due_date: '2027-02-22' };
  },
  'company-limits': ({ company }) => {
    made += 1;
    const code = ['pit_threshold', 'pit_solidarity', 'kup_50_limit', 'vat_exemption', 'pit_zero_limit'][
      Math.floor(made / 78) % 5
    ];
    return { company_id: company, limit_code: code, year: 2022 + (made % 78), used_amount: 5_000_000 };
  },
  surveys: () => ({ title: 'Jak nam idzie?' }),
  'survey-questions': ({ of }) => {
    made += 1;
    return { survey_id: of.surveys, position: made, key: `q${made}`, label: 'Co poprawić?', type: 'long_text' };
  },
  'survey-invitations': ({ of, company }) => ({ survey_id: of.surveys, company_id: company }),
  'survey-responses': ({ of, company }) => ({ survey_id: of.surveys, company_id: company, submitted_on: '2026-11-20' }),
  polls: () => ({ question: 'Wigilia w piątek?', options: [{ text: 'Tak' }, { text: 'Nie' }], audience: 'everybody' }),
  'poll-votes': ({ keeper, of }) => ({ poll_id: of.polls, user_id: keeper, picked: ['o1'] }),
  'price-categories': () => {
    made += 1;
    return { name: `Kategoria ${made}` };
  },
  'price-items': ({ of }) => ({ category_id: of['price-categories'], name: 'Korekta deklaracji', net_amount: 15_000 }),
  'company-prices': ({ company, of }) => {
    made += 1;
    const valid_from = new Date(Date.UTC(2020, 0, 1 + made)).toISOString().slice(0, 10);
    return { company_id: company, item_id: of['price-items'], net_amount: 12_000, valid_from };
  },
  'billable-events': ({ company, of }) => ({
    company_id: company,
    period: '2026-11',
    description: 'Korekta JPK za wrzesień',
    item_id: of['price-items'],
    net_amount: 15_000,
  }),
  'limit-values': () => {
    valued += 1;
    const [limit_code, year] = [open[Math.floor(valued / openYears) % open.length], 2028 + (valued % openYears)];
    return { limit_code, year, pln_amount: 1_060_000_000, source: 'Tabela A NBP' };
  },
  'interest-rates': () => {
    valued += 1;
    return {
      valid_from: `20${30 + (Math.floor(valued / 28) % 60)}-02-${String((valued % 28) + 1).padStart(2, '0')}`,
      rate: 1_050,
      source: 'Monitor Polski',
    };
  },
  'zus-vacations': ({ company }) => {
    made += 1;
    return { company_id: company, year: 2024 + (made % 70), answer: 'no' };
  },
  decisions: ({ company }) => ({
    title: 'Komplet dokumentów za październik 2026',
    company_id: company,
    kind: 'documents_complete',
    effect: 'Biuro zaczyna rozliczać ten miesiąc.',
    decided_at: '2026-11-18 18:00:00',
    about: 'month-declarations',
    record_id: '01900000-0000-7000-8000-000000000001',
  }),
  'register-checks': ({ company }) => ({
    register: 'white_list',
    number: '5260250274',
    company_id: company,
    result: 'found',
    checked_at: '2026-11-18 18:00:00',
    request_id: 'aa111-aaa111',
  }),
  'register-differences': ({ company }) => ({
    title: 'Nazwa',
    company_id: company,
    register: 'krs',
    mine: 'Piekarnia Kłos',
    theirs: 'PIEKARNIA KŁOS SPÓŁKA Z O.O.',
    subject: 'title',
    values: '{"title":"PIEKARNIA KŁOS SPÓŁKA Z O.O."}',
    found_on: '2026-11-20',
  }),
  powers: ({ company }) => ({ company_id: company, kind: 'upl1', holder_name: 'Biuro Kłos', valid_from: '2026-01-01' }),
  absences: ({ of }) => ({ employee_id: of.employees, kind: 'leave', from: '2026-07-06', to: '2026-07-17', planned: false }),
  'aml-reviews': ({ company }) => {
    made += 1;
    return {
      company_id: company,
      risk_level: 'standard',
      pep: false,
      reviewed_on: new Date(Date.UTC(2021, 0, 1 + made)).toISOString().slice(0, 10),
      next_review_on: '2099-01-04',
    };
  },
  'profile-lines': ({ company }) => {
    made += 1;
    return {
      company_id: company,
      subject: 'seat',
      valid_from: new Date(Date.UTC(2030, 0, 1 + made)).toISOString().slice(0, 10),
      address_postal_code: '90-001',
      address_city: 'Łódź',
      reason: 'Przeprowadzka',
    };
  },
  'contribution-figures': ({ company }) => {
    made += 1;
    return {
      company_id: company,
      period: `${2030 + Math.floor(made / 12)}-${String((made % 12) + 1).padStart(2, '0')}`,
      income_amount: 500_000,
    };
  },
  'company-persons': ({ company }) => ({ company_id: company, first_name: 'Jan', last_name: 'Kłos', role: 'owner' }),
  'company-events': ({ company }) => ({ company_id: company, kind: 'pcc', occurred_on: '2026-11-12', amount: 1_200_000 }),
  'recurring-tasks': () => ({ name: 'Uzgodnienie kasy', frequency: 'monthly', due_day: 5 }),
  teams: ({ keeper }) => {
    made += 1;
    return { name: `Zespół ${made}`, members: [{ user_id: keeper }] };
  },
  'stand-ins': ({ keeper, deputy }) => ({
    title: 'Ala Nowa',
    person_id: keeper,
    deputy_id: deputy,
    from: '2099-01-04',
    to: '2099-01-15',
  }),
  'schedule-entries': ({ keeper }) => ({ title: 'Narada', kind: 'office', start: '2026-12-01 09:00:00', user_id: keeper }),
  'task-dependencies': ({ of }) => ({ task_id: of.tasks, blocker_id: of.tasks }),
  partners: () => {
    made += 1;
    return { name: `Partner ${made}` };
  },
  'partner-referrals': ({ of }) => ({ partner_id: of.partners, name: 'Cukiernia Bez', referred_on: '2026-11-02' }),
  messages: ({ company }) => ({ subject: 'Pytanie o VAT', company_id: company, post_body: '<p>Dzień dobry</p>' }),
  announcements: () => ({ title: 'Zmiany w VAT', body: '<p>Dzień dobry</p>' }),
  'system-tickets': ({ keeper }) => {
    made += 1;
    return { number: `Z/2020/${made}`, title: 'Nie działa eksport', description: '<p>Pusty plik</p>', reporter_id: keeper };
  },
  breaches: () => ({ title: 'List do innego klienta', found_at: '2026-11-19 15:00:00' }),
  tickets: ({ company, of }) => {
    made += 1;
    return {
      number: `S/2020/${made}`,
      subject: 'Korekta JPK',
      description: '<p>Proszę o korektę</p>',
      company_id: company,
      category_id: of['ticket-categories'],
    };
  },
  'time-closings': () => {
    made += 1;
    return { through: new Date(Date.UTC(2001, 0, made)).toISOString().slice(0, 10) };
  },
  'work-rates': ({ keeper }) => {
    made += 1;
    return { user_id: keeper, valid_from: new Date(Date.UTC(2001, 0, made)).toISOString().slice(0, 10), cost_rate_amount: 6_000 };
  },
  'answer-templates': () => {
    made += 1;
    return { name: `Szablon ${made}`, body: 'Dzień dobry, {firma}: dokumenty za {okres} są kompletne. {podpis}' };
  },
  'ticket-categories': () => {
    made += 1;
    return { name: `Kategoria spraw ${made}`, code: `kategoria_${made}` };
  },
  'saved-views': ({ keeper }) => {
    made += 1;
    return { user_id: keeper, list: 'tasks', name: `Widok ${made}`, query: 'sort=title:desc&filters=status:new' };
  },
  notices: ({ keeper }) => ({ user_id: keeper, text: 'Nowe zadanie', event: 'task_assigned' }),
  'notification-rules': () => {
    made += 1;
    return { code: `probna_${made}`, name: 'Próba', module: 'Biuro', portal_text: 'a', subject: 'b', body: 'c', sms_text: 'd' };
  },
  'training-categories': () => {
    made += 1;
    return { name: `Kategoria szkoleń ${made}` };
  },
  trainings: ({ of }) => ({ category_id: of['training-categories'], title: 'RODO w biurze', content: '<p>Dane klientów</p>' }),
  'training-questions': ({ of, keeper }) => ({
    training_id: of.trainings,
    text: 'Kto odpowiada za dane?',
    options: [
      { text: 'Administrator', correct: true, explanation: null },
      { text: 'Nikt', correct: false, explanation: null },
    ],
    author_id: keeper,
  }),
  'training-completions': ({ of, keeper }) => {
    made += 1;
    return { training_id: of.trainings, user_id: keeper, round: made };
  },
  deliveries: ({ keeper }) => ({ event: 'task_assigned', name: 'Nowe zadanie', user_id: keeper, channel: 'email' }),
};

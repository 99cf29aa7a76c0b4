import { boolean, choice, choices, date, defineResource, list, longText, percent, reference, text } from '../src/schema';

/** Circumstances that the act itself binds a higher risk to. */
const heightened = ['high_risk_country', 'pep'];

/**
 * One look at a client by the act against money laundering: its risk, owners and source of funds. The newest counts and the earlier ones stay
 * as evidence (art. 34 ust. 3). Never the client's: nobody may tell them what is thought of them (art. 54).
 */
export const amlReviews = defineResource('aml-reviews', {
  labels: {
    one: 'Ocena AML',
    few: 'Oceny AML',
    many: 'Ocen AML',
    create: 'Nowa ocena AML',
    edit: 'Edycja oceny AML',
    accusative: ['ocenę AML', 'oceny AML', 'ocen AML'],
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['company_id', 'reviewed_on'],
  privacy: {
    purpose: 'Środki bezpieczeństwa finansowego (ustawa AML)',
    retention: 'aml',
    data: 'internal',
    counts: 'ended_on',
  },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    risk_level: choice(
      'Ryzyko',
      {
        low: { label: 'Niskie', color: 'success' },
        standard: { label: 'Normalne', color: 'info' },
        elevated: { label: 'Podwyższone', color: 'warning' },
        high: { label: 'Wysokie', color: 'error' },
      },
      { required: true, default: 'standard' },
    ),
    reasons: choices('Z czego wynika', {
      public_body: 'Sektor finansów publicznych (art. 42)',
      listed: 'Spółka giełdowa (art. 42)',
      eu_resident: 'Rezydent UE lub EOG (art. 42)',
      unusual: 'Nietypowe okoliczności (art. 43)',
      private_assets: 'Zarządza majątkiem osobistym (art. 43)',
      bearer_shares: 'Akcje na okaziciela (art. 43)',
      cash: 'Duży obrót gotówkowy (art. 43)',
      structure: 'Złożona struktura własności (art. 43)',
      high_risk_country: 'Państwo wysokiego ryzyka (art. 44)',
      pep: 'PEP (art. 46)',
      own: 'Ocena biura (art. 33)',
    }),
    pep: boolean('Eksponowane stanowisko polityczne (PEP)', { required: true, default: false, data: 'personal' }),
    beneficial_owners: list(
      'Beneficjenci rzeczywiści',
      {
        name: text('Imię i nazwisko', { required: true, max: 120 }),
        citizenship: text('Obywatelstwo', { max: 60 }),
        control: choice('Podstawa', {
          shares: 'Ponad 25% udziałów lub akcji',
          votes: 'Ponad 25% głosów',
          other: 'Kontrola w inny sposób',
          board: 'Wyższa kadra kierownicza (brak innego)',
          self: 'Sam przedsiębiorca',
        }),
        share: percent('Udział'),
      },
      { data: 'special' },
    ),
    crbr_checked_on: date('Sprawdzono w CRBR', { hint: 'Rozbieżność zgłasza się (art. 61a ustawy AML)' }),
    sanctions_checked_on: date('Sprawdzono listy sankcyjne'),
    business_purpose: longText('Cel i charakter relacji', { max: 2_000 }),
    source_of_funds: longText('Źródło majątku i środków', { max: 2_000, data: 'personal' }),
    measures: choice('Środki bezpieczeństwa', {
      simplified: 'Uproszczone (art. 42)',
      standard: 'Zwykłe (art. 34)',
      enhanced: 'Wzmożone (art. 43)',
    }),
    measures_note: longText('Co zrobiono', { max: 2_000 }),
    reviewed_on: date('Dzień oceny', { required: true }),
    reviewed_by_id: reference('Oceniający', 'users', { where: { isAdmin: true, status: 'active' } }),
    next_review_on: date('Następna ocena', {
      hint: 'Puste: za 24, 12, 6 albo 3 miesiące, według ryzyka',
    }),
    ended_on: date('Koniec współpracy', { hint: 'Dokumenty trzyma się potem 5 lat (art. 49 ustawy AML)' }),
    superseded: boolean('Zastąpiona nowszą', { required: true, readOnly: true, default: false }),
  },
  list: {
    columns: ['company', 'risk_level', 'pep', 'reviewed_on', 'reviewed_by', 'next_review_on', 'superseded'],
    sort: 'next_review_on:asc',
    filters: ['company_id', 'risk_level', 'pep', 'superseded', 'next_review_on', 'reviewed_by_id'],
  },
  sections: [
    { title: 'Ryzyko', fields: ['company_id', 'risk_level', 'reasons', 'pep', 'measures', 'measures_note'] },
    {
      title: 'Klient',
      fields: ['beneficial_owners', 'crbr_checked_on', 'sanctions_checked_on', 'business_purpose', 'source_of_funds'],
    },
    { title: 'Ocena', fields: ['reviewed_on', 'reviewed_by_id', 'next_review_on', 'superseded', 'ended_on'] },
  ],
  rules: [
    {
      on: 'risk_level',
      says: 'PEP i państwo wysokiego ryzyka to ryzyko co najmniej podwyższone',
      holds: ({ risk_level, pep, reasons }) =>
        ['elevated', 'high'].includes(risk_level) || !(pep || reasons?.some((reason) => heightened.includes(reason))),
    },
    {
      on: 'measures',
      says: 'Środki uproszczone są przy niskim ryzyku, wzmożone przy podwyższonym i wysokim',
      holds: ({ risk_level, measures }) =>
        measures === null ||
        (measures === 'simplified'
          ? risk_level === 'low'
          : measures === 'enhanced' || !['elevated', 'high'].includes(risk_level)),
    },
    {
      on: 'next_review_on',
      says: 'Następna ocena jest po tej',
      holds: ({ reviewed_on, next_review_on }) => !next_review_on || reviewed_on < next_review_on,
    },
  ],
  waiting: [
    {
      code: 'renew',
      side: 'office',
      label: ['ocena AML do odnowienia', 'oceny AML do odnowienia', 'ocen AML do odnowienia'],
      asks: 'Odnów ocenę AML',
      where: { superseded: [false], ended_on: [null] },
      through: { by: 'company_id', mine: ['owner_id'] },
      due: 'next_review_on',
      ahead: 60,
    },
  ],
});

import { boolean, choice, count, dateTime, defineResource, integer, list, longText, reference, state, text } from '../src/schema';

export const surveys = defineResource('surveys', {
  labels: { one: 'Ankieta', few: 'Ankiety', many: 'Ankiet', create: 'Nowa ankieta', edit: 'Edycja ankiety' },
  area: 'modules',
  module: 'surveys',
  createWord: 'create',
  title: 'title',
  privacy: { purpose: 'Zbieranie danych i opinii klientów oraz pracowników', retention: 'operation', data: 'internal' },
  fields: {
    title: text('Tytuł', { required: true, max: 150 }),
    description: longText('Wstęp', { max: 2_000, hint: 'Po co pytacie i ile to zajmie' }),
    purpose: choice(
      'Cel',
      {
        opinion: 'Opinia',
        data_collection: 'Zbieranie danych',
        annual: 'Formularz roczny',
        onboarding: 'Ankieta wdrożeniowa',
        nps: 'NPS',
      },
      { required: true, default: 'opinion' },
    ),
    audience: choice(
      'Dla kogo',
      { clients: 'Firmy klientów', contacts: 'Osoby z firm klientów', staff: 'Pracownicy biura' },
      { required: true, default: 'clients' },
    ),
    company_filter: text('Dla których firm', { max: 2_000, hint: 'Warunki listy firm; puste: wszystkie obsługiwane firmy' }),
    one_per: choice(
      'Ile odpowiedzi',
      { company: 'Jedna na firmę', person: 'Jedna na osobę' },
      { required: true, default: 'company' },
    ),
    anonymous: boolean('Anonimowa', {
      required: true,
      default: false,
      hint: 'Biuro widzi odpowiedzi, a nie to, czyje są. Po pierwszej odpowiedzi nie da się tego zmienić.',
    }),
    opens_at: dateTime('Otwarcie', { hint: 'Puste: od razu po rozpoczęciu' }),
    closes_at: dateTime('Zamknięcie'),
    status: state('Status', {
      initial: 'draft',
      states: {
        draft: { label: 'Szkic', color: 'default' },
        scheduled: { label: 'Zaplanowana', color: 'info' },
        open: { label: 'Otwarta', color: 'success' },
        closed: { label: 'Zamknięta', color: 'warning' },
        archived: { label: 'W archiwum', color: 'default' },
      },
      transitions: {
        open: {
          label: 'Rozpocznij',
          from: ['draft', 'scheduled'],
          to: 'open',
          confirm: 'Otworzyć ankietę i wysłać zaproszenia?',
        },
        schedule: { label: 'Zaplanuj', from: ['draft'], to: 'scheduled', asks: ['opens_at', 'closes_at'] },
        withdraw: { label: 'Wróć do szkicu', from: ['scheduled'], to: 'draft' },
        close: { label: 'Zamknij', from: ['open'], to: 'closed', confirm: 'Zamknąć ankietę? Nikt więcej nie odpowie.' },
        reopen: { label: 'Otwórz ponownie', from: ['closed'], to: 'open' },
        archive: { label: 'Do archiwum', from: ['closed'], to: 'archived' },
      },
    }),
    allow_edit_until_close: boolean('Odpowiedzi można zmieniać do zamknięcia', { required: true, default: false }),
    remind_every_days: integer('Przypominaj co ile dni', { from: 1, to: 30, hint: 'Puste: bez przypomnień' }),
    remind_most: integer('Najwięcej przypomnień', { required: true, default: 3, from: 1, to: 10 }),
    results_visible: choice(
      'Wyniki widzi',
      { nobody: 'Autor i kierownik', office: 'Biuro', respondents: 'Biuro i odpowiadający' },
      { required: true, default: 'office' },
    ),
    thank_you: longText('Podziękowanie', { max: 1_000 }),
    sections: list('Części ankiety', {
      key: text('Oznaczenie części', { required: true, max: 41 }),
      title: text('Nazwa', { required: true }),
      description: longText('Opis', { max: 1_000 }),
    }),
    template: boolean('Szablon', { required: true, default: false, hint: 'Wzór do kopiowania; nikogo nie zaprasza' }),
    author_id: reference('Autor', 'users', { readOnly: true }),
    invited_count: count('Zaproszeni', 'survey-invitations', 'survey_id'),
    submitted_count: count('Odpowiedzieli', 'survey-invitations', 'survey_id', { state: ['submitted'] }),
  },
  extras: { questions: 'Pytania', locked: 'Ktoś już odpowiada', results_open: 'Wyniki są do wglądu' },
  list: {
    columns: ['title', 'purpose', 'audience', 'status', 'invited_count', 'submitted_count', 'closes_at'],
    sort: 'created:desc',
    search: ['title'],
    filters: ['status', 'purpose', 'audience', 'template'],
  },
  sections: [
    { title: 'Ankieta', fields: ['title', 'description', 'purpose', 'thank_you', 'sections', 'template'] },
    { title: 'Kto odpowiada', fields: ['audience', 'company_filter', 'one_per', 'anonymous', 'allow_edit_until_close'] },
    {
      title: 'Czas i wyniki',
      fields: ['opens_at', 'closes_at', 'remind_every_days', 'remind_most', 'results_visible', 'status', 'author_id'],
    },
  ],
  waiting: [
    {
      code: 'answer',
      side: 'client',
      label: ['ankieta', 'ankiety', 'ankiet'],
      asks: 'Wypełnij ankietę',
      list: '/surveys',
      found: true,
    },
    {
      code: 'answer',
      side: 'office',
      label: ['ankieta', 'ankiety', 'ankiet'],
      asks: 'Wypełnij ankietę',
      list: '/surveys/mine',
      found: true,
    },
  ],
  actions: {
    questions: { label: 'Zapisz pytania', on: 'one' },
    remind: { label: 'Przypomnij', on: 'one' },
    copy: { label: 'Kopiuj', on: 'one' },
  },
  rules: [
    {
      on: 'one_per',
      says: 'Jedna odpowiedź na firmę dotyczy tylko ankiety dla firm klientów',
      holds: ({ one_per, audience }) => one_per === 'person' || audience === 'clients',
    },
    {
      on: 'allow_edit_until_close',
      says: 'W anonimowej ankiecie nie wiadomo, czyją odpowiedź zmienić',
      holds: ({ anonymous, allow_edit_until_close }) => !(anonymous && allow_edit_until_close),
    },
    {
      on: 'closes_at',
      says: 'Zamknięcie musi być po otwarciu',
      holds: ({ opens_at, closes_at }) => opens_at === null || closes_at === null || closes_at >= opens_at,
    },
    {
      on: 'opens_at',
      says: 'Podaj, kiedy ankieta ma się otworzyć',
      holds: ({ status, opens_at }) => status !== 'scheduled' || opens_at !== null,
    },
    {
      on: 'sections',
      says: 'Dwie części mają to samo oznaczenie',
      holds: ({ sections }) => new Set((sections ?? []).map(({ key }) => key)).size === (sections ?? []).length,
    },
  ],
});

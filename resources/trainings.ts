import {
  boolean,
  choice,
  choices,
  date,
  defineResource,
  files,
  integer,
  list,
  longText,
  reference,
  richText,
  state,
  text,
} from '../src/schema';

/** A film elsewhere is a plain link, followed outside the panel. */
const isLink = (address: string | null) => address === null || /^https:\/\/[^\s/]+\.[^\s]+$/i.test(address);

export const trainings = defineResource('trainings', {
  labels: { one: 'Szkolenie', few: 'Szkolenia', many: 'Szkoleń', create: 'Nowe szkolenie', edit: 'Edycja szkolenia' },
  area: 'trainings',
  module: 'trainings',
  path: 'trainings',
  beneath: { resource: 'training-categories', by: 'category_id', word: 'view', param: 'trainingId' },
  changesNeed: 'companies',
  title: 'title',
  known: true,
  privacy: { purpose: 'Szkolenia pracowników i klientów', retention: 'operation', data: 'internal' },
  fields: {
    category_id: reference('Kategoria', 'training-categories', { onDelete: 'refuse', required: true }),
    title: text('Tytuł', { required: true, max: 200 }),
    summary: longText('W skrócie', { max: 500, hint: 'Jedno, dwa zdania: dla kogo i po co' }),
    kind: choice(
      'Rodzaj',
      {
        article: 'Artykuł',
        video: 'Film',
        presentation: 'Prezentacja',
        file: 'Plik',
        course: 'Kurs (lekcje)',
        webinar: 'Webinar',
      },
      { required: true, default: 'article' },
    ),
    content: richText('Treść'),
    video_url: text('Film (adres)', {
      max: 500,
      hint: 'Sam plik filmu nie przejdzie: umieść go w serwisie z filmami (na przykład YouTube, niepubliczny) i wklej adres. Otworzy się w nowej karcie',
    }),
    attachment_ids: files('Załączniki'),
    lessons: list('Lekcje', {
      title: text('Tytuł lekcji', { required: true, max: 200 }),
      content: richText('Treść lekcji'),
      video_url: text('Film lekcji (adres)', { max: 500 }),
      minutes: integer('Czas (minuty)', { from: 1, to: 600 }),
    }),
    duration_minutes: integer('Czas trwania (minuty)', { from: 1, to: 6_000, hint: 'Puste: suma lekcji' }),
    law_basis: text('Podstawa prawna', { max: 300 }),
    valid_from: date('Aktualne od'),
    valid_to: date('Aktualne do'),
    audience: choice(
      'Dla kogo',
      { clients: 'Klienci', staff: 'Pracownicy biura', both: 'Wszyscy' },
      { required: true, default: 'both' },
    ),
    mandatory: boolean('Obowiązkowe', { required: true, default: false, hint: 'Przydzielimy je i przypomnimy o terminie' }),
    due_days: integer('Termin (dni od przydzielenia)', { from: 1, to: 365 }),
    repeat_months: integer('Powtarzaj co (miesiące)', { from: 1, to: 120 }),
    staff_roles: choices(
      'Obowiązkowe dla ról w biurze',
      {
        'worker-tasks': 'Pracownik (zadania)',
        accountant: 'Księgowi',
        manager: 'Kierownik',
        superuser: 'Administrator',
        boss: 'Właściciel biura',
      },
      { required: true, default: [], hint: 'Puste: dla wszystkich z biura' },
    ),
    client_roles: choices(
      'Obowiązkowe dla ról u klienta',
      { owner: 'Właściciel', accountant: 'Osoba księgowa', payroll: 'Kadry', viewer: 'Podgląd' },
      { required: true, default: [], hint: 'Puste: dla wszystkich klientów' },
    ),
    rule: choice(
      'Ukończone, gdy',
      {
        viewed: 'Otwarte i potwierdzone',
        read_all: 'Przeczytane wszystkie lekcje',
        passed: 'Przeczytane i zaliczony test',
        passed_or_exhausted: 'Przeczytane i test zaliczony albo wyczerpane próby',
      },
      { required: true, default: 'passed', hint: 'Bez pytań w teście wystarczy przeczytać; zawsze trzeba potwierdzić' },
    ),
    pass_score_percent: integer('Próg zaliczenia (%)', { required: true, from: 1, to: 100, default: 80 }),
    max_attempts: integer('Liczba prób', { required: true, from: 0, to: 50, default: 0, hint: '0: bez ograniczeń' }),
    certificate: boolean('Zaświadczenie po ukończeniu', { required: true, default: false }),
    acknowledge_text: text('Treść potwierdzenia', {
      required: true,
      max: 200,
      default: 'Potwierdzam, że treść jest dla mnie zrozumiała',
    }),
    status: state('Status', {
      initial: 'draft',
      states: {
        draft: { label: 'Szkic', color: 'default' },
        published: { label: 'Opublikowane', color: 'success' },
        archived: { label: 'Archiwalne', color: 'info' },
      },
      transitions: {
        publish: { label: 'Opublikuj', done: 'Opublikowano', from: ['draft', 'archived'], to: 'published' },
        withdraw: {
          label: 'Cofnij do szkicu',
          done: 'Cofnięto do szkicu',
          from: ['published'],
          to: 'draft',
          confirm: 'Cofnąć do szkicu? Zniknie z listy szkoleń.',
        },
        archive: {
          label: 'Przenieś do archiwum',
          done: 'Przeniesiono do archiwum',
          from: ['published', 'draft'],
          to: 'archived',
        },
      },
    }),
    revision: integer('Wydanie', { readOnly: true, required: true, default: 1 }),
    quiz_questions: integer('Pytania w teście', { readOnly: true, required: true, default: 0 }),
    visible_to: choices(
      'Widzą',
      { clients: 'Klienci', staff: 'Pracownicy biura' },
      { required: true, readOnly: true, default: [] },
    ),
    author_id: reference('Autor', 'users', { readOnly: true }),
  },
  sections: [
    {
      title: 'Szkolenie',
      fields: ['category_id', 'title', 'summary', 'kind', 'content', 'video_url', 'attachment_ids', 'lessons'],
    },
    {
      title: 'Dla kogo i do kiedy',
      fields: ['audience', 'mandatory', 'due_days', 'repeat_months', 'staff_roles', 'client_roles'],
    },
    {
      title: 'Zaliczenie',
      fields: ['rule', 'pass_score_percent', 'max_attempts', 'quiz_questions', 'acknowledge_text', 'certificate'],
    },
    {
      title: 'Aktualność',
      fields: ['duration_minutes', 'law_basis', 'valid_from', 'valid_to', 'revision', 'status', 'visible_to', 'author_id'],
    },
  ],
  list: {
    columns: ['title', 'kind', 'audience', 'mandatory', 'quiz_questions', 'status', 'author'],
    sort: 'title:asc',
    search: ['title', 'summary', 'law_basis'],
    filters: ['category_id', 'kind', 'audience', 'mandatory', 'status'],
  },
  extras: { mine: 'Moje ukończenie', quiz: 'Test' },
  actions: {
    start: { label: 'Rozpocznij', on: 'one', readers: true },
    read: { label: 'Przeczytane', on: 'one', readers: true, takes: ['lesson'] },
    answer: { label: 'Sprawdź odpowiedzi', on: 'one', readers: true, takes: ['answers'] },
    acknowledge: { label: 'Potwierdź', on: 'one', readers: true },
    renew: { label: 'Nowe wydanie', on: 'one', confirm: 'Poprosić wszystkich o ponowne przejście?' },
    remind: { label: 'Przypomnij', on: 'one' },
  },
  rules: [
    { on: 'video_url', says: 'Podaj pełny adres zaczynający się od https://', holds: ({ video_url }) => isLink(video_url) },
    {
      on: 'lessons',
      says: 'Adres filmu w lekcji musi zaczynać się od https://',
      holds: ({ lessons }) => (lessons ?? []).every(({ video_url }) => isLink(video_url)),
    },
    {
      on: 'valid_to',
      says: 'Data „do” nie może być wcześniejsza niż „od”',
      holds: ({ valid_from, valid_to }) => valid_from === null || valid_to === null || valid_from <= valid_to,
    },
    {
      on: 'due_days',
      says: 'Podaj, ile dni jest na ukończenie obowiązkowego szkolenia',
      holds: ({ mandatory, due_days }) => !mandatory || due_days !== null,
    },
  ],
  narrowed: { unless: 'companies', where: { visible_to: ['staff'] } },
  client: {
    rows: { where: { visible_to: ['clients'] } },
    may: ['list', 'show'],
    hidden: ['audience', 'visible_to', 'staff_roles', 'client_roles', 'author_id'],
  },
});

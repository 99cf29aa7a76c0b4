import { boolean, choice, date, defineResource, list, reference, state, text } from '../src/schema';

export const polls = defineResource('polls', {
  labels: { one: 'Sonda', few: 'Sondy', many: 'Sond', create: 'Nowa sonda', edit: 'Edycja sondy' },
  area: 'modules',
  module: 'surveys',
  menu: { group: 'talks', place: 50, icon: 'chart' },
  title: 'question',
  privacy: { purpose: 'Poznanie zdania pracowników i klientów', retention: 'operation', data: 'internal' },
  fields: {
    question: text('Pytanie', { required: true, max: 300 }),
    options: list('Odpowiedzi', { text: text('Odpowiedź', { required: true, max: 200 }) }, { required: true }),
    multiple: boolean('Można wybrać kilka', { required: true, default: false }),
    allow_comment: boolean('Można dodać komentarz', { required: true, default: false }),
    audience: choice(
      'Dla kogo',
      { staff: 'Pracownicy biura', clients: 'Klienci', everybody: 'Wszyscy' },
      { required: true, default: 'staff', fixed: true },
    ),
    anonymous: boolean('Anonimowa', {
      required: true,
      default: true,
      fixed: true,
      hint: 'Biuro widzi liczbę głosów, a nie to, kto jak głosował',
    }),
    closes_on: date('Głosowanie do dnia'),
    results_visible: choice(
      'Wyniki widać',
      { always: 'Zawsze', after_vote: 'Po głosie', after_close: 'Po zakończeniu', never: 'Tylko w biurze' },
      { required: true, default: 'after_vote' },
    ),
    status: state('Status', {
      initial: 'draft',
      states: {
        draft: { label: 'Szkic', color: 'default' },
        open: { label: 'Otwarta', color: 'success' },
        closed: { label: 'Zakończona', color: 'info' },
      },
      transitions: {
        open: { label: 'Rozpocznij głosowanie', done: 'Rozpoczęto głosowanie', from: ['draft'], to: 'open' },
        close: { label: 'Zakończ głosowanie', done: 'Zakończono głosowanie', from: ['open'], to: 'closed' },
        reopen: {
          label: 'Wznów głosowanie',
          done: 'Wznowiono głosowanie',
          from: ['closed'],
          to: 'open',
          confirm: 'Wznowić głosowanie? Oddane głosy zostają.',
        },
      },
    }),
    author_id: reference('Autor', 'users', { readOnly: true }),
  },
  list: {
    columns: ['question', 'audience', 'status', 'closes_on', 'author'],
    sort: 'created:desc',
    search: ['question'],
    filters: ['status', 'audience'],
  },
  sections: [
    { title: 'Sonda', fields: ['question', 'options', 'multiple', 'allow_comment'] },
    { title: 'Głosowanie', fields: ['audience', 'anonymous', 'closes_on', 'results_visible', 'status', 'author_id'] },
  ],
  extras: { mine: 'Mój głos', votes: 'Liczba głosów', results: 'Wyniki', comments: 'Komentarze' },
  actions: { vote: { label: 'Głosuj', on: 'one', readers: true, takes: ['picked', 'comment'] } },
  rules: [
    {
      on: 'options',
      says: 'Podaj od 2 do 10 różnych odpowiedzi',
      holds: ({ options }) =>
        options.length >= 2 && options.length <= 10 && new Set(options.map((option) => option.text)).size === options.length,
    },
  ],
  waiting: [
    {
      code: 'vote',
      side: 'client',
      label: ['sonda', 'sondy', 'sond'],
      asks: 'Zagłosuj',
      where: { status: ['open'] },
      until: { resource: 'poll-votes', by: 'poll_id', mine: 'user_id' },
      due: 'closes_on',
      ends: true,
      to: '/polls',
    },
    {
      code: 'vote',
      side: 'office',
      label: ['sonda', 'sondy', 'sond'],
      asks: 'Zagłosuj',
      where: { status: ['open'], audience: ['staff', 'everybody'] },
      until: { resource: 'poll-votes', by: 'poll_id', mine: 'user_id' },
      due: 'closes_on',
      ends: true,
    },
  ],
  client: {
    rows: { where: { status: ['open', 'closed'], audience: ['clients', 'everybody'] } },
    may: ['list', 'show'],
    hidden: ['author_id', 'audience'],
  },
});

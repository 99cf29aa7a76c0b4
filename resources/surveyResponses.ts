import { date, dateTime, defineResource, files, list, longText, reference, state, text } from '../src/schema';

export const surveyResponses = defineResource('survey-responses', {
  labels: {
    one: 'Odpowiedź na ankietę',
    few: 'Odpowiedzi na ankiety',
    many: 'Odpowiedzi na ankiety',
    accusative: ['odpowiedź', 'odpowiedzi', 'odpowiedzi'],
    edit: 'Notatka do odpowiedzi',
  },
  area: 'modules',
  module: 'surveys',
  within: 'surveys',
  title: ['survey_id', 'company_id'],
  privacy: {
    purpose: 'Zbieranie danych i opinii klientów oraz pracowników',
    retention: 'operation',
    data: 'personal',
    handsOver: ['survey_id', 'user_id', 'submitted_at'],
  },
  fields: {
    survey_id: reference('Ankieta', 'surveys', { required: true, readOnly: true, onDelete: 'refuse' }),
    invitation_id: reference('Zaproszenie', 'survey-invitations', { readOnly: true }),
    company_id: reference('Firma', 'companies', { readOnly: true }),
    user_id: reference('Odpowiadający', 'users', { readOnly: true }),
    submitted_on: date('Dzień wysłania', { readOnly: true }),
    submitted_at: dateTime('Wysłano', { readOnly: true }),
    answers: list(
      'Odpowiedzi',
      {
        key: text('Pytanie', { required: true, max: 41 }),
        value: longText('Wartość', { required: true, max: 20_000 }),
        by: text('Kto podał', { max: 36 }),
      },
      { readOnly: true, data: 'secret' },
    ),
    file_ids: files('Pliki', { readOnly: true, data: 'secret' }),
    status: state('Ocena', {
      initial: 'new',
      states: {
        new: { label: 'Nowa', color: 'info' },
        in_review: { label: 'W ocenie', color: 'warning' },
        processed: { label: 'Przetworzona', color: 'success' },
      },
      transitions: {
        review: { label: 'Weź do oceny', done: 'Wzięto do oceny', from: ['new'], to: 'in_review', bulk: true },
        process: { label: 'Przetworzona', done: 'Przetworzono', from: ['new', 'in_review'], to: 'processed', bulk: true },
        return: { label: 'Wróć do oceny', done: 'Wrócono do oceny', from: ['processed'], to: 'in_review' },
      },
    }),
    note: longText('Notatka biura', { max: 2_000 }),
    task_id: reference('Zadanie z odpowiedzi', 'tasks', { readOnly: true }),
  },
  extras: { answered: 'Pytania i odpowiedzi', proposals: 'Zmiany w karcie firmy' },
  list: {
    columns: ['survey', 'company', 'user', 'submitted_on', 'status', 'task'],
    sort: 'created:desc',
    filters: ['survey_id', 'status', 'company_id', 'submitted_on'],
  },
  actions: {
    task: { label: 'Utwórz zadanie', on: 'one' },
    apply: { label: 'Wpisz do karty firmy', on: 'one', takes: ['fields'] },
  },
  unique: [['invitation_id']],
  may: ['list', 'show', 'edit'],
});

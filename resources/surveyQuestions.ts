import { conditionTests, questionTypes } from '../src/domain/surveys/words';
import { boolean, choice, defineResource, integer, list, longText, reference, text } from '../src/schema';

export const surveyQuestions = defineResource('survey-questions', {
  labels: { one: 'Pytanie ankiety', few: 'Pytania ankiet', many: 'Pytań ankiet' },
  area: 'modules',
  module: 'surveys',
  within: 'surveys',
  title: 'label',
  privacy: { purpose: 'Zbieranie danych i opinii klientów oraz pracowników', retention: 'operation', data: 'internal' },
  fields: {
    survey_id: reference('Ankieta', 'surveys', { required: true, readOnly: true }),
    position: integer('Kolejność', { required: true, from: 0, readOnly: true }),
    key: text('Oznaczenie', { required: true, max: 41, readOnly: true }),
    label: text('Treść pytania', { required: true, max: 500, readOnly: true }),
    help: longText('Objaśnienie', { max: 1_000, readOnly: true }),
    type: choice('Rodzaj', questionTypes, { required: true, readOnly: true }),
    required: boolean('Wymagane', { required: true, default: false, readOnly: true }),
    section: text('Część', { max: 41, readOnly: true }),
    options: list(
      'Odpowiedzi',
      {
        value: text('Oznaczenie odpowiedzi', { required: true, max: 41 }),
        label: text('Odpowiedź', { required: true, max: 300 }),
        exclusive: boolean('Wyklucza inne'),
        other_text: boolean('Z dopisaniem'),
      },
      { readOnly: true },
    ),
    lines: list(
      'Wiersze tabeli',
      { value: text('Oznaczenie wiersza', { required: true, max: 41 }), label: text('Wiersz', { required: true, max: 300 }) },
      { readOnly: true },
    ),
    min: integer('Najmniej', { readOnly: true }),
    max: integer('Najwięcej', { readOnly: true }),
    max_length: integer('Najwięcej znaków', { from: 1, to: 4_000, readOnly: true }),
    visible_if: list(
      'Pokaż, gdy',
      {
        question: text('Pytanie', { required: true, max: 41 }),
        test: choice('Warunek', conditionTests, { required: true }),
        value: text('Wartość', { max: 100 }),
      },
      { readOnly: true },
    ),
    visible_join: choice(
      'Warunki łącznie',
      { all: 'Wszystkie', any: 'Którykolwiek' },
      { required: true, default: 'all', readOnly: true },
    ),
    formula: text('Wzór', { max: 500, readOnly: true }),
  },
  list: { columns: ['survey', 'position', 'label', 'type', 'required'], sort: 'position:asc', filters: ['survey_id', 'type'] },
  unique: [['survey_id', 'key']],
  may: ['list', 'show'],
});

import { boolean, choice, defineResource, integer, list, longText, quantity, reference, text } from '../src/schema';

export const trainingQuestions = defineResource('training-questions', {
  labels: {
    one: 'Pytanie testu',
    few: 'Pytania testu',
    many: 'Pytań testu',
    create: 'Nowe pytanie',
    edit: 'Edycja pytania',
  },
  area: 'trainings',
  module: 'trainings',
  within: 'training-categories',
  changesNeed: 'companies',
  title: 'text',
  privacy: { purpose: 'Sprawdzenie wiedzy po szkoleniu', retention: 'operation', data: 'internal' },
  fields: {
    training_id: reference('Szkolenie', 'trainings', { required: true, fixed: true }),
    text: text('Pytanie', { required: true, max: 500 }),
    type: choice(
      'Rodzaj pytania',
      {
        single: 'Jedna odpowiedź',
        multi: 'Kilka odpowiedzi',
        true_false: 'Prawda czy fałsz',
        order: 'Ułożenie w kolejności',
        number: 'Liczba',
      },
      { required: true, default: 'single' },
    ),
    options: list(
      'Odpowiedzi',
      {
        text: text('Odpowiedź', { required: true, max: 300 }),
        correct: boolean('Poprawna', { required: true, default: false }),
        explanation: text('Wyjaśnienie', { max: 500 }),
      },
      { required: true, default: [], hint: 'Gdy trzeba je ułożyć, wpisz je we właściwej kolejności' },
    ),
    is_true: boolean('Zdanie jest prawdziwe'),
    number: quantity('Poprawna liczba'),
    tolerance: quantity('Dopuszczalna różnica', { from: 0 }),
    explanation: longText('Wyjaśnienie po sprawdzeniu', { max: 1_000 }),
    points: integer('Punkty', { required: true, from: 1, to: 100, default: 1 }),
    position: integer('Kolejność', { required: true, from: 0, to: 1_000, default: 100 }),
    author_id: reference('Autor', 'users', { readOnly: true }),
  },
  sections: [
    { title: 'Pytanie', fields: ['training_id', 'text', 'type', 'options', 'is_true', 'number', 'tolerance'] },
    { title: 'Ocena', fields: ['explanation', 'points', 'position', 'author_id'] },
  ],
  onlyWhen: {
    options: { type: ['single', 'multi', 'order'] },
    'options.correct': { type: ['single', 'multi'] },
    is_true: { type: ['true_false'] },
    number: { type: ['number'] },
    tolerance: { type: ['number'] },
  },
  list: {
    columns: ['text', 'type', 'points', 'position', 'author'],
    sort: 'position:asc',
    search: ['text'],
    filters: ['training_id', 'type'],
  },
  // Whoever may read the answers could not be examined: they are known to who wrote them, and to managers.
  others: { by: 'author_id', area: 'settings' },
  rules: [
    {
      on: 'options',
      says: 'Podaj co najmniej dwie różne odpowiedzi',
      holds: ({ type, options }) =>
        type === 'true_false' ||
        type === 'number' ||
        (options.length >= 2 && new Set(options.map((option) => option.text)).size === options.length),
    },
    {
      on: 'options',
      says: 'Zaznacz jedną poprawną odpowiedź',
      holds: ({ type, options }) => type !== 'single' || options.filter(({ correct }) => correct).length === 1,
    },
    {
      on: 'options',
      says: 'Zaznacz co najmniej jedną poprawną odpowiedź',
      holds: ({ type, options }) => type !== 'multi' || options.some(({ correct }) => correct),
    },
    {
      on: 'is_true',
      says: 'Zaznacz, czy zdanie jest prawdziwe',
      holds: ({ type, is_true }) => type !== 'true_false' || is_true !== null,
    },
    { on: 'number', says: 'Podaj poprawną liczbę', holds: ({ type, number }) => type !== 'number' || number !== null },
  ],
});

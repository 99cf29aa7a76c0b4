import { boolean, choice, date, dateTime, defineResource, integer, money, percent, reference, text } from '../src/schema';
import { type EnteredField, enteredFields, enteredIn, enteredLimits } from './choiceLists/enteredLimits';

const who = ['manager', 'superuser', 'boss'] as const;
const asks = {
  pln_amount: 'Podaj kwotę w złotych',
  rate: 'Podaj stawkę w procentach',
  eur_rate: 'Podaj kurs euro',
  number: 'Podaj liczbę',
} as const;

type Kept = { limit_code: string } & Record<EnteredField, number | string | null>;

/** The value stands in the limit's own field, and in no other. */
const rulesOf = (key: EnteredField) => [
  { on: key, says: asks[key], holds: (kept: Kept) => enteredIn(kept.limit_code) !== key || kept[key] !== null },
  {
    on: key,
    says: 'Ten limit nie jest podawany w ten sposób: zostaw to pole puste',
    holds: (kept: Kept) => enteredIn(kept.limit_code) === key || kept[key] === null,
  },
];

/** A value of a limit or rate that the law's table does not know, is not sure of or has wrong, as the office found it announced. */
export const limitValues = defineResource('limit-values', {
  labels: {
    one: 'Wartość wpisana przez biuro',
    few: 'Wartości wpisane przez biuro',
    many: 'Wartości wpisanych przez biuro',
    create: 'Wpisz wartość limitu',
    edit: 'Wartość wpisana przez biuro: edycja',
  },
  area: 'tasks',
  under: 'limits',
  title: ['limit_code', 'year'],
  privacy: { purpose: 'Pilnowanie limitów podatkowych klienta', retention: 'books', data: 'internal' },
  fields: {
    limit_code: choice('Limit', enteredLimits, { required: true, fixed: true }),
    year: integer('Rok', { required: true, fixed: true, from: 2022, to: 2099 }),
    pln_amount: money('Kwota', { from: 1, hint: 'Dla limitów w złotych' }),
    rate: percent('Stawka', { hint: 'Dla stóp procentowych' }),
    eur_rate: text('Kurs euro', { max: 7, hint: 'Dla kursu NBP, na przykład 4,2586' }),
    number: text('Liczba', { max: 12, hint: 'Dla kwot w euro, stawek za kilometr i liczby miesięcy, na przykład 0,89' }),
    valid_from: date('Obowiązuje od', { hint: 'Puste: od początku roku tego limitu' }),
    over_law: boolean('Zamiast wartości potwierdzonej w panelu', {
      required: true,
      default: false,
      hint: 'Zaznacz tylko, gdy panel podaje wartość już nieaktualną',
    }),
    source: text('Źródło', { required: true, max: 300, hint: 'Akt, obwieszczenie albo numer tabeli NBP' }),
    entered_by_id: reference('Wpisał(a)', 'users', { readOnly: true }),
    entered_at: dateTime('Wpisano', { readOnly: true }),
  },
  list: {
    columns: ['limit_code', 'valid_from', 'pln_amount', 'rate', 'eur_rate', 'number', 'source', 'entered_by'],
    sort: 'year:desc',
    search: ['source'],
    filters: ['limit_code', 'year'],
  },
  sections: [
    { title: 'Limit', fields: ['limit_code', 'year', 'valid_from', 'over_law'] },
    { title: 'Wartość', fields: ['pln_amount', 'rate', 'eur_rate', 'number', 'source'] },
    { title: 'Kto wpisał', fields: ['entered_by_id', 'entered_at'] },
  ],
  unique: [['limit_code', 'valid_from']],
  rules: [
    ...enteredFields.flatMap(rulesOf),
    {
      on: 'valid_from',
      says: 'Wybierz dzień tego samego roku',
      holds: ({ valid_from, year }) => valid_from === null || valid_from.startsWith(`${year}-`),
    },
    {
      on: 'eur_rate',
      says: 'Podaj kurs jak w tabeli NBP, na przykład 4,2586',
      holds: ({ eur_rate }) => eur_rate === null || /^[1-9]\d?[.,]\d{1,4}$/.test(eur_rate),
    },
    {
      on: 'number',
      says: 'Podaj liczbę większą od zera, na przykład 0,89',
      holds: ({ number }) => number === null || (/^\d{1,7}([.,]\d{1,4})?$/.test(number) && /[1-9]/.test(number)),
    },
  ],
  needs: { create: who, edit: who, delete: who },
});

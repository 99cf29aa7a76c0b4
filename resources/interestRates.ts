import { date, dateTime, defineResource, percent, reference, text } from '../src/schema';

const who = ['manager', 'superuser', 'boss'] as const;

/** A rate of interest on tax arrears that the panel does not know yet, or knows wrong, as the office found it announced. */
export const interestRates = defineResource('interest-rates', {
  labels: {
    one: 'Stawka odsetek wpisana przez biuro',
    few: 'Stawki odsetek wpisane przez biuro',
    many: 'Stawek odsetek wpisanych przez biuro',
    create: 'Wpisz stawkę odsetek',
    edit: 'Stawka odsetek wpisana przez biuro: edycja',
  },
  area: 'tasks',
  under: 'limits',
  title: 'valid_from',
  privacy: { purpose: 'Liczenie odsetek za zwłokę', retention: 'books', data: 'internal' },
  fields: {
    valid_from: date('Obowiązuje od', {
      required: true,
      unique: true,
    }),
    rate: percent('Stawka roczna', {
      required: true,
      from: 1,
      to: 10_000,
    }),
    source: text('Źródło', { required: true, max: 300, hint: 'Akt, obwieszczenie' }),
    entered_by_id: reference('Wpisał(a)', 'users', { readOnly: true }),
    entered_at: dateTime('Wpisano', { readOnly: true }),
  },
  list: { columns: ['valid_from', 'rate', 'source', 'entered_by'], sort: 'valid_from:desc', search: ['source'] },
  needs: { create: who, edit: who, delete: who },
});

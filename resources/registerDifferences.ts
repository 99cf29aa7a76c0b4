import { choice, date, dateTime, defineResource, longText, reference, state, text } from '../src/schema';
import { registers } from './choiceLists/registers';

/** Where a public register says something else of a client than its card: found by night, and somebody's to take over or to put aside. */
export const registerDifferences = defineResource('register-differences', {
  labels: {
    one: 'Różnica z rejestrem',
    few: 'Różnice z rejestrami',
    many: 'Różnic z rejestrami',
    list: 'Różnice z rejestrami',
  },
  area: 'companies',
  module: 'company',
  menu: { group: 'clients', place: 60, icon: 'scales' },
  title: 'title',
  privacy: { purpose: 'Zgodność danych klienta z rejestrami publicznymi', retention: 'books', data: 'internal' },
  fields: {
    title: text('Co jest inaczej', { required: true, readOnly: true, max: 100 }),
    company_id: reference('Firma', 'companies', { required: true, readOnly: true }),
    register: choice('Rejestr', registers, { required: true, readOnly: true }),
    mine: text('W panelu', { readOnly: true, max: 500, width: 'long' }),
    theirs: text('W rejestrze', { required: true, readOnly: true, max: 500, width: 'long' }),
    subject: text('Rodzaj', { required: true, readOnly: true, max: 60 }),
    values: longText('Wartości do wpisania', { readOnly: true, max: 4_000 }),
    found_on: date('Zauważono', { required: true, readOnly: true }),
    effective_from: date('Obowiązuje od', {
      readOnly: true,
      hint: 'Status VAT: od kiedy. Adres: dzień przeprowadzki, a gdy puste, to poprawka dzisiejszego',
    }),
    status: state('Stan', {
      initial: 'open',
      states: {
        open: { label: 'Do decyzji', color: 'warning' },
        accepted: { label: 'Wpisana do karty', color: 'success' },
        dismissed: { label: 'Odrzucona', color: 'default' },
        gone: { label: 'Nieaktualna', color: 'default' },
      },
      transitions: {
        accept: {
          label: 'Wpisz do karty firmy',
          done: 'Wpisano do karty',
          from: ['open'],
          to: 'accepted',
          asks: ['effective_from'],
        },
        dismiss: {
          label: 'Odrzuć',
          done: 'Odrzucono',
          from: ['open'],
          to: 'dismissed',
          confirm: 'Odrzucić różnicę? O tej samej wartości panel już nie powie.',
          bulk: true,
        },
      },
    }),
    decided_by_id: reference('Kto zdecydował', 'users', { readOnly: true }),
    decided_at: dateTime('Kiedy zdecydowano', { readOnly: true }),
  },
  list: {
    columns: ['title', 'company', 'mine', 'theirs', 'register', 'found_on', 'status'],
    sort: 'found_on:desc',
    search: ['title', 'theirs'],
    filters: ['status', 'register', 'company_id', 'found_on'],
  },
  sections: [
    { title: 'Różnica', fields: ['title', 'company_id', 'mine', 'theirs', 'register', 'found_on', 'effective_from', 'status'] },
    { title: 'Decyzja', fields: ['decided_by_id', 'decided_at'] },
    { title: 'Zapis', fields: ['subject', 'values'] },
  ],
  waiting: [
    {
      code: 'to_decide',
      side: 'office',
      label: ['różnica z rejestrem', 'różnice z rejestrami', 'różnic z rejestrami'],
      asks: 'Wpisz do karty albo odrzuć',
      where: { status: ['open'] },
      through: { by: 'company_id', mine: ['owner_id', 'deputy_id'] },
    },
  ],
  may: ['list', 'show', 'edit'],
});

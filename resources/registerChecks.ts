import { bankAccount, choice, dateTime, defineResource, longText, reference, text } from '../src/schema';
import { registers } from './choiceLists/registers';

/** What a public register answered about a company, and when: the proof of having asked (art. 96b VAT for the list of VAT payers). */
export const registerChecks = defineResource('register-checks', {
  labels: {
    one: 'Sprawdzenie w rejestrze',
    few: 'Sprawdzenia w rejestrach',
    many: 'Sprawdzeń w rejestrach',
    list: 'Sprawdzenia w rejestrach',
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: 'number',
  privacy: { purpose: 'Dowód sprawdzenia klienta i kontrahenta w rejestrach publicznych', retention: 'books', data: 'internal' },
  fields: {
    register: choice('Rejestr', registers, { required: true, readOnly: true }),
    number: text('Zapytano o', { required: true, readOnly: true, max: 20, hint: 'NIP, REGON, KRS albo numer VAT UE' }),
    account: bankAccount('Rachunek', { readOnly: true, hint: 'Gdy pytano, czy wykaz ma go przy tym NIP' }),
    company_id: reference('Firma', 'companies', { readOnly: true }),
    result: choice(
      'Wynik',
      {
        found: { label: 'Jest w rejestrze', color: 'success' },
        not_found: { label: 'Nie ma w rejestrze', color: 'warning' },
        failed: { label: 'Bez odpowiedzi', color: 'default' },
      },
      { required: true, readOnly: true },
    ),
    says: longText('Co odpowiedział', { readOnly: true, max: 1_000 }),
    checked_at: dateTime('Kiedy', { required: true, readOnly: true }),
    request_id: text('Numer odpowiedzi', { readOnly: true, max: 100 }),
    checked_by_id: reference('Kto pytał', 'users', { readOnly: true }),
  },
  list: {
    columns: ['checked_at', 'company', 'register', 'number', 'account', 'result', 'request_id'],
    sort: 'checked_at:desc',
    search: ['number'],
    filters: ['company_id', 'register', 'number', 'account', 'result', 'checked_at'],
  },
  may: ['list', 'show'],
});

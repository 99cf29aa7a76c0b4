import { boolean, choice, defineResource, month, reference } from '../src/schema';

/** Whether something happened in a month of a company, on which a duty of that month alone hangs; the client's word or the office's. */
export const monthAnswers = defineResource('month-answers', {
  labels: {
    one: 'Odpowiedź za miesiąc',
    few: 'Odpowiedzi za miesiące',
    many: 'Odpowiedzi za miesiące',
    create: 'Dodaj odpowiedź',
    edit: 'Odpowiedź za miesiąc: edycja',
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['company_id', 'period'],
  privacy: { purpose: 'Obowiązki klienta według stanu na dzień', retention: 'books', data: 'internal', counts: 'period' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    fact: choice(
      'Co',
      { eu_transactions: 'Transakcje z Unią (VAT-UE)', company_dividends: 'Dywidenda dla polskiej firmy' },
      { required: true, fixed: true },
    ),
    period: month('Miesiąc', { required: true, fixed: true }),
    answer: boolean('Czy było', { required: true }),
    answered_by_id: reference('Odpowiedział(a)', 'users', { readOnly: true }),
  },
  list: {
    columns: ['period', 'company', 'fact', 'answer', 'answered_by'],
    sort: 'period:desc',
    filters: ['company_id', 'fact', 'period', 'answer'],
  },
  unique: [['company_id', 'fact', 'period']],
  waiting: [
    {
      code: 'ask',
      side: 'client',
      label: ['pytanie o miniony miesiąc', 'pytania o minione miesiące', 'pytań o minione miesiące'],
      asks: 'Odpowiedz: tak albo nie',
      list: '/',
      found: true,
    },
  ],
  client: {
    rows: { company: 'company_id' },
    may: ['list', 'show', 'create'],
    writers: ['owner', 'accountant'],
    hidden: ['answered_by_id'],
    writes: ['company_id', 'fact', 'period', 'answer'],
  },
});

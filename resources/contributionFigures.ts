import { defineResource, longText, money, reference, text } from '../src/schema';

const month = /^\d{4}-(0[1-9]|1[0-2])$/;
const year = /^20\d{2}$/;

/** What contributions are counted from and no law can know: an owner's income and revenue of a month or year, and what an appointed board member was paid. */
export const contributionFigures = defineResource('contribution-figures', {
  labels: {
    one: 'Dane do składek',
    few: 'Dane do składek',
    many: 'Danych do składek',
    create: 'Wpisz dane do składek',
    edit: 'Dane do składek: edycja',
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['company_id', 'period'],
  privacy: { purpose: 'Składki ZUS właścicieli i wspólników klienta', retention: 'books', data: 'internal' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    person_id: reference('Osoba', 'company-persons', { onDelete: 'hide', fixed: true, hint: 'Puste: właściciel firmy' }),
    period: text('Okres', { required: true, fixed: true, max: 7, hint: 'Miesiąc, na przykład 2026-10, albo rok: 2025' }),
    income_amount: money('Dochód', { hint: 'Bez składek społecznych, jeśli nie są w kosztach; strata ze znakiem minus' }),
    revenue_amount: money('Przychód', { from: 0, hint: 'Przy ryczałcie; bez zapłaconych składek społecznych' }),
    pay_amount: money('Wynagrodzenie z powołania', {
      from: 0,
      grant: 'payroll',
      data: 'special',
      hint: 'Wypłacone w miesiącu członkowi zarządu lub prokurentowi; 0: nie było wypłaty',
    }),
    health_due_amount: money('Składki zdrowotne należne za rok', {
      from: 0,
      hint: 'Suma z deklaracji za miesiące roku; puste: policzona z danych miesięcznych',
    }),
    note: longText('Uwagi'),
    entered_by_id: reference('Wpisał(a)', 'users', { readOnly: true }),
  },
  computed: {
    // Pay is seen by who may see the payroll: for everybody else its row says at least what it is.
    given: {
      label: 'Co wpisano',
      from: ['income_amount', 'revenue_amount', 'health_due_amount'],
      of: ({ income_amount, revenue_amount, health_due_amount }) => {
        const amounts = { dochód: income_amount, przychód: revenue_amount, 'składki zdrowotne za rok': health_due_amount };
        const named = Object.entries(amounts).flatMap(([name, amount]) => (amount === null ? [] : [name]));
        return named.length > 0 ? named.join(', ') : 'wynagrodzenie z powołania (kwotę widać z dostępem do płac)';
      },
    },
  },
  list: {
    columns: ['period', 'company', 'person', 'given', 'income_amount', 'revenue_amount', 'health_due_amount', 'entered_by'],
    sort: 'period:desc',
    filters: ['company_id', 'person_id', 'period'],
  },
  rules: [
    {
      on: 'period',
      says: 'Podaj miesiąc, na przykład 2026-10, albo rok: 2025',
      holds: ({ period }) => month.test(period) || year.test(period),
    },
    {
      on: 'income_amount',
      says: 'Podaj dochód albo przychód',
      holds: ({ period, income_amount, revenue_amount, pay_amount, health_due_amount }) =>
        income_amount !== null ||
        revenue_amount !== null ||
        pay_amount !== null ||
        (year.test(period) && health_due_amount !== null),
    },
    {
      on: 'pay_amount',
      says: 'Wynagrodzenie z powołania należy do miesiąca, nie do roku',
      holds: ({ period, pay_amount }) => pay_amount === null || pay_amount === undefined || month.test(period),
    },
    {
      on: 'health_due_amount',
      says: 'Suma składek należy do roku, nie do miesiąca',
      holds: ({ period, health_due_amount }) => health_due_amount === null || year.test(period),
    },
  ],
});

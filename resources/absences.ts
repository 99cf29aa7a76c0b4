import { boolean, choice, date, defineResource, longText, quantity, reference } from '../src/schema';

/**
 * Days on which somebody whom a client employs does not work: leave taken and planned, sickness and the rest. Sickness, care and parenthood are
 * special data: of them those of the office know alone who have the payroll grant (P08).
 */
export const absences = defineResource('absences', {
  labels: {
    one: 'Nieobecność',
    few: 'Nieobecności',
    many: 'Nieobecności',
    create: 'Wpisz nieobecność',
    edit: 'Edycja nieobecności',
    accusative: ['nieobecność', 'nieobecności', 'nieobecności'],
  },
  area: 'companies',
  module: 'company',
  within: 'employees',
  title: ['employee_id', 'from'],
  privacy: { purpose: 'Ewidencja czasu pracy i urlopów', retention: 'employment', data: 'personal' },
  fields: {
    employee_id: reference('Pracownik', 'employees', { required: true, fixed: true, onDelete: 'hide' }),
    company_id: reference('Firma', 'companies', { readOnly: true }),
    kind: choice(
      'Rodzaj',
      {
        leave: { label: 'Urlop wypoczynkowy', color: 'success' },
        on_demand: { label: 'Urlop na żądanie', color: 'success' },
        unpaid: 'Urlop bezpłatny',
        occasional: 'Urlop okolicznościowy',
        sick: { label: 'Niezdolność do pracy (zwolnienie lekarskie)', color: 'warning' },
        care: 'Opieka nad chorym lub dzieckiem',
        parental: 'Macierzyński, rodzicielski, ojcowski, wychowawczy',
        other: 'Inna',
      },
      { required: true, default: 'leave', data: 'special' },
    ),
    from: date('Od', { required: true }),
    to: date('Do', { hint: 'Puste: koniec nie jest jeszcze znany' }),
    hours: quantity('Godziny', { from: 0, to: 900_000, hint: 'Puste: dni robocze po 8 godzin razy wymiar etatu' }),
    planned: boolean('Tylko plan', { required: true, default: false, hint: 'Plan urlopów; nie liczy się jako wykorzystany' }),
    benefit_ground: choice(
      'Dłuższy okres zasiłkowy',
      { pregnancy: 'Ciąża (270 dni)', tuberculosis: 'Gruźlica (270 dni)' },
      { data: 'special', hint: 'Puste: 182 dni' },
    ),
    note: longText('Notatka'),
  },
  list: {
    columns: ['employee', 'company', 'kind', 'from', 'to', 'hours', 'planned'],
    sort: 'from:desc',
    filters: ['company_id', 'employee_id', 'kind', 'from', 'planned'],
  },
  circles: {
    by: 'kind',
    values: {
      sick: { clients: [], grant: 'payroll' },
      care: { clients: [], grant: 'payroll' },
      parental: { clients: [], grant: 'payroll' },
    },
  },
  onlyWhen: { benefit_ground: { kind: ['sick'] } },
  rules: [
    {
      on: 'to',
      says: 'Nieobecność kończy się przed początkiem',
      holds: ({ from, to }) => !to || from <= to,
    },
    {
      on: 'to',
      says: 'Urlop ma swój ostatni dzień',
      holds: ({ kind, to }) => !['leave', 'on_demand'].includes(kind) || to !== null,
    },
  ],
});

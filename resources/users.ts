import { boolean, choice, choices, count, date, dateTime, defineResource, email, integer, phone, text } from '../src/schema';

export const users = defineResource('users', {
  labels: { one: 'Użytkownik', few: 'Użytkownicy', many: 'Użytkowników', create: 'Nowy użytkownik', edit: 'Edycja użytkownika' },
  area: 'users',
  title: ['first_name', 'last_name'],
  known: true,
  privacy: { purpose: 'Konto w panelu', retention: 'account', data: 'personal' },
  fields: {
    first_name: text('Imię', { required: true, max: 60 }),
    last_name: text('Nazwisko', { required: true, max: 60 }),
    email: email('E-mail', { required: true, unique: true, fixed: true }),
    phone: phone('Telefon', { stepUp: true }),
    position: text('Stanowisko', { max: 100 }),
    isAdmin: boolean('Pracownik biura', {
      required: true,
      fixed: true,
      default: false,
      hint: 'Pracownik biura widzi panel biura, pozostali panel klienta',
    }),
    roles: choices(
      'Role',
      { 'worker-tasks': 'Pracownik (zadania)', manager: 'Kierownik', superuser: 'Administrator', boss: 'Właściciel biura' },
      { required: true, default: [], stepUp: true },
    ),
    payroll: boolean('Dostęp do danych kadrowych', {
      required: true,
      default: false,
      stepUp: true,
      hint: 'PESEL, wynagrodzenia, rachunki i badania',
    }),
    status: choice(
      'Status',
      {
        invited: { label: 'Zaproszony', color: 'info' },
        active: { label: 'Aktywny', color: 'success' },
        deactivated: { label: 'Dezaktywowany', color: 'default' },
      },
      { readOnly: true, required: true, default: 'invited' },
    ),
    second_factor: choice(
      'Drugi składnik',
      { email: 'Kod e-mail', sms: 'Kod SMS', app: 'Aplikacja' },
      { readOnly: true, required: true, default: 'email' },
    ),
    last_login_at: dateTime('Ostatnie logowanie', { readOnly: true }),
    hired_on: date('W biurze od'),
    digest: choice(
      'Podsumowania e-mailem',
      { daily: 'Codziennie', weekly: 'W poniedziałki' },
      { required: true, default: 'daily', hint: 'Powiadomienia, które idą do podsumowania zamiast osobnego e-maila' },
    ),
    digest_hour: integer('Godzina podsumowania', { required: true, from: 6, to: 20, default: 7 }),
    companies_count: count('Firmy', 'memberships', 'user_id'),
  },
  list: {
    columns: ['first_name', 'last_name', 'email', 'roles', 'isAdmin', 'status', 'last_login_at'],
    sort: 'first_name:asc',
    search: ['first_name', 'last_name', 'email', 'position'],
    filters: ['isAdmin', 'status', 'roles', 'payroll'],
  },
  sections: [
    { title: 'Osoba', fields: ['first_name', 'last_name', 'email', 'phone', 'position', 'hired_on'] },
    { title: 'Dostęp', fields: ['isAdmin', 'roles', 'payroll', 'status', 'second_factor', 'last_login_at'] },
    { title: 'Podsumowania', fields: ['digest', 'digest_hour'] },
  ],
  extras: { access: 'Obszary dostępu', companies: 'Firmy klienta', company_roles: 'Role w firmach klienta' },
  tabs: [{ resource: 'memberships', by: 'user_id' }],
  stepUp: ['delete'],
  actions: {
    deactivate: {
      label: 'Dezaktywuj',
      on: 'one',
      confirm: 'Dezaktywować konto?',
      stepUp: true,
    },
    reactivate: { label: 'Przywróć dostęp', on: 'one', confirm: 'Przywrócić dostęp?', stepUp: true },
  },
  needs: { create: ['manager', 'superuser'], edit: ['manager', 'superuser'], delete: ['manager', 'superuser'] },
  self: { by: 'id', may: ['show', 'edit'], writes: ['first_name', 'last_name', 'phone', 'digest', 'digest_hour'] },
});

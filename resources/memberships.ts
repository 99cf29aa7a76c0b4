import { choice, defineResource, reference } from '../src/schema';

export const memberships = defineResource('memberships', {
  labels: { one: 'Dostęp do firmy', few: 'Dostępy do firm', many: 'Dostępów do firm', create: 'Nowy dostęp do firmy' },
  area: 'users',
  within: 'users',
  title: 'user_id',
  privacy: { purpose: 'Dostęp klienta do danych jego firmy', retention: 'account', data: 'internal' },
  fields: {
    user_id: reference('Użytkownik', 'users', {
      onDelete: 'hide',
      required: true,
      fixed: true,
      where: { isAdmin: false },
      rights: 'companies',
    }),
    company_id: reference('Firma', 'companies', { required: true, fixed: true, rights: 'companies' }),
    role: choice(
      'Rola w firmie',
      { owner: 'Właściciel konta', accountant: 'Osoba księgowa', payroll: 'Kadry', viewer: 'Podgląd' },
      { required: true, default: 'owner', rights: 'companies' },
    ),
  },
  list: { columns: ['user', 'company', 'role'], sort: 'created:desc', filters: ['role'] },
  unique: [['user_id', 'company_id']],
  stepUp: ['delete'],
  needs: { create: ['manager', 'superuser'], edit: ['manager', 'superuser'], delete: ['manager', 'superuser'] },
});

import { date, defineResource, money, reference, text } from '../src/schema';

/** What people's pay comes to is for who leads the office alone. */
const leading = ['manager', 'superuser', 'boss'] as const;

/** What an hour of somebody's work costs the office and is worth, from a day on until the next rate of theirs. */
export const workRates = defineResource('work-rates', {
  labels: {
    one: 'Stawka godzinowa',
    few: 'Stawki godzinowe',
    many: 'Stawek godzinowych',
    create: 'Nowa stawka godzinowa',
    edit: 'Edycja stawki godzinowej',
  },
  area: 'reports',
  module: 'uptime',
  within: 'uptimes',
  title: ['user_id', 'valid_from'],
  privacy: { purpose: 'Rachunek kosztów pracy biura', retention: 'contract', data: 'personal' },
  fields: {
    user_id: reference('Pracownik biura', 'users', { required: true, fixed: true, where: { isAdmin: true } }),
    valid_from: date('Obowiązuje od', { required: true, hint: 'Do dnia przed następną stawką tej osoby' }),
    cost_rate_amount: money('Koszt godziny', {
      required: true,
      from: 0,
      hint: 'Ile godzina pracy kosztuje biuro, ze składkami i kosztami stanowiska',
    }),
    rate_amount: money('Wartość godziny', { from: 0, hint: 'Netto, do porównania z abonamentem; klient płaci według cennika' }),
    note: text('Uwagi', { max: 300 }),
  },
  unique: [['user_id', 'valid_from']],
  imports: true,
  list: {
    columns: ['user', 'valid_from', 'cost_rate_amount', 'rate_amount', 'note'],
    sort: 'valid_from:desc',
    filters: ['user_id'],
  },
  needs: { list: leading, show: leading, create: leading, edit: leading, delete: leading },
});

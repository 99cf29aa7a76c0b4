import { date, defineResource, longText, money, reference, state, text } from '../src/schema';

export const partnerReferrals = defineResource('partner-referrals', {
  labels: {
    one: 'Polecenie',
    few: 'Polecenia',
    many: 'Poleceń',
    list: 'Polecenia partnerów',
    create: 'Nowe polecenie',
    edit: 'Edycja polecenia',
  },
  area: 'partners',
  module: 'partners',
  path: 'partners/referrals',
  within: 'partners',
  title: 'name',
  privacy: { purpose: 'Współpraca biura z partnerem', retention: 'contract', data: 'internal' },
  fields: {
    partner_id: reference('Partner', 'partners', { required: true, fixed: true }),
    name: text('Polecony klient', { required: true, hint: 'Nazwa firmy albo osoby, zanim zostanie klientem' }),
    company_id: reference('Firma w panelu', 'companies', { onDelete: 'detach' }),
    referred_on: date('Data polecenia', { required: true }),
    status: state('Status', {
      initial: 'new',
      states: {
        new: { label: 'Nowe', color: 'info' },
        talks: { label: 'W rozmowach', color: 'warning' },
        won: { label: 'Podpisana umowa', color: 'success' },
        lost: { label: 'Rezygnacja', color: 'default' },
      },
      transitions: {
        talk: { label: 'Rozmowy trwają', done: 'Zapisano, że rozmowy trwają', from: ['new', 'lost'], to: 'talks' },
        win: { label: 'Umowa podpisana', done: 'Zapisano podpisanie umowy', from: ['new', 'talks'], to: 'won' },
        lose: { label: 'Rezygnacja', done: 'Zapisano rezygnację', from: ['new', 'talks'], to: 'lost', reason: 'note' },
      },
    }),
    commission_amount: money('Prowizja', { from: 0, to: 100_000_000 }),
    settled_on: date('Prowizja rozliczona'),
    note: longText('Uwagi'),
  },
  list: {
    columns: ['name', 'partner', 'company', 'referred_on', 'status', 'commission_amount', 'settled_on'],
    sort: 'referred_on:desc',
    search: ['name'],
    filters: ['partner_id', 'status', 'referred_on', 'settled_on'],
  },
  unique: [['partner_id', 'company_id']],
  rules: [
    {
      on: 'settled_on',
      says: 'Najpierw podaj kwotę prowizji',
      holds: ({ settled_on, commission_amount }) => settled_on === null || commission_amount !== null,
    },
  ],
});

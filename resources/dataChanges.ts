import {
  bankAccount,
  choice,
  date,
  dateTime,
  defineResource,
  email,
  longText,
  phone,
  postalCode,
  reference,
  state,
  text,
} from '../src/schema';
import { accountPurposes } from './choiceLists/accountPurposes';

const of = { fixed: true } as const;

/** What is asked to be written, of every kind of change. */
const newData = [
  'address_street',
  'address_building',
  'address_flat',
  'address_postal_code',
  'address_city',
  'account_number',
  'account_purpose',
  'first_name',
  'last_name',
  'phone',
  'email',
  'note',
] as const;

/** What a client asks to have changed on their company's card, as the card keeps it; the office writes it there, or says why not. */
export const dataChanges = defineResource('data-changes', {
  labels: {
    one: 'Prośba o zmianę danych',
    few: 'Prośby o zmianę danych',
    many: 'Próśb o zmianę danych',
    create: 'Nowa prośba o zmianę danych',
    edit: 'Prośba o zmianę danych: edycja',
    accusative: ['prośbę o zmianę danych', 'prośby o zmianę danych', 'próśb o zmianę danych'],
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['kind', 'company_id'],
  privacy: { purpose: 'Aktualne dane klienta', retention: 'contract', data: 'internal', counts: 'decided_at' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, ...of }),
    kind: choice(
      'Co się zmieniło',
      { address: 'Adres firmy', account: 'Rachunek bankowy', contact: 'Telefon lub e-mail do kontaktu' },
      { required: true, ...of },
    ),
    since: date('Od kiedy', { hint: 'Puste: od razu', ...of }),
    address_street: text('Ulica', { width: 'long', ...of }),
    address_building: text('Nr domu', { max: 20, width: 'short', ...of }),
    address_flat: text('Nr lokalu', { max: 20, width: 'short', ...of }),
    address_postal_code: postalCode('Kod pocztowy', { width: 'short', ...of }),
    address_city: text('Miejscowość', { max: 100, width: 'half', ...of }),
    account_number: bankAccount('Nowy rachunek', of),
    account_purpose: choice('Przeznaczenie', accountPurposes, { required: true, default: 'main', ...of }),
    first_name: text('Imię', { max: 60, data: 'personal', ...of }),
    last_name: text('Nazwisko', { max: 60, data: 'personal', ...of }),
    phone: phone('Telefon', { data: 'personal', ...of }),
    email: email('E-mail', { data: 'personal', ...of }),
    note: longText('Uwagi', { max: 1_000, ...of }),
    status: state('Status', {
      initial: 'asked',
      states: {
        asked: { label: 'Do decyzji', client: 'Czeka na biuro', color: 'warning', clientColor: 'default' },
        accepted: { label: 'Przyjęta', color: 'success' },
        refused: { label: 'Odrzucona', color: 'error' },
        withdrawn: { label: 'Wycofana', color: 'default' },
      },
      transitions: {
        accept: {
          label: 'Przyjmij i wpisz na kartę',
          done: 'Wpisano na kartę firmy',
          from: ['asked'],
          to: 'accepted',
          confirm: 'Wpisać te dane na kartę firmy? Karta zmieni się od razu, bez czekania na dzień „Od kiedy”.',
        },
        refuse: { label: 'Odmów', done: 'Odmówiono', from: ['asked'], to: 'refused', reason: 'answer' },
        withdraw: {
          label: 'Wycofaj prośbę',
          done: 'Wycofano prośbę',
          from: ['asked'],
          to: 'withdrawn',
          client: 'only',
          quiet: true,
          confirm:
            'Wycofać prośbę? Biuro jej nie rozpatrzy, a na karcie firmy zostanie to, co jest. Możesz później poprosić od nowa.',
        },
      },
    }),
    answer: longText('Dlaczego nie', { readOnly: true, max: 1_000 }),
    decided_at: dateTime('Decyzja', { readOnly: true }),
    decided_by_id: reference('Kto zdecydował', 'users', { readOnly: true }),
  },
  list: {
    columns: ['company', 'kind', 'since', 'status', 'decided_at'],
    sort: 'created:desc',
    filters: ['company_id', 'kind', 'status'],
  },
  moments: ['created_at', 'decided_at'],
  sections: [
    { title: 'Co się zmieniło', fields: ['company_id', 'kind', 'since'] },
    {
      title: 'Nowe dane',
      fields: newData,
    },
    { title: 'Decyzja biura', fields: ['status', 'answer', 'decided_at', 'decided_by_id'] },
  ],
  rules: [
    {
      on: 'address_postal_code',
      says: 'Podaj kod pocztowy',
      holds: ({ kind, address_postal_code }) => kind !== 'address' || address_postal_code !== null,
    },
    {
      on: 'address_city',
      says: 'Podaj miejscowość',
      holds: ({ kind, address_city }) => kind !== 'address' || address_city !== null,
    },
    {
      on: 'account_number',
      says: 'Podaj numer rachunku',
      holds: ({ kind, account_number }) => kind !== 'account' || account_number !== null,
    },
    { on: 'first_name', says: 'Podaj imię', holds: ({ kind, first_name }) => kind !== 'contact' || first_name !== null },
    { on: 'last_name', says: 'Podaj nazwisko', holds: ({ kind, last_name }) => kind !== 'contact' || last_name !== null },
    {
      on: 'phone',
      says: 'Podaj telefon albo e-mail',
      holds: ({ kind, phone: number, email: address }) => kind !== 'contact' || number !== null || address !== null,
    },
  ],
  onlyWhen: {
    address_street: { kind: ['address'] },
    address_building: { kind: ['address'] },
    address_flat: { kind: ['address'] },
    address_postal_code: { kind: ['address'] },
    address_city: { kind: ['address'] },
    account_number: { kind: ['account'] },
    account_purpose: { kind: ['account'] },
    first_name: { kind: ['contact'] },
    last_name: { kind: ['contact'] },
    phone: { kind: ['contact'] },
    email: { kind: ['contact'] },
  },
  waiting: [
    {
      code: 'asked',
      side: 'office',
      label: ['prośba o zmianę danych', 'prośby o zmianę danych', 'próśb o zmianę danych'],
      asks: 'Wpisz na kartę albo odmów',
      where: { status: ['asked'] },
      through: { by: 'company_id', mine: ['owner_id'] },
    },
  ],
  client: {
    rows: { company: 'company_id' },
    may: ['list', 'show', 'create'],
    writers: ['owner', 'accountant'],
    hidden: ['decided_by_id'],
    writes: ['company_id', 'kind', 'since', ...newData],
  },
});

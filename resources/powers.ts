import { choice, date, defineResource, file, longText, reference, text } from '../src/schema';

/** What a client has let the office do for them before an authority, and until when. The office's own papers: clients see nothing of them. */
export const powers = defineResource('powers', {
  labels: {
    one: 'Pełnomocnictwo',
    few: 'Pełnomocnictwa',
    many: 'Pełnomocnictw',
    create: 'Nowe pełnomocnictwo',
    edit: 'Edycja pełnomocnictwa',
    accusative: ['pełnomocnictwo', 'pełnomocnictwa', 'pełnomocnictw'],
  },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['kind', 'company_id'],
  privacy: { purpose: 'Reprezentowanie klienta przed urzędami', retention: 'contract', data: 'internal' },
  fields: {
    company_id: reference('Firma', 'companies', { required: true, fixed: true }),
    kind: choice(
      'Rodzaj',
      {
        upl1: 'UPL-1',
        pps1: 'PPS-1',
        ppo1: 'PPO-1',
        zus_pel: 'ZUS PEL',
        ksef: 'KSeF',
        edelivery: 'e-Doręczenia',
        bank: 'Rachunek bankowy',
        other: 'Inne',
      },
      { required: true },
    ),
    scope: text('Zakres', { max: 400, width: 'long' }),
    holder_id: reference('Pełnomocnik z biura', 'users', { where: { isAdmin: true, status: 'active' } }),
    holder_name: text('Inny pełnomocnik', { max: 120, hint: 'Gdy nie jest osobą z biura' }),
    signed_on: date('Podpisano'),
    filed_on: date('Złożono w urzędzie', { hint: 'Wobec urzędów, ZUS i KSeF działa od złożenia' }),
    valid_from: date('Ważne od', { required: true }),
    valid_to: date('Ważne do', { hint: 'Puste: bezterminowo' }),
    revoked_on: date('Odwołano'),
    edelivery_address: text('Adres do e-Doręczeń', { max: 40, hint: 'Jak AE:PL-12345-67890-ABCDE-12' }),
    edelivery_reader: choice('Kto odbiera pocztę', { office: 'Biuro', client: 'Klient sam', both: 'Biuro i klient' }),
    proof_id: file('Potwierdzenie (UPO, skan)'),
    note: longText('Notatka'),
  },
  list: {
    columns: ['company', 'kind', 'holder', 'filed_on', 'valid_from', 'valid_to', 'revoked_on'],
    sort: 'valid_to:asc',
    search: ['scope', 'holder_name'],
    filters: ['company_id', 'kind', 'holder_id', 'valid_to', 'revoked_on'],
  },
  sections: [
    {
      title: 'Pełnomocnictwo',
      fields: ['company_id', 'kind', 'scope', 'holder_id', 'holder_name', 'edelivery_address', 'edelivery_reader'],
    },
    { title: 'Daty', fields: ['signed_on', 'filed_on', 'valid_from', 'valid_to', 'revoked_on', 'proof_id', 'note'] },
  ],
  onlyWhen: { edelivery_address: { kind: ['edelivery'] }, edelivery_reader: { kind: ['edelivery'] } },
  rules: [
    {
      on: 'valid_to',
      says: 'Pełnomocnictwo kończy się przed początkiem',
      holds: ({ valid_from, valid_to }) => !valid_to || valid_from <= valid_to,
    },
    {
      on: 'revoked_on',
      says: 'Odwołano przed początkiem',
      holds: ({ valid_from, revoked_on }) => !revoked_on || valid_from <= revoked_on,
    },
    {
      on: 'edelivery_address',
      says: 'Podaj adres jak AE:PL-12345-67890-ABCDE-12',
      holds: ({ edelivery_address }) => !edelivery_address || /^AE:PL-\d{5}-\d{5}-[A-Z]{5}-\d{2}$/.test(edelivery_address),
    },
  ],
  waiting: [
    {
      code: 'ending',
      side: 'office',
      label: ['pełnomocnictwo wygasa', 'pełnomocnictwa wygasają', 'pełnomocnictw wygasa'],
      asks: 'Odnów pełnomocnictwo',
      where: { revoked_on: [null] },
      through: { by: 'company_id', mine: ['owner_id', 'payroll_owner_id'] },
      due: 'valid_to',
      ahead: 60,
    },
  ],
});

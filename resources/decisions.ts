import { boolean, choice, dateTime, defineResource, reference, text } from '../src/schema';

/** What a client decided in the panel and what follows from it: kept though the case, the month or the document goes on without it. */
export const decisions = defineResource('decisions', {
  labels: {
    one: 'Decyzja klienta',
    few: 'Decyzje klienta',
    many: 'Decyzji klienta',
    list: 'Decyzje klientów',
    client: 'Moje decyzje',
  },
  area: 'companies',
  module: 'company',
  menu: { group: 'talks', place: 60, icon: 'history' },
  within: 'companies',
  title: 'title',
  privacy: { purpose: 'Dowód ustaleń z klientem', retention: 'contract', data: 'internal' },
  fields: {
    title: text('Decyzja', { required: true, readOnly: true, max: 300, width: 'long' }),
    company_id: reference('Firma', 'companies', { required: true, readOnly: true }),
    kind: choice(
      'Rodzaj',
      {
        documents_complete: 'Komplet dokumentów',
        price: 'Cena',
        zus_holiday: 'Wakacje składkowe',
        month_answer: 'Odpowiedź o miesiącu',
        acknowledgement: 'Zapoznanie się',
        signature: 'Akceptacja dokumentu',
      },
      { required: true, readOnly: true },
    ),
    effect: text('Co z niej wynika', { required: true, readOnly: true, max: 300, width: 'long' }),
    status: choice(
      'Status',
      { standing: { label: 'Obowiązuje', color: 'success' }, taken_back: { label: 'Cofnięta', color: 'default' } },
      { required: true, readOnly: true, default: 'standing' },
    ),
    decided_at: dateTime('Podjęta', { required: true, readOnly: true }),
    decided_by_id: reference('Kto zdecydował', 'users', { readOnly: true }),
    returnable: boolean('Można cofnąć', { required: true, readOnly: true, default: false }),
    back_until: dateTime('Można cofnąć do', { readOnly: true }),
    taken_back_at: dateTime('Cofnięta dnia', { readOnly: true }),
    taken_back_by_id: reference('Kto cofnął', 'users', { readOnly: true }),
    about: text('Czego dotyczy', { required: true, readOnly: true, max: 60 }),
    record_id: text('Numer tego, czego dotyczy', { required: true, readOnly: true, max: 36 }),
  },
  actions: { take_back: { label: 'Cofnij decyzję', on: 'one', readers: true } },
  list: {
    columns: ['title', 'company', 'decided_by', 'decided_at', 'status'],
    sort: 'decided_at:desc',
    search: ['title'],
    filters: ['company_id', 'kind', 'status', 'decided_at'],
  },
  may: ['list', 'show'],
  client: {
    rows: { company: 'company_id' },
    may: ['list', 'show'],
    menu: true,
    hidden: ['decided_by_id', 'taken_back_by_id', 'about', 'record_id'],
  },
});

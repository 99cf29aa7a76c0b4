import { date, defineResource, longText, reference, state, text } from '../src/schema';

/** Somebody does the work of somebody who is away: what was handed over is kept, so that exactly that goes back. */
export const standIns = defineResource('stand-ins', {
  labels: {
    one: 'Zastępstwo',
    few: 'Zastępstwa',
    many: 'Zastępstw',
    create: 'Nowe zastępstwo',
    edit: 'Edycja zastępstwa',
    accusative: ['zastępstwo', 'zastępstwa', 'zastępstw'],
  },
  area: 'own',
  // Whoever hands over picks a deputy among the office's people; who may not see those has it done by who leads.
  changesNeed: 'users',
  path: 'users/stand-ins',
  within: 'users',
  title: 'title',
  known: true,
  privacy: { purpose: 'Organizacja pracy biura', retention: 'operation', data: 'internal' },
  fields: {
    title: text('Kto zastępuje', { required: true, readOnly: true, max: 200 }),
    person_id: reference('Kogo', 'users', {
      required: true,
      fixed: true,
      where: { isAdmin: true, status: 'active' },
      hint: 'Za inną osobę wpisuje kierownik, administrator albo właściciel biura',
    }),
    deputy_id: reference('Zastępuje', 'users', {
      required: true,
      fixed: true,
      rights: 'wall',
      where: { isAdmin: true, status: 'active' },
    }),
    from: date('Od', { required: true, hint: 'Praca przechodzi tego dnia; gdy dziś, od razu' }),
    to: date('Do', { hint: 'Następnego dnia wszystko wraca; puste: aż ktoś zakończy' }),
    note: longText('Notatka dla zastępcy', { max: 4_000 }),
    status: state('Stan', {
      initial: 'planned',
      states: {
        planned: { label: 'Zaplanowane', color: 'info' },
        active: { label: 'Trwa', color: 'success' },
        ended: { label: 'Zakończone', color: 'default' },
        called_off: { label: 'Odwołane', color: 'default' },
      },
      transitions: {
        begin: {
          label: 'Przekaż teraz',
          done: 'Przekazano',
          from: ['planned'],
          to: 'active',
          confirm: 'Przekazać pracę zastępcy od razu?',
        },
        end: {
          label: 'Zakończ zastępstwo',
          done: 'Zakończono',
          from: ['active'],
          to: 'ended',
          confirm: 'Zakończyć zastępstwo? Wróci wszystko, co przekazano i czego zastępca nie skończył.',
        },
        call_off: { label: 'Odwołaj', done: 'Odwołano', from: ['planned'], to: 'called_off', confirm: 'Odwołać zastępstwo?' },
      },
    }),
    handed: text('Przekazano', { readOnly: true, max: 500 }),
    returned: text('Wróciło', { readOnly: true, max: 500 }),
  },
  list: {
    columns: ['person', 'deputy', 'from', 'to', 'status', 'handed'],
    sort: 'from:desc',
    filters: ['status', 'person_id', 'deputy_id', 'from'],
  },
  sections: [
    { title: 'Zastępstwo', fields: ['person_id', 'deputy_id', 'from', 'to', 'status', 'note'] },
    { title: 'Co przeszło', fields: ['title', 'handed', 'returned'] },
  ],
  rules: [
    {
      on: 'deputy_id',
      says: 'Zastępuje ktoś inny',
      holds: ({ person_id, deputy_id }) => person_id !== deputy_id,
    },
    {
      on: 'to',
      says: 'Koniec jest przed początkiem',
      holds: ({ from, to }) => to === null || from <= to,
    },
  ],
  may: ['list', 'show', 'create', 'edit'],
  others: { by: 'person_id', area: 'users' },
});

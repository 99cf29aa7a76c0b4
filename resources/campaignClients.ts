import { boolean, choice, date, dateTime, defineResource, integer, reference, text } from '../src/schema';
import { campaigns } from './choiceLists/campaigns';

/** How far a yearly campaign is with one client; kept from the day that something is done in it. */
export const campaignClients = defineResource('campaign-clients', {
  labels: { one: 'Klient kampanii', few: 'Klienci kampanii', many: 'Klientów kampanii' },
  area: 'companies',
  module: 'company',
  within: 'companies',
  title: ['campaign', 'company_id'],
  privacy: { purpose: 'Obowiązki klienta według stanu na dzień', retention: 'books', data: 'internal', counts: 'year' },
  fields: {
    campaign: choice('Kampania', campaigns, { required: true, readOnly: true }),
    year: integer('Rok', { required: true, readOnly: true, from: 2022, to: 2099 }),
    company_id: reference('Firma', 'companies', { required: true, readOnly: true }),
    due_date: date('Termin', { required: true, readOnly: true }),
    survey_id: reference('Ankieta', 'surveys', { readOnly: true, onDelete: 'hide' }),
    sent_at: dateTime('Wysłano', { readOnly: true }),
    reminded_step: integer('Dni przed terminem', { readOnly: true }),
    reminded_at: dateTime('Przypomniano', { readOnly: true }),
    agreed_at: dateTime('Uzgodniono', { readOnly: true }),
    agreed_by_id: reference('Uzgodnił(a)', 'users', { readOnly: true }),
    task_id: reference('Zadanie', 'tasks', { readOnly: true, onDelete: 'hide' }),
    set_aside: boolean('Nie dotyczy', { required: true, readOnly: true, default: false }),
    reason: text('Dlaczego', { readOnly: true, max: 500 }),
  },
  list: {
    columns: ['campaign', 'year', 'company', 'due_date', 'task'],
    sort: 'due_date:desc',
    filters: ['campaign', 'year', 'company_id'],
  },
  unique: [['campaign', 'year', 'company_id']],
  may: ['list', 'show'],
});

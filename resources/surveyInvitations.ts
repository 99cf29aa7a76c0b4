import { choice, dateTime, defineResource, files, integer, list, longText, reference, text } from '../src/schema';

export const surveyInvitations = defineResource('survey-invitations', {
  labels: { one: 'Zaproszenie do ankiety', few: 'Zaproszenia do ankiet', many: 'Zaproszeń do ankiet' },
  area: 'modules',
  module: 'surveys',
  within: 'surveys',
  title: ['survey_id'],
  privacy: { purpose: 'Zbieranie danych i opinii klientów oraz pracowników', retention: 'operation', data: 'personal' },
  fields: {
    survey_id: reference('Ankieta', 'surveys', { required: true, readOnly: true }),
    company_id: reference('Firma', 'companies', { readOnly: true }),
    user_id: reference('Osoba', 'users', { readOnly: true }),
    state: choice(
      'Stan',
      {
        invited: { label: 'Zaproszono', color: 'default' },
        opened: { label: 'Otwarto', color: 'info' },
        started: { label: 'Rozpoczęto', color: 'info' },
        submitted: { label: 'Wysłano', color: 'success' },
        declined: { label: 'Odmówiono', color: 'error' },
      },
      { required: true, default: 'invited', readOnly: true },
    ),
    reminded_count: integer('Przypomnienia', { required: true, default: 0, readOnly: true }),
    reminded_at: dateTime('Ostatnie przypomnienie', { readOnly: true }),
    draft: list(
      'Odpowiedzi przed wysłaniem',
      {
        key: text('Pytanie', { required: true, max: 41 }),
        value: longText('Odpowiedź', { required: true, max: 20_000 }),
        by: text('Kto podał', { max: 36 }),
      },
      { readOnly: true, data: 'secret' },
    ),
    draft_saved_at: dateTime('Zapisano odpowiedzi', { readOnly: true, data: 'secret' }),
    file_ids: files('Pliki przed wysłaniem', { readOnly: true, data: 'secret' }),
  },
  list: {
    columns: ['survey', 'company', 'user', 'state', 'reminded_count', 'reminded_at'],
    sort: 'created:asc',
    filters: ['survey_id', 'state', 'company_id'],
  },
  may: ['list', 'show'],
});

import { choices, defineResource, reference, text } from '../src/schema';

export const pollVotes = defineResource('poll-votes', {
  labels: { one: 'Głos', few: 'Moje głosy', many: 'Głosów' },
  area: 'own',
  module: 'surveys',
  within: 'polls',
  title: ['poll_id'],
  privacy: { purpose: 'Poznanie zdania pracowników i klientów', retention: 'operation', data: 'personal' },
  fields: {
    poll_id: reference('Sonda', 'polls', { required: true, readOnly: true }),
    user_id: reference('Głosujący', 'users', { required: true, readOnly: true }),
    picked: choices(
      'Wybrane odpowiedzi',
      { o1: '1.', o2: '2.', o3: '3.', o4: '4.', o5: '5.', o6: '6.', o7: '7.', o8: '8.', o9: '9.', o10: '10.' },
      { required: true, readOnly: true },
    ),
    comment: text('Komentarz', { max: 500, readOnly: true }),
  },
  list: { columns: ['poll', 'picked', 'created_at'], sort: 'created:desc', filters: ['poll_id'] },
  unique: [['poll_id', 'user_id']],
  may: ['list', 'show'],
  others: { by: 'user_id' },
});

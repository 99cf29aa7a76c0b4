import { resources } from '../../../resources';
import { defineHandlers } from '../handlers/define';

/** What is put into the schedule; where nobody is named, it is one's own. */
export const scheduleEntries = defineHandlers(resources['schedule-entries'], {
  create: ({ user_id }, { scope }) => (user_id ? {} : { user_id: scope.who.id }),
  update: ({ user_id }, _before, { scope }) => (user_id === null ? { user_id: scope.who.id } : {}),
});

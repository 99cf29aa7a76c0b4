import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./RecurringTaskList'),
  show: () => import('./RecurringTaskShow'),
  create: () => import('./RecurringTaskCreate'),
  edit: () => import('./RecurringTaskEdit'),
} satisfies OfficeScreens;

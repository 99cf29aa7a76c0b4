import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./ScheduleScreen'),
  show: () => import('./EntryShow'),
} satisfies OfficeScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./PollList'),
  show: () => import('./PollShow'),
} satisfies OfficeScreens;

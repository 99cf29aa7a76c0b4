import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./TaskList'),
  show: () => import('./TaskShow'),
} satisfies OfficeScreens;

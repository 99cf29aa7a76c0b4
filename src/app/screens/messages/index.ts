import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./MessageList'),
  create: () => import('./MessageCreate'),
} satisfies OfficeScreens;

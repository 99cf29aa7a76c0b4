import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./UptimeList'),
  create: () => import('./UptimeCreate'),
  edit: () => import('./UptimeEdit'),
} satisfies OfficeScreens;

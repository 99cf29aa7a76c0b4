import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientReports'),
  show: () => import('./ClientReport'),
  create: () => import('./NewReport'),
} satisfies OwnScreens;

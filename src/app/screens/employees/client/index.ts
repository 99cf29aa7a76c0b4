import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientEmployeeList'),
  show: () => import('./ClientEmployee'),
} satisfies OwnScreens;

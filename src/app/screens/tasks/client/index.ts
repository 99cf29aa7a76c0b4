import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientTasks'),
  show: () => import('./ClientTask'),
} satisfies OwnScreens;

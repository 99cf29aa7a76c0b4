import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('../PollList'),
  show: () => import('../PollShow'),
} satisfies OwnScreens;

import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientSettlements'),
  show: () => import('./ClientSettlement'),
} satisfies OwnScreens;

import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./MyDecisions'),
  show: () => import('./MyDecision'),
} satisfies OwnScreens;

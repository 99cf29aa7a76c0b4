import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientCharges'),
  show: () => import('./ClientCharge'),
} satisfies OwnScreens;

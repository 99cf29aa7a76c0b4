import type { OwnScreens } from '../../ownScreens';

export default {
  show: () => import('./ClientTraining'),
} satisfies OwnScreens;

import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('../TrainingCategories'),
  show: () => import('../TrainingCategory'),
} satisfies OwnScreens;

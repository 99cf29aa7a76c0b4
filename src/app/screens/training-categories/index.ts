import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./TrainingCategories'),
  show: () => import('./TrainingCategory'),
} satisfies OfficeScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  show: () => import('./TrainingShow'),
  create: () => import('./TrainingCreate'),
  edit: () => import('./TrainingEdit'),
} satisfies OfficeScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  create: () => import('./LineCreate'),
  edit: () => import('./LineEdit'),
} satisfies OfficeScreens;

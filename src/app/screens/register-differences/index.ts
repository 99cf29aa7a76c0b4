import type { OfficeScreens } from '../ownScreens';

export default {
  show: () => import('./DifferenceShow'),
} satisfies OfficeScreens;

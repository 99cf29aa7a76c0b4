import type { OfficeScreens } from '../ownScreens';

export default {
  show: () => import('./ItemShow'),
} satisfies OfficeScreens;

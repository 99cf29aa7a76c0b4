import type { OfficeScreens } from '../ownScreens';

export default {
  show: () => import('./ResponseShow'),
} satisfies OfficeScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  create: () => import('./StandInCreate'),
} satisfies OfficeScreens;

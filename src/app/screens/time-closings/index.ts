import type { OfficeScreens } from '../ownScreens';

export default {
  create: () => import('./TimeClosingCreate'),
} satisfies OfficeScreens;

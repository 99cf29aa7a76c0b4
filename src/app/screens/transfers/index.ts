import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    transfers: () => import('./Transfers'),
  },
} satisfies OfficeScreens;

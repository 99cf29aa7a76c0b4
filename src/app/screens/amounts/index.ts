import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    amounts: () => import('./Amounts'),
  },
} satisfies OfficeScreens;

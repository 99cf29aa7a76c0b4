import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    campaigns: () => import('./Campaigns'),
  },
} satisfies OfficeScreens;

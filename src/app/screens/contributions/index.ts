import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    'companies.contributions': () => import('./Contributions'),
  },
} satisfies OfficeScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    mandates: () => import('./Mandates'),
  },
} satisfies OfficeScreens;

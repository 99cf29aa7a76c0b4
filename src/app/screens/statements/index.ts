import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    statements: () => import('./Statements'),
  },
} satisfies OfficeScreens;

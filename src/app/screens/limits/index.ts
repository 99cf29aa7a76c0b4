import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    limits: () => import('./ThisYear'),
    'limits.year': () => import('./LimitsScreen'),
  },
} satisfies OfficeScreens;

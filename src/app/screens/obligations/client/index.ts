import type { OwnScreens } from '../../ownScreens';

export default {
  pages: {
    'client.companies.obligations': () => import('./ClientDuties'),
  },
} satisfies OwnScreens;

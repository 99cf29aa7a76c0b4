import type { OfficeScreens } from '../ownScreens';

export default {
  pages: {
    'companies.list-of-nips': () => import('./list/NipList'),
  },
} satisfies OfficeScreens;

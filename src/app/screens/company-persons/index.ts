import type { OfficeScreens } from '../ownScreens';

export default {
  show: () => import('./PersonShow'),
  create: () => import('./PersonCreate'),
  edit: () => import('./PersonEdit'),
  import: () => import('../companies/CardsImport'),
} satisfies OfficeScreens;

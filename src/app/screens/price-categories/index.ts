import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./PriceCategoryList'),
  show: () => import('./PriceCategoryShow'),
} satisfies OfficeScreens;

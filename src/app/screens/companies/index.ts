import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./CompanyList'),
  show: () => import('./CompanyShow'),
  create: () => import('./CompanyCreate'),
  edit: () => import('./CompanyEdit'),
  import: () => import('./CardsImport'),
} satisfies OfficeScreens;

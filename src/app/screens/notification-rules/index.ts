import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./RuleList'),
  edit: () => import('./RuleEdit'),
} satisfies OfficeScreens;

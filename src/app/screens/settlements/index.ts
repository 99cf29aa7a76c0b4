import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./SettlementBoard'),
  show: () => import('./SettlementShow'),
} satisfies OfficeScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./BillableEventList'),
} satisfies OfficeScreens;

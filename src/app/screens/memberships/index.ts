import type { OfficeScreens } from '../ownScreens';

export default {
  create: () => import('./MembershipCreate'),
  edit: () => import('./MembershipEdit'),
} satisfies OfficeScreens;

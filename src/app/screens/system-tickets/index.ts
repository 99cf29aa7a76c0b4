import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./SystemTicketList'),
  create: () => import('./SystemTicketCreate'),
} satisfies OfficeScreens;

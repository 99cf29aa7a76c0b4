import { lazy } from 'react';
import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./TicketList'),
  show: () => import('./TicketShow'),
  create: () => import('./TicketCreate'),
  beside: lazy(() => import('./TicketBeside')),
} satisfies OfficeScreens;

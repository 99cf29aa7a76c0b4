import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientTickets'),
  show: () => import('./ClientTicket'),
  create: () => import('./NewTicket'),
  pages: {
    'client.tickets.category': () => import('./ClientCategory'),
  },
} satisfies OwnScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./UserList'),
  show: () => import('./UserShow'),
  create: () => import('./InviteScreen'),
  edit: () => import('./UserEdit'),
} satisfies OfficeScreens;

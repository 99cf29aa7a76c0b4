import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./Inbox'),
  show: () => import('./ClientMessage'),
  create: () => import('./Letter'),
} satisfies OwnScreens;

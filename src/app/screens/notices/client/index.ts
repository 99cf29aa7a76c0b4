import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientNotices'),
  show: () => import('../NoticeShow'),
} satisfies OwnScreens;

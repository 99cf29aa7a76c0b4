import type { OfficeScreens } from '../ownScreens';

export default {
  list: () => import('./NoticeList'),
  show: () => import('./NoticeShow'),
} satisfies OfficeScreens;

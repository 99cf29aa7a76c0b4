import type { OfficeScreens } from '../ownScreens';

export default {
  show: () => import('./AnnouncementShow'),
} satisfies OfficeScreens;

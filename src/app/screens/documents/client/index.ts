import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientDocuments'),
  show: () => import('./ClientDocument'),
  create: () => import('./ClientUpload'),
} satisfies OwnScreens;

import type { OfficeScreens } from '../ownScreens';

export default {
  create: () => import('./AskForDocuments'),
} satisfies OfficeScreens;

import type { OwnScreens } from '../../ownScreens';

export default {
  list: () => import('./ClientChanges'),
  show: () => import('./ClientChange'),
  create: () => import('./AskForChange'),
} satisfies OwnScreens;

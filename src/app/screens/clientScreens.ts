import ClientHomePage from '../pages/ClientHomePage';
import type { LoadScreen, ScreenKind } from '../routing/route';

/** The client's screens by the name of their route; the first one comes with the panel itself. */
export const clientScreens: Readonly<Record<string, LoadScreen>> = {
  home: async () => ({ default: ClientHomePage }),
  profile: () => import('../pages/ProfilePage'),
  'client.companies.show': () => import('../pages/ClientCompany'),
};

export const clientGenerated: Readonly<Record<ScreenKind, LoadScreen>> = {
  list: () => import('../resource/ListScreen'),
  show: () => import('../resource/ShowScreen'),
  create: () => import('../resource/CreateScreen'),
  edit: () => import('../resource/EditScreen'),
};

import type { LoadScreen } from '../routing/route';
import { withParts } from '../screens/clientScreens';
import ClientHomePage from './ClientHomePage';

/** The client's pages that belong to no entity, by the name of their route. The first one comes with the panel itself, and shows no entity's own parts. */
export const clientPages: Readonly<Record<string, LoadScreen>> = {
  home: async () => ({ default: ClientHomePage }),
  profile: withParts(() => import('./ProfilePage')),
};

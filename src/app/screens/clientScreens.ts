import ClientHomePage from '../pages/ClientHomePage';
import type { LoadScreen, ScreenKind } from '../routing/route';
import { type OwnScreens, screensByRoute } from './ownScreens';

/** What each folder says of the client's panel. The office's part of it stays away. */
export const clientFolders = import.meta.glob<OwnScreens>('./*/client/index.ts', { eager: true, import: 'default' });

const others: Readonly<Record<string, LoadScreen>> = {
  profile: () => import('../pages/ProfilePage'),
  ...screensByRoute(clientFolders, 'client.'),
};

const generated: Readonly<Record<Exclude<ScreenKind, 'import'>, LoadScreen>> = {
  list: () => import('./ClientList'),
  show: () => import('../resource/ShowScreen'),
  create: () => import('../resource/CreateScreen'),
  edit: () => import('../resource/EditScreen'),
};

/** A screen with what single entities have to themselves on it; the first screen shows nothing of the kind and goes without. */
const withParts =
  (load: LoadScreen): LoadScreen =>
  async () => {
    const [screen] = await Promise.all([load(), import('./ownParts')]);
    return screen;
  };
const allWithParts = (screens: Readonly<Record<string, LoadScreen>>) =>
  Object.fromEntries(Object.entries(screens).map(([name, load]) => [name, withParts(load)]));

/** The client's screens by the name of their route; the first one comes with the panel itself. */
export const clientScreens: Readonly<Record<string, LoadScreen>> = {
  home: async () => ({ default: ClientHomePage }),
  ...allWithParts(others),
};
export const clientGenerated = allWithParts(generated);

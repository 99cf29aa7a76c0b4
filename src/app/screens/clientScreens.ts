import type { LoadScreen, ScreenKind } from '../routing/route';
import { type OwnScreens, screensByRoute } from './ownScreens';

/** What each folder says of the client's panel. The office's part of it stays away. */
export const clientFolders = import.meta.glob<OwnScreens>('./*/client/index.ts', { eager: true, import: 'default' });

const generated: Readonly<Record<Exclude<ScreenKind, 'import'>, LoadScreen>> = {
  list: () => import('./ClientList'),
  show: () => import('../resource/ShowScreen'),
  create: () => import('../resource/CreateScreen'),
  edit: () => import('../resource/EditScreen'),
};

/** A screen with what single entities have to themselves on it. */
export const withParts =
  (load: LoadScreen): LoadScreen =>
  async () => {
    const [screen] = await Promise.all([load(), import('./ownParts')]);
    return screen;
  };
const allWithParts = (screens: Readonly<Record<string, LoadScreen>>) =>
  Object.fromEntries(Object.entries(screens).map(([name, load]) => [name, withParts(load)]));

/** The client's screens that an entity has to itself, by the name of their route. */
export const clientScreens: Readonly<Record<string, LoadScreen>> = allWithParts(screensByRoute(clientFolders, 'client.'));
export const clientGenerated = allWithParts(generated);

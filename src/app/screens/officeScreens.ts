import type { LoadScreen, ScreenKind } from '../routing/route';
import { type OfficeScreens, screensByRoute } from './ownScreens';

/** What each folder says of the office's panel. */
export const officeFolders = import.meta.glob<OfficeScreens>('./*/index.ts', { eager: true, import: 'default' });

/** The office's screens that an entity has to itself, by the name of their route. */
export const officeScreens: Readonly<Record<string, LoadScreen>> = screensByRoute(officeFolders);

/** One file a kind of screen, so that a list does not bring forms with it. */
export const officeGenerated: Readonly<Record<ScreenKind, LoadScreen>> = {
  list: () => import('../resource/ListScreen'),
  show: () => import('../resource/ShowScreen'),
  create: () => import('../resource/CreateScreen'),
  edit: () => import('../resource/EditScreen'),
  import: () => import('../resource/importing/ImportScreen'),
};

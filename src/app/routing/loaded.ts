import type { ComponentType } from 'react';
import { publicRoutes } from './publicRoutes';
import type { LoadScreen, Route, Screen, Section } from './route';

/**
 * Code that has arrived. The guard fetches it after it said yes and before the address changes, so that screens are
 * drawn at once, and nothing of the office's is fetched for those who are sent away.
 */
let table: readonly Route[] = publicRoutes;
const screens = new Map<string, Screen>();
const areas = new Map<Section, Area>();
let notFound: ComponentType | null = null;

/** The lazy root of a section: what is drawn around its screens, and how their code is fetched. */
export interface Area {
  default: ComponentType;
  screenOf: (route: Route) => LoadScreen;
}

const publicScreens: Readonly<Record<string, LoadScreen>> = {
  login: () => import('../pages/LoginPage'),
  register: () => import('../pages/RegisterPage'),
  reset: () => import('../pages/ResetPage'),
};
const roots = {
  office: (): Promise<Area> => import('../areas/office'),
  client: (): Promise<Area> => import('../areas/client'),
};

/** The part of the table that is here: public screens at first, all of them after `loadTable`. */
export function loadedTable(): readonly Route[] {
  return table;
}
export async function loadTable(): Promise<readonly Route[]> {
  if (table === publicRoutes) table = (await import('./table')).table;
  return table;
}

export function loadedArea(section: Section): ComponentType | undefined {
  return areas.get(section)?.default;
}
export async function loadArea(section: Exclude<Section, 'public'>): Promise<Area> {
  const area = areas.get(section) ?? (await roots[section]());
  areas.set(section, area);
  return area;
}

export function loadedScreen(route: Route): Screen | undefined {
  return screens.get(route.name);
}
/** Fetches a screen, and before it the area it stands in. */
export async function loadScreen(route: Route): Promise<void> {
  if (screens.has(route.name)) return;
  const load = route.section === 'public' ? publicScreens[route.name] : (await loadArea(route.section)).screenOf(route);
  if (!load) throw new Error(`No code is named for the screen "${route.name}"; see src/app/screens`);
  screens.set(route.name, (await load()).default);
}

export function loadedNotFound(): ComponentType | null {
  return notFound;
}
export async function loadNotFound(): Promise<void> {
  notFound ??= (await import('../pages/NotFoundPage')).default;
}

import type { ComponentType } from 'react';
import { publicRoutes } from './publicRoutes';
import type { Route, Screen, Section } from './route';

/**
 * Code that has arrived. The guard fetches it after it said yes and before the address changes, so that screens are
 * drawn at once, and nothing of the office's is fetched for those who are sent away.
 */
let table: readonly Route[] = publicRoutes;
const screens = new Map<string, Screen>();
const sections = new Map<Section, ComponentType>();
let notFound: ComponentType | null = null;

/** The part of the table that is here: public screens at first, all of them after `loadTable`. */
export function loadedTable(): readonly Route[] {
  return table;
}
export async function loadTable(): Promise<readonly Route[]> {
  if (table === publicRoutes) table = (await import('./table')).table;
  return table;
}

export function loadedScreen(route: Route): Screen | undefined {
  return screens.get(route.name);
}
export async function loadScreen(route: Route): Promise<void> {
  if (!screens.has(route.name)) screens.set(route.name, (await route.screen()).default);
}

const sectionRoots = {
  office: () => import('../areas/office'),
  client: () => import('../areas/client'),
};
export function loadedSection(section: Section): ComponentType | undefined {
  return sections.get(section);
}
export async function loadSection(section: Section): Promise<void> {
  if (section !== 'public' && !sections.has(section)) sections.set(section, (await sectionRoots[section]()).default);
}

export function loadedNotFound(): ComponentType | null {
  return notFound;
}
export async function loadNotFound(): Promise<void> {
  notFound ??= (await import('../pages/NotFoundPage')).default;
}

import type { ComponentType } from 'react';
import { matchRoute, panelAt } from './match';
import type { LoadScreen, Panel, Route, Screen } from './route';

/**
 * Code that has arrived. The guard fetches it after it said yes and before the address changes, so that screens are
 * drawn at once, and nothing of the office's is fetched for those who are sent away.
 */
const tables = new Map<Panel, readonly Route[]>();
const screens = new Map<string, Screen>();
const areas = new Map<Panel, Area>();
let notFound: ComponentType | null = null;

/** The lazy root of a section: what is drawn around its screens, and how their code is fetched. */
export interface Area {
  default: ComponentType;
  screenOf: (route: Route) => LoadScreen;
}

/** Where code is fetched from; the router knows neither screen nor area itself. */
export interface Loaders {
  tables: Record<Panel, () => Promise<{ table: readonly Route[] }>>;
  /** What a panel's first screen needs of its table, where that is less. */
  firstTables: Record<Panel, () => Promise<{ table: readonly Route[] }>>;
  areas: Record<Panel, () => Promise<Area>>;
  publicScreens: Readonly<Record<string, LoadScreen>>;
  notFound: () => Promise<{ default: ComponentType }>;
}

let from: Loaders;

/** Called before anything is loaded: says where the panel's code is. */
export function handLoaders(loaders: Loaders): void {
  from = loaders;
}
const whole = new Set<Panel>();

/** The screens of a panel that have arrived; none before `loadTable`. */
export function loadedTable(panel: Panel): readonly Route[] {
  return tables.get(panel) ?? [];
}
/** The table that a screen behind the login stands in. */
export function tableOf({ section }: Route): readonly Route[] {
  return section === 'public' ? [] : loadedTable(section);
}
/** Every screen of a panel. */
export async function loadTable(panel: Panel): Promise<readonly Route[]> {
  const known = tables.get(panel);
  if (known && whole.has(panel)) return known;
  const { table } = await from.tables[panel]();
  whole.add(panel);
  tables.set(panel, table);
  return table;
}
/** As much of a panel's table as an address needs: of the first screen's, its first part. */
export async function loadTableAt(pathname: string): Promise<readonly Route[]> {
  const panel = panelAt(pathname);
  if (!tables.has(panel)) tables.set(panel, (await from.firstTables[panel]()).table);
  const first = loadedTable(panel);
  return matchRoute(first, pathname)?.route.menu === 0 ? first : loadTable(panel);
}

export function loadedArea(section: Panel): ComponentType | undefined {
  return areas.get(section)?.default;
}
export async function loadArea(section: Panel): Promise<Area> {
  const area = areas.get(section) ?? (await from.areas[section]());
  areas.set(section, area);
  return area;
}

export function loadedScreen(route: Route): Screen | undefined {
  return screens.get(route.name);
}
/** Fetches a screen, and before it the area it stands in. */
export async function loadScreen(route: Route): Promise<void> {
  if (screens.has(route.name)) return;
  const load = route.section === 'public' ? from.publicScreens[route.name] : (await loadArea(route.section)).screenOf(route);
  if (!load) throw new Error(`No code is named for the screen "${route.name}"; see src/app/screens`);
  screens.set(route.name, (await load()).default);
}

export function loadedNotFound(): ComponentType | null {
  return notFound;
}
export async function loadNotFound(): Promise<void> {
  notFound ??= (await from.notFound()).default;
}

import type { Route } from './route';

/** What menus and breadcrumbs call a screen: a list goes by its section („Zadania”), where its own title may say more („Lista zadań”). */
export function labelOf({ title, resource, verb }: Route): string {
  return resource && verb === 'list' ? resource.labels.few : title;
}

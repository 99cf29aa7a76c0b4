import type { Route } from './route';

/** What menus and breadcrumbs call a screen: a list goes by its section („Zadania”), where its own title may say more („Lista zadań”). */
export function labelOf({ title, words }: Route): string {
  return words?.().label ?? title;
}

/** The screen's title, in the firm's words where it has its own. */
export function titleOf({ title, words }: Route): string {
  return words?.().title ?? title;
}

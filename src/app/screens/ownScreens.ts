import type { ComponentType } from 'react';
import type { LoadScreen, ScreenKind } from '../routing/route';

const kinds: readonly ScreenKind[] = ['list', 'show', 'create', 'edit', 'import'];

/** What an entity's folder says of a panel: its screens that are made by hand. Every other one is generated from the declaration. */
export interface OwnScreens extends Partial<Record<ScreenKind, LoadScreen>> {
  /** Screens that no resource generates, by the full name of their route. */
  pages?: Readonly<Record<string, LoadScreen>>;
}

/** The office's `index.ts` of a folder; the client's is in its `client`. */
export interface OfficeScreens extends OwnScreens {
  /** What a record's own page tells, drawn beside its list; it takes the record by `useShown`. */
  beside?: ComponentType;
}

/** The entity of a file's folder: `./tickets/client/index.ts` is of `tickets`. */
export const entityOf = (file: string): string => file.split('/')[1] ?? '';

/** The screens of all folders by the name of their route; `panel` is what the names of its resources' screens begin with. */
export function screensByRoute(folders: Readonly<Record<string, OwnScreens>>, panel = ''): Record<string, LoadScreen> {
  const screens: Record<string, LoadScreen> = {};
  for (const [file, own] of Object.entries(folders)) {
    for (const kind of kinds) {
      const load = own[kind];
      if (load) screens[`${panel}${entityOf(file)}.${kind}`] = load;
    }
    Object.assign(screens, own.pages);
  }
  return screens;
}

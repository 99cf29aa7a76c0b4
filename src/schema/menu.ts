/** Parts of the menu in the order of an office's day, with the heading of each. The client's menu has the same order and no headings. */
export const menuGroups = {
  start: '',
  clients: 'Klienci',
  month: 'Praca miesiąca',
  talks: 'Komunikacja',
  office: 'Biuro',
} as const;

/** Pictures that may stand beside an entry. */
export const menuIcons = [
  'bell',
  'board',
  'building',
  'calendar',
  'camera',
  'cap',
  'chart',
  'check',
  'clock',
  'file',
  'gauge',
  'gear',
  'handshake',
  'history',
  'home',
  'message',
  'people',
  'person',
  'scales',
  'tag',
  'tasks',
  'warning',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** Where an entry stands: in which group, after which places, with which picture. */
export interface MenuPlace {
  group: keyof typeof menuGroups;
  /** Smaller numbers come first. */
  place: number;
  icon: MenuIcon;
}

/** A place in the client's bar under the thumb: the entry itself, or with `takesPhoto` the screen that a photograph leads to. */
export interface ThumbPlace {
  /** Smaller numbers come first. */
  place: number;
  /** Short enough for a fifth of a phone. */
  label: string;
  icon: MenuIcon;
  /** Other resources that it leads to; the first of them stands in where this one is not there. */
  with?: readonly string[];
  takesPhoto?: 'create';
}

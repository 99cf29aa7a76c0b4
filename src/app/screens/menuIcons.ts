import type { IconName } from '../layout/Icon';

/** The picture beside each entry of the menu; an entity without one gets a sheet of paper. */
export const menuIcons: Partial<Record<string, IconName>> = {
  home: 'home',
  companies: 'building',
  employees: 'people',
  tasks: 'tasks',
  documents: 'file',
  settlements: 'calendar',
  uptimes: 'clock',
  users: 'person',
  memberships: 'key',
  'price-categories': 'tag',
  partners: 'handshake',
};

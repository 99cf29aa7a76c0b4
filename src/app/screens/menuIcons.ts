import type { IconName } from '../layout/Icon';

/** The picture beside each entry of the menu; an entity without one gets a sheet of paper. */
export const menuIcons: Partial<Record<string, IconName>> = {
  home: 'home',
  dashboard: 'home',
  settings: 'gear',
  companies: 'building',
  employees: 'people',
  tasks: 'tasks',
  'recurring-tasks': 'history',
  'schedule-entries': 'calendar',
  tickets: 'check',
  documents: 'file',
  settlements: 'calendar',
  uptimes: 'clock',
  messages: 'message',
  'system-tickets': 'warning',
  users: 'person',
  limits: 'chart',
  memberships: 'key',
  'price-categories': 'tag',
  surveys: 'tasks',
  'client.surveys.list': 'tasks',
  polls: 'chart',
  partners: 'handshake',
  'training-categories': 'cap',
  reports: 'chart',
};

import type { IconName } from '../theme/Icon';

/** A part of the office's menu under a heading; entries by resource or by the page's route, with the picture beside each. */
interface MenuGroup {
  title: string;
  entries: Readonly<Record<string, IconName>>;
}

/** The menus in the order of an office's day. The client's has no headings; what is named nowhere comes last, with a sheet of paper. */
export const menuGroups: readonly MenuGroup[] = [
  { title: '', entries: { dashboard: 'home', home: 'home' } },
  {
    title: 'Klienci',
    entries: { companies: 'building', employees: 'people', documents: 'file', memberships: 'key' },
  },
  {
    title: 'Praca miesiąca',
    entries: {
      tasks: 'tasks',
      'recurring-tasks': 'history',
      settlements: 'board',
      obligations: 'scales',
      'schedule-entries': 'calendar',
      limits: 'gauge',
      uptimes: 'clock',
      reports: 'chart',
    },
  },
  {
    title: 'Komunikacja',
    entries: {
      tickets: 'check',
      messages: 'message',
      surveys: 'tasks',
      'client.surveys.list': 'tasks',
      polls: 'chart',
      'training-categories': 'cap',
    },
  },
  {
    title: 'Biuro',
    entries: {
      'price-categories': 'tag',
      users: 'person',
      partners: 'handshake',
      'system-tickets': 'warning',
      settings: 'gear',
    },
  },
];

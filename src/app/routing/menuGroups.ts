import type { Verb } from '../../schema';
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
    entries: {
      companies: 'building',
      employees: 'people',
      'employee-terms': 'bell',
      documents: 'file',
      mandates: 'handshake',
      'register-differences': 'scales',
      memberships: 'key',
    },
  },
  {
    title: 'Praca miesiąca',
    entries: {
      tasks: 'tasks',
      'recurring-tasks': 'history',
      settlements: 'board',
      obligations: 'scales',
      campaigns: 'check',
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
      decisions: 'history',
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

/** A place in the client's bar under the thumb: an entry of their menu, or with a verb a screen that a photograph leads to. */
interface ThumbPlace {
  of: string;
  /** Entries that it leads to besides; the first of them stands in where it is not there itself. */
  with?: readonly string[];
  /** Short enough for a fifth of a phone. */
  label: string;
  icon: IconName;
  takesPhoto?: Verb;
}

/** In this order; what a person may not open leaves no gap, and the rest of their menu is behind one more button. */
export const thumbPlaces: readonly ThumbPlace[] = [
  { of: 'home', label: 'Start', icon: 'home' },
  { of: 'settlements', label: 'Płatności', icon: 'board' },
  { of: 'documents', label: 'Zrób zdjęcie', icon: 'camera', takesPhoto: 'create' },
  { of: 'documents', label: 'Dokumenty', icon: 'file' },
  { of: 'messages', with: ['tickets'], label: 'Rozmowy', icon: 'message' },
];

import type { LoadScreen } from '../routing/route';

/** The office's pages that belong to no entity, by the name of their route. */
export const officePages: Readonly<Record<string, LoadScreen>> = {
  dashboard: () => import('./OfficeHomePage'),
  'dashboard.profile': () => import('./ProfilePage'),
  settings: () => import('./settings/SettingsPage'),
  'settings.ready-sets': () => import('./settings/ReadySetsPage'),
  'settings.audit': () => import('./trail/TrailPage'),
  'settings.jobs': () => import('./DeadJobsPage'),
  'settings.retention': () => import('./retention/RetentionPage'),
  reports: () => import('./reports/ReportsPage'),
  'reports.companies': () => import('./reports/CompaniesTimePage'),
  'reports.person': () => import('./reports/PersonPage'),
  'reports.person.settlements': () => import('./reports/PersonSettlementsPage'),
  'reports.person.entries': () => import('./reports/PersonEntriesPage'),
};

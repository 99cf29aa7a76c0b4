import type { LoadScreen, ScreenKind } from '../routing/route';

/** The office's screens by the name of their route: pages, and what an entity has to itself. Every other screen is generated from the declaration. */
export const officeScreens: Readonly<Record<string, LoadScreen>> = {
  dashboard: () => import('../pages/OfficeHomePage'),
  settings: () => import('../pages/settings/SettingsPage'),
  limits: () => import('./limits/ThisYear'),
  'limits.year': () => import('./limits/LimitsScreen'),
  'dashboard.profile': () => import('../pages/ProfilePage'),
  'users.list': () => import('./users/UserList'),
  'users.create': () => import('./users/InviteScreen'),
  'users.show': () => import('./users/UserShow'),
  'uptimes.list': () => import('./uptimes/UptimeList'),
  'uptimes.create': () => import('./uptimes/UptimeCreate'),
  'uptimes.edit': () => import('./uptimes/UptimeEdit'),
  'polls.list': () => import('./polls/PollList'),
  'polls.show': () => import('./polls/PollShow'),
  'price-categories.show': () => import('./prices/PriceCategoryShow'),
  'recurring-tasks.list': () => import('./recurring-tasks/RecurringTaskList'),
  'recurring-tasks.create': () => import('./recurring-tasks/RecurringTaskCreate'),
  'recurring-tasks.show': () => import('./recurring-tasks/RecurringTaskShow'),
  'recurring-tasks.edit': () => import('./recurring-tasks/RecurringTaskEdit'),
  'schedule-entries.list': () => import('./schedule/ScheduleScreen'),
  'tasks.list': () => import('./tasks/TaskList'),
  'tasks.show': () => import('./tasks/TaskShow'),
  'documents.list': () => import('./documents/DocumentList'),
  'documents.create': () => import('./documents/DocumentUpload'),
  'documents.show': () => import('./documents/DocumentShow'),
  'dashboard.documents.queue': () => import('./documents/DocumentQueue'),
  'document-requests.create': () => import('./documents/AskForDocuments'),
  'notices.list': () => import('./notices/NoticeList'),
  'notices.show': () => import('./notices/NoticeShow'),
  'notification-rules.list': () => import('./notificationRules/RuleList'),
  'notification-rules.edit': () => import('./notificationRules/RuleEdit'),
  'settings.jobs': () => import('../pages/DeadJobsPage'),
  'settlements.list': () => import('./settlements/SettlementBoard'),
  'settlements.show': () => import('./settlements/SettlementShow'),
};

/** One file a kind of screen, so that a list does not bring forms with it. */
export const officeGenerated: Readonly<Record<ScreenKind, LoadScreen>> = {
  list: () => import('../resource/ListScreen'),
  show: () => import('../resource/ShowScreen'),
  create: () => import('../resource/CreateScreen'),
  edit: () => import('../resource/EditScreen'),
};

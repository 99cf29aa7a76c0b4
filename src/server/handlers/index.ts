import { announcements } from './announcements';
import { billableEvents } from './billableEvents';
import { companyLimits } from './companyLimits';
import type { Handlers } from './define';
import { documentRequestItems, documentRequests } from './documentRequests';
import { documents } from './documents';
import { employees } from './employees';
import { limitValues } from './limitValues';
import { messages } from './messages';
import { monthDeclarations } from './monthDeclarations';
import { notices } from './notices';
import { notificationRules } from './notificationRules';
import { polls } from './polls';
import { recurringTasks } from './recurringTasks';
import { scheduleEntries } from './scheduleEntries';
import { settlementItems } from './settlementItems';
import { settlements } from './settlements';
import { surveyResponses } from './surveyResponses';
import { surveys } from './surveys';
import { systemTickets } from './systemTickets';
import { taskDependencies } from './taskDependencies';
import { tasks } from './tasks';
import { tickets } from './tickets';
import { timeClosings } from './timeClosings';
import { trainings } from './trainings';
import { trainingCategories } from './trainings/categories';
import { trainingCompletions } from './trainings/completions';
import { trainingQuestions } from './trainings/questions';
import { uptimes } from './uptimes';
import { users } from './users';
import { zusVacations } from './zusVacations';

/** What entities do beyond keeping their records, by the resource's name. */
export const handlers: Readonly<Record<string, Handlers>> = {
  polls,
  announcements,
  'billable-events': billableEvents,
  'company-limits': companyLimits,
  'limit-values': limitValues,
  'document-request-items': documentRequestItems,
  'document-requests': documentRequests,
  documents,
  employees,
  messages,
  'month-declarations': monthDeclarations,
  'recurring-tasks': recurringTasks,
  'schedule-entries': scheduleEntries,
  notices,
  'notification-rules': notificationRules,
  'settlement-items': settlementItems,
  settlements,
  'survey-responses': surveyResponses,
  surveys,
  'system-tickets': systemTickets,
  'task-dependencies': taskDependencies,
  tasks,
  tickets,
  'time-closings': timeClosings,
  'training-categories': trainingCategories,
  'training-completions': trainingCompletions,
  'training-questions': trainingQuestions,
  trainings,
  uptimes,
  users,
  'zus-vacations': zusVacations,
};

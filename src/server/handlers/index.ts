import { absences } from '../absences/handlers';
import { billableEvents } from '../billing/handlers';
import { breaches } from '../breaches/handlers';
import { scheduleEntries } from '../calendar/handlers';
import { companyLimits } from '../companyLimits/handlers';
import { limitValues } from '../companyLimits/valueHandlers';
import { contributionFigures } from '../contributions/handlers';
import { dataChanges } from '../dataChanges/handlers';
import { decisions } from '../decisions/handlers';
import { monthDeclarations } from '../documents/declarationHandlers';
import { documents } from '../documents/handlers';
import { documentRequestItems, documentRequests } from '../documents/requestHandlers';
import { employees } from '../employees/handlers';
import { companyEvents } from '../happenings/handlers';
import { announcements } from '../messages/announcementHandlers';
import { messages } from '../messages/handlers';
import { monthAnswers } from '../monthAnswers/handlers';
import { notices } from '../notices/handlers';
import { notificationRules } from '../notices/ruleHandlers';
import { polls } from '../polls/handlers';
import { amlReviews } from '../powers/amlHandlers';
import { companies, companyPersons } from '../profile/cardHandlers';
import { profileLines } from '../profile/handlers';
import { recurringTasks } from '../recurring/handlers';
import { registerDifferences } from '../registers/differenceHandlers';
import { settlements } from '../settlements/handlers';
import { settlementItems } from '../settlements/itemHandlers';
import { interestRates } from '../settlements/rateHandlers';
import { standIns } from '../standIns/handlers';
import { surveys } from '../surveys/handlers';
import { surveyResponses } from '../surveys/responseHandlers';
import { systemTickets } from '../systemTickets/handlers';
import { taskDependencies } from '../tasks/dependencyHandlers';
import { tasks } from '../tasks/handlers';
import { tickets } from '../tickets/handlers';
import { timeClosings } from '../time/closingHandlers';
import { uptimes } from '../time/handlers';
import { trainingCategories } from '../trainings/categoryHandlers';
import { trainingCompletions } from '../trainings/completionHandlers';
import { trainings } from '../trainings/handlers';
import { trainingQuestions } from '../trainings/questionHandlers';
import { users } from '../users/handlers';
import { zusVacations } from '../vacations/handlers';
import { savedViews } from '../views/handlers';
import type { Handlers } from './define';

/** What entities do beyond keeping their records, by the resource's name. */
export const handlers: Readonly<Record<string, Handlers>> = {
  absences,
  polls,
  companies,
  'company-persons': companyPersons,
  'profile-lines': profileLines,
  'contribution-figures': contributionFigures,
  'aml-reviews': amlReviews,
  'company-events': companyEvents,
  announcements,
  breaches,
  'billable-events': billableEvents,
  'company-limits': companyLimits,
  'limit-values': limitValues,
  'interest-rates': interestRates,
  'document-request-items': documentRequestItems,
  'document-requests': documentRequests,
  documents,
  employees,
  messages,
  decisions,
  'register-differences': registerDifferences,
  'month-answers': monthAnswers,
  'data-changes': dataChanges,
  'month-declarations': monthDeclarations,
  'recurring-tasks': recurringTasks,
  'schedule-entries': scheduleEntries,
  notices,
  'notification-rules': notificationRules,
  'settlement-items': settlementItems,
  settlements,
  'survey-responses': surveyResponses,
  'stand-ins': standIns,
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
  'saved-views': savedViews,
};

import { absences } from './absences';
import { amlReviews } from './amlReviews';
import { amountProfiles } from './amountProfiles';
import { announcements } from './announcements';
import { answerTemplates } from './answerTemplates';
import { billableEvents } from './billableEvents';
import { breaches } from './breaches';
import { campaignClients } from './campaignClients';
import { companies } from './companies';
import { companyEvents } from './companyEvents';
import { companyLimits } from './companyLimits';
import { companyPersons } from './companyPersons';
import { companyPrices } from './companyPrices';
import { contributionFigures } from './contributionFigures';
import { dataChanges } from './dataChanges';
import { decisions } from './decisions';
import { deliveries } from './deliveries';
import { documentRequestItems } from './documentRequestItems';
import { documentRequests } from './documentRequests';
import { documentRequestTemplates } from './documentRequestTemplates';
import { documents } from './documents';
import { employees } from './employees';
import { interestRates } from './interestRates';
import { limitValues } from './limitValues';
import { memberships } from './memberships';
import { messages } from './messages';
import { monthAnswers } from './monthAnswers';
import { monthDeclarations } from './monthDeclarations';
import { notices } from './notices';
import { notificationRules } from './notificationRules';
import { partnerReferrals } from './partnerReferrals';
import { partners } from './partners';
import { polls } from './polls';
import { pollVotes } from './pollVotes';
import { powers } from './powers';
import { priceCategories } from './priceCategories';
import { priceItems } from './priceItems';
import { profileLines } from './profileLines';
import { recurringTasks } from './recurringTasks';
import { registerChecks } from './registerChecks';
import { registerDifferences } from './registerDifferences';
import { savedViews } from './savedViews';
import { scheduleEntries } from './scheduleEntries';
import { settlementItems } from './settlementItems';
import { settlements } from './settlements';
import { standIns } from './standIns';
import { surveyInvitations } from './surveyInvitations';
import { surveyQuestions } from './surveyQuestions';
import { surveyResponses } from './surveyResponses';
import { surveys } from './surveys';
import { systemTickets } from './systemTickets';
import { taskDependencies } from './taskDependencies';
import { tasks } from './tasks';
import { teams } from './teams';
import { ticketCategories } from './ticketCategories';
import { tickets } from './tickets';
import { timeClosings } from './timeClosings';
import { trainingCategories } from './trainingCategories';
import { trainingCompletions } from './trainingCompletions';
import { trainingQuestions } from './trainingQuestions';
import { trainings } from './trainings';
import { transferProfiles } from './transferProfiles';
import { uptimes } from './uptimes';
import { users } from './users';
import { workRates } from './workRates';
import { zusVacations } from './zusVacations';

/** Everything the office works with, in the menu's order. */
export const resources = {
  companies,
  employees,
  absences,
  tasks,
  'recurring-tasks': recurringTasks,
  tickets,
  'ticket-categories': ticketCategories,
  'answer-templates': answerTemplates,
  'time-closings': timeClosings,
  'work-rates': workRates,
  documents,
  settlements,
  'settlement-items': settlementItems,
  uptimes,
  messages,
  announcements,
  users,
  'schedule-entries': scheduleEntries,
  memberships,
  teams,
  'stand-ins': standIns,
  'campaign-clients': campaignClients,
  'company-limits': companyLimits,
  'limit-values': limitValues,
  'interest-rates': interestRates,
  'company-persons': companyPersons,
  'profile-lines': profileLines,
  'contribution-figures': contributionFigures,
  powers,
  'aml-reviews': amlReviews,
  'company-events': companyEvents,
  'task-dependencies': taskDependencies,
  surveys,
  'survey-questions': surveyQuestions,
  'survey-invitations': surveyInvitations,
  'survey-responses': surveyResponses,
  polls,
  'poll-votes': pollVotes,
  'price-categories': priceCategories,
  'price-items': priceItems,
  'company-prices': companyPrices,
  'billable-events': billableEvents,
  partners,
  'partner-referrals': partnerReferrals,
  'amount-profiles': amountProfiles,
  'transfer-profiles': transferProfiles,
  'document-requests': documentRequests,
  'document-request-items': documentRequestItems,
  'document-request-templates': documentRequestTemplates,
  'month-answers': monthAnswers,
  'data-changes': dataChanges,
  'month-declarations': monthDeclarations,
  notices,
  'notification-rules': notificationRules,
  deliveries,
  'system-tickets': systemTickets,
  breaches,
  'training-categories': trainingCategories,
  trainings,
  'training-questions': trainingQuestions,
  'training-completions': trainingCompletions,
  'zus-vacations': zusVacations,
  decisions,
  'register-checks': registerChecks,
  'register-differences': registerDifferences,
  'saved-views': savedViews,
};
export type ResourceName = keyof typeof resources;

import { billableEvents } from './billableEvents';
import { companies } from './companies';
import { companyPersons } from './companyPersons';
import { companyPrices } from './companyPrices';
import { documentRequestItems } from './documentRequestItems';
import { documentRequests } from './documentRequests';
import { documentRequestTemplates } from './documentRequestTemplates';
import { documents } from './documents';
import { employees } from './employees';
import { memberships } from './memberships';
import { monthDeclarations } from './monthDeclarations';
import { partnerReferrals } from './partnerReferrals';
import { partners } from './partners';
import { priceCategories } from './priceCategories';
import { priceItems } from './priceItems';
import { recurringTasks } from './recurringTasks';
import { scheduleEntries } from './scheduleEntries';
import { settlements } from './settlements';
import { taskDependencies } from './taskDependencies';
import { tasks } from './tasks';
import { uptimes } from './uptimes';
import { users } from './users';

/** Everything the office works with, in the menu's order. */
export const resources = {
  companies,
  employees,
  tasks,
  'recurring-tasks': recurringTasks,
  documents,
  settlements,
  uptimes,
  users,
  'schedule-entries': scheduleEntries,
  memberships,
  'company-persons': companyPersons,
  'task-dependencies': taskDependencies,
  'price-categories': priceCategories,
  'price-items': priceItems,
  'company-prices': companyPrices,
  'billable-events': billableEvents,
  partners,
  'partner-referrals': partnerReferrals,
  'document-requests': documentRequests,
  'document-request-items': documentRequestItems,
  'document-request-templates': documentRequestTemplates,
  'month-declarations': monthDeclarations,
};
export type ResourceName = keyof typeof resources;

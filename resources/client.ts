import { billableEvents } from './billableEvents';
import { companies } from './companies';
import { companyPersons } from './companyPersons';
import { documentRequestItems } from './documentRequestItems';
import { documentRequests } from './documentRequests';
import { documents } from './documents';
import { employees } from './employees';
import { messages } from './messages';
import { monthDeclarations } from './monthDeclarations';
import { notices } from './notices';
import { polls } from './polls';
import { priceItems } from './priceItems';
import { settlementItems } from './settlementItems';
import { settlements } from './settlements';
import { systemTickets } from './systemTickets';
import { tasks } from './tasks';
import { ticketCategories } from './ticketCategories';
import { tickets } from './tickets';
import { trainingCategories } from './trainingCategories';
import { trainingCompletions } from './trainingCompletions';
import { trainings } from './trainings';
import { users } from './users';

/** What clients know anything of, in the menu's order: what their panel brings along of `index.ts`. */
export const clientResources = {
  companies,
  employees,
  tasks,
  tickets,
  'ticket-categories': ticketCategories,
  documents,
  settlements,
  'settlement-items': settlementItems,
  messages,
  users,
  'company-persons': companyPersons,
  polls,
  'price-items': priceItems,
  'billable-events': billableEvents,
  'document-requests': documentRequests,
  'document-request-items': documentRequestItems,
  'month-declarations': monthDeclarations,
  notices,
  'system-tickets': systemTickets,
  'training-categories': trainingCategories,
  trainings,
  'training-completions': trainingCompletions,
};

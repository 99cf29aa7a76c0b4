import type { ResourceName } from '../../../resources';

/** What is tried with a record that the client's company has. */
export type Tried = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'restore' | 'history';

/** Statuses in the order of `principals`: szef, super, kierownik, ksiegowa, kadry, pracownik, klient, podglad. */
type Statuses = readonly number[];
type Matrix = Readonly<Record<Tried, Statuses>>;

/** Who deals with companies; outside the office nobody knows of it, or they know and may not. */
const office: Statuses = [200, 200, 200, 200, 200, 403, 404, 404];
const officeAlone: Statuses = [200, 200, 200, 200, 200, 403, 403, 403];
const officeAndClients: Statuses = [200, 200, 200, 200, 200, 403, 200, 200];
/** The one of the clients who does not only look on. */
const officeAndClient: Statuses = [200, 200, 200, 200, 200, 403, 200, 403];
/** Workers too. */
const wholeOffice: Statuses = [200, 200, 200, 200, 200, 200, 404, 404];
const wholeOfficeAlone: Statuses = [200, 200, 200, 200, 200, 200, 403, 403];
const everybody: Statuses = [200, 200, 200, 200, 200, 200, 200, 200];
/** Who has the settings. */
const settings: Statuses = [403, 200, 200, 403, 403, 403, 404, 404];
const settingsAlone: Statuses = [403, 200, 200, 403, 403, 403, 403, 403];
/** Who leads. */
const leaders: Statuses = [200, 200, 200, 403, 403, 403, 404, 404];
const owners: Statuses = [200, 200, 403, 403, 403, 403, 404, 404];
/** A record of the accountant's own, whatever the others' roles. */
const ownAlone: Statuses = [404, 404, 404, 200, 404, 404, 404, 404];
const ownRefused: Statuses = [404, 404, 404, 403, 404, 404, 404, 404];
/** A record of the accountant's that managers know of. */
const ownAndManagers: Statuses = [404, 200, 200, 200, 404, 404, 404, 404];
/** Another person's, which neither workers nor clients know of. */
const others: Statuses = [200, 200, 200, 200, 200, 404, 404, 404];
const nobody: Statuses = [403, 403, 403, 403, 403, 403, 403, 403];
const nobodyInside: Statuses = [403, 403, 403, 403, 403, 403, 404, 404];
/** Restoring is the superuser's way back where nobody deletes. */
const superAlone: Statuses = [403, 200, 403, 403, 403, 403, 404, 404];

const created = (changes: Statuses): Statuses => changes.map((status) => (status === 200 ? 201 : status));

/** An entity that some read and some change; its history is for the readers of the office. */
function entity(reads: Statuses, changes: Statuses, apart: Partial<Matrix> = {}): Matrix {
  const history = reads.map((status, who) => (who > 5 && status === 200 ? 403 : status));
  return {
    list: reads,
    show: reads,
    create: created(changes),
    edit: changes,
    delete: changes,
    restore: changes,
    history,
    ...apart,
  };
}

/** What the server alone writes. */
const written = (reads: Statuses): Matrix => entity(reads, nobodyInside, { restore: superAlone });

/** P16: who may do what. 403: not allowed. 404: nothing that this person may know of. */
export const accessMatrix: Record<ResourceName, Matrix> = {
  companies: entity(officeAndClients, officeAlone),
  employees: entity(officeAndClients, officeAlone),
  // The office's record of time; a client has it in their own payroll papers.
  absences: entity(office, office),
  tasks: entity(everybody, wholeOfficeAlone),
  // A client adds documents and corrects them until they are accepted; who only looks on does not.
  documents: entity(officeAndClients, officeAlone, { create: created(officeAndClient), edit: officeAndClient }),
  settlements: entity(officeAndClients, officeAlone),
  // A position that its client has: it goes by a correction alone.
  'amount-profiles': entity(office, office),
  'transfer-profiles': entity(office, leaders),
  'settlement-items': entity(officeAndClients, officeAlone, { delete: [409, 409, 409, 409, 409, 403, 403, 403] }),
  // Another person's working time: with the reports area, or it does not exist.
  uptimes: entity(others, others, { list: wholeOffice, create: created(wholeOffice) }),
  // Another person's account; everybody has their own.
  users: entity(others, settings, {
    list: office,
    edit: [403, 200, 200, 403, 403, 404, 404, 404],
    delete: [403, 200, 200, 403, 403, 404, 404, 404],
  }),
  memberships: entity(office, settings),
  'document-requests': entity(officeAndClients, officeAlone),
  'document-request-items': entity(officeAndClients, officeAlone),
  'document-request-templates': entity(office, office),
  // A client answers once; what is corrected after that the office corrects.
  'month-answers': entity(officeAndClients, officeAlone, { create: created(officeAndClient) }),
  // A client asks and takes back; the office decides.
  'data-changes': entity(officeAndClients, officeAlone, { create: created(officeAndClient) }),
  // A declaration is taken back, never edited.
  'month-declarations': entity(officeAndClients, officeAlone, { create: created(officeAndClient), edit: nobody }),
  'price-categories': entity(office, office),
  'price-items': entity(officeAndClients, officeAlone),
  'company-prices': entity(office, office),
  // How clients stand with the limits; of the limits of a year those alone are records that the office enters.
  'company-limits': entity(office, office),
  'limit-values': entity(wholeOffice, leaders),
  // Written by what the office does in its campaigns.
  'campaign-clients': written(office),
  'interest-rates': entity(wholeOffice, leaders),
  // A draft is the office's own until the client is asked.
  'billable-events': entity(office, office, {
    list: officeAndClients,
    create: created(officeAlone),
    restore: officeAlone,
  }),
  // A client answers the offer, and knows nothing of the record.
  'zus-vacations': entity(office, office),
  // Written by what a client decides; taken back by an action of its own.
  decisions: entity(officeAndClients, nobody, { restore: [403, 200, 403, 403, 403, 403, 403, 403] }),
  // Written by the lookup of a company in the public registers.
  'register-checks': written(office),
  // Found by night; the office decides of them.
  'register-differences': entity(office, office, { create: nobodyInside, delete: nobodyInside, restore: superAlone }),
  'profile-lines': entity(office, office),
  'contribution-figures': entity(office, office),
  // What the office may do for a client, and what it thinks of them, is never the client's to read.
  powers: entity(office, office),
  'aml-reviews': entity(office, office),
  'company-events': entity(office, office),
  'company-persons': entity(officeAndClients, officeAlone),
  // A worker reads the rules and makes none.
  'recurring-tasks': entity(wholeOffice, office),
  'task-dependencies': entity(wholeOffice, wholeOffice, { edit: nobodyInside }),
  // The accountant's own entry; of others those see it who have the settings.
  'schedule-entries': entity(ownAndManagers, ownAndManagers, {
    list: wholeOffice,
    create: [422, 201, 201, 201, 422, 422, 404, 404],
  }),
  // Whoever deals with companies knows who does whose work; the two and who leads decide, nobody deletes.
  'stand-ins': entity(others, others, {
    list: wholeOffice,
    create: [201, 201, 201, 201, 403, 403, 404, 404],
    edit: others,
    delete: [403, 403, 403, 403, 403, 404, 404, 404],
    restore: [403, 200, 403, 403, 403, 403, 404, 404],
  }),
  // Who works with whom is known to all who deal with companies.
  teams: entity(office, settings),
  partners: entity(owners, owners),
  'partner-referrals': entity(owners, owners),
  messages: entity(officeAndClients, officeAlone, { create: created(officeAndClient) }),
  announcements: entity(office, office),
  // A register: nobody takes anything out of it.
  breaches: entity(settings, settings, { delete: nobodyInside, restore: superAlone }),
  // Another person's report; everybody outside the office sees their own.
  'system-tickets': entity(office, office, {
    list: officeAndClients,
    create: created(officeAndClients),
    restore: officeAlone,
  }),
  // A client writes of what their company needs; who only looks on there does not.
  tickets: entity(officeAndClients, officeAlone, { create: created(officeAndClient) }),
  // Settings of the office: everybody there reads them, a client picks from them.
  'ticket-categories': entity(officeAndClients, settingsAlone),
  // Everybody who deals with companies writes with them, who has the settings changes them.
  'answer-templates': entity(office, settings),
  // Who leads closes working time; who sees others' time sees what is closed.
  'time-closings': entity(office, leaders),
  // What people cost is known to nobody but who leads.
  'work-rates': entity(leaders, leaders),
  // The accountant's own: nobody else knows of it, whatever their role.
  notices: entity(ownAlone, ownRefused, {
    list: everybody,
    create: nobody,
    restore: [403, 404, 403, 403, 403, 403, 403, 403],
  }),
  // The accountant's own, which nobody else knows of until it is shared.
  'saved-views': entity(ownAlone, ownAlone, {
    list: wholeOffice,
    create: created(wholeOffice),
    restore: [404, 404, 404, 200, 404, 404, 404, 404],
  }),
  'notification-rules': entity(settings, nobodyInside, { edit: settings, restore: superAlone }),
  deliveries: written(settings),
  // Clients answer by their invitations, on routes of their own; the records are the office's.
  surveys: entity(office, office),
  'survey-questions': written(office),
  'survey-invitations': written(office),
  'survey-responses': { ...written(office), edit: office },
  polls: entity(officeAndClients, officeAlone),
  'poll-votes': entity(ownAlone, ownRefused, {
    list: wholeOffice,
    create: nobodyInside,
    restore: [403, 404, 403, 403, 403, 403, 404, 404],
  }),
  // Everybody reads them; a worker and a client learn, and make none.
  'training-categories': entity(everybody, officeAlone),
  trainings: entity(everybody, officeAlone),
  // The answers of a colleague's test: managers know them, others could not be examined.
  'training-questions': entity(ownAndManagers, ownAndManagers, {
    list: wholeOffice,
    create: created(office),
    restore: [404, 200, 200, 200, 404, 403, 404, 404],
  }),
  // A colleague's completion.
  'training-completions': entity(others, [403, 403, 403, 403, 403, 404, 404, 404], {
    list: everybody,
    create: nobody,
    restore: [403, 200, 403, 403, 403, 403, 403, 403],
  }),
};

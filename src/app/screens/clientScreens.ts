import ClientHomePage from '../pages/ClientHomePage';
import type { LoadScreen, ScreenKind } from '../routing/route';

const others: Readonly<Record<string, LoadScreen>> = {
  profile: () => import('../pages/ProfilePage'),
  'client.tickets.list': () => import('./tickets/client/ClientTickets'),
  'client.tickets.category': () => import('./tickets/client/ClientCategory'),
  'client.tickets.create': () => import('./tickets/client/NewTicket'),
  'client.tickets.show': () => import('./tickets/client/ClientTicket'),
  'client.documents.list': () => import('./documents/client/ClientDocuments'),
  'client.documents.create': () => import('./documents/client/ClientUpload'),
  'client.documents.show': () => import('./documents/client/ClientDocument'),
  'client.messages.list': () => import('./messages/client/Inbox'),
  'client.messages.create': () => import('./messages/client/Letter'),
  'client.messages.show': () => import('./messages/client/ClientMessage'),
  'client.system-tickets.list': () => import('./system-tickets/client/ClientReports'),
  'client.system-tickets.create': () => import('./system-tickets/client/NewReport'),
  'client.system-tickets.show': () => import('./system-tickets/client/ClientReport'),
  'client.notices.list': () => import('./notices/client/ClientNotices'),
  'client.notices.show': () => import('./notices/NoticeShow'),
  'client.training-categories.list': () => import('./training-categories/TrainingCategories'),
  'client.training-categories.show': () => import('./training-categories/TrainingCategory'),
  'client.trainings.show': () => import('./trainings/client/ClientTraining'),
  'client.surveys.list': () => import('./surveys/answering/MySurveys'),
  'client.surveys.show': () => import('./surveys/answering/AnswerSurvey'),
  'client.data-changes.list': () => import('./data-changes/client/ClientChanges'),
  'client.data-changes.show': () => import('./data-changes/client/ClientChange'),
  'client.data-changes.create': () => import('./data-changes/client/AskForChange'),
  'client.billable-events.list': () => import('./billable-events/client/ClientCharges'),
  'client.billable-events.show': () => import('./billable-events/client/ClientCharge'),
  'client.decisions.list': () => import('./decisions/client/MyDecisions'),
  'client.decisions.show': () => import('./decisions/client/MyDecision'),
  'client.polls.list': () => import('./polls/PollList'),
  'client.polls.show': () => import('./polls/PollShow'),
  'client.employees.list': () => import('./employees/client/ClientEmployeeList'),
  'client.employees.show': () => import('./employees/client/ClientEmployee'),
  'client.tasks.list': () => import('./tasks/client/ClientTasks'),
  'client.tasks.show': () => import('./tasks/client/ClientTask'),
  'client.companies.employees': () => import('./companies/client/ClientEmployeesPage'),
  'client.companies.obligations': () => import('./obligations/client/ClientDuties'),
  'client.companies.show': () => import('./companies/client/ClientCompany'),
  'client.settlements.list': () => import('./settlements/client/ClientSettlements'),
  'client.settlements.show': () => import('./settlements/client/ClientSettlement'),
};

const generated: Readonly<Record<Exclude<ScreenKind, 'import'>, LoadScreen>> = {
  list: () => import('./ClientList'),
  show: () => import('../resource/ShowScreen'),
  create: () => import('../resource/CreateScreen'),
  edit: () => import('../resource/EditScreen'),
};

/** A screen with what single entities have to themselves on it; the first screen shows nothing of the kind and goes without. */
const withParts =
  (load: LoadScreen): LoadScreen =>
  async () => {
    const [screen] = await Promise.all([load(), import('./ownParts')]);
    return screen;
  };
const allWithParts = (screens: Readonly<Record<string, LoadScreen>>) =>
  Object.fromEntries(Object.entries(screens).map(([name, load]) => [name, withParts(load)]));

/** The client's screens by the name of their route; the first one comes with the panel itself. */
export const clientScreens: Readonly<Record<string, LoadScreen>> = {
  home: async () => ({ default: ClientHomePage }),
  ...allWithParts(others),
};
export const clientGenerated = allWithParts(generated);

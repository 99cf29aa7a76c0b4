import { limitsRefresh } from '../companyLimits/job';
import { limitsRevalue } from '../companyLimits/revalue';
import { sendDigest } from '../notices/digest';
import { sendNotice } from '../notices/send';
import { watchDates } from '../notices/watch';
import { announcement } from './announcement';
import { copiesWatch } from './copies';
import type { Job } from './define';
import { documentRequestsDaily } from './documentRequests';
import { plannedMessages } from './plannedMessages';
import { pollOpen } from './polls';
import { recurringTasks } from './recurringTasks';
import { settlementReminders } from './settlementReminders';
import { surveysDaily, surveyTimesJob } from './surveys';
import { ticketLooks, ticketsDaily } from './tickets';
import { trainingsAssign, trainingsDaily } from './trainings';
import { upkeep } from './upkeep';
import { uptimeStops } from './uptimeStops';

/** Every kind of work that is done beside requests. */
export const jobs: readonly Job[] = [
  announcement,
  plannedMessages,
  documentRequestsDaily,
  recurringTasks,
  pollOpen,
  limitsRefresh,
  limitsRevalue,
  sendNotice,
  sendDigest,
  watchDates,
  settlementReminders,
  surveyTimesJob,
  surveysDaily,
  ticketLooks,
  ticketsDaily,
  uptimeStops,
  trainingsAssign,
  trainingsDaily,
  copiesWatch,
  upkeep,
];

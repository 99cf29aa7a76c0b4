import { trailAnchor } from '../anchors/job';
import { campaignSendingBegun, campaignsDaily } from '../campaigns/job';
import { limitsRefresh } from '../companyLimits/job';
import { limitsRevalue } from '../companyLimits/revalue';
import { watchStages } from '../contributions/watchStages';
import { copiesWatch } from '../copies/watchingJob';
import { asking } from '../documents/askingJob';
import { documentRequestsMonthly } from '../documents/monthlyJob';
import { documentRequestsDaily } from '../documents/requestJob';
import { rereading } from '../documents/rereadingJob';
import { watchTerms } from '../employees/watchTerms';
import { eventTerms } from '../happenings/job';
import { announcement } from '../messages/announcementJob';
import { plannedMessages } from '../messages/planningJob';
import { sendDigest } from '../notices/digest';
import { sendNotice } from '../notices/send';
import { watchDates } from '../notices/watch';
import { pollOpen } from '../polls/job';
import { erasing } from '../privacy/eraseJob';
import { packagesDaily, packing } from '../privacy/packJob';
import { retentionDaily, retentionNow } from '../privacy/retentionJob';
import { profileDaily } from '../profile/job';
import { sendHint } from '../push/job';
import { generation, recurringTasks } from '../recurring/job';
import { registersNightly } from '../registers/night';
import { registerPlan } from '../registers/planJob';
import { registerTurn } from '../registers/turn';
import { openMonthBegun } from '../settlements/openMonthJob';
import { settlementReminders } from '../settlements/remindingJob';
import { sendManyBegun } from '../settlements/sendManyJob';
import { standInsDaily } from '../standIns/job';
import { surveysDaily, surveyTimesJob } from '../surveys/job';
import { surveyInvitations, surveyReminders } from '../surveys/sendingJobs';
import { ticketLooks, ticketsDaily } from '../tickets/job';
import { uptimeStops } from '../time/stoppingJob';
import { trainingsAssign, trainingsDaily } from '../trainings/job';
import { invitationsOfMany } from '../users/inviteMany';
import { actions } from './actions';
import type { Job } from './define';
import { imports } from './imports';
import { importUndo } from './importUndo';
import { upkeep } from './upkeep';

/** Every kind of work that is done beside requests. */
export const jobs: readonly Job[] = [
  announcement,
  plannedMessages,
  documentRequestsDaily,
  documentRequestsMonthly,
  rereading,
  profileDaily,
  eventTerms,
  recurringTasks,
  generation,
  openMonthBegun,
  sendManyBegun,
  registersNightly,
  registerTurn,
  registerPlan,
  invitationsOfMany,
  campaignSendingBegun,
  campaignsDaily,
  actions,
  imports,
  importUndo,
  asking,
  pollOpen,
  limitsRefresh,
  limitsRevalue,
  sendNotice,
  sendHint,
  sendDigest,
  watchDates,
  watchStages,
  watchTerms,
  settlementReminders,
  surveyTimesJob,
  surveysDaily,
  surveyInvitations,
  surveyReminders,
  ticketLooks,
  ticketsDaily,
  uptimeStops,
  trainingsAssign,
  trainingsDaily,
  copiesWatch,
  trailAnchor,
  standInsDaily,
  packing,
  erasing,
  retentionDaily,
  retentionNow,
  packagesDaily,
  upkeep,
];

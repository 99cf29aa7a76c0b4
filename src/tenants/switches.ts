import type { TenantConfig } from './define';

/** The switches of a firm that changes nothing; beside the rest, as the client's panel brings them along without the declarations. */
export const standardSwitches: TenantConfig['switches'] = {
  clientSurveys: false,
  clientLimits: false,
  entryLinks: false,
  webPush: false,
  tfaRequiredFor: [],
  fourEyes: false,
  transfersByLeaders: false,
  teamWalls: false,
  completeDocuments: false,
  monthlyRequests: false,
  predictedPapers: false,
  retentionRun: false,
  latePapers: 'next_month',
  sessionIdleMinutes: 120,
};

import type { CampaignState } from '../../contract/campaigns';
import type { KeptClient } from './rows';

/** How far a client is; one of whom nothing is kept was not asked yet. */
export function stateOf(kept: KeptClient | undefined): CampaignState {
  if (!kept) return 'not_sent';
  if (kept.set_aside) return 'not_applicable';
  if (kept.task_id) return 'task_ready';
  if (kept.agreed_on) return 'agreed';
  if (kept.response_id) return 'answered';
  if (kept.reminded_on) return 'reminded';
  return kept.sent_on ? 'sent' : 'not_sent';
}

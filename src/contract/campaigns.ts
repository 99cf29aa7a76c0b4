import type { Color, Look } from '../schema';
import type { ProfilePreview } from './profile';

/** How far a client is in a campaign. */
export const campaignStates = {
  not_sent: { label: 'Nie wysłano', color: 'default' },
  sent: { label: 'Wysłano', color: 'info' },
  reminded: { label: 'Przypomniano', color: 'warning' },
  answered: { label: 'Odpowiedziano', color: 'warning' },
  agreed: { label: 'Uzgodniono', color: 'success' },
  task_ready: { label: 'Zadanie gotowe', color: 'success' },
  not_applicable: { label: 'Nie dotyczy', color: 'default' },
} as const satisfies Record<string, Look & { color: Color }>;
export type CampaignState = keyof typeof campaignStates;

/** One client in a campaign; days as `YYYY-MM-DD`. */
export interface CampaignRow {
  company: { id: string; title: string };
  keeper: string | null;
  state: CampaignState;
  /** Why it does not concern them, in Polish. */
  because: string | null;
  due: string | null;
  /** What must first be found out; null where it surely concerns. */
  condition: string | null;
  sent_on: string | null;
  reminded_on: string | null;
  answered_on: string | null;
  task: { id: string; title: string } | null;
  /** Points of a checklist that are not met; null where nobody answered. */
  missing: string[] | null;
}

/** A campaign of a year with a page of its clients. */
export interface CampaignPage {
  campaign: string;
  year: number;
  name: string;
  lead: string;
  basis: string[];
  source: string[];
  notes: string[];
  counts: Partial<Record<CampaignState, number>>;
  rows: CampaignRow[];
  total: number;
  /** The survey that its clients answer, once it was sent. */
  survey_id: string | null;
}

/** What a client answered, and what it would change. */
export interface CampaignAnswer {
  answers: { label: string; text: string }[];
  says: string;
  task: string | null;
  missing: string[];
  /** Those of the company's people of whom the office says whose answer it is; none where that is known. */
  among: { id: string; name: string }[];
  preview: ProfilePreview | null;
}

export interface CampaignFilters {
  keeper: string | null;
  state: CampaignState | null;
  page: number;
}

export const campaignClientsAPage = 100;
/** Of so many surveys are sent within a request; more as work that goes on beside it. */
export const campaignSentAtOnce = 100;

import type { Answers, Question, Section } from './question';

/** A survey as it stands in a person's list of what waits. Moments are Warsaw wall time. */
export interface MySurvey {
  /** The invitation's: the address of answering. */
  id: string;
  survey_id: string;
  title: string;
  description: string | null;
  company: string | null;
  closes_at: string | null;
  state: 'invited' | 'opened' | 'started' | 'submitted' | 'declined';
  /** Answers can still be given or changed. */
  open: boolean;
  anonymous: boolean;
}

/** A survey being answered, where one left off. */
export interface Answering extends MySurvey {
  thank_you: string | null;
  sections: readonly Section[];
  questions: readonly Question[];
  /** Closed ones masked. */
  answers: Answers;
  /** Closed answers that the asker may open in full, by question. */
  opens: readonly string[];
  saved_at: string | null;
  /** Changes after sending were not sent yet. */
  changed: boolean;
  allow_edit_until_close: boolean;
  files: Readonly<Record<string, { name: string; size: number }>>;
  /** Counted together, when the survey shows results to those who answered. */
  results: boolean;
}

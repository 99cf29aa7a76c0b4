import type { Obligation } from '../deadlines/obligations';
import type { Certainty } from '../deadlines/rule';
import type { Circumstance, TaxationForm, TaxProfile, ZusScheme } from '../deadlines/taxProfile';
import type { QuestionType } from '../surveys/words';

/** A question of a campaign's survey, in plain words; what it leaves out is as in any survey. */
export interface CampaignQuestion {
  key: string;
  label: string;
  type: QuestionType;
  help?: string;
  required?: boolean;
  options?: readonly { value: string; label: string }[];
  /** The yes-or-no question before it without whose yes it is not asked. */
  after?: string;
}

/** Answers by the keys of questions, as surveys keep them: yes and no, amounts in grosze, `{ picked }`. */
export type CampaignAnswers = Readonly<Record<string, unknown>>;

/** A dated line of the profile, from a day on; `person` null is the company's own. */
export interface LineChange {
  kind: 'line';
  from: string;
  subject: 'tax' | 'zus';
  person: string | null;
  taxation_form: TaxationForm | null;
  zus_scheme: ZusScheme | null;
}

/** Circumstances that the card is to say. */
export interface CardChange {
  kind: 'card';
  values: Partial<Record<Circumstance, boolean>>;
}

/** What an answer comes to. */
export interface Agreed {
  /** In a sentence, for whoever agrees to it. */
  says: string;
  changes: readonly (LineChange | CardChange)[];
  /** The title of what is left to do; null where nothing is. */
  task: string | null;
  /** Points of a checklist that are not met. */
  missing: readonly string[];
  /** Of the company's people, those of whom the office must say whose answer it is before it agrees. */
  among?: readonly string[];
  /** Why the campaign does not concern them after all; agreed to, it takes them out. */
  out?: string;
}

/** Whom a campaign concerns and by when, worked out for one client and year. */
export interface Concern {
  nominal: string;
  due: string;
  basis: string;
  certainty: Certainty;
  /** What hangs on something unknown; null where it surely concerns. */
  condition: string | null;
  note: string | null;
  /** The obligations it is about, the first due first; none where a campaign follows from no deadline of the law. */
  obligations: readonly Obligation[];
}

/** A client as a campaign asks of it. `stretches` are its profiles in the order of time. */
export interface CampaignClient {
  id: string;
  stretches: readonly TaxProfile[];
}

/** What an office asks many clients for once a year: a row of law, the year being that of the deadline. */
export interface Campaign {
  id: string;
  name: string;
  /** What it is for, in a sentence. */
  lead: string;
  /** Rules of the table of deadlines that decide whom it concerns and by when. */
  rules: readonly string[];
  /** Of a campaign without a deadline in the table: who, by when (month and day) and by what act. */
  own?: {
    says: string;
    monthDay: string;
    basis: string;
    certainty: Certainty;
    source: string;
    note: string;
    holds(profile: TaxProfile): boolean;
    /** What of that is not known, in a sentence: it concerns them perhaps. */
    unknown?(profile: TaxProfile): string | null;
  };
  /** What kind of work its task is. */
  category: 'tax' | 'zus' | 'books' | 'payroll' | 'annual';
  questions(year: number): readonly CampaignQuestion[];
  /** `whose`: those of the company's people whose answer it is, where the office was asked to say. */
  agree(answers: CampaignAnswers, client: CampaignClient, concern: Concern, year: number, whose?: readonly string[]): Agreed;
}

/** The option that was chosen of a question; null where none was. */
export function pickedIn(answers: CampaignAnswers, key: string): string | null {
  const value = answers[key];
  const picked = typeof value === 'object' && value !== null && 'picked' in value ? value.picked : null;
  return Array.isArray(picked) && typeof picked[0] === 'string' ? picked[0] : null;
}

/** What leaves the profile as it is. */
export const nothingChanges = (says: string, task: string | null = null, missing: readonly string[] = []): Agreed => ({
  says,
  changes: [],
  task,
  missing,
});

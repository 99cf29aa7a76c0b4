import type { Certainty } from '../deadlines/rule';
import type { Tone } from './validity';

/** A date of an employee as it stands on a day, with what to do about it. */
export interface HrState<Status extends string = string> {
  status: Status;
  label: string;
  tone: Tone;
  valid_to: string | null;
  days_left: number | null;
  step: number | null;
  /** What is the matter; null when all is well. */
  says: string | null;
  act: string | null;
  basis: string;
  certainty: Certainty;
}

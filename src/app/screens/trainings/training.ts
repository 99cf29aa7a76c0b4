import type { RaRecord } from 'ra-core';
import type { trainingCompletions } from '../../../../resources/trainingCompletions';
import type { trainings } from '../../../../resources/trainings';
import type { RecordOf } from '../../../schema';
import type { Answered } from '../../records/answered';

/** A completion as the API answers it, with whose it is and of what. */
export type Completion = Answered<typeof trainingCompletions, keyof RecordOf<typeof trainingCompletions>> & {
  user?: { title: string | null };
  training?: { title: string } | null;
};

/** A question as the one who is examined gets it. */
export interface AskedQuestion {
  id: string;
  text: string;
  type: 'single' | 'multi' | 'true_false' | 'order' | 'number';
  points: number;
  options: string[];
}

/** A training as a single answer has it: with the asker's own completion and the test without its answers. */
export type Training = RaRecord &
  RecordOf<typeof trainings> & {
    id: string;
    category?: { id: string; title: string | null } | null;
    mine: Completion | null;
    quiz: AskedQuestion[];
  };

export interface QuizResult {
  score: number;
  passed: boolean;
  exhausted: boolean;
  verdicts: { id: string; right: boolean; explanations: string[]; correct: string | null }[];
}

export const isDone = (completion: Pick<Completion, 'status'> | null | undefined): boolean =>
  completion?.status === 'completed' || completion?.status === 'passed';

/** The rule by which lessons and the test are voluntary. */
export const isRead = ({ rule, lessons, mine }: Training): boolean =>
  rule === 'viewed' ||
  isDone(mine) ||
  (lessons ?? []).every((_, at) => mine?.lessons_seen.some(({ lesson }) => lesson === at + 1));

/** What a training takes, in minutes: as its author says, else its lessons together; null where nobody said. */
export function minutesOf({ duration_minutes, lessons }: Pick<Training, 'duration_minutes' | 'lessons'>): number | null {
  if (duration_minutes) return duration_minutes;
  const sum = (lessons ?? []).reduce((total, { minutes }) => total + (minutes ?? 0), 0);
  return sum > 0 ? sum : null;
}

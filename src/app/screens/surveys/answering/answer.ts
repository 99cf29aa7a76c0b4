import type { Question } from '../../../../contract/surveys/question';

/** What every input of an answer is given. */
export interface AnswerProps {
  question: Question;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of the box, or of the first of them. */
  id: string;
  describedBy: string | undefined;
  isWrong: boolean;
  /** Names of files that are kept already. */
  files: Readonly<Record<string, { name: string; size: number }>>;
}

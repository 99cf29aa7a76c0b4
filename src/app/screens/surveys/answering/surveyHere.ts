import { createContext } from 'react';
import type { AnswerProps } from './answer';

/** The survey that is being answered, as an answer that sends something of its own needs it. */
export interface SurveyHere {
  id: string;
  /** The office has this answer by now, and knows these files. */
  onKept: (question: string, value: unknown, files: AnswerProps['files']) => void;
}

/** Null where nothing is answered, as in the preview of one that is being made. */
export const SurveyHere = createContext<SurveyHere | null>(null);

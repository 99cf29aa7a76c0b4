import type { ConditionTest, QuestionType } from '../../domain/surveys/words';

/** One of the answers to choose from. */
export interface Option {
  value: string;
  label: string;
  /** Chosen, it leaves no other chosen. */
  exclusive?: boolean | null;
  /** Chosen, it asks for a few words more. */
  other_text?: boolean | null;
}

/** Asked of an earlier answer: `value` is an option's value, `tak`, `nie` or a number as text. */
export interface Condition {
  question: string;
  test: ConditionTest;
  value?: string | null;
}

/** A question as it stands in a survey; amounts in `min` and `max` are whole grosze. */
export interface Question {
  /** Names its answer; never changes once somebody answered. */
  key: string;
  label: string;
  help: string | null;
  type: QuestionType;
  required: boolean;
  /** The key of its section; null before the first one. */
  section: string | null;
  options: readonly Option[];
  /** The rows of a table of ratings. */
  lines: readonly { value: string; label: string }[];
  min: number | null;
  max: number | null;
  max_length: number | null;
  visible_if: readonly Condition[];
  visible_join: 'all' | 'any';
  formula: string | null;
  /** The field of the company's card that the answer is meant for; written there once the office agrees. */
  maps_to: string | null;
}

export interface Section {
  key: string;
  title: string;
  description?: string | null;
}

/** Chosen options in the order of the question, with the words asked for by one of them. */
export interface Picked {
  picked: string[];
  other?: string;
}
export interface Span {
  from: string;
  to: string;
}

/** Answers by the keys of questions; the shape of each is its type's. */
export type Answers = Readonly<Record<string, unknown>>;

/** What a question starts as. */
export const blankQuestion: Omit<Question, 'key' | 'label' | 'type'> = {
  help: null,
  required: false,
  section: null,
  options: [],
  lines: [],
  min: null,
  max: null,
  max_length: null,
  visible_if: [],
  visible_join: 'all',
  formula: null,
  maps_to: null,
};

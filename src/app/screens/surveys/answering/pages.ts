import { visibleQuestions } from '../../../../contract/surveys/answers';
import { isEmpty } from '../../../../contract/surveys/kinds';
import type { Answers, Question, Section } from '../../../../contract/surveys/question';

export interface FormPage {
  key: string;
  title: string | null;
  description: string | null;
  questions: readonly Question[];
}

/** The parts of a form that something is asked in, in order; questions of no part come first. */
export function pagesOf(sections: readonly Section[], questions: readonly Question[], answers: Answers): FormPage[] {
  const visible = visibleQuestions(questions, answers);
  const parts = [{ key: '', title: null, description: null, of: null as string | null }, ...sections.map(partOf)];
  return parts
    .map(({ of, ...part }) => ({ ...part, questions: visible.filter(({ section }) => section === of) }))
    .filter((part) => part.questions.length > 0);
}

const partOf = ({ key, title, description = null }: Section) => ({ key, title, description, of: key as string | null });

/** Where one left off: the first part with a question still to be answered. */
export function firstUnanswered(pages: readonly FormPage[], answers: Answers): number {
  const at = pages.findIndex(({ questions }) => questions.some(({ key, required }) => required && isEmpty(answers[key])));
  return Math.max(0, at);
}

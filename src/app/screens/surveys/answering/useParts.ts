import { useEffect, useRef, useState } from 'react';
import type { Answering } from '../../../../contract/surveys/answering';
import type { Answers } from '../../../../contract/surveys/question';
import { firstUnanswered, pagesOf } from './pages';

type Faults = Readonly<Record<string, string>>;

/** The part of a survey that one is at, and what is wrong with its answers; inputs of questions have ids that begin with `prefix`. */
export function useParts({ questions, sections, state }: Answering, answers: Answers, prefix: string) {
  const pages = pagesOf(sections, questions, answers);
  const [at, setAt] = useState(() => (state === 'started' ? firstUnanswered(pages, answers) : 0));
  const [faults, setFaults] = useState<Faults>({});
  const frame = useRef<HTMLDivElement>(null);
  /** The id of what gets the cursor once it is drawn; the heading for an empty one. */
  const [focus, setFocus] = useState<string | null>(null);
  const current = Math.min(at, Math.max(0, pages.length - 1));
  const page = pages[current];

  useEffect(() => {
    if (focus === null) return;
    const target = focus === '' ? frame.current?.querySelector<HTMLElement>('h2') : document.getElementById(focus);
    target?.focus();
    setFocus(null);
  }, [focus]);

  /** Shows faults at their questions, and goes to the first of them. */
  function show(all: Faults): void {
    setFaults(all);
    const first = pages.findIndex((each) => each.questions.some(({ key }) => key in all));
    if (first < 0) return;
    setAt(first);
    const key = pages[first]?.questions.find((question) => question.key in all)?.key;
    if (key) setFocus(`${prefix}-${key}`);
  }

  /** To the next part or the one before; what is wrong in this one keeps from the next. */
  function go(by: 1 | -1, all: Faults): void {
    const keys = new Set(page?.questions.map(({ key }) => key));
    const wrong = Object.fromEntries(Object.entries(all).filter(([key]) => keys.has(key)));
    if (by > 0 && Object.keys(wrong).length > 0) {
      show(wrong);
      return;
    }
    setFaults({});
    setAt(current + by);
    setFocus('');
  }

  /** A question that is answered anew is no longer wrong. */
  const settle = (question: string) => setFaults(({ [question]: _, ...rest }) => rest);
  return { page, current, count: pages.length, frame, faults, show, go, settle };
}

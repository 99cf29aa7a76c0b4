import { useEffect, useId, useRef, useState } from 'react';
import type { Answering } from '../../../../contract/surveys/answering';
import { answerFaults, progressOf } from '../../../../contract/surveys/answers';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { OutboxHere } from '../../../outbox/OutboxHere';
import { useOutbox } from '../../../outbox/useOutbox';
import { isFinishing, placeOf } from './deliveries';
import { KeepingLine } from './KeepingLine';
import { firstUnanswered, pagesOf } from './pages';
import { QuestionBox } from './QuestionBox';
import { SurveyHere } from './surveyHere';
import type { useAnswering } from './useAnswering';

interface AnswerFormProps
  extends Pick<ReturnType<typeof useAnswering>, 'answers' | 'change' | 'kept' | 'keeping' | 'retry' | 'submit' | 'reveal'> {
  survey: Answering;
}

/** The survey, one part at a time. What is wrong stands at its question, and the first such question gets the cursor. */
export function AnswerForm({ survey, answers, change, kept, keeping, retry, submit, reveal }: AnswerFormProps) {
  const { questions, sections, files, opens } = survey;
  const prefix = useId();
  const pages = pagesOf(sections, questions, answers);
  const [at, setAt] = useState(() => (survey.state === 'started' ? firstUnanswered(pages, answers) : 0));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState('');
  const { send, doing } = useDeed();
  const here = useOutbox().items.filter(({ delivery, state }) => delivery.place === placeOf(survey.id) && state === 'waiting');
  const waits = here.some(({ delivery }) => isFinishing(delivery, survey.id));
  /** Questions whose file waits for the network are answered by it: it goes before the last word. */
  const unanswered = () => {
    const onTheirWay = here.map(({ delivery }) => delivery.calls[0]?.files?.field);
    return Object.fromEntries(
      Object.entries(answerFaults(questions, answers, true)).filter(([key]) => !onTheirWay.includes(key)),
    );
  };
  const busy = doing || waits;
  const frame = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string | null>(null);
  const current = Math.min(at, Math.max(0, pages.length - 1));
  const page = pages[current];
  const isLast = current === pages.length - 1;
  const { asked, answered } = progressOf(questions, answers);

  useEffect(() => {
    if (focus === null) return;
    const target = focus === '' ? frame.current?.querySelector<HTMLElement>('h2') : document.getElementById(focus);
    target?.focus();
    setFocus(null);
  }, [focus]);

  function show(all: Readonly<Record<string, string>>): void {
    setFaults(all);
    const first = pages.findIndex((each) => each.questions.some(({ key }) => key in all));
    if (first < 0) return;
    setAt(first);
    const key = pages[first]?.questions.find((question) => question.key in all)?.key;
    if (key) setFocus(`${prefix}-${key}`);
  }
  function go(by: 1 | -1): void {
    const keys = new Set(page?.questions.map(({ key }) => key));
    const wrong = Object.fromEntries(Object.entries(unanswered()).filter(([key]) => keys.has(key)));
    if (by > 0 && Object.keys(wrong).length > 0) {
      show(wrong);
      return;
    }
    setFaults({});
    setAt(current + by);
    setFocus('');
  }
  async function finish(): Promise<void> {
    if (busy) return;
    const wrong = unanswered();
    if (Object.keys(wrong).length > 0) {
      show(wrong);
      return;
    }
    setFault('');
    const refused = await send(submit);
    if (!refused) return;
    const said = Object.entries(refused.faults);
    show(Object.fromEntries(said.map(([path, says]) => [path.replace(/^answers\./, ''), says])));
    setFault(refused.sentence);
  }
  if (!page) return <p>Ta ankieta nie ma pytań dla Ciebie.</p>;
  return (
    <div className="panel survey-form" ref={frame}>
      <div className="survey-progress">
        <progress value={answered} max={asked} aria-label="Odpowiedzi" />
        <span className="quiet number">
          {answered} z {asked}
        </span>
      </div>
      <h2 tabIndex={-1}>
        {page.title ?? 'Pytania'}
        {pages.length > 1 && (
          <span className="quiet">
            {' '}
            (część {current + 1} z {pages.length})
          </span>
        )}
      </h2>
      {page.description && <p className="survey-lead">{page.description}</p>}
      <SurveyHere value={{ id: survey.id, onKept: kept }}>
        {page.questions.map((question) => (
          <QuestionBox
            key={question.key}
            question={question}
            questions={questions}
            answers={answers}
            fault={faults[question.key]}
            files={files}
            prefix={prefix}
            {...(opens.includes(question.key) ? { open: () => reveal(question.key) } : {})}
            onChange={(value) => {
              setFaults(({ [question.key]: _, ...rest }) => rest);
              change(question.key, value);
            }}
          />
        ))}
      </SurveyHere>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="survey-steps">
        {current > 0 && <OtherButton onClick={() => go(-1)}>Wstecz</OtherButton>}
        {isLast ? (
          <MainButton aria-disabled={busy} onClick={() => void finish()}>
            {doing ? 'Wysyłanie…' : 'Wyślij odpowiedzi'}
          </MainButton>
        ) : (
          <MainButton onClick={() => go(1)}>Dalej</MainButton>
        )}
      </div>
      <OutboxHere place={placeOf(survey.id)} what="Niewysłane odpowiedzi" />
      <KeepingLine state={keeping.state} error={keeping.error} onRetry={retry} />
    </div>
  );
}

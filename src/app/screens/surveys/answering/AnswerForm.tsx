import { useId, useState } from 'react';
import type { Answering } from '../../../../contract/surveys/answering';
import { answerFaults, progressOf } from '../../../../contract/surveys/answers';
import type { Answers } from '../../../../contract/surveys/question';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { OutboxHere } from '../../../outbox/OutboxHere';
import { useOutbox } from '../../../outbox/useOutbox';
import { isFinishing, placeOf } from './deliveries';
import { KeepingLine } from './KeepingLine';
import type { FormPage } from './pages';
import { QuestionBox } from './QuestionBox';
import { SurveyHere } from './surveyHere';
import type { useAnswering } from './useAnswering';
import { useParts } from './useParts';

interface AnswerFormProps
  extends Pick<ReturnType<typeof useAnswering>, 'answers' | 'change' | 'kept' | 'keeping' | 'retry' | 'submit' | 'reveal'> {
  survey: Answering;
}

/** The survey, one part at a time. What is wrong stands at its question, and the first such question gets the cursor. */
export function AnswerForm({ survey, answers, change, kept, keeping, retry, submit, reveal }: AnswerFormProps) {
  const { questions, files, opens } = survey;
  const prefix = useId();
  const { page, current, count, frame, faults, show, go, settle } = useParts(survey, answers, prefix);
  const { waits, unanswered } = useUnsent(survey, answers);
  const [fault, setFault] = useState('');
  const { send, doing } = useDeed();
  const busy = doing || waits;

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
      <Progress {...progressOf(questions, answers)} />
      <PartHead page={page} nth={current + 1} count={count} />
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
              settle(question.key);
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
        {current > 0 && <OtherButton onClick={() => go(-1, unanswered())}>Wstecz</OtherButton>}
        {current === count - 1 ? (
          <MainButton aria-disabled={busy} onClick={() => void finish()}>
            {doing ? 'Wysyłanie…' : 'Wyślij odpowiedzi'}
          </MainButton>
        ) : (
          <MainButton onClick={() => go(1, unanswered())}>Dalej</MainButton>
        )}
      </div>
      <OutboxHere place={placeOf(survey.id)} what="Niewysłane odpowiedzi" />
      <KeepingLine state={keeping.state} error={keeping.error} onRetry={retry} />
    </div>
  );
}

/** Whether the whole survey waits for the network, and what is still to be answered. */
function useUnsent({ id, questions }: Answering, answers: Answers) {
  const here = useOutbox().items.filter(({ delivery, state }) => delivery.place === placeOf(id) && state === 'waiting');
  return {
    waits: here.some(({ delivery }) => isFinishing(delivery, id)),
    /** Questions whose file waits for the network are answered by it: it goes before the last word. */
    unanswered: () => {
      const onTheirWay = here.map(({ delivery }) => delivery.calls[0]?.files?.field);
      return Object.fromEntries(
        Object.entries(answerFaults(questions, answers, true)).filter(([key]) => !onTheirWay.includes(key)),
      );
    },
  };
}

function Progress({ asked, answered }: ReturnType<typeof progressOf>) {
  return (
    <div className="survey-progress">
      <progress value={answered} max={asked} aria-label="Odpowiedzi" />
      <span className="quiet number">
        {answered} z {asked}
      </span>
    </div>
  );
}

function PartHead({ page, nth, count }: { page: FormPage; nth: number; count: number }) {
  return (
    <>
      <h2 tabIndex={-1}>
        {page.title ?? 'Pytania'}
        {count > 1 && (
          <span className="quiet">
            {' '}
            (część {nth} z {count})
          </span>
        )}
      </h2>
      {page.description && <p className="survey-lead">{page.description}</p>}
    </>
  );
}

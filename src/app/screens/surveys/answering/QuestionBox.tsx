import { settled } from '../../../../contract/surveys/answers';
import type { Answers, Question } from '../../../../contract/surveys/question';
import { answerText } from '../../../../contract/surveys/unit';
import type { AnswerProps } from './answer';
import { answerInputs, singleBoxes } from './inputs';
import { KeptAnswer } from './KeptAnswer';

interface QuestionBoxProps extends Pick<AnswerProps, 'question' | 'onChange' | 'files'> {
  questions: readonly Question[];
  answers: Answers;
  fault: string | undefined;
  /** Asks for a closed answer whole, where the person may know it. */
  open?: () => Promise<string | null>;
  /** What makes its boxes' names its own on the screen. */
  prefix: string;
}

/** One question with what explains it, its answer and what is wrong with that. */
export function QuestionBox({ question, questions, answers, fault, onChange, files, prefix, open }: QuestionBoxProps) {
  const { key, type, label, help, required } = question;
  const id = `${prefix}-${key}`;
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      {label}
      {!required && type !== 'statement' && type !== 'calculated' && <span className="quiet"> (nieobowiązkowe)</span>}
    </>
  );
  const notes = (
    <>
      {help && (
        <p className="hint" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
  const wrong = fault && (
    <p className="fault" id={`${id}-fault`}>
      {fault}
    </p>
  );
  const input = (
    <KeptAnswer
      Input={answerInputs[type]}
      {...(open ? { open } : {})}
      question={question}
      value={answers[key]}
      onChange={onChange}
      id={id}
      describedBy={describedBy}
      isWrong={fault !== undefined}
      files={files}
    />
  );
  if (type === 'statement')
    return (
      <div className="answer-statement">
        <p>{label}</p>
        {help && <p className="quiet">{help}</p>}
      </div>
    );
  if (type === 'calculated') {
    const value = settled(questions, answers)[key];
    return (
      <p className="answer-calculated">
        <span>{label}</span>
        <output className="number">{value === undefined ? '—' : answerText(question, questions, value)}</output>
      </p>
    );
  }
  if (singleBoxes.has(type))
    return (
      <div className="answer">
        <label htmlFor={id}>{words}</label>
        {notes}
        {input}
        {wrong}
      </div>
    );
  return (
    <fieldset className="answer" aria-describedby={describedBy}>
      <legend className={type === 'consent' ? 'unseen' : undefined}>{words}</legend>
      {notes}
      {input}
      {wrong}
    </fieldset>
  );
}

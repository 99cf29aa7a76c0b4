import { type FormEvent, useState } from 'react';
import { MainButton, OtherButton, QuietButton } from '../../../kit/buttons';
import type { AskedQuestion } from '../training';
import { type Answers, isAnswered, QuizQuestion } from './QuizQuestion';

interface QuizFormProps {
  questions: readonly AskedQuestion[];
  sending: boolean;
  onSend: (answers: Answers) => Promise<void>;
  onCancel: () => void;
}

/** Questions one at a time, or all at once; what was chosen stays whichever way they are shown, and where sending fails. */
export function QuizForm({ questions, sending, onSend, onCancel }: QuizFormProps) {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(questions.map(({ id, type, options }) => [id, type === 'order' ? options.map((_, at) => at) : null])),
  );
  const [at, setAt] = useState(0);
  const [all, setAll] = useState(false);
  const [fault, setFault] = useState('');
  const last = all || at === questions.length - 1;
  const shown = all ? questions : questions.slice(at, at + 1);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending) return;
    const missing = shown.findIndex((question) => !isAnswered(question, answers[question.id] ?? null));
    setFault(missing === -1 ? '' : all ? `Odpowiedz na pytanie ${missing + 1}` : 'Odpowiedz na to pytanie');
    if (missing !== -1) return;
    if (last) void onSend(answers);
    else setAt(at + 1);
  }
  return (
    <form className="training-form" onSubmit={submit} noValidate>
      {!all && (
        <p className="quiet" role="status">
          Pytanie {at + 1} z {questions.length}
        </p>
      )}
      {shown.map((question) => (
        <QuizQuestion
          key={question.id}
          question={question}
          number={questions.indexOf(question) + 1}
          given={answers[question.id] ?? null}
          onGive={(given) => {
            setFault('');
            setAnswers({ ...answers, [question.id]: given });
          }}
        />
      ))}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="training-steps">
        {!all && at > 0 && <OtherButton onClick={() => setAt(at - 1)}>Wstecz</OtherButton>}
        <MainButton type="submit" aria-disabled={sending}>
          {sending ? 'Sprawdzanie…' : last ? 'Sprawdź odpowiedzi' : 'Dalej'}
        </MainButton>
        {questions.length > 1 && (
          <QuietButton onClick={() => setAll(!all)}>{all ? 'Po jednym pytaniu' : 'Wszystkie pytania naraz'}</QuietButton>
        )}
        <QuietButton onClick={onCancel}>Przerwij</QuietButton>
      </div>
    </form>
  );
}

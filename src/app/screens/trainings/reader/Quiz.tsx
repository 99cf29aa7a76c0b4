import { useRef, useState } from 'react';
import { countOf, plural } from '../../../../lib/text';
import { MainButton } from '../../../kit/buttons';
import { isDone, type QuizResult, type Training } from '../training';
import { useLearning } from '../useLearning';
import { QuizForm } from './QuizForm';
import { QuizOutcome } from './QuizOutcome';
import type { Answers } from './QuizQuestion';

/** The test of a training: what it takes, the questions, what came of them. It is judged by the server. */
export function Quiz({ training, learns }: { training: Training; learns: boolean }) {
  const { quiz, mine, pass_score_percent, max_attempts } = training;
  const { step, doing } = useLearning(training);
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<QuizResult | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const attempts = mine?.status === 'expired' ? 0 : (mine?.attempts ?? 0);
  const score = mine?.status === 'expired' ? null : (mine?.score ?? null);
  const passed = (score ?? -1) >= pass_score_percent;
  const left = max_attempts === 0 ? null : Math.max(0, max_attempts - attempts);

  async function send(answers: Answers): Promise<void> {
    const answered = await step('answer', { answers });
    if (!answered?.result) return;
    setResult(answered.result);
    setOpen(false);
    requestAnimationFrame(() => heading.current?.focus());
  }
  const begin = () => {
    setResult(null);
    setOpen(true);
  };
  return (
    <section className="panel training-quiz" aria-labelledby="quiz">
      <h2 id="quiz" ref={heading} tabIndex={-1}>
        Test
      </h2>
      <p className="quiet">
        {countOf(quiz.length, 'pytanie', 'pytania', 'pytań')}, zalicza {pass_score_percent}%.{' '}
        {max_attempts === 0 ? 'Można podejść dowolną liczbę razy.' : `Liczba prób: ${max_attempts}.`}
      </p>
      {result ? (
        <QuizOutcome result={result} questions={quiz} />
      ) : (
        score !== null &&
        attempts > 0 && (
          <p>
            Najlepszy wynik: <strong>{score}%</strong> {passed ? '– test zaliczony.' : '– jeszcze niezaliczony.'}
          </p>
        )
      )}
      {open && learns ? (
        <QuizForm questions={quiz} sending={doing} onSend={send} onCancel={() => setOpen(false)} />
      ) : (
        learns &&
        !passed &&
        !isDone(mine) && (
          <p className="training-steps">
            {left === 0 ? (
              <span role="status">Nie ma już więcej prób. Napisz do osoby, która prowadzi szkolenie.</span>
            ) : (
              <MainButton onClick={begin}>{attempts > 0 ? 'Spróbuj jeszcze raz' : 'Rozwiąż test'}</MainButton>
            )}
            {left !== null && left > 0 && attempts > 0 && (
              <span className="quiet">
                {plural(left, 'Została', 'Zostały', 'Zostało')} {countOf(left, 'próba', 'próby', 'prób')}
              </span>
            )}
          </p>
        )
      )}
    </section>
  );
}

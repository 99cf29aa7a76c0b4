import { StatusChip } from '../../../layout/StatusChip';
import type { AskedQuestion, QuizResult } from '../training';

/** What came of a try: the score, and each question with what there is to learn from it. */
export function QuizOutcome({ result, questions }: { result: QuizResult; questions: readonly AskedQuestion[] }) {
  const { score, passed, verdicts } = result;
  return (
    <div className="training-outcome">
      <p role="status">
        <strong>Twój wynik: {score}%.</strong> {passed ? 'Test zaliczony, gratulacje!' : 'Tym razem się nie udało.'}
      </p>
      <ol className="training-verdicts">
        {verdicts.map(({ id, right, explanations, correct }) => (
          <li key={id}>
            <p>
              {questions.find((question) => question.id === id)?.text}{' '}
              <StatusChip label={right ? 'Dobrze' : 'Źle'} color={right ? 'success' : 'error'} />
            </p>
            {correct && (
              <p>
                Poprawnie: <strong>{correct}</strong>
              </p>
            )}
            {explanations.map((explanation) => (
              <p key={explanation} className="quiet">
                {explanation}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

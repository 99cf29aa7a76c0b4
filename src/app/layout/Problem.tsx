import { unexpected, unexpectedNext } from '../../contract/errors';

const isUnanswered = (error: unknown) => !(error instanceof Error) || error.message === '' || error.message === unexpected;

/** The sentence for a failed request; where no answer came, the fixed one, with what to do then. */
export function saidBy(error: unknown): string {
  return isUnanswered(error) ? `${unexpected}. ${unexpectedNext}` : (error as Error).message;
}

/** Something could not be fetched: what happened, and the way to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const unanswered = isUnanswered(error);
  return (
    <div className="problem" role="alert">
      <p>
        {unanswered ? unexpected : saidBy(error)}
        {unanswered && (
          <>
            <br />
            {unexpectedNext}
          </>
        )}
      </p>
      {onRetry && (
        <button type="button" className="quiet-button" onClick={onRetry}>
          Spróbuj ponownie
        </button>
      )}
    </div>
  );
}

import { unexpected, unexpectedNext } from '../../contract/errors';
import { ApiError } from '../providers/apiError';
import { isUnanswered, saidBy } from '../providers/saidBy';

/** Something could not be fetched: what happened, and the way to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const unanswered = isUnanswered(error);
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <div className="problem" role="alert">
      <p>
        {unanswered ? unexpected : saidBy(error)}
        {gone && ' Mogło zostać usunięte albo nie jest dla Ciebie. Wróć do listy i poszukaj tam.'}
        {unanswered && (
          <>
            <br />
            {unexpectedNext}
          </>
        )}
      </p>
      {onRetry && !gone && (
        <button type="button" className="quiet-button" onClick={onRetry}>
          Spróbuj ponownie
        </button>
      )}
    </div>
  );
}

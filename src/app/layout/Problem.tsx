import { unexpected } from '../../contract/errors';

/** The sentence for a failed request; the transport's English one is told in Polish. */
export function saidBy(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (message === '' || message === unexpected) return 'Nie udało się połączyć z serwerem. Sprawdź internet i spróbuj ponownie.';
  return message;
}

/** Something could not be fetched: what happened, and the way to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  return (
    <div className="problem" role="alert">
      <p>{saidBy(error)}</p>
      {onRetry && (
        <button type="button" className="quiet-button" onClick={onRetry}>
          Spróbuj ponownie
        </button>
      )}
    </div>
  );
}

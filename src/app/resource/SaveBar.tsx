import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';

/** The end of a form: save, or give up. While saving, a second press does nothing. */
export function SaveBar({ cancel, label = 'Zapisz' }: { cancel: string | (() => void); label?: string | undefined }) {
  const { isSubmitting } = useFormState();
  return (
    <div className="save-bar">
      <button
        type="submit"
        className="main-button"
        aria-disabled={isSubmitting}
        onClick={(event) => isSubmitting && event.preventDefault()}
      >
        {isSubmitting ? 'Zapisywanie…' : label}
      </button>
      {typeof cancel === 'string' ? (
        <Link className="quiet-button" to={cancel}>
          Anuluj
        </Link>
      ) : (
        <button type="button" className="quiet-button" onClick={cancel}>
          Anuluj
        </button>
      )}
    </div>
  );
}

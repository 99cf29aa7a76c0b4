import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';

/** The end of a form: save, or give up. While saving, a second press does nothing. */
export function SaveBar({ cancel, label = 'Zapisz' }: { cancel: string; label?: string | undefined }) {
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
      <Link className="quiet-button" to={cancel}>
        Anuluj
      </Link>
    </div>
  );
}

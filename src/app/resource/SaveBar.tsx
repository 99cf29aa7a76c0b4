import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { OtherButton } from '../kit/buttons';
import { SaveFoot } from './SaveFoot';

/** The end of a form: save, or give up. While saving, a second press does nothing. */
export function SaveBar({ cancel, label = 'Zapisz' }: { cancel: string | (() => void); label?: string | undefined }) {
  const { isSubmitting } = useFormState();
  return (
    <SaveFoot>
      <SaveButton
        alwaysEnable={true}
        icon={null}
        label={isSubmitting ? 'Zapisywanie…' : label}
        aria-disabled={isSubmitting}
        onClick={(event) => isSubmitting && event.preventDefault()}
      />
      {typeof cancel === 'string' ? (
        <OtherButton component={Link} to={cancel}>
          Anuluj
        </OtherButton>
      ) : (
        <OtherButton onClick={cancel}>Anuluj</OtherButton>
      )}
    </SaveFoot>
  );
}

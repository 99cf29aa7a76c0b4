import Button from '@mui/material/Button';
import { PanelTheme } from '../theme/PanelTheme';

interface FormFootProps {
  /** The id of the form that the button sends. */
  form: string;
  /** What the button does. */
  action: string;
  sending: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  onClose: () => void;
}

/** The foot of a dialog that holds a form. */
export function FormFoot({ form, action, sending, disabled = false, onClose }: FormFootProps) {
  return (
    <PanelTheme>
      <Button onClick={onClose} disabled={sending}>
        Anuluj
      </Button>
      <Button type="submit" form={form} variant="contained" disabled={disabled || sending}>
        {sending ? 'Chwileczkę…' : action}
      </Button>
    </PanelTheme>
  );
}

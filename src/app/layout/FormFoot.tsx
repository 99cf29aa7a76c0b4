import { MainButton, QuietButton } from '../kit/buttons';
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
      <QuietButton onClick={onClose} disabled={sending}>
        Anuluj
      </QuietButton>
      <MainButton type="submit" form={form} disabled={disabled || sending}>
        {sending ? 'Chwileczkę…' : action}
      </MainButton>
    </PanelTheme>
  );
}

import Alert, { type AlertProps } from '@mui/material/Alert';
import { PanelTheme } from '../theme/PanelTheme';

interface NoticeProps extends Omit<AlertProps, 'role'> {
  /** `alert` is read out as it comes, `status` after what is being read; a `note` has stood there from the start. */
  role?: 'alert' | 'status' | 'note';
  /** Apart from what follows it. */
  above?: boolean;
}

/** What one must know before going on: a fact, a doubt, a failure, or that all went well. Buttons go to `action`. */
export function Notice({ severity = 'info', role = 'note', above = false, className = '', ...props }: NoticeProps) {
  return (
    <PanelTheme>
      <Alert severity={severity} role={role} className={[above && 'above', className].filter(Boolean).join(' ')} {...props} />
    </PanelTheme>
  );
}

import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../theme/Icon';
import { PanelTheme } from '../theme/PanelTheme';

interface DialogProps {
  title: string;
  /** Escape or the cross; left out while something is being sent. */
  onClose?: (() => void) | undefined;
  wide?: boolean;
  children: ReactNode;
  /** Buttons at the foot, the one that does it last. */
  actions?: ReactNode;
}

/**
 * A question that waits for its answer, at its first field where it has one; the focus stays inside and goes back at the end. A press
 * beside it closes nothing: what is typed in it would be lost.
 */
export function Dialog({ title, onClose, wide = false, children, actions }: DialogProps) {
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  return (
    <PanelTheme>
      <MuiDialog
        open
        fullWidth
        maxWidth={wide ? 'md' : 'xs'}
        aria-labelledby={heading}
        disableEscapeKeyDown={!onClose}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose?.()}
        slotProps={{
          // The dialog's own choice would be its frame.
          transition: { onEnter: () => firstField(body.current)?.focus() },
        }}
      >
        <div className="dialog-head">
          <DialogTitle id={heading}>{title}</DialogTitle>
          {onClose && (
            <IconButton aria-label="Zamknij okno" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          )}
        </div>
        <DialogContent ref={body} className="dialog-body">
          {children}
        </DialogContent>
        {actions && <DialogActions>{actions}</DialogActions>}
      </MuiDialog>
    </PanelTheme>
  );
}

const firstField = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea):enabled');

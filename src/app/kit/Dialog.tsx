import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../theme/Icon';
import { PanelTheme } from '../theme/PanelTheme';
import { DangerButton, MainButton, OtherButton } from './buttons';

interface DialogProps {
  title: string;
  /** Escape or the cross; left out while something is being sent. */
  onClose?: (() => void) | undefined;
  wide?: boolean;
  children: ReactNode;
  /** A `Foot`; a form that is fetched later brings its own. */
  foot?: ReactNode;
}

/**
 * A question that waits for its answer, at its first field where it has one; the focus stays inside and goes back at the end. A press
 * beside it closes nothing: what is typed in it would be lost.
 */
export function Dialog({ title, onClose, wide = false, children, foot }: DialogProps) {
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
        {foot}
      </MuiDialog>
    </PanelTheme>
  );
}

const firstField = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea):enabled');

interface FootProps {
  /** What the main button does; left out where there is nothing to do, or `children` are all the buttons. */
  action?: string;
  /** Without it the button sends the form around it, or the one of this id. */
  onDo?: () => void;
  form?: string | undefined;
  /** It is at work: the button keeps its place and the focus, and a press does nothing. */
  doing?: boolean | undefined;
  /** What the button says meanwhile. */
  saysDoing?: string;
  /** There is nothing to do yet. */
  disabled?: boolean | undefined;
  /** What can't be taken back. */
  dangerous?: boolean | undefined;
  /** The way back, first; it rests where `onClose` is left out. */
  back?: string;
  onClose?: (() => void) | undefined;
  /** Something else that may be done, before all. */
  apart?: ReactNode;
  /** Between the way back and the main button. */
  children?: ReactNode;
}

/** The buttons of a dialog: the way back, then the one that does it. */
export function Foot({ action, onDo, form, doing = false, disabled = false, back = 'Anuluj', onClose, ...rest }: FootProps) {
  const { saysDoing = 'Chwileczkę…', dangerous = false, apart, children } = rest;
  const Does = dangerous ? DangerButton : MainButton;
  return (
    <PanelTheme>
      <DialogActions>
        {apart}
        {(action || onClose) && (
          <OtherButton disabled={!onClose} onClick={onClose}>
            {back}
          </OtherButton>
        )}
        {children}
        {action && (
          <Does
            disabled={disabled}
            aria-disabled={doing}
            type={onDo ? 'button' : 'submit'}
            form={form}
            onClick={(event: MouseEvent) => (doing ? event.preventDefault() : onDo?.())}
          >
            {doing ? saysDoing : action}
          </Does>
        )}
      </DialogActions>
    </PanelTheme>
  );
}

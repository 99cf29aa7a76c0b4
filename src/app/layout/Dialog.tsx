import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface DialogProps {
  title: string;
  /** Escape or the cross; left out while something is being sent. */
  onClose?: (() => void) | undefined;
  wide?: boolean;
  children: ReactNode;
  /** Buttons at the foot, the one that does it last. */
  actions?: ReactNode;
}

/** A question that waits for its answer, at its first field where it has one: the browser keeps the focus inside and gives it back at the end. */
export function Dialog({ title, onClose, wide = false, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    // The browser's own choice would be the cross.
    node?.querySelector<HTMLElement>('.dialog-body :is(input:not([type=hidden]), select, textarea):enabled')?.focus();
    return () => node?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={cancel}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" className="plain-button dialog-close" onClick={onClose}>
            <span aria-hidden="true">×</span>
            <span className="unseen">Zamknij okno</span>
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  );
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { clock, useCountdown } from './useCountdown';
import type { Refusal } from './useSubmit';

interface FormProps {
  onSubmit: (event: FormEvent) => void;
  sending: boolean;
  refusal: Refusal;
  /** What the button says, and while it is being done. */
  action: string;
  doing: string;
  /** None where the button is all there is. */
  children?: ReactNode;
  /** Under the button. */
  links?: ReactNode;
}

/** A form of the public pages: what was refused above, the fields, one button. The first faulty field takes the focus. */
export function Form({ onSubmit, sending, refusal, action, doing, children, links }: FormProps) {
  const wait = useCountdown(refusal.waitUntil);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal.count === 0) return;
    const faulty = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    faulty?.focus();
    faulty?.select();
  }, [refusal.count]);
  return (
    <form className="form" ref={form} onSubmit={onSubmit} noValidate>
      {refusal.sentence && (
        <div className="alert" role="alert">
          <p>{refusal.sentence}</p>
        </div>
      )}
      {children}
      <div>
        <button type="submit" className="button" aria-disabled={sending || wait > 0}>
          {sending ? doing : action}
        </button>
        {wait > 0 && <p className="hint">Możesz spróbować ponownie za {clock(wait)}.</p>}
      </div>
      {links && <div className="links">{links}</div>}
    </form>
  );
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface TypedCellProps {
  label: string;
  /** What stands on the server, as it is typed. */
  value: string;
  type: 'text' | 'date';
  fault: string | undefined;
  onSave: (typed: string) => Promise<void>;
}

/** Spaces between thousands are the table's, not a change. */
const bare = (text: string) => text.replace(/\s/g, '');

/** A value typed in a table: Enter or leaving saves it once, Escape gives it up; what was refused stays with its reason. */
export function TypedCell({ label, value, type, fault, onSave }: TypedCellProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  /** What was last sent from here: leaving after Enter must not send it again. */
  const sent = useRef<string | null>(null);
  /** A value came while one was still in the box. */
  const came = useRef(false);

  // What another person saved meanwhile is shown, but never over what is being typed.
  useEffect(() => {
    came.current = document.activeElement === input.current;
    if (!came.current) setTyped(value);
  }, [value]);

  const save = () => {
    if (bare(typed) === bare(value) || typed === sent.current) return false;
    sent.current = typed;
    void onSave(typed.trim());
    return true;
  };
  const leave = () => {
    if (!save() && !fault && (came.current || bare(typed) === bare(value))) setTyped(value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter on what was refused tries again.
      if (fault) sent.current = null;
      save();
    }
    if (event.key === 'Escape') setTyped(value);
  };
  return (
    <>
      <input
        ref={input}
        id={id}
        type={type}
        className="plain-input items-input"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        inputMode={type === 'text' ? 'decimal' : undefined}
        value={typed}
        onChange={({ target }) => {
          sent.current = null;
          setTyped(target.value);
        }}
        onBlur={leave}
        onKeyDown={press}
      />
      {fault && (
        <span id={`${id}-fault`} className="fault items-under" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

import { useEffect, useId, useRef, useState } from 'react';

interface TypedCellProps {
  label: string;
  /** What stands on the server, as it is typed. */
  value: string;
  type: 'text' | 'date';
  fault: string | undefined;
  onSave: (typed: string) => Promise<void>;
}

/** A value typed in a table: Enter or leaving saves it, Escape gives it up; what was refused stays with its reason. */
export function TypedCell({ label, value, type, fault, onSave }: TypedCellProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);

  // What another person saved meanwhile is shown, but never over what is being typed.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(value);
  }, [value]);

  const save = () => {
    if (typed.trim() !== value) void onSave(typed.trim());
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
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') setTyped(value);
        }}
      />
      {fault && (
        <span id={`${id}-fault`} className="fault items-under" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}

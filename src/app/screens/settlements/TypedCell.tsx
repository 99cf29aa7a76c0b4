import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { DateBox } from '../../fields/dates/DateBox';

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
  const [typed, setTyped] = useState(value);
  /** What a calendar has just picked is in it before the screen is drawn again. */
  const now = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  /** What was last sent from here: leaving after Enter must not send it again. */
  const sent = useRef<string | null>(null);
  /** A value came while one was still in the box. */
  const came = useRef(false);

  function set(text: string): void {
    now.current = text;
    setTyped(text);
  }
  // What another person saved meanwhile is shown, but never over what is being typed.
  useEffect(() => {
    came.current = document.activeElement === input.current;
    if (came.current) return;
    now.current = value;
    setTyped(value);
  }, [value]);

  const save = () => {
    const text = now.current;
    if (bare(text) === bare(value) || text === sent.current) return false;
    sent.current = text;
    void onSave(text.trim());
    return true;
  };
  const leave = () => {
    if (!save() && !fault && (came.current || bare(now.current) === bare(value))) set(value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter on what was refused tries again.
      if (fault) sent.current = null;
      save();
    }
    if (event.key === 'Escape') set(value);
  };
  const write = (text: string) => {
    sent.current = null;
    set(text);
  };
  if (type === 'date')
    return (
      <DateBox
        kind="date"
        className="items-input"
        onKeyDown={press}
        label={label}
        unlabelled
        value={typed}
        error={fault !== undefined}
        helperText={fault}
        inputRef={input}
        onChange={write}
        onBlur={leave}
      />
    );
  return (
    <TextField
      hiddenLabel
      className="items-input"
      value={typed}
      error={fault !== undefined}
      helperText={fault}
      inputRef={input}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
      onKeyDown={press}
      slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal' }, formHelperText: { role: 'alert' } }}
    />
  );
}

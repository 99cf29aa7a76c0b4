import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ComponentType, useState } from 'react';
import { type Field, typeOf } from '../../../schema';
import { type InputControl, useControl } from '../inputControl';

interface Typing {
  /** The keys a phone offers. */
  keyboard?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Said after the box, and not repeated in it. */
  unit?: string;
}

/** Nothing typed is no value; anything else is read as the type reads it. */
function readTyped(text: string, field: Field): unknown {
  return text.trim() === '' ? null : typeOf(field).parse(text, field);
}

/** The value as a person would type it; what could not be read stays as it came. */
export function asTyped(value: unknown, field: Field, unit = ''): string {
  if (value === null || value === undefined) return '';
  const type = typeOf(field);
  const readable = type.json === 'integer' ? typeof value === 'number' && Number.isSafeInteger(value) : true;
  if (!readable || type.check(value, field) !== null) return String(value);
  const text = type.format(value, field);
  return unit && text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text;
}

/**
 * A box for whatever its type reads from typed text. The form holds the value (grosze, digits); the box holds what was
 * typed, and is tidied up when it is left.
 */
export function typed({ keyboard = 'text', unit }: Typing): ComponentType<InputControl> {
  return function TypedText(props) {
    const { field } = props;
    const { value, onChange, onBlur, shown } = useControl(props);
    const [text, setText] = useState(() => asTyped(value, field, unit));
    const [known, setKnown] = useState(value);
    if (known !== value) {
      setKnown(value);
      if (readTyped(text, field) !== value) setText(asTyped(value, field, unit));
    }
    return (
      <TextField
        {...shown}
        value={text}
        autoComplete="off"
        slotProps={{
          htmlInput: { inputMode: keyboard },
          ...(unit ? { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } } : {}),
        }}
        onChange={({ target }) => {
          setText(target.value);
          const read = readTyped(target.value, field);
          setKnown(read);
          onChange(read);
        }}
        onBlur={() => {
          setText(asTyped(value, field, unit));
          onBlur();
        }}
      />
    );
  };
}

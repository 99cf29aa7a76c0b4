import { useState } from 'react';
import { type DateKind, kinds } from './kinds';

/** The text of a box for a day, tidied up when it is left. `value` is as records hold it, or whatever was typed that is none. */
export function useTypedText(kind: DateKind, value: string, onChange: (value: string) => void) {
  const { read, isValue, told } = kinds[kind];
  const say = (held: string) => (isValue(held) ? told(held) : held);
  const [text, setText] = useState(() => say(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (read(text) !== value) setText(say(value));
  }
  return {
    text,
    type(typed: string): void {
      const next = read(typed);
      setText(typed);
      setKnown(next);
      onChange(next);
    },
    tidy: () => setText(say(value)),
  };
}

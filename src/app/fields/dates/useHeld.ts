import { useState } from 'react';
import { type DateKind, kinds } from './kinds';

interface Held {
  kind: DateKind;
  /** What was passed on last. */
  asked: string;
  /** Whether an empty box is an answer too. */
  optional?: boolean;
  pass: (value: string) => void;
}

/** For a `DateBox` that asks as soon as it can: keeps what is half typed in the box, and passes on what is whole. */
export function useHeld({ kind, asked, optional = true, pass }: Held) {
  const { isValue, example } = kinds[kind];
  const isWhole = (text: string) => (text === '' ? optional : isValue(text));
  const [held, setHeld] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [left, setLeft] = useState(false);
  if (known !== asked) {
    setKnown(asked);
    setHeld(asked);
  }
  const wrong = left && !isWhole(held);
  return {
    kind,
    value: held,
    error: wrong,
    helperText: wrong ? `Podaj: ${example}` : undefined,
    onChange(next: string): void {
      setHeld(next);
      setLeft(false);
      if (!isWhole(next)) return;
      setKnown(next);
      pass(next);
    },
    onBlur: () => setLeft(true),
  };
}

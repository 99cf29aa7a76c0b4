import { useState } from 'react';
import { formatMonth, isMonth } from '../../../lib/dates';
import { month } from '../../../schema';

/** The text of a month's box, tidied up when it is left. `value` is `YYYY-MM`, whatever was typed that is no month, or nothing. */
export function useMonthText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(() => told(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (month.parse(text) !== value) setText(told(value));
  }
  return {
    text,
    type(typed: string): void {
      const read = String(month.parse(typed));
      setText(typed);
      setKnown(read);
      onChange(read);
    },
    tidy: () => setText(told(value)),
  };
}

const told = (value: string): string => (isMonth(value) ? formatMonth(value) : value);

import type { AnswerProps } from './answer';

interface Line {
  type?: string;
  mode?: 'numeric' | 'decimal' | 'tel' | 'email';
  complete?: string;
  show?: (value: number) => string;
}

const typed = (value: unknown, show: (value: number) => string = (number) => String(number).replace('.', ',')) =>
  typeof value === 'number' ? show(value) : typeof value === 'string' ? value : '';

/** An input of one line, of that kind and keyboard; `show` writes a number as people do. */
export function line({ type = 'text', mode, complete = 'off', show }: Line = {}) {
  return function LineAnswer({ question, value, onChange, id, describedBy, isWrong }: AnswerProps) {
    return (
      <input
        id={id}
        type={type}
        inputMode={mode}
        autoComplete={complete}
        value={typed(value, show)}
        maxLength={type === 'text' ? (question.max_length ?? 300) : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={question.required}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  };
}

/** A text of several lines. */
export function LongAnswer({ question, value, onChange, id, describedBy, isWrong }: AnswerProps) {
  return (
    <textarea
      id={id}
      rows={5}
      value={typed(value)}
      maxLength={question.max_length ?? 4_000}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={question.required}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

import { DateBox } from '../../../fields/dates/DateBox';
import { TextBox } from '../../../fields/TextBox';
import type { AnswerProps } from './answer';

interface Line {
  type?: 'text' | 'tel' | 'email';
  mode?: 'numeric' | 'decimal' | 'tel' | 'email';
  complete?: string;
  /** Writes a number as people do. */
  show?: (value: number) => string;
  /** Lines to begin with, where it may have several. */
  rows?: number;
  longest?: number;
}

const typed = (value: unknown, show: (value: number) => string = (number) => String(number).replace('.', ',')) =>
  typeof value === 'number' ? show(value) : typeof value === 'string' ? value : '';

/** Words, of that kind and keyboard. */
export function line({ type = 'text', mode, complete = 'off', show, rows, longest = 300 }: Line = {}) {
  return function LineAnswer({ question, value, onChange, id, describedBy, isWrong }: AnswerProps) {
    return (
      <TextBox
        unlabelled={true}
        label={question.label}
        id={id}
        {...(rows ? { rows } : {})}
        value={typed(value, show)}
        isWrong={isWrong}
        input={{
          type: rows ? undefined : type,
          inputMode: mode,
          autoComplete: complete,
          maxLength: type === 'text' ? (question.max_length ?? longest) : undefined,
          'aria-describedby': describedBy,
          'aria-required': question.required,
        }}
        onChange={onChange}
      />
    );
  };
}

/** A day or a month, written as Poles do. */
export function dateLine(kind: 'date' | 'month') {
  return function DateAnswer({ question, value, onChange, id, describedBy, isWrong }: AnswerProps) {
    return (
      <DateBox
        kind={kind}
        unlabelled={true}
        label={question.label}
        id={id}
        value={typed(value)}
        required={question.required}
        error={isWrong}
        describedBy={describedBy}
        onChange={onChange}
      />
    );
  };
}

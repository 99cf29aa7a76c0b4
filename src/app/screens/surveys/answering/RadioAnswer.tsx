import { Tick } from '../../../kit/Tick';
import type { AnswerProps } from './answer';

/** One of a few values in a row. */
export function radios(choices: readonly { value: unknown; label: string }[], className: string) {
  return function RadioAnswer({ value, onChange, id }: AnswerProps) {
    return (
      <div className={className}>
        {choices.map((choice, at) => (
          <label key={choice.label} className="answer-option">
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    );
  };
}

/** Whole numbers from one to another, as choices. */
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: String(from + at) }));

/** A box to tick, with the question as its words. */
export function ConsentAnswer({ question, value, onChange, id, describedBy }: AnswerProps) {
  return (
    <Tick
      checked={value === true}
      onTick={onChange}
      input={{ id, 'aria-describedby': describedBy }}
      label={
        <>
          {question.label}
          {question.required && <span className="quiet"> (wymagane)</span>}
        </>
      }
    />
  );
}

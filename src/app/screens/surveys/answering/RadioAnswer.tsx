import { Choice } from '../../../kit/Choice';
import { Tick } from '../../../kit/Tick';
import type { AnswerProps } from './answer';

/** One of a few values in a row. */
export function radios(options: readonly { value: number | boolean; label: string }[]) {
  return function RadioAnswer({ value, onChange, id }: AnswerProps) {
    return <Choice look="line" id={id} options={options} value={value} onPick={onChange} />;
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

import type { Span } from '../../../../contract/surveys/question';
import { DateBox } from '../../../fields/dates/DateBox';
import type { AnswerProps } from './answer';

/** A day from and a day to. */
export function SpanAnswer({ value, onChange, id }: AnswerProps) {
  const { from = '', to = '' } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Span>;
  const change = (next: Partial<Span>) => {
    const span = { from, to, ...next };
    onChange(span.from || span.to ? span : null);
  };
  return (
    <div className="fields two">
      <DateBox kind="date" id={id} label="Od" value={from} onChange={(day) => change({ from: day })} />
      <DateBox kind="date" id={`${id}-to`} label="Do" value={to} onChange={(day) => change({ to: day })} />
    </div>
  );
}

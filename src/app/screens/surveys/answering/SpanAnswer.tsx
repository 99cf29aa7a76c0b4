import type { Span } from '../../../../contract/surveys/question';
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
      <div className="plain-field">
        <label htmlFor={id}>Od</label>
        <input id={id} type="date" value={from} onChange={({ target }) => change({ from: target.value })} />
      </div>
      <div className="plain-field">
        <label htmlFor={`${id}-to`}>Do</label>
        <input id={`${id}-to`} type="date" value={to} onChange={({ target }) => change({ to: target.value })} />
      </div>
    </div>
  );
}

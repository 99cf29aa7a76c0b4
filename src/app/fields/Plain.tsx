import { typeOf } from '../../schema';
import { Nothing } from './Nothing';
import type { ShownValue } from './shownValue';
import './fields.css';

function formatted({ value, field }: ShownValue): string {
  return typeOf(field).format(value, field);
}

export function Plain(props: ShownValue) {
  return <>{formatted(props)}</>;
}

/** Digits of one width, never broken between lines. */
export function Digits(props: ShownValue) {
  return <span className="number">{formatted(props)}</span>;
}

/** How many are new; of none there is nothing to say. */
export function News(props: ShownValue) {
  return Number(props.value) > 0 ? <Digits {...props} /> : <Nothing />;
}

/** The beginning of what was written, lighter than what it is about. */
export function Preview(props: ShownValue) {
  return <span className="quiet preview">{formatted(props)}</span>;
}

/** Too long for a phone with large letters: it goes on in the next line between its fours. */
export function Account(props: ShownValue) {
  return <span className="number wraps">{formatted(props)}</span>;
}

/** A number, and what it is a part of where the record tells; of nothing it is a dash. */
export function Counted(props: ShownValue) {
  const { field, record, value } = props;
  const whole = field.outOf === undefined ? undefined : record?.[field.outOf];
  if (typeof whole !== 'number') return <Digits {...props} />;
  if (whole === 0) return <Nothing />;
  return (
    <span className="number">
      {String(value)}
      <span aria-hidden="true"> / </span>
      <span className="unseen"> z </span>
      {whole}
    </span>
  );
}

/** Line ends as they were typed. */
export function Lines(props: ShownValue) {
  return <span className={props.compact ? 'clamped' : 'lines'}>{formatted(props)}</span>;
}

export function YesNo(props: ShownValue) {
  return <span className={props.value ? 'yes' : 'no'}>{formatted(props)}</span>;
}

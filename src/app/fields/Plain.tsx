import { typeOf } from '../../schema';
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

/** Line ends as they were typed. */
export function Lines(props: ShownValue) {
  return <span className={props.compact ? 'clamped' : 'lines'}>{formatted(props)}</span>;
}

export function YesNo(props: ShownValue) {
  return <span className={props.value ? 'yes' : 'no'}>{formatted(props)}</span>;
}

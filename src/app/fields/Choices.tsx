import { StatusChip } from '../layout/StatusChip';
import type { ShownValue } from './shownValue';

/** One of a list of values: a chip where its declaration gives a colour, else the label, in lists its short form. */
export function Choice({ value, field, compact }: ShownValue) {
  const look = field.choices?.[String(value)];
  if (!look) return <>{String(value)}</>;
  if (compact && look.short) return <abbr title={look.label}>{look.short}</abbr>;
  return look.color ? <StatusChip {...look} /> : look.label;
}

/** Where a record stands. */
export function Standing({ value, field }: ShownValue) {
  const { label, color } = field.choices?.[String(value)] ?? { label: String(value) };
  return <StatusChip label={label} color={color} />;
}

export function Chips({ value, field }: ShownValue) {
  const labels = (value as string[]).map((each) => field.choices?.[each]?.label ?? each);
  return <>{labels.join(', ')}</>;
}

import { DateBox } from '../dates/DateBox';
import { useHeld } from '../dates/useHeld';
import type { FilterControl } from '../filterValue';

/** Filters once a whole month is typed or picked; what is half typed waits in the box. */
export function MonthFilter({ field, source, values, onChange }: FilterControl) {
  const box = useHeld({ kind: 'month', asked: String(values[source] ?? ''), pass: (next) => onChange({ [source]: next }) });
  return <DateBox label={field.label} {...box} />;
}

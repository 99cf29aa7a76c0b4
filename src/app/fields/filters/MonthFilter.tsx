import { useState } from 'react';
import { isMonth } from '../../../lib/dates';
import type { FilterControl } from '../filterValue';
import { MonthTextField } from '../month/MonthTextField';

/** Filters once a whole month is typed or picked; what is half typed waits in the box. */
export function MonthFilter({ field, source, values, onChange }: FilterControl) {
  const asked = String(values[source] ?? '');
  const [held, setHeld] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setHeld(asked);
  }
  const change = (next: string) => {
    setHeld(next);
    if (next === '' || isMonth(next)) {
      setKnown(next);
      onChange({ [source]: next });
    }
  };
  return <MonthTextField label={field.label} name={field.label} held={held} onHold={change} size="small" fullWidth />;
}

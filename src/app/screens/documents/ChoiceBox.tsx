import { useId } from 'react';
import type { Field } from '../../../schema';

interface ChoiceBoxProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** What stands for no choice; left out, one must be made. */
  empty?: string;
}

/** The browser's own list of a field's values. */
export function ChoiceBox({ field, value, onChange, empty }: ChoiceBoxProps) {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{field.label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {Object.entries(field.choices ?? {}).map(([choice, { label }]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

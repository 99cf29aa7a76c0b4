import { MonthPicker } from './MonthPicker';
import { useMonthText } from './useMonthText';

interface MonthBoxProps {
  id: string;
  /** Names the picker; the box has a label of its own. */
  label: string;
  /** `YYYY-MM`, whatever was typed that is no month, or nothing. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
}

/** A month by keyboard (`11.2026`, `2026-11`, `listopad 2026`) or picked from a year, for screens without Material. */
export function MonthBox({ id, label, value, onChange, required = false, describedBy, invalid = false }: MonthBoxProps) {
  const { text, type, tidy } = useMonthText(value, onChange);
  return (
    <span className="month-box">
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder="np. 11.2026"
        required={required}
        value={text}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={tidy}
      />
      <MonthPicker label={label} value={value} onPick={onChange} />
    </span>
  );
}

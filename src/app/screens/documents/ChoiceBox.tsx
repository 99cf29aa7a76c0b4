import type { Field } from '../../../schema';
import { optionsOf, SelectBox } from '../../fields/SelectBox';

interface ChoiceBoxProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** What stands for no choice; left out, one must be made. */
  empty?: string;
}

/** One of a field's values. */
export const ChoiceBox = ({ field, ...box }: ChoiceBoxProps) => (
  <SelectBox label={field.label} options={optionsOf(field.choices)} {...box} />
);

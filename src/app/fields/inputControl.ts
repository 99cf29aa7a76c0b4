import { useInput } from 'ra-core';
import type { Field } from '../../schema';

/** What an input of a form gets: which value it edits, and its declaration. */
export interface InputControl {
  field: Field;
  /** The field's key; in an item of an object list, `contacts.0.email`. */
  source: string;
}

const asItIs = (value: unknown) => value;

/** The value an input edits, as records hold it, with what is wrong with it said in Polish. */
export function useControl({ field, source }: InputControl) {
  const { id, field: control, fieldState } = useInput({ source, format: asItIs, parse: asItIs });
  const fault = fieldState.error?.message;
  return {
    id,
    value: control.value as unknown,
    onChange: (value: unknown) => control.onChange(value),
    onBlur: () => control.onBlur(),
    fault,
    /** What Material's inputs need to say it all. */
    shown: {
      id,
      label: field.label,
      required: field.options.required === true,
      error: fault !== undefined,
      helperText: fault ?? field.options.hint,
      inputRef: control.ref,
      size: 'small',
      fullWidth: true,
    },
  } as const;
}

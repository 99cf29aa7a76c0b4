import { Form, type RaRecord } from 'ra-core';
import { type ReactNode, useMemo, useRef } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { Field, FieldMap } from '../../schema';
import { readFields } from '../../schema/validate';
import { FieldInput } from '../fields/FieldInput';

interface ValueFormProps {
  /** Of the form element, for buttons that stand outside it. */
  id?: string;
  source: string;
  field: Field;
  /** What the value begins as. */
  record?: Partial<RaRecord>;
  /** What is asked under it, in the same form. */
  beside?: FieldMap | undefined;
  /** Gets the value read as its type reads it, and those asked beside; answers what is wrong with it, or null. */
  onSave: (value: unknown, others: Readonly<Record<string, unknown>>) => Promise<string | null>;
  children?: ReactNode;
}

/** A form of one field by itself, with what is asked beside it, checked in the words of its type. */
export function ValueForm({ id, source, field, record = {}, beside, onSave, children }: ValueFormProps) {
  const read = useRef<Readonly<Record<string, unknown>>>({});
  const resolver = useMemo<Resolver<FieldValues>>(
    () => (typed) => {
      const fields = { [source]: field, ...beside };
      const given = Object.fromEntries(Object.keys(fields).map((key) => [key, typed[key] ?? null]));
      const { values, faults } = readFields(given, fields);
      const wrong = Object.entries(faults).map(([key, message]) => [key, { type: 'manual', message }]);
      if (wrong.length > 0) return { values: {}, errors: Object.fromEntries(wrong) };
      read.current = values;
      return { values: typed, errors: {} };
    },
    [source, field, beside],
  );

  async function submit(): Promise<Record<string, string> | undefined> {
    const { [source]: value, ...others } = read.current;
    const says = await onSave(value, others);
    return says === null ? undefined : { [source]: says };
  }

  return (
    <Form
      {...(id === undefined ? {} : { id })}
      record={record}
      resolver={resolver}
      onSubmit={submit}
      noValidate={true}
      disableInvalidFormNotification={true}
    >
      <FieldInput field={field} source={source} />
      {Object.entries(beside ?? {}).map(([key, each]) => (
        <FieldInput key={key} field={each} source={key} />
      ))}
      {children}
    </Form>
  );
}

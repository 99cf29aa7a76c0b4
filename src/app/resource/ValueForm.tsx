import { Form, type RaRecord } from 'ra-core';
import { type ReactNode, useMemo, useRef } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { Field } from '../../schema';
import { readFields } from '../../schema/validate';
import { FieldInput } from '../fields/FieldInput';

interface ValueFormProps {
  /** Of the form element, for buttons that stand outside it. */
  id?: string;
  source: string;
  field: Field;
  /** What the value begins as. */
  record?: Partial<RaRecord>;
  /** Gets the value read as its type reads it; answers what is wrong with it, or null. */
  onSave: (value: unknown) => Promise<string | null>;
  children?: ReactNode;
}

/** A form of one field by itself, checked in the words of its type. */
export function ValueForm({ id, source, field, record = {}, onSave, children }: ValueFormProps) {
  const read = useRef<unknown>(null);
  const resolver = useMemo<Resolver<FieldValues>>(
    () => (typed) => {
      const { values, faults } = readFields({ [source]: typed[source] ?? null }, { [source]: field });
      const [says] = Object.values(faults);
      if (says !== undefined) return { values: {}, errors: { [source]: { type: 'manual', message: says } } };
      read.current = values[source];
      return { values: typed, errors: {} };
    },
    [source, field],
  );

  async function submit(): Promise<Record<string, string> | undefined> {
    const says = await onSave(read.current);
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
      {children}
    </Form>
  );
}

import { Form } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type FieldValues, type Resolver, set, useFormContext, useFormState } from 'react-hook-form';
import type { FieldMap, Resource } from '../../schema';
import { pertinent } from '../../schema/onlyWhen';
import type { Faults } from '../../schema/validate';
import { checkForm } from '../records/formFaults';
import { useDeclared } from '../records/useDeclared';
import { PanelTheme } from '../theme/PanelTheme';
import { FaultSummary } from './FaultSummary';
import { FormSections } from './FormSections';
import { LeaveGuard } from './LeaveGuard';
import { SaveBar } from './SaveBar';
import './form.css';

/** What a save came to: nothing wrong, faults by field, or a sentence about the whole. */
export type Saved = null | { faults: Faults } | { sentence: string };

interface RecordFormProps {
  /** In place of those of the declaration. */
  sections?: Resource['sections'];
  /** The record as it was read, or what a new one starts with. */
  base: Readonly<Record<string, unknown>>;
  /** What was typed before the form was drawn anew, laid over it. */
  draft?: Readonly<Record<string, unknown>>;
  isNew: boolean;
  writable: FieldMap;
  onSave: (values: Record<string, unknown>) => Promise<Saved>;
  /** Where giving up leads, or what it does. */
  cancel: string | (() => void);
  saveLabel?: string;
  /** A part of the entity's own over the first section, inside the form. */
  first?: ReactNode;
  /** One over the save bar. */
  inside?: ReactNode;
  /** Fields of the form that this part draws. */
  unasked?: readonly string[] | undefined;
}

/** The form of a record of the resource around: its sections with an input for each field that this person may write. */
export function RecordForm(props: RecordFormProps) {
  const resource = useDeclared();
  const { sections, base, draft, isNew, writable, onSave, cancel, saveLabel, first, inside, unasked = [] } = props;
  const checked = useRef<Record<string, unknown>>({});
  const resolver = useMemo<Resolver<FieldValues>>(
    () => (typed) => {
      const { values, faults } = checkForm(resource, writable, base, pertinent(resource, typed), isNew);
      if (Object.keys(faults).length > 0) return { values: {}, errors: nested(faults) };
      checked.current = values;
      return { values: typed, errors: {} };
    },
    [resource, writable, base, isNew],
  );

  async function submit(): Promise<Record<string, unknown> | undefined> {
    const saved = await onSave(checked.current);
    if (saved === null) return undefined;
    return 'faults' in saved ? saved.faults : { root: { serverError: saved.sentence } };
  }

  return (
    <PanelTheme>
      <Form
        record={base}
        resolver={resolver}
        onSubmit={submit}
        shouldFocusError={false}
        resetOptions={keepTyped}
        noValidate={true}
        disableInvalidFormNotification={true}
      >
        {draft && <Draft values={draft} />}
        <Leaving />
        <FaultSummary />
        {first}
        <FormSections sections={sections} writable={without(writable, unasked)} isNew={isNew} />
        {inside}
        <SaveBar cancel={cancel} label={saveLabel} />
      </Form>
    </PanelTheme>
  );
}

/** react-admin's own question is lost where the same place is left again before the screen knows of its answer. */
function Leaving() {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  return <LeaveGuard unsaved={Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful} saving={isSubmitting} />;
}

/** Lays what was typed before over the record, as typed anew. */
function Draft({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { setValue } = useFormContext();
  useEffect(() => {
    for (const [key, value] of Object.entries(values)) setValue(key, value, { shouldDirty: true });
  }, [values, setValue]);
  return null;
}

const without = (fields: FieldMap, keys: readonly string[]): FieldMap =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));

const keepTyped = { keepDirtyValues: true };

/** `contacts.0.email` becomes an error of that input. */
function nested(faults: Faults): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, message] of Object.entries(faults)) set(errors, path, { type: 'manual', message });
  return errors;
}

import { Form } from 'ra-core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readFields } from '../../../../schema/validate';
import { FieldInput } from '../../../fields/FieldInput';
import { sendAnew } from '../../../fields/sendAnew';
import { Dialog, Foot } from '../../../kit/Dialog';
import { Notice } from '../../../kit/Notice';
import { Differences } from '../Differences';
import { Findings } from '../Findings';
import { labelOf } from '../merge';
import { Told } from '../Told';
import '../../../resource/form.css';
import type { Row } from './CandidateTable';
import { askedOfForms, type Candidate, differencesOf, fieldOf, openOf, type Values } from './candidate';

const typed = [
  'title',
  'company_type',
  'krs',
  ...askedOfForms,
  'address_street',
  'address_building',
  'address_postal_code',
  'address_city',
];

/** The office's own word, where nobody understood it. */
function saidInList({ given, edited }: Candidate, key: string): string {
  const word = given.values[key];
  return word && !(key in edited) ? `na liście jest „${word}”. ` : '';
}

interface CandidateDialogProps {
  row: Row;
  onEdit: (values: Values) => void;
  onClose: () => void;
}

/** One company of the list: each register's values, what stands otherwise, and what somebody must add by hand. */
export function CandidateDialog({ row: { candidate, values, faults }, onEdit, onClose }: CandidateDialogProps) {
  const form = useId();
  const { lookup } = candidate.planned;
  const fields = Object.fromEntries(
    typed.flatMap((key) => (fieldOf(key) ? [[key, fieldOf(key) as NonNullable<ReturnType<typeof fieldOf>>]] : [])),
  );

  function save(entered: FieldValues): Record<string, string> | undefined {
    const open = openOf(entered);
    const read = readFields(
      Object.fromEntries(typed.filter((key) => !open.includes(key)).map((key) => [key, entered[key]])),
      fields,
    );
    if (Object.keys(read.faults).length > 0) return read.faults;
    onEdit(Object.fromEntries(Object.entries(read.values).filter(([key, value]) => value !== (values[key] ?? null))));
    onClose();
    return undefined;
  }

  return (
    <Dialog
      title={String(values.title ?? candidate.given.nip)}
      wide={true}
      onClose={onClose}
      foot={<Foot form={form} action="Zapisz w podglądzie" onClose={onClose} />}
    >
      {lookup.concerns.map((concern) => (
        <Notice role="alert" key={concern} severity="warning" above={true}>
          {concern}
        </Notice>
      ))}
      {Object.entries(faults).map(([key, says]) => (
        <Notice role="alert" key={key} severity="error" above={true}>
          {labelOf(key)}: {saidInList(candidate, key)}
          {says}
        </Notice>
      ))}
      <Differences
        different={differencesOf(candidate)}
        onTake={(taken) => onEdit(Object.fromEntries(taken.map(({ field, value }) => [field, value])))}
      />
      <Form
        id={form}
        key={JSON.stringify(candidate.edited)}
        record={values}
        resolver={sendAnew}
        onSubmit={save}
        noValidate={true}
        disableInvalidFormNotification={true}
      >
        <div className="fields two">
          {Object.entries(fields).map(([key, field]) => (
            <FieldInput key={key} field={field} source={key} />
          ))}
        </div>
        <h3>Co podały rejestry</h3>
        <Told lookup={lookup} />
        <Findings findings={lookup.findings} />
      </Form>
    </Dialog>
  );
}

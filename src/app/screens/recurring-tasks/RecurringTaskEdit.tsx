import { useParams } from 'react-router';
import { useDeclared } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';
import { EditPage } from '../../resource/EditScreen';
import { FormPreview } from './FormPreview';
import { ofEverybody } from './ofEverybody';

/** What of a rule of the law is the office's to say: its day is not. */
const ofTheOffice = [
  'name',
  'active',
  'category',
  'description',
  'lead_days',
  'internal_offset_days',
  'valid_from',
  'valid_to',
  'for_company_types',
  'for_taxation_forms',
  'for_accounting_types',
  'for_vat',
  'for_employers',
  'exclude_companies',
  'skip_when_suspended',
  'assignee_rule',
  'assignee_id',
  'priority',
  'estimate_minutes',
  'checklist_template',
];

/** A rule's form, with what it would make. */
export default function RecurringTaskEdit() {
  const { id } = useParams();
  return id ? <Rule key={id} id={id} /> : null;
}

function Rule({ id }: { id: string }) {
  const { data } = useRecord(useDeclared(), id);
  // The law says which clients a rule of the law binds.
  const narrowed = data?.kind === 'statutory' ? { only: ofTheOffice } : { asks: ofEverybody };
  return <EditPage inside={<FormPreview />} {...narrowed} />;
}

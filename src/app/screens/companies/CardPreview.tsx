import { useFormState, useWatch } from 'react-hook-form';
import { LINE_FIELDS } from '../../../domain/deadlines/timeLine';
import { PreviewPanel } from './PreviewPanel';
import { usePreview } from './usePreview';

const facts = Object.values(LINE_FIELDS).flat();
/** Beside the facts, what changes obligations by itself, or makes the card one that the law does not know. */
const others = ['zus_scheme_from', 'suspended_from', 'suspended_to', 'company_type', 'ceidg_start_date'];

/**
 * In the form of a card: what a change of what is dated (tax, VAT, books, employing, ZUS, a suspension) does to the company's obligations, before it is
 * saved; nothing while none of it changes. `person` is the person whose card it is.
 */
export function CardPreview({ company, person = null }: { company?: string; person?: string | null }) {
  const { dirtyFields } = useFormState();
  const values = useWatch() as Readonly<Record<string, unknown>>;
  const companyId = company ?? values.company_id;
  const touched = [...facts, ...others].filter((key) => dirtyFields[key]);
  const touches = touched.length > 0;
  const changed = dirtyFields.profile_from ? [...touched, 'profile_from'] : touched;
  const changes = Object.fromEntries(changed.map((key) => [key, values[key]]));
  const asked = usePreview(
    '/api/profile-lines/card-preview',
    touches && companyId ? { company_id: companyId, person_id: person, changes } : null,
  );
  if (!touches || (!asked.preview && !asked.refused && !asked.asking)) return null;
  return <PreviewPanel {...asked} idle="" />;
}

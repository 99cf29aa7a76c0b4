import { companies } from '../../../../../resources/companies';
import type { Question } from '../../../../contract/surveys/question';
import { fieldsFor } from '../../../../domain/surveys/mapped';
import { SelectBox } from '../../../fields/SelectBox';

interface MapsToProps {
  question: Question;
  fault: string | undefined;
  onChange: (changes: Partial<Question>) => void;
}

/** Which field of the company's card the answer is meant for; nothing for types of questions that fill none. */
export function MapsTo({ question: { type, maps_to }, fault, onChange }: MapsToProps) {
  const fields = fieldsFor(type);
  if (fields.length === 0) return null;
  return (
    <SelectBox
      label="Po zatwierdzeniu wpisz do karty firmy"
      empty="Nie wpisuj"
      value={maps_to ?? ''}
      options={fields.map((key) => [key, companies.fields[key].label])}
      fault={fault}
      onChange={(key) => onChange({ maps_to: key || null })}
    />
  );
}

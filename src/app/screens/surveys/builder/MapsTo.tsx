import { useId } from 'react';
import { companies } from '../../../../../resources/companies';
import type { Question } from '../../../../contract/surveys/question';
import { fieldsFor } from '../../../../domain/surveys/mapped';

interface MapsToProps {
  question: Question;
  fault: string | undefined;
  onChange: (changes: Partial<Question>) => void;
}

/** Which field of the company's card the answer is meant for; nothing for types of questions that fill none. */
export function MapsTo({ question: { type, maps_to }, fault, onChange }: MapsToProps) {
  const id = useId();
  const fields = fieldsFor(type);
  if (fields.length === 0) return null;
  return (
    <div className="plain-field">
      <label htmlFor={id}>Po zatwierdzeniu wpisz do karty firmy</label>
      <select
        id={id}
        value={maps_to ?? ''}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange({ maps_to: target.value || null })}
      >
        <option value="">Nie wpisuj</option>
        {fields.map((key) => (
          <option key={key} value={key}>
            {companies.fields[key].label}
          </option>
        ))}
      </select>
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import type { Question } from '../../../../contract/surveys/question';
import type { QuestionType } from '../../../../domain/surveys/words';

type Limit = 'min' | 'max' | 'max_length';
/** What each type can be held to, in words; amounts are written in złoty. */
const limits: Partial<Record<QuestionType, Partial<Record<Limit, string>>>> = {
  short_text: { max_length: 'Najwięcej znaków' },
  long_text: { max_length: 'Najwięcej znaków' },
  number: { min: 'Najmniej', max: 'Najwięcej' },
  money: { min: 'Najmniej (zł)', max: 'Najwięcej (zł)' },
  multi: { min: 'Najmniej odpowiedzi', max: 'Najwięcej odpowiedzi' },
  file: { max: 'Najwięcej plików' },
};

/** The limits that the question's type knows. */
export function Limits({
  question,
  fault,
  onChange,
}: {
  question: Question;
  fault: string | undefined;
  onChange: (changes: Partial<Question>) => void;
}) {
  const id = useId();
  const known = Object.entries(limits[question.type] ?? {}) as [Limit, string][];
  const scale = question.type === 'money' ? 100 : 1;
  if (known.length === 0) return null;
  return (
    <div className="fields two">
      {known.map(([key, words]) => {
        const value = question[key];
        return (
          <div className="plain-field" key={key}>
            <label htmlFor={`${id}-${key}`}>{words}</label>
            <input
              id={`${id}-${key}`}
              type="number"
              value={value === null ? '' : value / scale}
              aria-invalid={fault !== undefined}
              onChange={({ target }) =>
                onChange({ [key]: target.value === '' ? null : Math.round(Number(target.value) * scale) })
              }
            />
          </div>
        );
      })}
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}

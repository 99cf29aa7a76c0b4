import type { Question } from '../../../../contract/surveys/question';
import type { QuestionType } from '../../../../domain/surveys/words';
import { TextBox } from '../../../fields/TextBox';

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
  const known = Object.entries(limits[question.type] ?? {}) as [Limit, string][];
  const scale = question.type === 'money' ? 100 : 1;
  if (known.length === 0) return null;
  return (
    <div className="fields two">
      {known.map(([key, words]) => {
        const value = question[key];
        return (
          <TextBox
            key={key}
            label={words}
            type="number"
            value={value === null ? '' : String(value / scale)}
            isWrong={fault !== undefined}
            onChange={(typed) => onChange({ [key]: typed === '' ? null : Math.round(Number(typed) * scale) })}
          />
        );
      })}
      {fault && <p className="fault">{fault}</p>}
    </div>
  );
}

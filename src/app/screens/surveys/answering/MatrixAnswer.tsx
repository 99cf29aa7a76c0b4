import { Choice } from '../../../kit/Choice';
import type { AnswerProps } from './answer';

/** One option for each line. */
export function MatrixAnswer({ question, value, onChange, id }: AnswerProps) {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, string>;
  return (
    <>
      {question.lines.map((each, row) => (
        <fieldset key={each.value} className="answer-line">
          <legend>{each.label}</legend>
          <Choice
            look="line"
            {...(row === 0 ? { id } : {})}
            options={question.options}
            value={given[each.value]}
            onPick={(picked) => onChange({ ...given, [each.value]: picked })}
          />
        </fieldset>
      ))}
    </>
  );
}

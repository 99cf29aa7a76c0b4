import type { AnswerProps } from './answer';

/** One option for each line. */
export function MatrixAnswer({ question, value, onChange, id }: AnswerProps) {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, string>;
  return (
    <>
      {question.lines.map((each, row) => (
        <fieldset key={each.value} className="answer-line">
          <legend>{each.label}</legend>
          <div className="answer-scale">
            {question.options.map((option, at) => (
              <label key={option.value} className="answer-option">
                <input
                  id={row === 0 && at === 0 ? id : undefined}
                  type="radio"
                  name={`${id}-${each.value}`}
                  checked={given[each.value] === option.value}
                  onChange={() => onChange({ ...given, [each.value]: option.value })}
                />
                <span>{option.label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Icon } from '../../../theme/Icon';
import type { AnswerProps } from './answer';

/** The options put in order by buttons; the order shown counts once it was touched. */
export function RankingAnswer({ question, value, onChange, id }: AnswerProps) {
  const isOrdered = Array.isArray(value);
  const order = isOrdered ? (value as string[]) : question.options.map((option) => option.value);
  const move = (at: number, by: 1 | -1) => {
    const next = [...order];
    const [one] = next.splice(at, 1);
    if (one !== undefined) next.splice(at + by, 0, one);
    onChange(next);
  };
  return (
    <>
      <ol className="answer-order">
        {order.map((each, at) => {
          const label = question.options.find((option) => option.value === each)?.label ?? each;
          return (
            <li key={each}>
              <span>{label}</span>
              <QuietButton id={at === 0 ? id : undefined} size="small" disabled={at === 0} onClick={() => move(at, -1)}>
                <Icon name="up" />
                <span className="unseen">Wyżej: {label}</span>
              </QuietButton>
              <QuietButton size="small" disabled={at === order.length - 1} onClick={() => move(at, 1)}>
                <Icon name="down" />
                <span className="unseen">Niżej: {label}</span>
              </QuietButton>
            </li>
          );
        })}
      </ol>
      {!isOrdered && (
        <OtherButton size="small" onClick={() => onChange(order)}>
          Ta kolejność jest dobra
        </OtherButton>
      )}
    </>
  );
}

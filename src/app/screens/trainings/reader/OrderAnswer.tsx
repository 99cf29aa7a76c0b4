import { useState } from 'react';
import { QuietButton } from '../../../kit/buttons';
import { Icon } from '../../../theme/Icon';

interface OrderAnswerProps {
  options: readonly string[];
  given: readonly number[];
  onGive: (given: readonly number[]) => void;
}

/** Answers put in order by two buttons each; where one landed is said to who listens. */
export function OrderAnswer({ options, given, onGive }: OrderAnswerProps) {
  const [said, setSaid] = useState('');
  const move = (from: number, by: -1 | 1) => {
    const next = [...given];
    const [place] = next.splice(from, 1);
    if (place === undefined) return;
    next.splice(from + by, 0, place);
    onGive(next);
    setSaid(`${options[place]}: miejsce ${from + by + 1} z ${given.length}`);
  };
  return (
    <>
      <ol className="training-order">
        {given.map((place, at) => (
          <li key={place}>
            <span>{options[place]}</span>
            <span className="training-order-moves">
              <QuietButton size="small" aria-disabled={at === 0} onClick={() => at > 0 && move(at, -1)}>
                <Icon name="up" size={18} />
                <span className="unseen">Wyżej: {options[place]}</span>
              </QuietButton>
              <QuietButton
                size="small"
                aria-disabled={at === given.length - 1}
                onClick={() => at < given.length - 1 && move(at, 1)}
              >
                <Icon name="down" size={18} />
                <span className="unseen">Niżej: {options[place]}</span>
              </QuietButton>
            </span>
          </li>
        ))}
      </ol>
      <p className="unseen" role="status">
        {said}
      </p>
    </>
  );
}

import { useId } from 'react';
import type { AskedQuestion } from '../training';
import { OrderAnswer } from './OrderAnswer';

/** Places of the chosen answers, yes or no, or a number as it was typed. */
export type Given = readonly number[] | boolean | string | null;
export type Answers = Record<string, Given>;

export function isAnswered({ type }: AskedQuestion, given: Given): boolean {
  if (given === null) return false;
  return type === 'number' ? String(given).trim() !== '' : !Array.isArray(given) || given.length > 0;
}

interface QuizQuestionProps {
  question: AskedQuestion;
  number: number;
  given: Given;
  onGive: (given: Given) => void;
}

/** One question with what its kind is answered by. */
export function QuizQuestion({ question, number, given, onGive }: QuizQuestionProps) {
  const name = useId();
  const { type, text, options } = question;
  if (type === 'number') {
    return (
      <div className="plain-field">
        <label htmlFor={name}>
          {number}. {text}
        </label>
        <input
          id={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typeof given === 'string' ? given : ''}
          onChange={({ target }) => onGive(target.value)}
        />
      </div>
    );
  }
  const chosen = Array.isArray(given) ? (given as readonly number[]) : [];
  return (
    <fieldset className="training-question">
      <legend>
        {number}. {text}
      </legend>
      {type === 'multi' && <p className="quiet">Zaznacz wszystkie pasujące.</p>}
      {type === 'order' ? (
        <OrderAnswer options={options} given={chosen} onGive={onGive} />
      ) : type === 'true_false' ? (
        ([true, false] as const).map((value) => (
          <label key={String(value)} className="training-option">
            <input type="radio" name={name} checked={given === value} onChange={() => onGive(value)} />
            <span>{value ? 'Prawda' : 'Fałsz'}</span>
          </label>
        ))
      ) : (
        options.map((option, at) => (
          <label key={option} className="training-option">
            <input
              type={type === 'multi' ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(at)}
              onChange={({ target }) =>
                onGive(type === 'single' ? [at] : target.checked ? [...chosen, at] : chosen.filter((each) => each !== at))
              }
            />
            <span>{option}</span>
          </label>
        ))
      )}
    </fieldset>
  );
}

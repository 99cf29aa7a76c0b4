import { TextBox } from '../../../fields/TextBox';
import { Choice, Choices } from '../../../kit/Choice';
import type { AskedQuestion } from '../training';
import { OrderAnswer } from './OrderAnswer';

/** Places of the chosen answers, yes or no, or a number as it was typed. */
export type Given = readonly number[] | boolean | string | null;
export type Answers = Record<string, Given>;

export function isAnswered({ type }: AskedQuestion, given: Given): boolean {
  if (given === null) return false;
  return type === 'number' ? String(given).trim() !== '' : !Array.isArray(given) || given.length > 0;
}

const trueOrFalse = [
  { value: true, label: 'Prawda' },
  { value: false, label: 'Fałsz' },
];

interface QuizQuestionProps {
  question: AskedQuestion;
  number: number;
  given: Given;
  onGive: (given: Given) => void;
}

/** One question with what its kind is answered by. */
export function QuizQuestion({ question, number, given, onGive }: QuizQuestionProps) {
  const { type, text, options } = question;
  if (type === 'number') {
    return (
      <TextBox
        label={`${number}. ${text}`}
        value={typeof given === 'string' ? given : ''}
        input={{ inputMode: 'decimal', autoComplete: 'off', maxLength: 12 }}
        onChange={onGive}
      />
    );
  }
  const chosen = Array.isArray(given) ? (given as readonly number[]) : [];
  const places = options.map((label, value) => ({ value, label }));
  return (
    <fieldset className="training-question">
      <legend>
        {number}. {text}
      </legend>
      {type === 'multi' && <p className="quiet">Zaznacz wszystkie pasujące.</p>}
      {type === 'order' ? (
        <OrderAnswer options={options} given={chosen} onGive={onGive} />
      ) : type === 'true_false' ? (
        <Choice options={trueOrFalse} value={given} onPick={onGive} />
      ) : type === 'multi' ? (
        <Choices
          options={places}
          values={chosen}
          onTick={(at, on) => onGive(on ? [...chosen, at] : chosen.filter((each) => each !== at))}
        />
      ) : (
        <Choice options={places} value={chosen[0]} onPick={(at) => onGive([at])} />
      )}
    </fieldset>
  );
}

import type { Picked, Question } from '../../../../contract/surveys/question';
import { SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { Choice, Choices } from '../../../kit/Choice';
import type { AnswerProps } from './answer';

const pickedOf = (value: unknown): Picked =>
  typeof value === 'object' && value !== null && 'picked' in value ? (value as Picked) : { picked: [] };

/** Without the words that no chosen answer asks for. */
function picking({ options }: Question, picked: readonly string[], other: string | undefined): Picked {
  const inOrder = options.flatMap(({ value }) => (picked.includes(value) ? [value] : []));
  const asks = options.some((option) => option.other_text && inOrder.includes(option.value));
  return asks ? { picked: inOrder, other: other ?? '' } : { picked: inOrder };
}

function Other({ question, value, onChange, id }: AnswerProps) {
  const { picked, other } = pickedOf(value);
  const option = question.options.find((each) => each.other_text && picked.includes(each.value));
  if (!option) return null;
  return (
    <TextBox
      id={`${id}-other`}
      label={`${option.label}: dopisz`}
      value={other ?? ''}
      input={{ maxLength: 300 }}
      onChange={(words) => onChange({ picked, other: words })}
    />
  );
}

/** One of the options, or several of them, each to be seen. */
export function ChosenAnswer(props: AnswerProps) {
  const { question, value, onChange, id } = props;
  const { picked, other } = pickedOf(value);
  const choose = (next: readonly string[]) => onChange(picking(question, next, other));
  const tick = (value: string, on: boolean) => {
    const isExclusive = (each: string) => question.options.some((option) => option.exclusive && option.value === each);
    const left = picked.filter((each) => each !== value && !isExclusive(each));
    choose(!on ? left : isExclusive(value) ? [value] : [...left, value]);
  };
  return (
    <>
      {question.type === 'multi' ? (
        <Choices id={id} options={question.options} values={picked} onTick={tick} />
      ) : (
        <Choice id={id} options={question.options} value={picked[0]} onPick={(value) => choose([value])} />
      )}
      <Other {...props} />
    </>
  );
}

/** One of the options, out of a list that opens. */
export function DropdownAnswer(props: AnswerProps) {
  const { question, value, onChange, id, describedBy, isWrong } = props;
  const { picked, other } = pickedOf(value);
  return (
    <>
      <SelectBox
        unlabelled
        label={question.label}
        id={id}
        empty="Wybierz…"
        value={picked[0] ?? ''}
        options={question.options.map((option) => [option.value, option.label])}
        required={question.required}
        isWrong={isWrong}
        describedBy={describedBy}
        onChange={(chosen) => onChange(chosen ? picking(question, [chosen], other) : null)}
      />
      <Other {...props} />
    </>
  );
}

import type { ComponentType } from 'react';
import type { Picked, Question, Span } from '../../../../contract/surveys/question';
import type { QuestionType } from '../../../../domain/surveys/words';
import { formatGrosze } from '../../../../lib/money';
import { Icon } from '../../../layout/Icon';
import { FileAnswer } from './FileAnswer';
import { Signature } from './Signature';

export interface AnswerProps {
  question: Question;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Of the box, or of the first of them. */
  id: string;
  describedBy: string | undefined;
  isWrong: boolean;
  /** Names of files that are kept already. */
  files: Readonly<Record<string, { name: string; size: number }>>;
}

interface Line {
  type?: string;
  mode?: 'numeric' | 'decimal' | 'tel' | 'email';
  complete?: string;
  show?: (value: number) => string;
}

const typed = (value: unknown, show: (value: number) => string = (number) => String(number).replace('.', ',')) =>
  typeof value === 'number' ? show(value) : typeof value === 'string' ? value : '';

function line({ type = 'text', mode, complete = 'off', show }: Line = {}) {
  return function LineAnswer({ question, value, onChange, id, describedBy, isWrong }: AnswerProps) {
    return (
      <input
        id={id}
        type={type}
        inputMode={mode}
        autoComplete={complete}
        value={typed(value, show)}
        maxLength={type === 'text' ? (question.max_length ?? 300) : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={question.required}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  };
}

function LongAnswer({ question, value, onChange, id, describedBy, isWrong }: AnswerProps) {
  return (
    <textarea
      id={id}
      rows={5}
      value={typed(value)}
      maxLength={question.max_length ?? 4_000}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      aria-required={question.required}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

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
    <div className="plain-field answer-other">
      <label htmlFor={`${id}-other`}>{option.label}: dopisz</label>
      <input
        id={`${id}-other`}
        value={other ?? ''}
        maxLength={300}
        onChange={({ target }) => onChange({ picked, other: target.value })}
      />
    </div>
  );
}

function ChosenAnswer(props: AnswerProps) {
  const { question, value, onChange, id } = props;
  const { picked, other } = pickedOf(value);
  const many = question.type === 'multi';
  const choose = (option: Question['options'][number], on: boolean) => {
    const left = picked.filter(
      (each) => each !== option.value && !question.options.some((one) => one.exclusive && one.value === each),
    );
    const next = !many || (on && option.exclusive) ? [option.value] : on ? [...left, option.value] : left;
    onChange(picking(question, next, other));
  };
  return (
    <>
      {question.options.map((option, at) => (
        <label key={option.value} className="answer-option">
          <input
            id={at === 0 ? id : undefined}
            type={many ? 'checkbox' : 'radio'}
            name={id}
            checked={picked.includes(option.value)}
            onChange={({ target }) => choose(option, target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <Other {...props} />
    </>
  );
}

function DropdownAnswer(props: AnswerProps) {
  const { question, value, onChange, id, describedBy, isWrong } = props;
  const { picked, other } = pickedOf(value);
  return (
    <>
      <select
        id={id}
        value={picked[0] ?? ''}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        aria-required={question.required}
        onChange={({ target }) => onChange(target.value ? picking(question, [target.value], other) : null)}
      >
        <option value="">Wybierz…</option>
        {question.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Other {...props} />
    </>
  );
}

function radios(choices: readonly { value: unknown; label: string }[], className: string) {
  return function RadioAnswer({ value, onChange, id }: AnswerProps) {
    return (
      <div className={className}>
        {choices.map((choice, at) => (
          <label key={choice.label} className="answer-option">
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={id}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    );
  };
}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: String(from + at) }));

function ConsentAnswer({ question, value, onChange, id, describedBy }: AnswerProps) {
  return (
    <label className="answer-option">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {question.label}
        {question.required && <span className="quiet"> (wymagane)</span>}
      </span>
    </label>
  );
}

function SpanAnswer({ value, onChange, id }: AnswerProps) {
  const { from = '', to = '' } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Span>;
  const change = (next: Partial<Span>) => {
    const span = { from, to, ...next };
    onChange(span.from || span.to ? span : null);
  };
  return (
    <div className="fields two">
      <div className="plain-field">
        <label htmlFor={id}>Od</label>
        <input id={id} type="date" value={from} onChange={({ target }) => change({ from: target.value })} />
      </div>
      <div className="plain-field">
        <label htmlFor={`${id}-to`}>Do</label>
        <input id={`${id}-to`} type="date" value={to} onChange={({ target }) => change({ to: target.value })} />
      </div>
    </div>
  );
}

function RankingAnswer({ question, value, onChange, id }: AnswerProps) {
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
              <button
                id={at === 0 ? id : undefined}
                type="button"
                className="plain-button small"
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <Icon name="up" />
                <span className="unseen">Wyżej: {label}</span>
              </button>
              <button type="button" className="plain-button small" disabled={at === order.length - 1} onClick={() => move(at, 1)}>
                <Icon name="down" />
                <span className="unseen">Niżej: {label}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {!isOrdered && (
        <button type="button" className="quiet-button small" onClick={() => onChange(order)}>
          Ta kolejność jest dobra
        </button>
      )}
    </>
  );
}

function MatrixAnswer({ question, value, onChange, id }: AnswerProps) {
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

const Nothing = () => null;
const yesNo = [
  { value: true, label: 'Tak' },
  { value: false, label: 'Nie' },
];

/** How each type of question is answered. */
export const answerInputs: Readonly<Record<QuestionType, ComponentType<AnswerProps>>> = {
  short_text: line(),
  long_text: LongAnswer,
  single: ChosenAnswer,
  multi: ChosenAnswer,
  dropdown: DropdownAnswer,
  yes_no: radios(yesNo, 'answer-scale'),
  number: line({ mode: 'decimal' }),
  money: line({ mode: 'decimal', show: formatGrosze }),
  date: line({ type: 'date' }),
  month: line({ type: 'month' }),
  period: SpanAnswer,
  scale5: radios(numbers(1, 5), 'answer-scale'),
  nps: radios(numbers(0, 10), 'answer-scale'),
  ranking: RankingAnswer,
  matrix: MatrixAnswer,
  file: FileAnswer,
  nip: line({ mode: 'numeric' }),
  pesel: line({ mode: 'numeric' }),
  bank_account: line({ mode: 'numeric' }),
  phone: line({ type: 'tel', mode: 'tel', complete: 'tel' }),
  email: line({ type: 'email', mode: 'email', complete: 'email' }),
  signature: Signature,
  consent: ConsentAnswer,
  statement: Nothing,
  calculated: Nothing,
};

/** Types answered in one box, which the question's words can label; the rest are groups. */
export const singleBoxes: ReadonlySet<QuestionType> = new Set<QuestionType>([
  'short_text',
  'long_text',
  'dropdown',
  'number',
  'money',
  'date',
  'month',
  'nip',
  'pesel',
  'bank_account',
  'phone',
  'email',
]);

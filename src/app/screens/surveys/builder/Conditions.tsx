import { useId } from 'react';
import { kinds } from '../../../../contract/surveys/kinds';
import type { Condition, Question } from '../../../../contract/surveys/question';
import { type ConditionTest, conditionTests } from '../../../../domain/surveys/words';

interface ConditionsProps {
  question: Question;
  earlier: readonly Question[];
  fault: string | undefined;
  onChange: (changes: Partial<Question>) => void;
}

/** When a question is shown, picked from earlier questions and their answers. */
export function Conditions({ question, earlier, fault, onChange }: ConditionsProps) {
  const { visible_if, visible_join } = question;
  const askable = earlier.filter(({ type }) => type !== 'statement');
  const id = useId();
  const set = (at: number, condition: Condition) =>
    onChange({ visible_if: visible_if.map((each, nth) => (nth === at ? condition : each)) });
  const first = askable.at(-1);
  if (!first) return null;
  return (
    <fieldset className="question-conditions">
      <legend>Kiedy pokazać to pytanie</legend>
      {visible_if.length === 0 && <p className="quiet">Zawsze</p>}
      {visible_if.map((condition, at) => (
        <div className="question-condition" key={JSON.stringify([at, condition.question])}>
          <select
            className="plain-select"
            aria-label="Pytanie w warunku"
            value={condition.question}
            onChange={({ target }) => {
              const asked = askable.find(({ key }) => key === target.value);
              if (asked) set(at, startOf(asked));
            }}
          >
            {askable.map(({ key, label }) => (
              <option key={key} value={key}>
                {label || 'Pytanie bez treści'}
              </option>
            ))}
          </select>
          <select
            className="plain-select"
            aria-label="Warunek"
            value={condition.test}
            onChange={({ target }) => set(at, { ...condition, test: target.value as ConditionTest })}
          >
            {testsFor(askable.find(({ key }) => key === condition.question)).map((test) => (
              <option key={test} value={test}>
                {conditionTests[test]}
              </option>
            ))}
          </select>
          <Value
            condition={condition}
            asked={askable.find(({ key }) => key === condition.question)}
            onChange={(next) => set(at, next)}
          />
          <button
            type="button"
            className="plain-button small"
            onClick={() => onChange({ visible_if: visible_if.filter((_, nth) => nth !== at) })}
          >
            Usuń warunek
          </button>
        </div>
      ))}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {visible_if.length > 1 && (
        <select
          className="plain-select"
          aria-label="Ile warunków musi być spełnionych"
          value={visible_join}
          onChange={({ target }) => onChange({ visible_join: target.value === 'any' ? 'any' : 'all' })}
        >
          <option value="all">wszystkie warunki</option>
          <option value="any">którykolwiek warunek</option>
        </select>
      )}
      <button
        type="button"
        className="quiet-button small"
        onClick={() => onChange({ visible_if: [...visible_if, startOf(first)] })}
      >
        Dodaj warunek
      </button>
    </fieldset>
  );
}

function testsFor(asked: Question | undefined): ConditionTest[] {
  const kind = asked && kinds[asked.type];
  return [
    ...(kind?.choices ? (['is', 'is_not'] as const) : []),
    ...(kind?.number ? (['more', 'less'] as const) : []),
    'answered',
    'unanswered',
  ];
}

function startOf(asked: Question): Condition {
  const test = testsFor(asked)[0] ?? 'answered';
  const choice = kinds[asked.type].choices?.(asked)[0]?.value ?? null;
  return { question: asked.key, test, value: test === 'is' ? choice : test === 'more' ? '0' : null };
}

function Value({
  condition,
  asked,
  onChange,
}: {
  condition: Condition;
  asked: Question | undefined;
  onChange: (next: Condition) => void;
}) {
  const { test, value } = condition;
  if (!asked || test === 'answered' || test === 'unanswered') return null;
  const choices = kinds[asked.type].choices?.(asked);
  if (choices && (test === 'is' || test === 'is_not'))
    return (
      <select
        className="plain-select"
        aria-label="Odpowiedź w warunku"
        value={value ?? ''}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      >
        <option value="">Wybierz…</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label || 'Odpowiedź bez treści'}
          </option>
        ))}
      </select>
    );
  // Amounts are compared in grosze and written in złoty.
  const scale = asked.type === 'money' ? 100 : 1;
  return (
    <input
      className="plain-select"
      type="number"
      aria-label="Wartość w warunku"
      value={value === null || value === undefined || value === '' ? '' : Number(value) / scale}
      onChange={({ target }) =>
        onChange({ ...condition, value: target.value === '' ? '' : String(Math.round(Number(target.value) * scale * 100) / 100) })
      }
    />
  );
}

import { useId } from 'react';
import { kinds } from '../../../../contract/surveys/kinds';
import type { Condition, Question } from '../../../../contract/surveys/question';
import { isMoney } from '../../../../contract/surveys/unit';
import { type ConditionTest, conditionTests } from '../../../../domain/surveys/words';
import { SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { OtherButton, QuietButton } from '../../../kit/buttons';

const joins = [
  ['all', 'wszystkie warunki'],
  ['any', 'którykolwiek warunek'],
] as const;

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
          <SelectBox
            unlabelled
            label="Pytanie w warunku"
            value={condition.question}
            options={askable.map(({ key, label }) => [key, label || 'Pytanie bez treści'])}
            onChange={(chosen) => {
              const asked = askable.find(({ key }) => key === chosen);
              if (asked) set(at, startOf(asked));
            }}
          />
          <SelectBox
            unlabelled
            label="Warunek"
            value={condition.test}
            options={testsFor(askable.find(({ key }) => key === condition.question)).map((test) => [test, conditionTests[test]])}
            onChange={(test) => set(at, { ...condition, test: test as ConditionTest })}
          />
          <Value
            condition={condition}
            asked={askable.find(({ key }) => key === condition.question)}
            earlier={earlier}
            onChange={(next) => set(at, next)}
          />
          <QuietButton size="small" onClick={() => onChange({ visible_if: visible_if.filter((_, nth) => nth !== at) })}>
            Usuń warunek
          </QuietButton>
        </div>
      ))}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {visible_if.length > 1 && (
        <SelectBox
          unlabelled
          label="Ile warunków musi być spełnionych"
          value={visible_join}
          options={joins}
          onChange={(join) => onChange({ visible_join: join === 'any' ? 'any' : 'all' })}
        />
      )}
      <OtherButton size="small" onClick={() => onChange({ visible_if: [...visible_if, startOf(first)] })}>
        Dodaj warunek
      </OtherButton>
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
  earlier,
  onChange,
}: {
  condition: Condition;
  asked: Question | undefined;
  earlier: readonly Question[];
  onChange: (next: Condition) => void;
}) {
  const { test, value } = condition;
  if (!asked || test === 'answered' || test === 'unanswered') return null;
  const choices = kinds[asked.type].choices?.(asked);
  if (choices && (test === 'is' || test === 'is_not'))
    return (
      <SelectBox
        unlabelled
        label="Odpowiedź w warunku"
        empty="Wybierz…"
        value={value ?? ''}
        options={choices.map((choice) => [choice.value, choice.label || 'Odpowiedź bez treści'])}
        onChange={(chosen) => onChange({ ...condition, value: chosen })}
      />
    );
  // Amounts, and what is calculated from them, are compared in grosze and written in złoty.
  const isAmount = isMoney(asked, (key) => earlier.find((each) => each.key === key));
  const scale = isAmount ? 100 : 1;
  return (
    <TextBox
      unlabelled={true}
      type="number"
      label={isAmount ? 'Wartość w warunku, w złotych' : 'Wartość w warunku'}
      value={value === null || value === undefined || value === '' ? '' : String(Number(value) / scale)}
      onChange={(typed) =>
        onChange({ ...condition, value: typed === '' ? '' : String(Math.round(Number(typed) * scale * 100) / 100) })
      }
    />
  );
}

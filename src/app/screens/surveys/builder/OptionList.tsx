import type { Option } from '../../../../contract/surveys/question';
import { TextBox } from '../../../fields/TextBox';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Tick } from '../../../kit/Tick';
import { Icon } from '../../../theme/Icon';
import { freeKey, moved } from '../form';

interface OptionListProps {
  title: string;
  letter: string;
  items: readonly Option[];
  fault: string | undefined;
  /** Whether options may ask for words, and (of many) exclude the others. */
  choosing: 'one' | 'many' | null;
  onChange: (items: Option[]) => void;
}

/** Options or lines of a question. */
export function OptionList({ title, letter, items, fault, choosing, onChange }: OptionListProps) {
  const set = (at: number, changes: Partial<Option>) =>
    onChange(items.map((item, nth) => (nth === at ? { ...item, ...changes } : item)));
  const add = () => {
    const value = freeKey(
      letter,
      items.map((item) => item.value),
    );
    onChange([...items, { value, label: '' }]);
  };
  return (
    <fieldset className="question-options">
      <legend>{title}</legend>
      <ol>
        {items.map((item, at) => (
          <li key={item.value}>
            <TextBox
              unlabelled={true}
              label={`${title}: pozycja ${at + 1}`}
              isWrong={fault !== undefined}
              value={item.label}
              input={{ maxLength: 300 }}
              onChange={(label) => set(at, { label })}
            />
            <span className="option-buttons">
              <QuietButton size="small" disabled={at === 0} onClick={() => onChange(moved(items, at, at - 1))}>
                <Icon name="up" />
                <span className="unseen">Wyżej: {item.label}</span>
              </QuietButton>
              <QuietButton size="small" onClick={() => onChange(items.filter((_, nth) => nth !== at))}>
                <Icon name="trash" />
                <span className="unseen">Usuń: {item.label}</span>
              </QuietButton>
            </span>
            {choosing && (
              <span className="option-ticks">
                <Tick label="z dopisaniem" checked={item.other_text === true} onTick={(other_text) => set(at, { other_text })} />
                {choosing === 'many' && (
                  <Tick label="wyklucza inne" checked={item.exclusive === true} onTick={(exclusive) => set(at, { exclusive })} />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {fault && <p className="fault">{fault}</p>}
      <OtherButton size="small" onClick={add}>
        Dodaj pozycję
      </OtherButton>
    </fieldset>
  );
}

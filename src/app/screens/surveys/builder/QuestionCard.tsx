import { useId } from 'react';
import { kinds } from '../../../../contract/surveys/kinds';
import type { Question, Section } from '../../../../contract/surveys/question';
import { type QuestionType, questionTypes } from '../../../../domain/surveys/words';
import { SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Pressed } from '../../../kit/Pressed';
import { Tick } from '../../../kit/Tick';
import { Icon } from '../../../theme/Icon';
import { withType } from '../form';
import { Conditions } from './Conditions';
import { conditionWords } from './conditionWords';
import { Formula } from './Formula';
import { Limits } from './Limits';
import { MapsTo } from './MapsTo';
import { OptionList } from './OptionList';

const look = {
  display: 'grid',
  flex: 1,
  justifyContent: 'stretch',
  minWidth: 0,
  minHeight: '2.75rem',
  padding: '0.25rem 0.5rem',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '& .quiet': { fontSize: '0.875rem' },
} as const;

interface QuestionCardProps {
  question: Question;
  number: number;
  count: number;
  earlier: readonly Question[];
  sections: readonly Section[];
  faults: Readonly<Record<string, string>>;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (question: Question) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onCopy: () => void;
  onDrag: (on: boolean) => void;
}

/** One question of a form: a line of words, or everything about it when it is opened. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, count, earlier, isOpen, onToggle, onMove, onRemove, onCopy, onDrag } = props;
  const name = question.label || 'Pytanie bez treści';
  const body = useId();
  return (
    <article className="panel question-card">
      <div className="question-line">
        <span
          className="question-handle"
          draggable={true}
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          ⠿
        </span>
        <Pressed sx={look} aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
          <span>
            {number}. {name}
          </span>
          <span className="quiet">
            {questionTypes[question.type]}
            {question.required && ', wymagane'}
            {question.visible_if.length > 0 && `, ${conditionWords(question, earlier)}`}
          </span>
        </Pressed>
        <QuietButton size="small" disabled={number === 1} onClick={() => onMove(-1)}>
          <Icon name="up" />
          <span className="unseen">Wyżej: {name}</span>
        </QuietButton>
        <QuietButton size="small" disabled={number === count} onClick={() => onMove(1)}>
          <Icon name="down" />
          <span className="unseen">Niżej: {name}</span>
        </QuietButton>
      </div>
      <div id={body} hidden={!isOpen}>
        {isOpen && <Details {...props} />}
        {isOpen && (
          <p className="question-actions">
            <OtherButton size="small" onClick={onCopy}>
              Powiel
            </OtherButton>
            <OtherButton size="small" onClick={onRemove}>
              Usuń pytanie
            </OtherButton>
          </p>
        )}
      </div>
    </article>
  );
}

function Details({ question, earlier, sections, faults, onChange }: QuestionCardProps) {
  const { type, label, help, required, section, options, lines } = question;
  const kind = kinds[type];
  const set = (changes: Partial<Question>) => onChange({ ...question, ...changes });
  return (
    <div className="question-details">
      <TextBox
        label={type === 'statement' ? 'Tekst' : 'Treść pytania'}
        value={label}
        fault={faults.label}
        input={{ maxLength: 500 }}
        onChange={(typed) => set({ label: typed })}
      />
      <div className="fields two">
        <SelectBox
          label="Rodzaj"
          value={type}
          options={Object.entries(questionTypes)}
          fault={faults.type}
          onChange={(chosen) => onChange(withType(question, chosen as QuestionType))}
        />
        {sections.length > 0 && (
          <SelectBox
            label="Część"
            empty="Przed częściami"
            value={section ?? ''}
            options={sections.map(({ key, title }) => [key, title])}
            onChange={(chosen) => set({ section: chosen || null })}
          />
        )}
      </div>
      <MapsTo question={question} fault={faults.maps_to} onChange={set} />
      {!kind.isSilent && <Tick label="Odpowiedź jest wymagana" checked={required} onTick={(on) => set({ required: on })} />}
      <TextBox
        label="Objaśnienie (nieobowiązkowe)"
        value={help ?? ''}
        input={{ maxLength: 1_000 }}
        onChange={(typed) => set({ help: typed || null })}
      />
      {kind.options && (
        <OptionList
          title="Odpowiedzi"
          letter="o"
          items={options}
          fault={faults.options}
          choosing={type === 'multi' ? 'many' : type === 'single' || type === 'dropdown' ? 'one' : null}
          onChange={(next) => set({ options: next })}
        />
      )}
      {type === 'matrix' && (
        <OptionList
          title="Wiersze"
          letter="w"
          items={lines}
          fault={faults.lines}
          choosing={null}
          onChange={(next) => set({ lines: next.map(({ value, label: words }) => ({ value, label: words })) })}
        />
      )}
      <Limits question={question} fault={faults.max ?? faults.min ?? faults.max_length} onChange={set} />
      {type === 'calculated' && (
        <Formula formula={question.formula} earlier={earlier} fault={faults.formula} onChange={(formula) => set({ formula })} />
      )}
      {earlier.length > 0 && <Conditions question={question} earlier={earlier} fault={faults.visible_if} onChange={set} />}
    </div>
  );
}

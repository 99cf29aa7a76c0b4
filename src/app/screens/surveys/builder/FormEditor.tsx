import { useState } from 'react';
import type { Question, Section } from '../../../../contract/surveys/question';
import { TextBox } from '../../../fields/TextBox';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Fold } from '../../../layout/Fold';
import { Icon } from '../../../theme/Icon';
import { type Form, freeKey, moved, newQuestion, without } from '../form';
import { QuestionCard } from './QuestionCard';

interface FormEditorProps {
  form: Form;
  /** By place: `3.options`. */
  faults: Readonly<Record<string, string>>;
  onChange: (form: Form) => void;
}

/** The parts and questions of a form, added, taken away and put in order by buttons or by dragging. */
export function FormEditor({ form, faults, onChange }: FormEditorProps) {
  const { sections, questions } = form;
  const [open, setOpen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const change = (next: Partial<Form>) => onChange({ ...form, ...next });
  const setQuestion = (at: number, question: Question) =>
    change({ questions: questions.map((each, nth) => (nth === at ? question : each)) });
  const faultsOf = (at: number) =>
    Object.fromEntries(
      Object.entries(faults).flatMap(([path, says]) => (path.startsWith(`${at}.`) ? [[path.slice(`${at}.`.length), says]] : [])),
    );

  function add(section: string | null): void {
    const question = newQuestion(questions, 'short_text', section);
    change({ questions: [...questions, question] });
    setOpen(question.key);
  }
  function move(at: number, to: number): void {
    change({ questions: moved(questions, at, to) });
  }
  return (
    <div className="form-editor">
      <Sections
        sections={sections}
        onChange={(next) =>
          change({
            sections: next,
            questions: questions.map((question) =>
              next.some(({ key }) => key === question.section) ? question : { ...question, section: null },
            ),
          })
        }
      />
      <ol className="question-cards">
        {questions.map((question, at) => (
          <li
            key={question.key}
            className={dragged === at ? 'dragged' : undefined}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null && dragged !== at) move(dragged, at);
              setDragged(null);
            }}
          >
            <QuestionCard
              question={question}
              number={at + 1}
              count={questions.length}
              earlier={questions.slice(0, at)}
              sections={sections}
              faults={faultsOf(at)}
              isOpen={open === question.key || Object.keys(faultsOf(at)).length > 0}
              onToggle={() => setOpen(open === question.key ? null : question.key)}
              onChange={(next) => setQuestion(at, next)}
              onMove={(by) => move(at, at + by)}
              onRemove={() => change({ questions: without(questions, question.key) })}
              onCopy={() => {
                const key = freeKey(
                  'p',
                  questions.map((each) => each.key),
                );
                change({ questions: [...questions.slice(0, at + 1), { ...question, key }, ...questions.slice(at + 1)] });
                setOpen(key);
              }}
              onDrag={(on) => setDragged(on ? at : null)}
            />
          </li>
        ))}
      </ol>
      <OtherButton onClick={() => add(questions.at(-1)?.section ?? sections[0]?.key ?? null)}>
        <Icon name="plus" />
        Dodaj pytanie
      </OtherButton>
    </div>
  );
}

function Sections({ sections, onChange }: { sections: readonly Section[]; onChange: (sections: Section[]) => void }) {
  const set = (at: number, title: string) =>
    onChange(sections.map((section, nth) => (nth === at ? { ...section, title } : section)));
  return (
    <Fold className="panel form-sections" open={sections.length > 0} title={`Części ankiety (${sections.length})`}>
      <ol>
        {sections.map((section, at) => (
          <li key={section.key}>
            <TextBox
              unlabelled={true}
              label={`Nazwa części ${at + 1}`}
              value={section.title}
              input={{ maxLength: 200 }}
              onChange={(title) => set(at, title)}
            />
            <QuietButton size="small" disabled={at === 0} onClick={() => onChange(moved(sections, at, at - 1))}>
              <Icon name="up" />
              <span className="unseen">Wyżej: {section.title}</span>
            </QuietButton>
            <QuietButton size="small" onClick={() => onChange(sections.filter((_, nth) => nth !== at))}>
              <Icon name="trash" />
              <span className="unseen">Usuń część: {section.title}</span>
            </QuietButton>
          </li>
        ))}
      </ol>
      <OtherButton
        size="small"
        onClick={() => {
          const key = freeKey(
            'c',
            sections.map((section) => section.key),
          );
          onChange([...sections, { key, title: `Część ${sections.length + 1}` }]);
        }}
      >
        Dodaj część
      </OtherButton>
      <p className="quiet">Odpowiadający widzi naraz jedną część. Bez części wszystkie pytania są na jednej stronie.</p>
    </Fold>
  );
}

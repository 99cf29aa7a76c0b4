import { OtherButton } from '../../../kit/buttons';
import { Dialog, Foot } from '../../../kit/Dialog';
import { same } from '../../../records/same';
import type { Form } from '../form';

interface TwoVersionsProps {
  mine: Form;
  theirs: Form;
  saving: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** Two people changed the same form: both versions side by side, one of which stays. */
export function TwoVersions({ mine, theirs, saving, onMine, onTheirs, onClose }: TwoVersionsProps) {
  return (
    <Dialog
      title="Ktoś zmienił te pytania przed Tobą"
      wide={true}
      onClose={saving ? undefined : onClose}
      foot={
        <Foot
          action="Zapisz moje"
          saysDoing="Zapisywanie…"
          doing={saving}
          back="Wróć do pytań"
          onDo={onMine}
          onClose={saving ? undefined : onClose}
        >
          <OtherButton disabled={saving} onClick={onTheirs}>
            Weź zapisane
          </OtherButton>
        </Foot>
      }
    >
      <p>Nic nie zostało zapisane i nic z Twoich zmian nie zginęło. Wybierz, które pytania mają zostać.</p>
      <div className="survey-versions">
        <Version name="Twoja wersja" form={mine} other={theirs} />
        <Version name="Zapisana wersja" form={theirs} other={mine} />
      </div>
    </Dialog>
  );
}

function Version({ name, form, other }: { name: string; form: Form; other: Form }) {
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ol>
        {form.questions.map((question) => {
          const known = other.questions.find(({ key }) => key === question.key);
          return (
            <li key={question.key}>
              {question.label || 'Pytanie bez treści'}
              {!same(known, question) && <span className="quiet"> ({known ? 'zmienione' : 'tylko tutaj'})</span>}
            </li>
          );
        })}
      </ol>
      {!same(form.sections, other.sections) && (
        <p className="quiet">Części: {form.sections.map(({ title }) => title).join(', ') || 'bez podziału'}</p>
      )}
    </section>
  );
}

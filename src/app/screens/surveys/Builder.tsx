import type { RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formFaults } from '../../../contract/surveys/form';
import type { Question, Section } from '../../../contract/surveys/question';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { type Refused, useDeed } from '../../kit/useDeed';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { StaleVersion } from '../../providers/apiError';
import { request } from '../../providers/request';
import { same } from '../../records/same';
import { useDeclared } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';
import { officePath } from '../../routing/officePath';
import { FormEditor } from './builder/FormEditor';
import { Preview } from './builder/Preview';
import { TwoVersions } from './builder/TwoVersions';
import type { Form } from './form';
import './builder.css';

/** The form of a survey, made beside how it will look. */
export function Builder({ id }: { id: string }) {
  const { data, error, refetch } = useRecord(useDeclared(), id);
  const survey = data as (RaRecord & { questions?: Question[]; sections: Section[] | null }) | undefined;
  const title = survey?.title as string | undefined;
  const isClosed = survey && !['draft', 'scheduled'].includes(String(survey.status));
  const page = officePath('surveys.show', { id });
  return (
    <Page
      title={title ? `Pytania: ${title}` : undefined}
      recordTitle={title}
      actions={
        <>
          <OtherButton component={Link} to={`${page}/edit?widok=ustawienia`}>
            Odbiorcy i czas
          </OtherButton>
          <QuietButton component={Link} to={page}>
            Wróć do ankiety
          </QuietButton>
        </>
      }
    >
      {!survey?.questions ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : isClosed || survey.locked ? (
        <Notice above={true}>Ankieta już się otworzyła, więc pytań nie można zmienić. Skopiuj ją i zmień kopię.</Notice>
      ) : (
        <Editing survey={{ ...survey, questions: survey.questions }} />
      )}
    </Page>
  );
}

type Survey = RaRecord & { questions: Question[]; sections: Section[] | null };
const formOf = ({ sections, questions }: Survey): Form => ({ sections: sections ?? [], questions });

/** The form as it is written, and its saving over the version that it was begun with. */
function useEditing(survey: Survey) {
  const { send, doing: saving } = useDeed({ changes: ['surveys'], waits: false });
  const [form, setForm] = useState<Form>(() => formOf(survey));
  /** What was saved last as far as this screen knows: the form, and its version with what the server answered. */
  const [base, setBase] = useState({ form, survey });
  const [theirs, setTheirs] = useState<Survey | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [says, setSays] = useState('');
  const dirty = form !== base.form;

  useEffect(() => {
    if (!dirty) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', leaving);
    return () => window.removeEventListener('beforeunload', leaving);
  }, [dirty]);

  const put = (version: unknown) =>
    send(async () => {
      const sections = form.sections.map(({ key, title, description = null }) => ({ key, title, description }));
      const body = { version, sections, questions: form.questions };
      const { json } = await request<Survey>(`/api/surveys/${survey.id}/actions/questions`, { method: 'POST', body });
      setBase({ form, survey: json });
      return 'Zapisano';
    });

  async function save(over: Survey = base.survey): Promise<void> {
    if (saving) return;
    const wrong = formFaults(form.questions, { anonymous: survey.anonymous === true, sections: form.sections });
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return setSays('Popraw zaznaczone pytania.');
    setSays('');
    const refused = await put(over.version);
    setTheirs(null);
    if (refused?.error instanceof StaleVersion) return compare(over);
    if (refused) tell(refused);
  }

  /** Somebody else was faster. Where they left the questions as they were, they are saved over that; else a person chooses. */
  async function compare(over: Survey): Promise<void> {
    const came: { now?: Survey } = {};
    const lost = await send(async () => {
      came.now = (await request<Survey>(`/api/surveys/${survey.id}`)).json;
    });
    if (lost) return tell(lost);
    const { now } = came;
    if (!now) return;
    const again = same(formOf(now), formOf(over)) ? await put(now.version) : undefined;
    if (again === null) return;
    if (again && !(again.error instanceof StaleVersion)) return tell(again);
    setSays('Ktoś zmienił te pytania w międzyczasie. Nic nie zostało zapisane, a Twoje są nadal na ekranie.');
    setTheirs(now);
  }

  function tell({ faults: wrong, sentence }: Refused): void {
    const said = Object.entries(wrong);
    setFaults(Object.fromEntries(said.map(([path, text]) => [path.replace(/^questions\./, ''), text])));
    setSays(sentence);
  }

  function takeTheirs(taken: Survey): void {
    const next = formOf(taken);
    setForm(next);
    setBase({ form: next, survey: taken });
    setTheirs(null);
    setFaults({});
    setSays('');
  }

  function change(next: Form): void {
    setForm(next);
    setFaults({});
  }

  return { form, change, faults, says, dirty, saving, save, theirs, takeTheirs, goBack: () => setTheirs(null) };
}

function Editing({ survey }: { survey: Survey }) {
  const { form, change, faults, says, dirty, saving, save, theirs, takeTheirs, goBack } = useEditing(survey);
  return (
    <div className="survey-builder stacked">
      <div>
        <FormEditor form={form} faults={faults} onChange={change} />
        <div className="survey-save">
          <MainButton aria-disabled={saving} onClick={() => void save()}>
            {saving ? 'Zapisywanie…' : 'Zapisz pytania'}
          </MainButton>
          <span className={says ? 'fault' : 'quiet'} role={says ? 'alert' : 'status'}>
            {says || (dirty ? 'Są niezapisane zmiany' : '')}
          </span>
        </div>
      </div>
      <Preview form={form} />
      {theirs && (
        <TwoVersions
          mine={form}
          theirs={formOf(theirs)}
          saving={saving}
          onMine={() => void save(theirs)}
          onTheirs={() => takeTheirs(theirs)}
          onClose={goBack}
        />
      )}
    </div>
  );
}

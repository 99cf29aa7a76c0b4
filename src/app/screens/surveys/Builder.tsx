import type { RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formFaults } from '../../../contract/surveys/form';
import type { Question, Section } from '../../../contract/surveys/question';
import type { Resource } from '../../../schema';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { request } from '../../providers/request';
import { useRecord } from '../../records/useRecord';
import { FormEditor } from './builder/FormEditor';
import { Preview } from './builder/Preview';
import type { Form } from './form';
import './builder.css';

/** The form of a survey, made beside how it will look. */
export function Builder({ resource, id }: { resource: Resource; id: string }) {
  const { data, error, refetch } = useRecord(resource, id);
  const survey = data as (RaRecord & { questions?: Question[]; sections: Section[] | null }) | undefined;
  const title = survey?.title as string | undefined;
  const isClosed = survey && !['draft', 'scheduled'].includes(String(survey.status));
  const page = `/dashboard/surveys/${id}`;
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

function Editing({ survey }: { survey: RaRecord & { questions: Question[]; sections: Section[] | null } }) {
  const { send, doing: saving } = useDeed({ changes: ['surveys'], waits: false });
  const [form, setForm] = useState<Form>({ sections: survey.sections ?? [], questions: survey.questions });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [says, setSays] = useState('');
  const [dirty, setDirty] = useState(false);

  useEffect(() => {
    if (!dirty) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', leaving);
    return () => window.removeEventListener('beforeunload', leaving);
  }, [dirty]);

  async function save(): Promise<void> {
    if (saving) return;
    const wrong = formFaults(form.questions, { anonymous: survey.anonymous === true, sections: form.sections });
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return setSays('Popraw zaznaczone pytania.');
    setSays('');
    const refused = await send(async () => {
      const sections = form.sections.map(({ key, title, description = null }) => ({ key, title, description }));
      await request('/api/surveys', { method: 'PUT', body: { id: survey.id, sections } });
      await request(`/api/surveys/${survey.id}/actions/questions`, { method: 'POST', body: { questions: form.questions } });
      setDirty(false);
      return 'Zapisano';
    });
    if (!refused) return;
    const said = Object.entries(refused.faults);
    setFaults(Object.fromEntries(said.map(([path, text]) => [path.replace(/^questions\./, ''), text])));
    setSays(refused.sentence);
  }
  return (
    <div className="survey-builder">
      <div>
        <FormEditor
          form={form}
          faults={faults}
          onChange={(next) => {
            setForm(next);
            setFaults({});
            setDirty(true);
          }}
        />
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
    </div>
  );
}

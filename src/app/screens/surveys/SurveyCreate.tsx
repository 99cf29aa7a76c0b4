import { useGetList } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { surveys } from '../../../../resources/surveys';
import { surveyTemplates } from '../../../contract/surveys/templates';
import { TextBox } from '../../fields/TextBox';
import { MainButton } from '../../kit/buttons';
import { Choice } from '../../kit/Choice';
import { useDeed } from '../../kit/useDeed';
import { Page } from '../../layout/Page';
import { randomKey } from '../../providers/randomKey';
import { request } from '../../providers/request';
import type { Answered } from '../../records/answered';
import { officePath } from '../../routing/officePath';
import { useTenant } from '../../tenant/useTenant';
import './builder.css';

type OwnTemplate = Answered<typeof surveys, 'id' | 'title' | 'description'>;

const empty = { key: '', name: 'Pusta ankieta', about: 'Wszystkie pytania ułożysz samodzielnie' };

/** A new survey begins with its title and a ready-made form, or none; its questions are then made on the next screen. */
export default function SurveyCreate() {
  const navigate = useNavigate();
  const { send, doing: saving } = useDeed({ changes: ['surveys'], waits: false });
  const { clientSurveys } = useTenant().switches;
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState('');
  const [key] = useState(randomKey);
  const { data: own = [] } = useGetList<OwnTemplate>('surveys', {
    filter: { template: true },
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  const template = surveyTemplates.find((each) => each.key === chosen);
  const copied = own.find((each) => each.id === chosen);
  const offered = own.map(({ id: key, title: name, description }) => ({ key, name, about: description ?? 'Szablon biura' }));

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving) return;
    const name = title.trim() || template?.survey.title || copied?.title || '';
    if (name === '') return setFault('Wpisz tytuł ankiety');
    const refused = await send(async () => {
      const forWhom = clientSurveys ? {} : { audience: 'staff', one_per: 'person' };
      const body = { ...forWhom, ...template?.survey, title: name };
      const path = copied ? `/api/surveys/${copied.id}/actions/copy` : '/api/surveys';
      const { json } = await request<{ id: string }>(path, { method: 'POST', body: copied ? { title: name } : body, key });
      if (template)
        await request(`/api/surveys/${json.id}/actions/questions`, { method: 'POST', body: { questions: template.questions } });
      navigate(officePath('surveys.edit', { id: json.id }));
    });
    if (refused) setFault(refused.sentence);
  }
  return (
    <Page>
      <form className="panel survey-create" onSubmit={(event) => void make(event)} noValidate>
        <fieldset className="survey-templates">
          <legend>Od czego zacząć?</legend>
          <Choice
            look="framed"
            options={[empty, ...offered, ...surveyTemplates].map(({ key, name, about }) => ({
              value: key,
              label: (
                <>
                  <strong>{name}</strong>
                  <span className="quiet">{about}</span>
                </>
              ),
            }))}
            value={chosen}
            onPick={setChosen}
          />
        </fieldset>
        <TextBox
          label="Tytuł"
          value={title}
          placeholder={template?.survey.title ?? copied?.title}
          fault={fault || undefined}
          input={{ maxLength: 150 }}
          onChange={(typed) => {
            setTitle(typed);
            setFault('');
          }}
        />
        <p className="survey-steps">
          <MainButton type="submit" aria-disabled={saving}>
            {saving ? 'Tworzenie…' : 'Utwórz szkic'}
          </MainButton>
        </p>
      </form>
    </Page>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { OtherButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { request } from '../../providers/request';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';
import { AnswersPart } from './AnswersPart';
import { Silent } from './Silent';
import './surveys.css';

/** A survey's page: what was answered, who is silent, how it was set up. */
export default function SurveyShow({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      actions={(survey) => <Ways survey={survey} />}
      before={(survey) =>
        survey.status === 'draft' ? (
          <Begin survey={survey} />
        ) : (
          <>
            <AnswersPart id={id} anonymous={survey.anonymous === true} />
            <Silent survey={survey} />
          </>
        )
      }
      without={['sections']}
    />
  );
}

function Begin({ survey }: { survey: RaRecord }) {
  const count = Array.isArray(survey.questions) ? survey.questions.length : 0;
  return (
    <p className="notice-box info">
      {count === 0
        ? 'Ta ankieta nie ma jeszcze pytań.'
        : `Szkic z pytaniami w liczbie ${count}. Sprawdź odbiorców i czas, potem rozpocznij.`}{' '}
      <Link className="value-link" to={`/dashboard/surveys/${survey.id}/edit`}>
        Ułóż pytania
      </Link>
    </p>
  );
}

/** Copying, which leads to the copy's questions. */
function Ways({ survey }: { survey: RaRecord }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function copy(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { json } = await request<{ id: string }>(`/api/surveys/${survey.id}/actions/copy`, { method: 'POST', body: {} });
      void client.invalidateQueries({ queryKey: ['surveys'] });
      navigate(`/dashboard/surveys/${json.id}/edit`);
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <OtherButton aria-disabled={busy} onClick={() => void copy()}>
      Kopiuj
    </OtherButton>
  );
}

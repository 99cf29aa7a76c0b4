import type { RaRecord } from 'ra-core';
import { Link, useNavigate, useParams } from 'react-router';
import { OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { RecordPage } from '../../resource/ShowScreen';
import { AnswersPart } from './AnswersPart';
import { Silent } from './Silent';
import './surveys.css';

/** A survey's page: what was answered, who is silent, how it was set up. */
export default function SurveyShow() {
  const { id } = useParams();
  if (!id) return null;
  return (
    <RecordPage
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
    <Notice above={true}>
      {count === 0
        ? 'Ta ankieta nie ma jeszcze pytań.'
        : `Szkic z pytaniami w liczbie ${count}. Sprawdź odbiorców i czas, potem rozpocznij.`}{' '}
      <Link className="value-link" to={`/dashboard/surveys/${survey.id}/edit`}>
        Ułóż pytania
      </Link>
    </Notice>
  );
}

/** Copying, which leads to the copy's questions. */
function Ways({ survey }: { survey: RaRecord }) {
  const navigate = useNavigate();
  const { deed, doing } = useDeed({ changes: ['surveys'] });
  const copy = () =>
    deed(async () => {
      const { json } = await request<{ id: string }>(`/api/surveys/${survey.id}/actions/copy`, { method: 'POST', body: {} });
      navigate(`/dashboard/surveys/${json.id}/edit`);
    });
  return (
    <OtherButton aria-disabled={doing} onClick={() => void copy()}>
      Kopiuj
    </OtherButton>
  );
}

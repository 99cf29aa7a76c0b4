import type { RaRecord } from 'ra-core';
import { useNavigate } from 'react-router';
import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { RecordPage } from '../../resource/ShowScreen';
import { officePath } from '../../routing/officePath';
import { SurveyAnswers } from './SurveyAnswers';

/** A survey's page: what was answered, who is silent, how it was set up. */
export default function SurveyShow() {
  return (
    <RecordPage
      actions={(survey) => <Ways survey={survey} />}
      before={(survey) => <SurveyAnswers survey={survey} />}
      without={['sections']}
    />
  );
}

/** Copying, which leads to the copy's questions. */
function Ways({ survey }: { survey: RaRecord }) {
  const navigate = useNavigate();
  const { deed, doing } = useDeed({ changes: ['surveys'] });
  const copy = () =>
    deed(async () => {
      const { json } = await request<{ id: string }>(`/api/surveys/${survey.id}/actions/copy`, { method: 'POST', body: {} });
      navigate(officePath('surveys.edit', { id: json.id }));
    });
  return (
    <OtherButton aria-disabled={doing} onClick={() => void copy()}>
      Kopiuj
    </OtherButton>
  );
}

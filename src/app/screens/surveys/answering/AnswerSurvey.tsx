import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Answering } from '../../../../contract/surveys/answering';
import { formatDateTime } from '../../../../lib/dates';
import { DangerButton, OtherButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { useDeed } from '../../../kit/useDeed';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { surveyPaths } from '../../../routing/knownPaths';
import { useUser } from '../../../session/useSession';
import { AnswerForm } from './AnswerForm';
import { SharedResults } from './SharedResults';
import { useAnswering } from './useAnswering';
import './answering.css';

/** A survey put to the person at the screen: answered, sent, or too late for that. */
export default function AnswerSurvey() {
  const { id } = useParams();
  return id ? <Survey key={id} id={id} /> : null;
}

function Survey({ id }: { id: string }) {
  const answering = useAnswering(id);
  const { survey, error, refetch } = answering;
  const [changing, setChanging] = useState(false);
  const isForm = survey?.open && (survey.state !== 'submitted' || changing || survey.changed);
  return (
    <Page title={survey?.title} recordTitle={survey?.title} lead={survey?.company}>
      {!survey ? (
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      ) : isForm ? (
        <>
          <Opening survey={survey} />
          <AnswerForm
            {...answering}
            survey={survey}
            submit={async () => {
              await answering.submit();
              setChanging(false);
            }}
          />
          {survey.state !== 'submitted' && <Decline onDecline={answering.decline} />}
        </>
      ) : (
        <Ended survey={survey} onChange={() => setChanging(true)} />
      )}
    </Page>
  );
}

function Opening({ survey: { description, closes_at, anonymous, changed } }: { survey: Answering }) {
  return (
    <>
      {description && <p className="survey-lead">{description}</p>}
      {anonymous && (
        <Notice above={true}>
          Ankieta jest anonimowa: biuro zobaczy odpowiedzi i to, że ktoś już odpowiedział, ale nie to, które odpowiedzi są Twoje.
        </Notice>
      )}
      {changed && <Notice above={true}>Zmiany są zapisane, ale jeszcze nie wysłane.</Notice>}
      {closes_at && <p className="quiet">Odpowiedzi przyjmujemy do {formatDateTime(closes_at)}.</p>}
    </>
  );
}

function Ended({ survey, onChange }: { survey: Answering; onChange: () => void }) {
  const { isAdmin } = useUser();
  const sent = survey.state === 'submitted';
  return (
    <div className="panel survey-ended">
      <p role="status" className="survey-thanks">
        {sent
          ? (survey.thank_you ?? 'Dziękujemy, odpowiedzi są wysłane.')
          : survey.state === 'declined'
            ? 'Ta ankieta została odrzucona i nie będziemy o niej przypominać.'
            : 'Ta ankieta nie przyjmuje już odpowiedzi.'}
      </p>
      <div className="survey-steps">
        {sent && survey.open && survey.allow_edit_until_close && <OtherButton onClick={onChange}>Zmień odpowiedzi</OtherButton>}
        <QuietButton component={Link} to={surveyPaths[isAdmin ? 'office' : 'client'].mine}>
          Wróć do ankiet
        </QuietButton>
      </div>
      {survey.results && <SharedResults id={survey.id} />}
    </div>
  );
}

function Decline({ onDecline }: { onDecline: () => Promise<void> }) {
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState('');
  const { send, doing } = useDeed();
  const decline = async () => setFault((await send(onDecline))?.sentence ?? '');
  if (!asked)
    return (
      <p className="survey-decline">
        <QuietButton size="small" onClick={() => setAsked(true)}>
          Nie chcę odpowiadać
        </QuietButton>
      </p>
    );
  return (
    <p className="survey-decline" role="status">
      Odrzucić ankietę? Wpisane odpowiedzi znikną.{' '}
      <DangerButton size="small" aria-disabled={doing} onClick={() => void decline()}>
        Odrzuć ankietę
      </DangerButton>{' '}
      <OtherButton size="small" onClick={() => setAsked(false)}>
        Wróć
      </OtherButton>
      {fault && <span className="fault">{fault}</span>}
    </p>
  );
}

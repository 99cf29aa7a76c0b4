import { generatePath } from 'react-router';
import type { MySurvey } from '../../../../contract/surveys/answering';
import { formatDateTime } from '../../../../lib/dates';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { StatusChip } from '../../../layout/StatusChip';
import { surveyPaths } from '../../../routing/knownPaths';
import { useUser } from '../../../session/useSession';
import { isWaiting, useMySurveys } from './useMySurveys';

/** Surveys put to the person at the screen: those that wait, then the rest. */
export default function MySurveys() {
  const { isAdmin } = useUser();
  const { data, error, refetch } = useMySurveys();
  const waiting = data?.filter(isWaiting) ?? [];
  const others = data?.filter((survey) => !isWaiting(survey)) ?? [];
  return (
    <Page>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} panel={true} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title="Nie ma żadnej ankiety">
            {isAdmin ? 'Gdy ktoś z biura o coś zapyta, zobaczysz to tutaj.' : 'Gdy biuro o coś zapyta, zobaczysz to tutaj.'}
          </Empty>
        </div>
      ) : (
        <>
          <Part title="Do wypełnienia" surveys={waiting} empty="Wszystko wypełnione." />
          {others.length > 0 && <Part title="Wypełnione i zakończone" surveys={others} />}
        </>
      )}
    </Page>
  );
}

function Part({ title, surveys, empty }: { title: string; surveys: readonly MySurvey[]; empty?: string }) {
  const { isAdmin } = useUser();
  return (
    <Panel title={title}>
      {surveys.length === 0 ? (
        <p className="quiet none-line">{empty}</p>
      ) : (
        <Cards>
          {surveys.map((survey) => (
            <Card
              key={survey.id}
              title={survey.title}
              to={generatePath(surveyPaths[isAdmin ? 'office' : 'client'].answer, { id: survey.id })}
              facts={
                <>
                  <StateOf survey={survey} />
                  {survey.company && <span className="quiet">{survey.company}</span>}
                  {isWaiting(survey) && survey.closes_at && <span className="quiet">do {formatDateTime(survey.closes_at)}</span>}
                </>
              }
            />
          ))}
        </Cards>
      )}
    </Panel>
  );
}

function StateOf({ survey: { state, open } }: { survey: MySurvey }) {
  if (state === 'submitted') return <StatusChip label="Wysłana" color="success" />;
  if (state === 'declined') return <StatusChip label="Odrzucona" />;
  if (!open) return <StatusChip label="Zakończona" />;
  return state === 'started' ? <StatusChip label="Rozpoczęta" color="warning" /> : <StatusChip label="Nowa" color="info" />;
}

import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { isWaiting, useMySurveys } from './answering/useMySurveys';

/** Surveys that wait for the person's word; nothing is drawn where there are none, or where the firm lets nobody in. For both panels' first screens. */
export function SurveysToDo() {
  const { isAdmin, access } = useUser();
  const { has, switches } = useTenant();
  const mayAsk = has('surveys') && access.includes('modules') && (isAdmin || switches.clientSurveys);
  const { data } = useMySurveys(mayAsk);
  const waiting = (data ?? []).filter(isWaiting);
  if (!mayAsk || waiting.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="surveys-to-do">
      <div className="panel-head">
        <h2 id="surveys-to-do">Ankiety do wypełnienia</h2>
        <span className="quiet">{countOf(waiting.length, 'ankieta', 'ankiety', 'ankiet')}</span>
      </div>
      <ul className="panel-body">
        {waiting.map(({ id, title, state, closes_at }) => (
          <li key={id}>
            <Link className="value-link" to={isAdmin ? `/dashboard/surveys/${id}/answer` : `/surveys/${id}`}>
              {title}
            </Link>{' '}
            <span className="quiet">
              {state === 'started' ? 'rozpoczęta' : 'nowa'}
              {closes_at && `, do ${formatDate(closes_at.slice(0, 10))}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

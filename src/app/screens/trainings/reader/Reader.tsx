import { trainings } from '../../../../../resources/trainings';
import { formatDate, formatMinutes } from '../../../../lib/dates';
import { Files } from '../../../fields/Files';
import { StatusChip } from '../../../layout/StatusChip';
import { useUser } from '../../../session/useSession';
import { CompletionChip, CompletionDates } from '../CompletionChip';
import { Progress } from '../Progress';
import { isDone, minutesOf, type Training } from '../training';
import { Ending } from './Ending';
import { FilmLink } from './FilmLink';
import { Lessons } from './Lessons';
import { Markup } from './Markup';
import { Quiz } from './Quiz';
import '../trainings.css';

/** A training to be read: the text, the lessons one after another, the test, and the word that it is understood. */
export function Reader({ training }: { training: Training }) {
  const { isAdmin } = useUser();
  const { content, video_url, attachment_ids, lessons, mine, quiz } = training;
  const learns = isAdmin ? training.visible_to.includes('staff') : true;
  // How far one is stands in the bar; the chip says where there is none.
  const going = learns && mine && !isDone(mine) && mine.progress > 0 ? mine : null;
  return (
    <div className="training stacked">
      <section className="panel training-about" aria-label="O szkoleniu">
        <p className="training-facts">
          <Facts training={training} />
          {training.mandatory && <StatusChip label="Obowiązkowe" color="warning" />}
          {learns && <CompletionDates completion={mine} />}
          {learns && !going && <CompletionChip completion={mine} />}
        </p>
        {going && <Progress done={going.progress} all={100} label={`Ukończono ${going.progress}%`} />}
        {!learns && <p className="quiet">Podgląd: to szkolenie nie jest teraz dla pracowników biura.</p>}
        {content && (
          <>
            <h2 className="unseen">Treść</h2>
            <Markup html={content} />
          </>
        )}
        {video_url && <FilmLink address={video_url} />}
        {attachment_ids && attachment_ids.length > 0 && (
          <div>
            <h2>Do pobrania</h2>
            <Files
              value={attachment_ids}
              field={trainings.fields.attachment_ids}
              source="attachment_ids"
              record={training}
              resource={trainings}
              compact={false}
            />
          </div>
        )}
      </section>
      {lessons && lessons.length > 0 && <Lessons training={training} learns={learns} />}
      {quiz.length > 0 && <Quiz training={training} learns={learns} />}
      {learns && <Ending training={training} />}
    </div>
  );
}

function Facts({ training }: { training: Training }) {
  const minutes = minutesOf(training);
  const { law_basis, valid_from, valid_to } = training;
  const kind = trainings.fields.kind.choices?.[training.kind]?.label;
  const valid = [valid_from && `od ${formatDate(valid_from)}`, valid_to && `do ${formatDate(valid_to)}`]
    .filter(Boolean)
    .join(' ');
  return [kind, minutes && formatMinutes(minutes), law_basis, valid && `aktualne ${valid}`]
    .filter(Boolean)
    .map((fact) => <span key={fact}>{fact}</span>);
}

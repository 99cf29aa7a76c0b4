import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { trainingCompletions } from '../../../../resources/trainingCompletions';
import { formatDate } from '../../../lib/dates';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { Pending } from '../../layout/Pending';
import { listAddress } from '../../records/listAddress';
import { useGroups } from '../../records/useGroups';
import { officePath } from '../../routing/officePath';
import { CompletionChip, CompletionDates } from './CompletionChip';
import type { Completion, Training } from './training';

/** States in the order that somebody who reminds people looks at them. */
const order = ['overdue', 'failed', 'assigned', 'started', 'passed', 'completed', 'expired'] as const;
const shown = 25;

/** Who has finished a training and who has not, by state, the late first. */
export function People({ training }: { training: Training }) {
  const filter = { training_id: training.id };
  const { data: groups } = useGroups(trainingCompletions, { by: ['status'], filter });
  const [chosen, setChosen] = useState<string | null>(null);
  const counts = order.flatMap((status) => {
    const count = groups?.find(({ key }) => key === status)?.count ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
  const status = chosen && counts.some((each) => each.status === chosen) ? chosen : (counts[0]?.status ?? null);
  const { data, error, refetch } = useGetList<Completion>(
    trainingCompletions.name,
    {
      filter: { ...filter, ...(status ? { status } : {}) },
      sort: { field: 'due_on', order: 'ASC' },
      pagination: { page: 1, perPage: shown },
    },
    { enabled: groups !== undefined },
  );
  return (
    <Panel
      title="Kto ukończył"
      beside={
        <Link className="more" to={listAddress(officePath('training-completions.list'), filter)}>
          Pełna lista i eksport
        </Link>
      }
      className="training-people"
    >
      {counts.length > 0 && (
        <fieldset className="panel-body training-states">
          <legend className="unseen">Pokaż</legend>
          {counts.map((each) => (
            <OtherButton
              key={each.status}
              size="small"
              aria-pressed={each.status === status}
              onClick={() => setChosen(each.status)}
            >
              {trainingCompletions.fields.status.choices?.[each.status]?.label} <span className="number">{each.count}</span>
            </OtherButton>
          ))}
        </fieldset>
      )}
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : data.length === 0 ? (
        <Empty title="Nikt jeszcze nie zaczął">
          {training.mandatory ? 'Przydzielamy je właśnie wszystkim, dla których jest obowiązkowe.' : 'Szkolenie jest dobrowolne.'}
        </Empty>
      ) : (
        <ul className="training-rows">
          {data.map((completion) => (
            <li key={completion.id}>
              <span>{completion.user?.title}</span>
              <span className="training-facts">
                {completion.score !== null && <span className="number">test {completion.score}%</span>}
                {completion.completed_at && <span className="quiet">{formatDate(completion.completed_at.slice(0, 10))}</span>}
                <CompletionDates completion={completion} />
                <CompletionChip completion={completion} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

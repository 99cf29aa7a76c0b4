import { useGetList } from 'ra-core';
import { trainings } from '../../../../resources/trainings';
import { countOf } from '../../../lib/text';
import { Card, Cards } from '../../kit/Cards';
import { Panel } from '../../kit/Panel';
import { usePaths } from '../../records/paths';
import { useUser } from '../../session/useSession';
import { CompletionChip, CompletionDates } from './CompletionChip';
import type { Completion } from './training';

const open = ['assigned', 'started', 'failed', 'overdue'];

/** Trainings that one must finish, the most urgent first; nothing is drawn where there are none. */
export function TrainingsToDo() {
  const { id, isAdmin } = useUser();
  const paths = usePaths(trainings);
  const { data } = useGetList<Completion>('training-completions', {
    filter: { status: open, ...(isAdmin ? { user_id: id } : {}) },
    sort: { field: 'due_on', order: 'ASC' },
    pagination: { page: 1, perPage: 20 },
  });
  const due = (data ?? []).filter(({ due_on }) => due_on !== null);
  if (due.length === 0) return null;
  return (
    <Panel
      title="Szkolenia do ukończenia"
      beside={<span className="quiet">{countOf(due.length, 'szkolenie', 'szkolenia', 'szkoleń')}</span>}
      above={true}
    >
      <Cards>
        {due.map((completion) => (
          <Card
            key={completion.id}
            title={completion.training?.title ?? 'Szkolenie'}
            to={paths.show(completion.training_id)}
            facts={
              <>
                <CompletionChip completion={completion} />
                <CompletionDates completion={completion} />
              </>
            }
          />
        ))}
      </Cards>
    </Panel>
  );
}

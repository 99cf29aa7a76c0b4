import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { countOf } from '../../../lib/text';
import { Empty } from '../../layout/Empty';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { listAddress } from '../dashboard/listAddress';
import { openStates } from '../dashboard/openTasks';
import { TaskRow } from '../dashboard/TaskRow';

const shown = 5;

/** What the office asked the client for, the most urgent first; done is one press away. */
export function WaitingForMe() {
  const filter = { status: openStates };
  const { data, total, error, refetch, isPending } = useGetList<RaRecord>('tasks', {
    filter,
    sort: { field: 'due_date', order: 'ASC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <section className="panel" aria-labelledby="waiting">
      <div className="panel-head">
        <h2 id="waiting">Czeka na Ciebie</h2>
        {total !== undefined && total > 0 && <span className="quiet">{countOf(total, 'zadanie', 'zadania', 'zadań')}</span>}
      </div>
      {error && !data ? (
        <div className="panel-body">
          <Problem error={error} onRetry={() => void refetch()} />
        </div>
      ) : isPending ? (
        <Skeleton lines={3} />
      ) : data && data.length > 0 ? (
        <>
          <ul className="task-list">
            {data.map((task) => (
              <TaskRow key={task.id} task={task} names={['done']} />
            ))}
          </ul>
          {(total ?? 0) > data.length && (
            <p className="panel-foot">
              <Link className="more" to={listAddress('/tasks', filter)}>
                Wszystkie zadania
              </Link>
            </p>
          )}
        </>
      ) : (
        <Empty title="Wszystko załatwione">Gdy biuro będzie czegoś potrzebować, zobaczysz to tutaj.</Empty>
      )}
    </section>
  );
}

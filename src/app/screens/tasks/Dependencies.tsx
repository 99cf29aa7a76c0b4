import { type DataProvider, useDataProvider } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { formatDate } from '../../../lib/dates';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Skeleton } from '../../layout/Skeleton';
import { StatusChip } from '../../layout/StatusChip';
import { usePaths } from '../../records/paths';
import { useShown } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { Icon } from '../../theme/Icon';
import './tasks.css';

const AddBlocker = lazy(() => import('./AddBlocker'));

interface Other {
  dependency_id: string;
  id: string;
  title: string;
  status: string;
  due_date: string;
}
const { choices } = resources.tasks.fields.status;

/** What a task waits for, and what waits for it. */
export function Dependencies() {
  const { record } = useShown();
  const { deed, doingIn } = useDeed({ changes: ['tasks'] });
  const provider = useDataProvider<DataProvider>();
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const links = resources['task-dependencies'];
  const blockedBy = (record.blocked_by ?? []) as Other[];
  const blocks = (record.blocks ?? []) as Other[];
  const mayAdd = may('create', links);

  const remove = ({ dependency_id }: Other) =>
    deed(
      async () => {
        await provider.delete(links.name, { id: dependency_id });
      },
      { row: dependency_id },
    );
  const removal = { remove: (task: Other) => void remove(task), isGoing: (task: Other) => doingIn(task.dependency_id) };

  return (
    <Panel
      title="Zależności"
      beside={
        mayAdd &&
        !adding && (
          <OtherButton size="small" onClick={() => setAdding(true)}>
            <Icon name="plus" size={18} />
            Dodaj zależność
          </OtherButton>
        )
      }
      below={true}
    >
      <div className="panel-body">
        {adding && (
          <Suspense fallback={<Skeleton lines={1} />}>
            <AddBlocker task={record} onDone={() => setAdding(false)} />
          </Suspense>
        )}
        {blockedBy.length === 0 && blocks.length === 0 && !adding && (
          <p className="quiet">To zadanie nie czeka na żadne inne i żadne na nie nie czeka.</p>
        )}
        {blockedBy.length > 0 && <h3 className="dependency-heading">Czeka na</h3>}
        <Tasks tasks={blockedBy} removal={may('delete', links) ? removal : null} />
        {blocks.length > 0 && <h3 className="dependency-heading">Czekają na to zadanie</h3>}
        <Tasks tasks={blocks} removal={null} />
      </div>
    </Panel>
  );
}

interface TasksProps {
  tasks: readonly Other[];
  removal: { remove: (task: Other) => void; isGoing: (task: Other) => boolean } | null;
}

function Tasks({ tasks, removal }: TasksProps) {
  const paths = usePaths(resources.tasks);
  if (tasks.length === 0) return null;
  return (
    <ul className="dependencies">
      {tasks.map((task) => (
        <li key={task.id}>
          <Link to={paths.show(task.id) ?? '#'}>{task.title}</Link>
          <span className="quiet number">do {formatDate(task.due_date)}</span>
          <StatusChip {...(choices?.[task.status] ?? { label: task.status })} />
          {removal && (
            <QuietButton size="small" aria-disabled={removal.isGoing(task)} onClick={() => removal.remove(task)}>
              <Icon name="close" size={16} />
              <span className="unseen">Usuń zależność: {task.title}</span>
            </QuietButton>
          )}
        </li>
      ))}
    </ul>
  );
}

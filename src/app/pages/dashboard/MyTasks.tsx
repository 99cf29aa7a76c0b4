import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { countOf } from '../../../lib/text';
import { Cards } from '../../kit/Cards';
import { Panel } from '../../kit/Panel';
import { Pending } from '../../layout/Pending';
import { listAddress } from '../../records/listAddress';
import { useToday } from '../../records/useToday';
import { officePath } from '../../routing/officePath';
import { openStates } from '../../screens/tasks/openTasks';
import { useUser } from '../../session/useSession';
import { TaskRow } from './TaskRow';

const shown = 8;
const shownOfOffice = 5;

/** My open tasks, the late ones first; they can be taken and finished without leaving. Who leads and has none sees what is late in the office. */
export function MyTasks() {
  const { id, roles, access } = useUser();
  // A role may also narrow: who does tasks alone has no companies, and leads nobody.
  const leads = roles.length > 0 && access.includes('companies');
  const filter = { assignee_id: id, status: openStates };
  const { data, total, error, refetch } = useGetList<RaRecord>('tasks', {
    filter,
    sort: { field: 'due_date', order: 'ASC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Panel
      title="Moje zadania"
      beside={
        total !== undefined && total > 0 && <span className="quiet">{countOf(total, 'otwarte', 'otwarte', 'otwartych')}</span>
      }
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={6} inPanel={true} />
      ) : data.length > 0 ? (
        <>
          <Cards>
            {data.map((task) => (
              <TaskRow key={task.id} task={task} names={['take', 'done']} />
            ))}
          </Cards>
          <p className="panel-foot">
            <Link className="more" to={listAddress(officePath('tasks.list'), filter)}>
              Wszystkie moje zadania
            </Link>
          </p>
        </>
      ) : leads ? (
        <LateInOffice />
      ) : (
        <p className="quiet none-line">Nie masz otwartych zadań. Nowe pojawią się tutaj od razu po przydzieleniu.</p>
      )}
    </Panel>
  );
}

function LateInOffice() {
  const filter = { status: openStates, 'due_date<': useToday() };
  const { data, error, refetch } = useGetList<RaRecord>('tasks', {
    filter,
    sort: { field: 'due_date', order: 'ASC' },
    pagination: { page: 1, perPage: shownOfOffice },
  });
  if (!data) return <Pending error={error} refetch={refetch} lines={6} inPanel={true} />;
  if (data.length === 0) return <p className="quiet none-line">Nie masz otwartych zadań i nic w biurze nie jest po terminie.</p>;
  return (
    <>
      <p className="quiet none-line">Nie masz otwartych zadań. Najdawniej po terminie w biurze:</p>
      <Cards>
        {data.map((task) => (
          <TaskRow key={task.id} task={task} names={[]} />
        ))}
      </Cards>
      <p className="panel-foot">
        <Link className="more" to={listAddress(officePath('tasks.list'), filter)}>
          Wszystkie po terminie
        </Link>
      </p>
    </>
  );
}

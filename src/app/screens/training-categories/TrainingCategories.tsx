import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { trainingCompletions } from '../../../../resources/trainingCompletions';
import { trainings } from '../../../../resources/trainings';
import { countOf } from '../../../lib/text';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { StatusChip } from '../../layout/StatusChip';
import { Together } from '../../layout/Together';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { resourcePath } from '../../routing/resourceRoutes';
import { useUser } from '../../session/useSession';
import { Icon, type IconName } from '../../theme/Icon';
import { Progress } from '../trainings/Progress';
import { TrainingsToDo } from '../trainings/TrainingsToDo';
import { isDone } from '../trainings/training';
import { useMine } from '../trainings/useMine';
import '../trainings/trainings.css';

/** Trainings by subject, each with how much of it one has behind oneself; what must be done comes first. */
export default function TrainingCategories() {
  const resource = useDeclared();
  const { isAdmin } = useUser();
  const may = useMay();
  const paths = usePaths(resource);
  const create = may('create', resource) ? paths.create() : null;
  const { data, error, refetch } = useGetList<RaRecord>(resource.name, {
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const counts = useCounts();
  const makes = may('create', trainings);
  return (
    <Page
      actions={
        <>
          {makes && (
            <OtherButton component={Link} to={resourcePath(trainingCompletions, 'office')}>
              Kto ukończył
            </OtherButton>
          )}
          {create && (
            <MainButton component={Link} to={create}>
              <Icon name="plus" />
              {resource.labels.create}
            </MainButton>
          )}
        </>
      }
    >
      <Together>
        <TrainingsToDo />
        {!data ? (
          <Pending error={error} refetch={refetch} lines={6} panel={true} />
        ) : data.length === 0 ? (
          <div className="panel">
            <Empty title="Nie ma jeszcze szkoleń">
              {makes
                ? 'Zacznij od kategorii, na przykład „KSeF” albo „Bezpieczeństwo danych”.'
                : 'Gdy biuro je przygotuje, zobaczysz je tutaj.'}
            </Empty>
          </div>
        ) : (
          <ul className="training-tiles stacked">
            {data.map((category) => {
              const { done = 0, all = 0 } = counts.get(String(category.id)) ?? {};
              return (
                <li key={category.id} className="panel training-tile">
                  <span className="training-tile-icon">
                    <Icon name={category.icon as IconName} size={26} />
                  </span>
                  <h2>
                    <Link to={paths.show(String(category.id)) ?? ''}>{String(category.name)}</Link>
                  </h2>
                  {category.description && <p>{String(category.description)}</p>}
                  {category.active === false && <StatusChip label="Nieaktywna" />}
                  {all > 0 ? (
                    <Progress done={done} all={all} label={`Ukończone ${done} z ${all}`} />
                  ) : (
                    <p className="quiet">
                      {countOf(Number(category.trainings_count ?? 0), 'szkolenie', 'szkolenia', 'szkoleń')}
                      {isAdmin && Number(category.trainings_count) > 0 && ' dla klientów'}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Together>
    </Page>
  );
}

/** How many trainings for the person at the screen each category has, and how many of them are done. */
function useCounts(): ReadonlyMap<string, { done: number; all: number }> {
  const { isAdmin } = useUser();
  const mine = useMine();
  const { data } = useGetList<RaRecord>('trainings', {
    filter: isAdmin ? { status: 'published' } : {},
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const counts = new Map<string, { done: number; all: number }>();
  for (const { id, category_id, visible_to } of data ?? []) {
    if (isAdmin && !(visible_to as string[]).includes('staff')) continue;
    const { done, all } = counts.get(category_id) ?? { done: 0, all: 0 };
    counts.set(category_id, { done: done + (isDone(mine?.get(String(id))) ? 1 : 0), all: all + 1 });
  }
  return counts;
}

import { type RaRecord, useGetList } from 'ra-core';
import { Link, useParams } from 'react-router';
import { trainings } from '../../../../resources/trainings';
import { formatMinutes } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { MainButton } from '../../kit/buttons';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { Problem } from '../../layout/Problem';
import { StatusChip } from '../../layout/StatusChip';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { RecordActions } from '../../resource/RecordActions';
import { ShowRecord, useAnswered } from '../../resource/ShowRecord';
import { useUser } from '../../session/useSession';
import { Icon } from '../../theme/Icon';
import { CompletionChip, CompletionDates } from '../trainings/CompletionChip';
import { minutesOf, type Training } from '../trainings/training';
import { useMine } from '../trainings/useMine';
import '../trainings/trainings.css';

/** A category: its trainings with where one stands with each; who makes trainings sees drafts and the archive too. */
export default function TrainingCategory() {
  const { id = '' } = useParams();
  return (
    <ShowRecord>
      <Category id={id} />
    </ShowRecord>
  );
}

function Category({ id }: { id: string }) {
  const resource = useDeclared();
  const { record: category, error, refetch } = useAnswered();
  const may = useMay();
  const create = usePaths(trainings).create(id);
  const makes = may('create', trainings);
  const name = category && String(category.name);
  return (
    <Page
      title={name ?? resource.labels.one}
      recordTitle={name}
      lead={category?.description ? String(category.description) : undefined}
      actions={
        category && (
          <>
            <RecordActions />
            {makes && create && (
              <MainButton component={Link} to={create}>
                <Icon name="plus" />
                {trainings.labels.create}
              </MainButton>
            )}
          </>
        )
      }
    >
      {error && !category ? (
        <Problem error={error} onRetry={() => void refetch()} />
      ) : (
        <TrainingRows category={id} makes={makes} />
      )}
    </Page>
  );
}

function TrainingRows({ category, makes }: { category: string; makes: boolean }) {
  const { isAdmin } = useUser();
  const paths = usePaths(trainings);
  const mine = useMine();
  const { data, error, refetch } = useGetList<RaRecord>('trainings', {
    filter: { category_id: category },
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <section className="panel" aria-label="Szkolenia">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={5} inPanel={true} />
      ) : data.length === 0 ? (
        <Empty title="W tej kategorii nie ma jeszcze szkoleń">
          {makes ? 'Dodaj pierwsze: artykuł, film albo kurs z lekcjami i testem.' : 'Zajrzyj tu później.'}
        </Empty>
      ) : (
        <ul className="training-rows">
          {(data as Training[]).map((training) => {
            const completion = mine?.get(training.id);
            const forMe = !isAdmin || training.visible_to.includes('staff');
            const status = trainings.fields.status.choices?.[training.status];
            return (
              <li key={training.id}>
                <div>
                  <Link className="value-link" to={paths.show(training.id, training) ?? ''}>
                    {training.title}
                  </Link>
                  {training.summary && <p>{training.summary}</p>}
                  <p className="quiet training-facts">
                    {facts(training).map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </p>
                </div>
                <span className="training-facts">
                  {training.status !== 'published' && status && <StatusChip {...status} />}
                  {training.status === 'published' && !forMe && <StatusChip label="Dla klientów" />}
                  {forMe && <CompletionDates completion={completion} />}
                  {forMe && <CompletionChip completion={completion} />}
                  {forMe && !completion && training.mandatory && <StatusChip label="Obowiązkowe" color="warning" />}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function facts(training: Training): string[] {
  const minutes = minutesOf(training);
  const lessons = training.lessons?.length ?? 0;
  return [
    trainings.fields.kind.choices?.[training.kind]?.label ?? '',
    minutes === null ? '' : formatMinutes(minutes),
    lessons > 0 ? countOf(lessons, 'lekcja', 'lekcje', 'lekcji') : '',
    training.quiz_questions > 0 ? countOf(training.quiz_questions, 'pytanie', 'pytania', 'pytań') : '',
  ].filter((fact) => fact !== '');
}

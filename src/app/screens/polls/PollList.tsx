import { type RaRecord, RecordContextProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { usePaths } from '../../records/paths';
import { useDeclared } from '../../records/useDeclared';
import { TransitionButtons } from '../../resource/TransitionButtons';
import { useUser } from '../../session/useSession';
import { Icon } from '../../theme/Icon';
import { PollCard } from './PollCard';

const perPage = 10;

function openFirst(polls: readonly RaRecord[]): RaRecord[] {
  return polls.toSorted((one, other) => Number(other.status === 'open') - Number(one.status === 'open'));
}

/** Polls with their votes and results: those that are open first, then the newest. */
export default function PollList() {
  const resource = useDeclared();
  const { isAdmin } = useUser();
  const [page, setPage] = useState(1);
  const paths = usePaths(resource);
  const create = paths.create();
  const { data, total, error, refetch } = useGetList<RaRecord>(resource.name, {
    pagination: { page, perPage },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const button = create && (
    <MainButton component={Link} to={create}>
      <Icon name="plus" />
      {resource.labels.create}
    </MainButton>
  );
  return (
    <Page actions={button}>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title="Nie ma jeszcze żadnej sondy">
            {isAdmin ? 'Jedno pytanie, kilka odpowiedzi, wynik od razu.' : 'Gdy biuro o coś zapyta, zobaczysz to tutaj.'}
          </Empty>
        </div>
      ) : (
        <ul className="poll-list stacked">
          {openFirst(data).map(({ id }) => (
            <li key={id} className="panel">
              <PollCard
                id={String(id)}
                actions={(poll) =>
                  isAdmin && (
                    <div className="poll-actions">
                      <RecordContextProvider value={poll}>
                        <TransitionButtons small={true} />
                      </RecordContextProvider>
                      <QuietButton component={Link} size="small" to={paths.show(String(id)) ?? ''}>
                        Szczegóły<span className="unseen"> sondy {poll.question}</span>
                      </QuietButton>
                    </div>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      {(total ?? 0) > page * perPage || page > 1 ? (
        <p className="poll-pages">
          <OtherButton disabled={page === 1} onClick={() => setPage(page - 1)}>
            Nowsze
          </OtherButton>
          <OtherButton disabled={(total ?? 0) <= page * perPage} onClick={() => setPage(page + 1)}>
            Starsze
          </OtherButton>
        </p>
      ) : null}
    </Page>
  );
}

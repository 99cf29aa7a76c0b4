import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { OtherButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { Empty } from '../layout/Empty';
import { Page } from '../layout/Page';
import { Pending } from '../layout/Pending';
import { request } from '../providers/request';
import './deadJobs.css';

interface DeadJob {
  id: string;
  name: string;
  attempts: number;
  error: string | null;
  ended_at: string;
}

/** Work that was given up after its last try, and a way to have it tried again. */
export default function DeadJobsPage() {
  const { deed, doingIn } = useDeed({ changes: ['jobs'] });
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs', 'dead'],
    queryFn: async ({ signal }) => (await request<{ data: DeadJob[] }>('/api/jobs/dead', { signal })).json.data,
    retry: false,
  });
  const retry = ({ id }: DeadJob) =>
    deed(
      async () => {
        await request(`/api/jobs/${id}/retry`, { method: 'POST' });
        return 'Zadanie zostanie ponowione';
      },
      { row: id },
    );
  return (
    <Page lead="Praca wykonywana bez udziału użytkownika, która nie powiodła się mimo ponowień.">
      <section className="panel" aria-label="Nieudane zadania w tle">
        {!data ? (
          <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
        ) : data.length === 0 ? (
          <Empty title="Wszystko działa">Nie ma zadań, które by się nie powiodły.</Empty>
        ) : (
          <ul className="dead-jobs">
            {data.map((job) => (
              <li key={job.id}>
                <div>
                  <p className="dead-job-name">{job.name}</p>
                  <p>{job.error ?? 'Przyczyna nieznana'}</p>
                  <p className="quiet">
                    {countOf(job.attempts, 'próba', 'próby', 'prób')}, ostatnia{' '}
                    <span className="number">{formatDateTime(job.ended_at)}</span>
                  </p>
                </div>
                <OtherButton aria-disabled={doingIn(job.id)} onClick={() => void retry(job)}>
                  Ponów<span className="unseen">: {job.name}</span>
                </OtherButton>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Page>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { BegunJob } from '../../contract/jobs';
import { isOver } from '../../contract/jobs';
import { formatNumber } from '../../lib/numbers';
import { OtherButton } from '../kit/buttons';
import { useDeed } from '../kit/useDeed';
import { jobKeys, lookEvery, putAway, showBegun } from '../providers/begunJobs';
import { request } from '../providers/request';
import './jobs.css';

const FetchPackage = lazy(() => import('./FetchPackage'));

/** What the person began that goes on without them: how far each is, a way to stop it, and in the end what came of it. */
export default function JobTray() {
  const client = useQueryClient();
  const { data: jobs = [] } = useQuery({
    queryKey: jobKeys.own,
    queryFn: async ({ signal }) => (await request<{ data: BegunJob[] }>('/api/jobs', { signal })).json.data,
    refetchInterval: ({ state }) => (state.data?.some((job) => !isOver(job)) ? lookEvery : false),
    retry: false,
  });
  const going = useRef(new Set<string>());
  const tray = useRef<HTMLElement>(null);
  const nothingLeft = jobs
    .filter(isReadAndDone)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (nothingLeft === '') return;
    const timer = setInterval(() => {
      if (document.hidden || tray.current?.matches(':hover, :focus-within')) return;
      void Promise.all(nothingLeft.split(',').map(putAway));
    }, staysFor);
    return () => clearInterval(timer);
  }, [nothingLeft]);
  useEffect(() => {
    const ended = jobs.filter((job) => isOver(job) && going.current.has(job.id));
    going.current = new Set(jobs.filter((job) => !isOver(job)).map(({ id }) => id));
    // What it wrote is asked for anew; the tray itself knows already.
    if (ended.length > 0)
      void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => typeof name === 'string' && name !== 'jobs' });
  }, [jobs, client]);
  if (jobs.length === 0) return null;
  const ended = jobs.filter(isOver);
  return (
    <section ref={tray} className="jobs" aria-label="Prace w toku">
      <ul>
        {jobs.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
      {ended.length > 1 && (
        <OtherButton size="small" className="jobs-clear" onClick={() => void Promise.all(ended.map(({ id }) => putAway(id)))}>
          Zamknij zakończone
        </OtherButton>
      )}
    </section>
  );
}

/** Milliseconds that good news stays, unless somebody points at it. */
const staysFor = 20_000;

/** Done as it should be, with nothing to fetch and nothing refused: there is nothing left to do with it but to read it. */
function isReadAndDone({ state, result }: BegunJob): boolean {
  const { package: made, errors } = (result ?? {}) as { package?: string; errors?: Record<string, string> };
  return state === 'done' && !made && Object.keys(errors ?? {}).length === 0;
}

const ends: Partial<Record<BegunJob['state'], string>> = {
  done: 'Zakończono',
  refused: 'Nie wykonano',
  cancelled: 'Przerwano',
  failed: 'Nie udało się',
};

function Job({ job }: { job: BegunJob }) {
  const { deed, doing } = useDeed();
  const { id, title, state, done, total, unit, says } = job;
  // Said at the press: where one connection serves everybody, the answer comes once the piece that is being written has ended.
  const stopping = job.stopping || doing;
  const over = isOver(job);
  const name = `job-${id}`;

  const stop = () =>
    deed(async () => {
      await request(`/api/jobs/${id}/cancel`, { method: 'POST' });
      showBegun();
    });

  return (
    <li className={`job job-${state}`}>
      <p id={name} className="job-title">
        {title}
      </p>
      {over ? (
        <div role="status">
          <p>{says ?? ends[state]}</p>
          <Refusals result={job.result} />
          <Made job={job} describedBy={name} />
        </div>
      ) : (
        <>
          <progress aria-labelledby={name} max={total ?? 1} {...(total === null ? {} : { value: done })} />
          <p className="number">
            {stopping
              ? 'Przerywam…'
              : total === null || (state === 'waiting' && done === 0)
                ? 'Czeka na swoją kolej'
                : `${formatNumber(done)} z ${formatNumber(total)} ${unit}`}
          </p>
        </>
      )}
      {over ? (
        <OtherButton size="small" aria-describedby={name} onClick={() => void putAway(id)}>
          Zamknij
        </OtherButton>
      ) : (
        <OtherButton size="small" aria-describedby={name} aria-disabled={stopping} onClick={() => stopping || void stop()}>
          Przerwij
        </OtherButton>
      )}
    </li>
  );
}

/** What the work made to be fetched. */
function Made({ job, describedBy }: { job: BegunJob; describedBy: string }) {
  const { package: id, name } = (job.result ?? {}) as { package?: string; name?: string };
  if (job.state !== 'done' || !id || !name) return null;
  return (
    <Suspense fallback={null}>
      <FetchPackage id={id} name={name} describedBy={describedBy} />
    </Suspense>
  );
}

/** The first of what was refused, each with why. */
const shown = 5;

function Refusals({ result }: { result: unknown }) {
  const { errors } = (result ?? {}) as { errors?: Record<string, string> };
  const each = [...new Set(Object.values(errors ?? {}))];
  if (each.length < 2) return null;
  return (
    <ul className="job-refusals">
      {each.slice(0, shown).map((says) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
  );
}

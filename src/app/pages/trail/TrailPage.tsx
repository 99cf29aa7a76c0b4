import { OtherButton } from '../../kit/buttons';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { TrailFiles } from './TrailFiles';
import { TrailFilters } from './TrailFilters';
import { TrailLines } from './TrailLines';
import { useTrail } from './useTrail';
import { useTrailQuery } from './useTrailQuery';
import './trail.css';

/** Everything that was done in the firm: who, what, when and from where. For superusers; that they look stands there as well. */
export default function TrailPage() {
  const [query, change] = useTrailQuery();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTrail(query);
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <Page
      lead="Kto, co, kiedy i skąd zrobił. Obejmuje otwarcie zastrzeżonych danych, eksporty i pobrania. Otwarcie dziennika też jest w nim zapisywane."
      actions={<TrailFiles query={query} />}
    >
      <TrailFilters query={query} onChange={change} />
      <section className="panel" aria-label="Wpisy">
        {!entries ? (
          <Pending error={error} refetch={refetch} lines={8} inPanel={true} />
        ) : (
          <TrailLines entries={entries} isPerson={query.about !== undefined} />
        )}
        {hasNextPage && (
          <p className="panel-foot">
            <OtherButton aria-disabled={isFetchingNextPage} onClick={() => isFetchingNextPage || void fetchNextPage()}>
              {isFetchingNextPage ? 'Wczytywanie…' : 'Pokaż starsze'}
            </OtherButton>
          </p>
        )}
      </section>
    </Page>
  );
}

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { powers } from '../../../../resources/powers';
import { type MandateLack, type MandatePage, mandateLacks, mandatesAPage } from '../../../contract/mandates';
import { countOf } from '../../../lib/text';
import { keysOf } from '../../../schema';
import { type Option, SelectBox } from '../../fields/SelectBox';
import { Page } from '../../layout/Page';
import { Pending } from '../../layout/Pending';
import { TurnPages } from '../../layout/TurnPages';
import { request } from '../../providers/request';
import { keepPage } from '../../records/keepPage';
import { useUser } from '../../session/useSession';
import { FilterBar } from '../obligations/FilterBar';
import { NoClients } from '../obligations/NoClients';
import { KeeperBox } from '../users/KeeperBox';
import { MandateRow } from './MandateRow';

/** Which client lacks which power, and whose AML file asks for work. */
export default function Mandates() {
  const { id: me } = useUser();
  const [params, setParams] = useSearchParams();
  // It begins with the companies of the person who opens it.
  const keeper = params.get('keeper') ?? me;
  const lacks = params.get('lacks') ?? '';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, refetch, isFetching } = useMandates({ keeper, lacks, page });
  const options = keysOf(mandateLacks).map((key): Option => [key, labelled(key, data?.counts)]);
  const choose = (key: string) => (value: string) => {
    const next = new URLSearchParams(params);
    if (key !== 'page') next.delete('page');
    // No keeper at all is a choice of its own.
    if (value || key === 'keeper') next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: key !== 'page' });
  };
  return (
    <Page lead="Kto jakiego pełnomocnictwa jeszcze nie ma, co wygasa i czyja ocena AML jest do zrobienia. Czego potrzeba, wynika z profilu podatkowego i otwartych spraw. Klienci tego nie widzą.">
      <FilterBar>
        <SelectBox label="Pokaż" value={lacks} empty="Wszystkich klientów" options={options} onChange={choose('lacks')} />
        <KeeperBox value={keeper} onChange={choose('keeper')} />
        <p className="quiet" role="status">
          {data && countOf(data.total, 'firma', 'firmy', 'firm')}
        </p>
      </FilterBar>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={10} panel={true} />
      ) : (
        <section className="panel" aria-label="Klienci" aria-busy={isFetching}>
          {data.rows.length === 0 ? (
            <NoClients title="Nikogo takiego nie ma" keeper={keeper} onAll={() => choose('keeper')('')}>
              Wybierz inne zawężenie albo innego opiekuna.
            </NoClients>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {data.rows.map((row) => (
                <MandateRow key={row.company.id} row={row} />
              ))}
            </Box>
          )}
        </section>
      )}
      {data && <TurnPages page={page} total={data.total} perPage={mandatesAPage} onTurn={(to) => choose('page')(String(to))} />}
    </Page>
  );
}

const labelled = (key: MandateLack, counts: Readonly<Record<MandateLack, number>> | undefined) =>
  counts ? `${mandateLacks[key]} (${counts[key]})` : mandateLacks[key];

/** A page of powers and AML files over all clients; fetched anew when a power changes. */
function useMandates(asked: { keeper: string; lacks: string; page: number }) {
  const query = new URLSearchParams({ page: String(asked.page) });
  for (const key of ['keeper', 'lacks'] as const) if (asked[key]) query.set(key, asked[key]);
  return useQuery({
    queryKey: [powers.name, 'mandates', query.toString()],
    queryFn: async ({ signal }) => (await request<{ data: MandatePage }>(`/api/mandates?${query}`, { signal })).json.data,
    placeholderData: (before) => keepPage(before, before?.rows),
    retry: false,
  });
}

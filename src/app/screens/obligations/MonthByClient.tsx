import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { type ClientDuties, type DutyFilters, dutiesAPage, type MonthClients } from '../../../contract/obligations';
import { formatDate } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { Fold } from '../../layout/Fold';
import { Pending } from '../../layout/Pending';
import { StatusChip } from '../../layout/StatusChip';
import { TurnPages } from '../../layout/TurnPages';
import { useShowPath } from '../../records/useShowPath';
import { DutyPages } from './DutyPages';
import { MonthLine } from './MonthLine';
import { NothingInMonth } from './NothingInMonth';
import { useMonthClients } from './useDuties';

export interface MonthViewProps {
  filters: DutyFilters;
  page: number;
  keeper: string;
  onTurn: (page: number) => void;
  /** Looks at clients of every keeper. */
  onAll: () => void;
}

const rows = {
  '& .MuiAccordion-root + .MuiAccordion-root': { borderTop: '1px solid var(--line)' },
  '& .MuiAccordionSummary-root': { display: 'flex' },
  '& .MuiAccordionSummary-content': { minWidth: 0 },
};
const line = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.6fr) minmax(0, 2fr)' },
  gap: '0 16px',
  alignItems: 'center',
  overflowWrap: 'anywhere',
};

/** What the law asks in a month, client by client: who has how much, what is late and what comes next. */
export function MonthByClient({ filters, page, keeper, onTurn, onAll }: MonthViewProps) {
  const { data, error, refetch, isFetching } = useMonthClients({ ...filters, page });
  return (
    <>
      <MonthLine keeper={keeper} told={data ? told(data) : ''} />
      {!data ? (
        <Pending error={error} refetch={refetch} lines={24} panel={true} />
      ) : (
        <div aria-busy={isFetching}>
          {data.clients.length === 0 ? (
            <NothingInMonth keeper={keeper} onAll={onAll} />
          ) : (
            <section className="panel" aria-label="Klienci">
              <Box sx={{ px: 2, py: 0.5, ...rows }}>
                {data.clients.map((client) => (
                  <ClientFold key={client.company.id} client={client} filters={filters} />
                ))}
              </Box>
            </section>
          )}
          <TurnPages page={page} total={data.total} perPage={dutiesAPage} onTurn={onTurn} />
        </div>
      )}
    </>
  );
}

function ClientFold({
  client: { company, duties, perhaps, late, untraced, next },
  filters,
}: {
  client: ClientDuties;
  filters: DutyFilters;
}) {
  const card = useShowPath('companies', company.id);
  const sure = duties - perhaps;
  const title = (
    <Box component="span" sx={line}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {company.title}
      </Box>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <span className="quiet">
          {countOf(sure, 'obowiązek', 'obowiązki', 'obowiązków')}
          {perhaps > 0 && `, być może: ${perhaps}`}
          {untraced > 0 && `, bez śladu wykonania: ${untraced}`}
        </span>
        {late > 0 && <StatusChip label={`Po terminie: ${late}`} color="error" />}
      </Box>
      <span className="quiet">{next && `najbliższy ${formatDate(next.due)}: ${next.name}`}</span>
    </Box>
  );
  return (
    <Fold title={title}>
      {card && (
        <Link className="more" to={`${card}/obligations`}>
          Wszystkie obowiązki klienta
          <span className="unseen">: {company.title}</span>
        </Link>
      )}
      <DutyPages filters={{ ...filters, client: company.id }} under="client" />
    </Fold>
  );
}

const told = ({ total, rows: all, perhaps }: MonthClients) =>
  [
    `${countOf(total, 'klient', 'klientów', 'klientów')}, razem obowiązków: ${formatNumber(all - perhaps)}`,
    ...(perhaps > 0 ? [`być może: ${formatNumber(perhaps)}`] : []),
  ].join('; ');

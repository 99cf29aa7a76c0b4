import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { Pending } from '../../layout/Pending';
import { useArriving } from '../../layout/useArriving';
import { listAddress } from '../../records/listAddress';
import { listColumns } from '../../records/listColumns';
import { usePermit } from '../../records/usePermit';
import { Cell } from '../../resource/Cell';
import { RecordLink } from '../../resource/RecordLink';
import { officePath } from '../../routing/officePath';
import { useTenant } from '../../tenant/useTenant';

const resource = resources['company-limits'];
const shown = 10;
const near = { state: ['warning', 'critical', 'exceeded'] };
const columns = ['company', 'limit_code', 'percent', 'state', 'forecast_date'];

/** The clients nearest to a limit of the year, or past it; the way to all of them. */
export function NearLimits({ year }: { year: number }) {
  const arriving = useArriving();
  const { readable } = usePermit('list', resource);
  const tenant = useTenant();
  const { data, total, error, refetch } = useGetList<RaRecord>(resource.name, {
    filter: { year, ...near },
    sort: { field: 'percent', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  const path = officePath('company-limits.list');
  const cells = listColumns(resource, tenant, readable).filter(({ key }) => columns.includes(key));

  return (
    <Panel
      className={arriving ? 'near-arriving' : ''}
      title="Firmy blisko limitu"
      beside={
        <Link className="more" to={listAddress(path, { year })}>
          Wszystkie firmy i limity
        </Link>
      }
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : data.length === 0 ? (
        <Empty title="Żadna firma nie zbliża się do limitu">Pokażą się tu firmy od progu ostrzeżenia: 80 lub 85% limitu.</Empty>
      ) : (
        <ResourceContextProvider value={resource.name}>
          <ul className="near-limits">
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <li>
                  {cells.map(({ key, column }, at) => (
                    <span key={key} className={`near-${key}`}>
                      {at === 0 ? (
                        <RecordLink>
                          <Cell column={column} inLink={true} />
                        </RecordLink>
                      ) : (
                        <Cell column={column} />
                      )}
                    </span>
                  ))}
                </li>
              </RecordContextProvider>
            ))}
          </ul>
        </ResourceContextProvider>
      )}
      {total !== undefined && total > shown && (
        <p className="panel-body">
          <Link className="more" to={listAddress(path, { year, ...near })}>
            Pokaż pozostałe ({total - shown})
          </Link>
        </p>
      )}
    </Panel>
  );
}

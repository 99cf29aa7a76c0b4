import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { dataChanges } from '../../../../../resources/dataChanges';
import { formatDate } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { usePaths } from '../../../records/paths';
import { worded } from '../../../tenant/wording';

const shown = 3;

/** What was asked to be changed lately, and where it stands. */
export function AskedChanges({ company }: { company: string }) {
  const paths = usePaths(dataChanges);
  const { kind } = worded(dataChanges).fields;
  const { data, total } = useGetList<RaRecord>(dataChanges.name, {
    filter: { company_id: company },
    sort: { field: 'created', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  if (!data?.length) return null;
  return (
    <Panel title="Prośby o zmianę danych">
      <ResourceContextProvider value={dataChanges.name}>
        <Cards>
          {data.map((asked) => (
            <RecordContextProvider key={asked.id} value={asked}>
              <Card
                title={kind?.choices?.[String(asked.kind)]?.label ?? dataChanges.labels.one}
                to={paths.show(String(asked.id))}
                facts={
                  <>
                    <RecordValue source="status" compact={true} />
                    <span className="quiet">{formatDate(String(asked.created_at))}</span>
                  </>
                }
              />
            </RecordContextProvider>
          ))}
        </Cards>
      </ResourceContextProvider>
      {(total ?? 0) > shown && (
        <p className="panel-foot">
          <Link className="more" to={paths.list() ?? '/'}>
            Wszystkie prośby
          </Link>
        </p>
      )}
    </Panel>
  );
}

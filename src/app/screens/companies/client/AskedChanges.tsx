import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { dataChanges } from '../../../../../resources/dataChanges';
import { formatDate } from '../../../../lib/dates';
import { FieldValue } from '../../../fields/FieldValue';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { usePaths } from '../../../records/paths';
import { worded } from '../../../tenant/wording';

const shown = 3;

/** What was asked to be changed lately, and where it stands. */
export function AskedChanges({ company }: { company: string }) {
  const paths = usePaths(dataChanges);
  const resource = worded(dataChanges);
  const { status } = resource.fields;
  const { data, total } = useGetList<RaRecord>(dataChanges.name, {
    filter: { company_id: company },
    sort: { field: 'created', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  if (!data?.length || !status) return null;
  return (
    <Panel title="Prośby o zmianę danych">
      <Cards>
        {data.map((asked) => (
          <Card
            key={asked.id}
            title={resource.fields.kind?.choices?.[String(asked.kind)]?.label ?? dataChanges.labels.one}
            to={paths.show(String(asked.id))}
            facts={
              <>
                <FieldValue
                  value={asked.status}
                  field={status}
                  source="status"
                  record={asked}
                  resource={resource}
                  compact={true}
                />
                <span className="quiet">{formatDate(String(asked.created_at))}</span>
              </>
            }
          />
        ))}
      </Cards>
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

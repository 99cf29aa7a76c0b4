import { ListBase } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import type { Resource } from '../../../schema';
import { Panel } from '../../kit/Panel';
import { listAddress } from '../../records/listAddress';
import { listColumns } from '../../records/listColumns';
import { sortOf } from '../../records/sortOf';
import { usePermit } from '../../records/usePermit';
import { useRowsAsked } from '../../records/useRowsAsked';
import { ListBody } from '../../resource/ListBody';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { useStatusCounts } from './useStatusCounts';
import '../../resource/list.css';

const companies: Resource = resources.companies;
const shown = 10;

/** The first screen's table of companies in the columns that the firm chose for it: those one keeps, or the whole office's. */
export default function CompanyTable() {
  const { id } = useUser();
  const tenant = useTenant();
  const { readable } = usePermit('list', companies);
  const own = useMemo(() => ({ owner_id: id }), [id]);
  const wanted = tenant.variant('companyTable') !== 'all';
  // Who keeps none, as who leads, looks at the office's.
  const { total } = useStatusCounts(own, wanted);
  const mine = wanted && total !== 0;
  const filter = useMemo(() => (mine ? own : {}), [mine, own]);
  const columns = listColumns(companies, tenant, readable, 'dashboard');
  const asked = useRowsAsked(companies, columns, readable);
  const sort = useMemo(() => sortOf(companies, readable), [readable]);
  return (
    <Panel
      list={true}
      below={true}
      title={mine ? 'Moje firmy' : 'Firmy biura'}
      beside={
        <Link className="more" to={listAddress(officePath('companies.list'), filter)}>
          Cała lista<span className="unseen"> firm</span>
        </Link>
      }
    >
      <ListBase
        resource={companies.name}
        filter={filter}
        sort={sort}
        perPage={shown}
        storeKey={false}
        disableSyncWithLocation={true}
        disableAuthentication={true}
        queryOptions={asked}
      >
        <ListBody columns={columns} selectable={false} />
      </ListBase>
    </Panel>
  );
}

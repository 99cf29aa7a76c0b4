import { ListBase } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { companyKey } from '../../schema/company';
import { OtherButton } from '../kit/buttons';
import { Panel } from '../kit/Panel';
import { declared, declaredOrThrow } from '../records/declared';
import { listColumns } from '../records/listColumns';
import { usePaths } from '../records/paths';
import { sortOf } from '../records/sortOf';
import { useShown } from '../records/useDeclared';
import { usePermit } from '../records/usePermit';
import { useRowsAsked } from '../records/useRowsAsked';
import { useTenant } from '../tenant/useTenant';
import { Icon } from '../theme/Icon';
import { ListBody } from './ListBody';
import './list.css';

const rows = 10;

interface RelatedListProps {
  /** The other records' resource, by its name. */
  reference: string;
  /** Their field that points here. */
  target: string;
}

/** Other records that hang on the one around, with a way to add one that hangs on it from the start. */
export function RelatedList({ reference, target }: RelatedListProps) {
  const resource = declaredOrThrow(reference);
  const { record } = useShown();
  const { readable } = usePermit('list', resource);
  const tenant = useTenant();
  const paths = usePaths(resource);
  // What the server ties by itself is not made by hand.
  const create = resource.fields[target]?.options.readOnly ? null : paths.create(String(record.id));
  const columns = listColumns(resource, tenant, readable).filter(({ column }) => column.key !== target);
  const asked = useRowsAsked(resource, columns, readable);
  const sort = useMemo(() => sortOf(resource, readable), [resource, readable]);
  const filter = useMemo(() => ({ [target]: record.id }), [target, record.id]);
  const start = new URLSearchParams({ [target]: String(record.id) });
  // What hangs on a company's record is of the same company.
  const company = companyKey(resource, (name) => (name === undefined ? undefined : declared(name)));
  if (company && company !== target && typeof record[company] === 'string') start.set(company, record[company]);
  const button = create && (
    <OtherButton component={Link} to={`${create}?${start}`}>
      <Icon name="plus" />
      {resource.labels.create ?? 'Dodaj'}
    </OtherButton>
  );
  return (
    <Panel list={true} title={resource.labels.few} beside={button}>
      <ListBase
        key={`${resource.name} ${record.id}`}
        resource={resource.name}
        filter={filter}
        sort={sort}
        perPage={rows}
        storeKey={false}
        disableSyncWithLocation={true}
        disableAuthentication={true}
        queryOptions={asked}
      >
        <ListBody columns={columns} createButton={button} selectable={false} />
      </ListBase>
    </Panel>
  );
}

import { ListBase } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { MainButton } from '../kit/buttons';
import { Page } from '../layout/Page';
import { listColumns } from '../records/listColumns';
import { usePaths } from '../records/paths';
import { sortOf } from '../records/sortOf';
import { useDeclared } from '../records/useDeclared';
import { usePermit } from '../records/usePermit';
import { useRowsAsked } from '../records/useRowsAsked';
import { useTenant } from '../tenant/useTenant';
import { Icon } from '../theme/Icon';
import { useColumns } from './columns/useColumns';
import { ListBody } from './ListBody';
import { ListToolbar } from './ListToolbar';
import { WithBeside } from './WithBeside';
import './list.css';

/** Rows on a page until somebody wants another number, as the specification says. */
export const perPage = 25;

/** Every list of records that no screen of its own replaces. */
export default function ListScreen() {
  return <ResourceList />;
}

export interface ResourceListProps {
  title?: string;
  /** Before the button that makes a new record; `null` in its place hides that button. */
  actions?: ReactNode;
  createButton?: ReactNode;
  lead?: ReactNode;
  /** What the list is narrowed to until somebody says otherwise. */
  startsWith?: Readonly<Record<string, unknown>> | undefined;
  /** What it is narrowed to, whatever is filtered besides. */
  filter?: Readonly<Record<string, unknown>>;
  /** Fields that say nothing here, and have no column. */
  without?: readonly string[];
  /** Stands over the rows and knows the list: quick filters. */
  above?: ReactNode;
  /** What else can be done with picked rows. */
  bulk?: ReactNode;
  /** Whether a wide screen shows a record beside the list; not where its page does something of its own when it is opened. */
  beside?: boolean;
}

export function ResourceList({
  title,
  actions,
  createButton,
  lead,
  startsWith,
  filter,
  without,
  above,
  bulk,
  beside = true,
}: ResourceListProps) {
  const resource = useDeclared();
  const { readable } = usePermit('list', resource);
  const tenant = useTenant();
  const columns = useColumns(
    resource,
    useMemo(
      () => listColumns(resource, tenant, readable).filter(({ column }) => !without?.includes(column.key)),
      [resource, tenant, readable, without],
    ),
  );
  const sort = useMemo(() => sortOf(resource, readable), [resource, readable]);
  const asked = useRowsAsked(resource, columns.shown, readable);
  const paths = usePaths(resource);
  const create = paths.create();
  const button =
    createButton === undefined && create ? (
      <MainButton component={Link} to={create}>
        <Icon name="plus" />
        {resource.labels.create ?? 'Dodaj'}
      </MainButton>
    ) : (
      createButton
    );

  return (
    <Page
      title={title}
      lead={lead}
      actions={
        (actions || button) && (
          <>
            {actions}
            {button}
          </>
        )
      }
    >
      <ListBase
        resource={resource.name}
        sort={sort}
        perPage={perPage}
        {...(filter ? { filter } : {})}
        {...(startsWith ? { filterDefaultValues: startsWith } : {})}
        disableAuthentication={true}
        queryOptions={asked}
      >
        {above}
        <WithBeside key={resource.name} on={beside}>
          <section className="panel list" aria-label={resource.labels.few}>
            <ListToolbar columns={columns} />
            <ListBody columns={columns.shown} onWiden={columns.widen} createButton={button} bulk={bulk} />
          </section>
        </WithBeside>
      </ListBase>
    </Page>
  );
}

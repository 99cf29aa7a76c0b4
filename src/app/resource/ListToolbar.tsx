import { useListContext } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { countOf } from '../../lib/text';
import { OtherButton } from '../kit/buttons';
import { Skeleton } from '../layout/Skeleton';
import { usePhone } from '../layout/usePhone';
import { filterKeys } from '../records/filterKeys';
import { useDeclared } from '../records/useDeclared';
import { usePermit } from '../records/usePermit';
import { useUser } from '../session/useSession';
import { Icon } from '../theme/Icon';
import { PanelTheme } from '../theme/PanelTheme';
import { ActiveFilters } from './ActiveFilters';
import { ColumnsButton } from './columns/ColumnsButton';
import type { Columns } from './columns/useColumns';
import { ExportMenu } from './ExportMenu';
import { ImportLink } from './ImportLink';
import { ListSearch } from './ListSearch';
import { MoreTools } from './MoreTools';
import { filtersOf } from './useSearch';

const FilterPanel = lazy(() => import('./FilterPanel'));
const ViewsButton = lazy(() => import('./views/ViewsButton'));

/** Search, filters and columns above a list; on a phone one row of them, so that the first record is not far down. */
export function ListToolbar({ columns }: { columns: Columns }) {
  const resource = useDeclared();
  const { filterValues } = useListContext();
  const phone = usePhone();
  const { isAdmin } = useUser();
  const { readable } = usePermit('list', resource);
  const [filtering, setFiltering] = useState(false);
  const id = useId();
  const filters = filterKeys(resource, readable);
  const active = filtersOf(filterValues).length;

  return (
    <PanelTheme>
      <div className="list-toolbar">
        <div className="list-tools">
          {(resource.list.search?.length ?? 0) > 0 && <ListSearch />}
          {filters.length > 0 && (
            <OtherButton
              className={phone ? 'tool-button' : undefined}
              aria-expanded={filtering}
              aria-controls={`${id}-filters`}
              onClick={() => setFiltering(!filtering)}
            >
              <Icon name="filter" size={18} />
              <span className={phone ? 'unseen' : undefined}>Filtry</span>
              {active > 0 && (
                <>
                  <span className="badge" aria-hidden="true">
                    {active}
                  </span>
                  <span className="unseen">, {countOf(active, 'włączony', 'włączone', 'włączonych')}</span>
                </>
              )}
            </OtherButton>
          )}
          {phone ? (
            <MoreTools columns={columns} />
          ) : (
            <>
              {isAdmin && (
                <Suspense fallback={<ViewsToCome />}>
                  <ViewsButton columns={columns} />
                </Suspense>
              )}
              <ColumnsButton columns={columns} />
              <ExportMenu />
              <ImportLink />
            </>
          )}
        </div>
        <div id={`${id}-filters`} hidden={!filtering}>
          {filtering && (
            <Suspense fallback={<Skeleton lines={2} />}>
              <FilterPanel keys={filters} />
            </Suspense>
          )}
        </div>
        <ActiveFilters />
      </div>
    </PanelTheme>
  );
}

/** Keeps the place of the button, so that nothing beside it moves. */
const ViewsToCome = () => (
  <OtherButton disabled startIcon={<Icon name="eye" size={18} />}>
    Widoki
  </OtherButton>
);

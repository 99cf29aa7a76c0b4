import { useListContext } from 'ra-core';
import { lazy, Suspense, useId, useState } from 'react';
import { countOf } from '../../lib/text';
import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { Skeleton } from '../layout/Skeleton';
import { usePhone } from '../layout/usePhone';
import { ActiveFilters } from './ActiveFilters';
import { ColumnChooser } from './ColumnChooser';
import { ExportMenu } from './ExportMenu';
import { filterKeys } from './filterKeys';
import { ImportLink } from './ImportLink';
import type { ListColumn } from './listColumns';
import { MoreTools } from './MoreTools';
import { usePermit } from './usePermit';
import { filtersOf, useSearch } from './useSearch';

const FilterPanel = lazy(() => import('./FilterPanel'));

interface ListToolbarProps {
  resource: Resource;
  columns: readonly ListColumn[];
  hidden: readonly string[];
  onHidden: (keys: string[]) => void;
}

/** Search, filters and columns above a list; on a phone one row of them, so that the first record is not far down. */
export function ListToolbar({ resource, columns, hidden, onHidden }: ListToolbarProps) {
  const { filterValues } = useListContext();
  const phone = usePhone();
  const search = useSearch();
  const { readable } = usePermit('list', resource);
  const [filtering, setFiltering] = useState(false);
  const id = useId();
  const filters = filterKeys(resource, readable);
  const active = filtersOf(filterValues).length;

  return (
    <div className="list-toolbar">
      <div className="list-tools">
        {(resource.list.search?.length ?? 0) > 0 && (
          <div className="list-search">
            <label htmlFor={`${id}-search`} className="unseen">
              Szukaj
            </label>
            <span className="search-box">
              <Icon name="search" size={18} />
              <input
                id={`${id}-search`}
                type="search"
                placeholder="Szukaj"
                autoComplete="off"
                value={search.typed}
                maxLength={200}
                onChange={(event) => search.setTyped(event.target.value)}
              />
            </span>
          </div>
        )}
        {filters.length > 0 && (
          <button
            type="button"
            className={phone ? 'quiet-button tool-button' : 'quiet-button'}
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
          </button>
        )}
        {phone ? (
          <MoreTools resource={resource} columns={columns} />
        ) : (
          <>
            <ColumnChooser columns={columns} hidden={hidden} onHidden={onHidden} />
            <ExportMenu resource={resource} />
            <ImportLink resource={resource} />
          </>
        )}
      </div>
      <div id={`${id}-filters`} hidden={!filtering}>
        {filtering && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <FilterPanel resource={resource} keys={filters} />
          </Suspense>
        )}
      </div>
      <ActiveFilters resource={resource} />
    </div>
  );
}

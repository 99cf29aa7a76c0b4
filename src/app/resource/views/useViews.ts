import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useGetList, useListContext, useStore } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Resource } from '../../../schema';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { declared } from '../../records/declared';
import { sortOf } from '../../records/sortOf';
import { useMay, usePermit } from '../../records/usePermit';
import { useUser } from '../../session/useSession';
import type { Columns } from '../columns/useColumns';
import { filtersOf } from '../useSearch';
import { type SavedView, type Standing, standingOf, stands, written } from './savedView';

const kept = 'saved-views';
const most = 100;

/** What a person says of a view besides how the list stands. */
export type Named = Pick<SavedView, 'name' | 'shared' | 'main'>;

/** The saved views of the list around, and what can be done with them; null for who has none, such as clients. */
export function useViews(resource: Resource, columns: Columns) {
  const views = declared(kept);
  const may = useMay();
  const { id: me, access } = useUser();
  const { readable } = usePermit('list', resource);
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const list = useListContext();
  const [currentId, setCurrentId] = useStore<string | null>(`${resource.name}.view`, null);
  const enabled = views !== undefined && may('list', views);
  const { data, isPending } = useGetList<SavedView>(
    kept,
    { filter: { list: resource.name }, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: most } },
    { enabled, retry: false },
  );
  const all = data ?? [];
  const current = all.find(({ id }) => id === currentId) ?? null;
  const standing: Standing = {
    sort: list.sort,
    perPage: list.perPage,
    filters: Object.fromEntries(filtersOf(list.filterValues)),
    columns: columns.choices,
  };

  function apply(view: SavedView): void {
    const { sort, perPage, filters, columns: choices } = standingOf(view, readable, sortOf(resource, readable));
    const { q } = list.filterValues;
    list.setFilters(
      { ...filters, ...(q === undefined ? {} : { q }) },
      Object.fromEntries(Object.keys(filters).map((name) => [name, true])),
    );
    list.setSort(sort);
    list.setPerPage(perPage);
    columns.choose(choices);
    setCurrentId(view.id);
  }

  // The list begins as its person's own first view says, else the office's; once, and never where an address asks for something itself.
  const asksItself = useRef(location.search !== '');
  const first = all.find(({ main, user_id, shared }) => main && user_id === me && !shared) ?? all.find(({ main }) => main);
  const begins = enabled && !isPending && currentId === null;
  const begin = useRef(() => {});
  begin.current = () => (first && !asksItself.current ? apply(first) : setCurrentId(''));
  useEffect(() => {
    if (begins) begin.current();
  }, [begins]);

  const refresh = () => client.invalidateQueries({ queryKey: [kept] });
  const keep = async (call: Promise<{ data: { id: string | number } }>) => {
    const { data: saved } = await call;
    await refresh();
    setCurrentId(String(saved.id));
  };

  return {
    enabled,
    all,
    me,
    current,
    changed: current !== null && !stands(current, standing, readable),
    apply,
    /** Whether the person may change or delete it; the office's first view is for who has the settings. */
    mayChange: ({ user_id, shared, main }: SavedView) =>
      access.includes('settings') ? user_id === me || shared : user_id === me && !(shared && main),
    leads: access.includes('settings'),
    add: (named: Named) =>
      keep(provider.create(kept, { data: { ...named, list: resource.name, ...written(standing, readable) } })),
    rename: (view: SavedView, named: Named) => keep(provider.update(kept, { id: view.id, data: named, previousData: view })),
    overwrite: (view: SavedView) =>
      keep(provider.update(kept, { id: view.id, data: written(standing, readable), previousData: view })),
    remove: async (view: SavedView) => {
      await provider.delete(kept, { id: view.id, previousData: view });
      setCurrentId('');
      await refresh();
    },
  };
}

export type Views = ReturnType<typeof useViews>;

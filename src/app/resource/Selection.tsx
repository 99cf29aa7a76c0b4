import {
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useListContext,
} from 'ra-core';

/** Picks a row; with Shift, all from the one picked before. */
export function SelectRow({ record, title }: { record: RaRecord; title: string }) {
  const picked = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <label className="pick-box">
      <input
        type="checkbox"
        checked={picked.includes(record.id)}
        onClick={(event) => handleToggleItem?.(record.id, event)}
        onChange={() => {}}
      />
      <span className="unseen">Zaznacz: {title}</span>
    </label>
  );
}

/** Picks all rows of the page, or none. */
export function SelectPage() {
  const picked = useDataTableSelectedIdsContext() ?? [];
  const ids = (useDataTableDataContext() ?? []).map(({ id }) => id);
  const { onSelect } = useListContext();
  const here = ids.filter((id) => picked.includes(id));
  const all = ids.length > 0 && here.length === ids.length;
  return (
    <label className="pick-box">
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = here.length > 0 && !all;
        }}
        onChange={() => onSelect(all ? picked.filter((id) => !ids.includes(id)) : [...new Set([...picked, ...ids])])}
      />
      <span className="unseen">Zaznacz wszystkie na stronie</span>
    </label>
  );
}

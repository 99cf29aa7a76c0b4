import { type RaRecord, useGetMany } from 'ra-core';
import { declaredOrThrow } from '../../records/declared';
import { recordTitle } from '../../records/recordTitle';
import type { FilterControl } from '../filterValue';
import { RecordPicker } from '../RecordPicker';

/** Any of the picked records, found by typing. */
export function ManyRecords({ field, source, values, onChange }: FilterControl) {
  const other = declaredOrThrow(field.resource ?? '');
  const ids = [values[source] ?? []].flat().map(String);
  const { data } = useGetMany<RaRecord>(other.name, { ids }, { enabled: ids.length > 0 });
  const titles = new Map((data ?? []).filter(Boolean).map((record) => [String(record.id), recordTitle(other, record)]));
  return (
    <RecordPicker
      multiple
      label={field.label}
      reference={other}
      picked={ids.map((id) => ({ id, title: titles.get(id) ?? '…' }))}
      onPick={(picked) => onChange({ [source]: picked.map(({ id }) => id) })}
    />
  );
}

import { type RaRecord, useGetList } from 'ra-core';
import { resources } from '../../../../resources';
import { type EnteredValue, type KeptValue, readEntered } from '../../../domain/limits/entered';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';

const resource = resources['limit-values'];
const quiet = { onError: () => {} };

/** A value that the office entered, with the record that holds it. */
export interface EnteredRecord extends EnteredValue {
  id: string;
  /** Where it is changed, or read by those who may not. */
  to: string | null;
  /** Who entered it, and when (Warsaw). */
  by: string | null;
  at: string | null;
}

type Kept = RaRecord & KeptValue & { entered_at: string | null; entered_by?: { title?: string } | null };

/** What the office entered for a year and for the one before, and the way to enter more for those who may. */
export function useEnteredValues(year: number) {
  const seen = useMay()('list', resource);
  const paths = usePaths(resource);
  const { data, error, refetch } = useGetList<Kept>(
    resource.name,
    {
      filter: { year: [year - 1, year] },
      sort: { field: 'year', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: seen, ...quiet },
  );
  const values = (data ?? []).flatMap((record): EnteredRecord[] => {
    const value = readEntered(record);
    const id = String(record.id);
    const to = paths.edit(id) ?? paths.show(id);
    return value ? [{ ...value, id, to, by: record.entered_by?.title ?? null, at: record.entered_at }] : [];
  });
  const create = paths.create();
  const enter = (code: string) =>
    create !== null && Object.hasOwn(resource.fields.limit_code.choices ?? {}, code)
      ? `${create}?year=${year}&limit_code=${code}`
      : null;
  return { values, enter, list: paths.list(), error: data ? null : error, retry: () => void refetch() };
}

import type { RaRecord } from 'ra-core';
import { settlementItems } from '../../../../resources/settlementItems';
import { useGroups } from '../../records/useGroups';
import { waiting } from './item';

/** The nearest day on which something of each month is still to be paid, by the month's id; the office's own fee counts where nothing else is left. */
export function useNearestDays(records: readonly RaRecord[]): ReadonlyMap<string, string> {
  const ids = records.map(({ id }) => String(id));
  const { data } = useGroups(
    settlementItems,
    {
      by: ['settlement_id', 'due_effective', 'kind'],
      filter: { settlement_id: ids, amount_type: ['due'], payment_status: [...waiting] },
    },
    { enabled: ids.length > 0 },
  );
  const owed = (data ?? []).flatMap(({ key }) => {
    const [id, day, kind] = Array.isArray(key) ? key : [];
    return typeof id === 'string' && typeof day === 'string' ? [{ id, day, isFee: kind === 'office_fee' }] : [];
  });
  const days = (isFee: boolean) =>
    owed.filter((each) => each.isFee === isFee).toSorted((one, other) => other.day.localeCompare(one.day));
  return new Map([...days(true), ...days(false)].map(({ id, day }) => [id, day]));
}
